//! What the server itself needs, and chats.

use skep_club::Audience;
use skep_wire::Room;

use crate::contract::Place;
use crate::contract::sample::{
    self, DAY, START, Story, account, at, game_id, guest, playing, token,
};
use crate::error::BackupError;
use crate::retention::{FORGET_GUEST_DAYS, Forgotten, SESSION_DAYS};
use crate::rows::chat::ChatLine;
use crate::rows::session::NewSession;

/// A value is replaced by the next one.
pub async fn values_are_stored_under_names(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.state("heartbeat").await.unwrap(), None);
    store.set_state("heartbeat", "1").await.unwrap();
    store.set_state("heartbeat", "2").await.unwrap();
    store.set_state("other", "").await.unwrap();
    assert_eq!(store.state("heartbeat").await.unwrap().as_deref(), Some("2"));
    assert_eq!(place.open().await.state("other").await.unwrap().as_deref(), Some(""));
}

fn line(game: u32, room: Room, person: skep_club::PersonId, text: &str) -> ChatLine {
    ChatLine { game: game_id(game), room, person, at: START, text: text.to_owned() }
}

/// Lines come back as they were, in the order in which they were said.
pub async fn chats_are_kept_in_order(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, guest(&store).await);
    playing(&store, Story::new(1, one), other).await;
    playing(&store, Story::new(2, one), other).await;
    let lines = [
        line(1, Room::Players, one, "<script>alert('🐝')</script>\u{0}"),
        line(1, Room::Spectators, other, "2"),
        line(1, Room::Players, one, "3"),
    ];
    for line in &lines {
        store.say(line.clone()).await.unwrap();
    }
    store.say(line(2, Room::Players, one, "elsewhere")).await.unwrap();
    assert_eq!(store.chat(game_id(1), 9).await.unwrap(), lines);
    assert_eq!(store.chat(game_id(3), 9).await.unwrap(), []);
    assert!(store.say(line(3, Room::Players, one, "nowhere")).await.is_err());
}

/// Of a long chat the end is read.
pub async fn the_last_lines_are_read(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, guest(&store).await);
    playing(&store, Story::new(1, one), other).await;
    for number in 0..5 {
        store.say(line(1, Room::Players, one, &number.to_string())).await.unwrap();
    }
    let lines = store.chat(game_id(1), 2).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["3", "4"]);
}

/// Guests who have only looked are forgotten, all others stay.
pub async fn guests_without_games_are_forgotten(place: &impl Place) {
    let store = place.open().await;
    let looked = guest(&store).await;
    let (creator, joined, invited) =
        (guest(&store).await, guest(&store).await, guest(&store).await);
    let visits = guest(&store).await;
    let named = account(&store, "named").await;
    playing(&store, Story::new(1, creator), joined).await;
    let mut invitation = Story::new(2, creator);
    invitation.row.audience = Audience::Invited { person: invited };
    sample::store(&store, invitation.create(at(0))).await;
    let now = START.plus(FORGET_GUEST_DAYS * DAY + 1);
    let description = String::new();
    for (number, person, at) in [(1, visits, now), (2, looked, START)] {
        let description = description.clone();
        store
            .new_session(NewSession { token: token(number), person, description, at })
            .await
            .unwrap();
    }
    let young = store.new_guest(now).await.unwrap();

    let early = Forgotten::default();
    assert_eq!(store.forget(START.plus(FORGET_GUEST_DAYS * DAY)).await.unwrap(), early);
    let forgotten = store.forget(now).await.unwrap();
    assert_eq!(forgotten, Forgotten { guests: 1, sessions: 0 });
    assert_eq!(store.person(looked).await.unwrap(), None);
    assert_eq!(store.session(token(2), START).await.unwrap(), None);
    for person in [creator, joined, invited, visits, named, young] {
        assert!(store.person(person).await.unwrap().is_some(), "{person}");
    }
    assert_eq!(store.computers().await.unwrap().len(), 10);
    // Numbers are not given again: an old cookie never belongs to somebody new.
    assert!(guest(&store).await > young);
}

/// More guests than are forgotten at once.
pub async fn many_guests_are_forgotten(place: &impl Place) {
    let store = place.open().await;
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..1203 {
        let store = store.clone();
        tasks.spawn(async move { guest(&store).await });
    }
    tasks.join_all().await;
    let forgotten = store.forget(START.plus(1000 * DAY)).await.unwrap();
    assert_eq!(forgotten, Forgotten { guests: 1203, sessions: 0 });
}

/// Sessions that nobody can use any more are deleted.
pub async fn expired_sessions_are_forgotten(place: &impl Place) {
    let store = place.open().await;
    let person = account(&store, "named").await;
    for (number, at) in [(1, START), (2, at(DAY))] {
        let description = String::new();
        store
            .new_session(NewSession { token: token(number), person, description, at })
            .await
            .unwrap();
    }
    let now = START.plus(SESSION_DAYS * DAY + 1);
    let forgotten = store.forget(now).await.unwrap();
    assert_eq!(forgotten, Forgotten { guests: 0, sessions: 1 });
    assert!(store.session(token(2), now).await.unwrap().is_some());
}

/// An existing file is left alone.
pub async fn a_backup_overwrites_nothing(place: &impl Place) {
    let store = place.open().await;
    let folder = std::env::temp_dir();
    let file = folder.join(format!("skep-backup-{}", std::process::id()));
    std::fs::write(&file, "precious").unwrap();
    let result = store.backup(&file).await;
    assert!(matches!(result, Err(BackupError::Exists { .. })), "{result:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
    std::fs::remove_file(&file).unwrap();
    let missing = folder.join("skep-no-such-folder").join("backup");
    let result = store.backup(&missing).await;
    assert!(matches!(result, Err(BackupError::File { .. })), "{result:?}");
}
