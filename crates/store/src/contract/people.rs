//! People and their accounts.

use skep_club::{Audience, OutcomeName, PersonId};
use skep_wire::{PersonKind, Room};

use crate::contract::Place;
use crate::contract::sample::{
    self, START, Story, account, at, ended, game_id, guest, playing, rated_game, rating, secrets,
    token,
};
use crate::error::{PasswordError, RegisterError};
use crate::rows::chat::ChatLine;
use crate::rows::person::Secrets;
use crate::rows::session::NewSession;

/// A guest is somebody without a name.
pub async fn guests_have_no_name(place: &impl Place) {
    let store = place.open().await;
    let one = store.new_guest(at(5)).await.unwrap();
    let other = guest(&store).await;
    assert_ne!(one, other);
    let person = store.person(one).await.unwrap().unwrap();
    assert_eq!((person.id, person.name, person.kind), (one, None, PersonKind::Guest));
    assert_eq!((person.since, person.deleted), (at(5), false));
    assert_eq!(store.person(PersonId(999_999)).await.unwrap(), None);
    assert_eq!(store.person(PersonId(u64::MAX)).await.unwrap(), None);
    assert_eq!(store.secrets(one).await.unwrap(), None);
}

/// Lists of games need the names of many people.
pub async fn several_people_are_read_at_once(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, account(&store, "Ant").await);
    let people = store.people(&[other, PersonId(999_999), one, other]).await.unwrap();
    let mut found: Vec<PersonId> = people.iter().map(|person| person.id).collect();
    found.sort_unstable();
    assert_eq!(found, [one, other]);
    assert_eq!(store.people(&[]).await.unwrap(), []);
}

/// The levels of the computer are people from the beginning.
pub async fn the_computer_has_ten_levels(place: &impl Place) {
    let store = place.open().await;
    let levels: Vec<PersonKind> =
        store.computers().await.unwrap().iter().map(|person| person.kind).collect();
    let expected: Vec<PersonKind> = (1..=10).map(|level| PersonKind::Computer { level }).collect();
    assert_eq!(levels, expected);
}

/// The account is the same person, and so keeps the games.
pub async fn a_guest_becomes_an_account_once(place: &impl Place) {
    let store = place.open().await;
    let person = guest(&store).await;
    store.register(person, "Queen-Bee", secrets("Bee"), at(7)).await.unwrap();
    let row = store.person(person).await.unwrap().unwrap();
    assert_eq!((row.name.as_deref(), row.since), (Some("Queen-Bee"), at(7)));
    assert!(row.has_account());
    assert_eq!(store.secrets(person).await.unwrap(), Some(secrets("Bee")));
    assert_eq!(store.by_name("Queen-Bee").await.unwrap(), Some(row));

    let again = store.register(person, "Other", secrets("Other"), at(8)).await;
    assert_eq!(again, Err(RegisterError::NotAGuest));
    let computer = store.computers().await.unwrap()[0].id;
    for nobody in [computer, PersonId(999_999)] {
        let result = store.register(nobody, "Other", secrets("Other"), at(8)).await;
        assert_eq!(result, Err(RegisterError::NotAGuest));
    }
}

/// Nobody can pretend to be somebody else by other capitals.
pub async fn names_differ_in_more_than_capitals(place: &impl Place) {
    let store = place.open().await;
    let person = account(&store, "Queen").await;
    let other = guest(&store).await;
    let result = store.register(other, "qUEEN", secrets("q"), at(1)).await;
    assert_eq!(result, Err(RegisterError::NameTaken));
    assert_eq!(store.by_name("QUEEN").await.unwrap().unwrap().id, person);
    assert_eq!(store.by_name("Queens").await.unwrap(), None);
    assert_eq!(store.by_name("").await.unwrap(), None);
}

/// Two people want the same name at the same time.
pub async fn of_two_people_one_gets_a_name(place: &impl Place) {
    let (here, there) = (place.open().await, place.open().await);
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..6 {
        let store = if number % 2 == 0 { here.clone() } else { there.clone() };
        tasks.spawn(async move {
            let person = guest(&store).await;
            store.register(person, "Queen", secrets("Queen"), START).await
        });
    }
    let results = tasks.join_all().await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let taken = results.iter().filter(|result| **result == Err(RegisterError::NameTaken));
    assert_eq!(taken.count(), 5);
}

/// A recovery code that was used cannot be used again.
pub async fn a_recovery_code_works_once(place: &impl Place) {
    let store = place.open().await;
    let person = account(&store, "Ant").await;
    let old = secrets("Ant");
    let new = |number: u8| Secrets {
        password: format!("password {number}"),
        recovery: format!("code {number}"),
    };
    store.set_secrets(person, old.clone(), new(1), None).await.unwrap();
    assert_eq!(store.secrets(person).await.unwrap(), Some(new(1)));
    let again = store.set_secrets(person, old, new(2), None).await;
    assert_eq!(again, Err(PasswordError::Changed));
    assert_eq!(store.secrets(person).await.unwrap(), Some(new(1)));
}

/// A stolen cookie is of no use after a new password.
pub async fn a_new_password_logs_other_browsers_out(place: &impl Place) {
    let store = place.open().await;
    let person = account(&store, "Ant").await;
    let other = account(&store, "Bee").await;
    for (number, person) in [(1, person), (2, person), (3, person), (4, other)] {
        let description = String::new();
        let session = NewSession { token: token(number), person, description, at: START };
        store.new_session(session).await.unwrap();
    }
    let new = Secrets { password: "new".to_owned(), ..secrets("Ant") };
    store.set_secrets(person, secrets("Ant"), new.clone(), Some(token(2))).await.unwrap();
    let is_in = async |number| store.session(token(number), START).await.unwrap().is_some();
    assert_eq!(
        [is_in(1).await, is_in(2).await, is_in(3).await, is_in(4).await],
        [false, true, false, true]
    );
    store.set_secrets(person, new, secrets("Ant"), None).await.unwrap();
    assert!(!is_in(2).await);
}

/// After deletion nothing is left but games of somebody without a name.
pub async fn deleted_people_leave_only_games(place: &impl Place) {
    let store = place.open().await;
    let (person, other) = (account(&store, "Ant").await, account(&store, "Bee").await);
    rated_game(&store, 1, other, rating(person, 1600.0, 1)).await;
    let session = NewSession { token: token(1), person, description: String::new(), at: START };
    store.new_session(session).await.unwrap();
    store.block(person, other, START).await.unwrap();
    store.block(other, person, START).await.unwrap();
    for (by, text) in [(person, "hello"), (other, "hi")] {
        let (game, text) = (game_id(1), text.to_owned());
        store
            .say(ChatLine { game, room: Room::Players, person: by, at: START, text })
            .await
            .unwrap();
    }

    assert!(store.delete_person(person).await.unwrap());
    let row = store.person(person).await.unwrap().unwrap();
    assert_eq!((row.name, row.kind, row.deleted), (None, PersonKind::Guest, true));
    assert_eq!(store.secrets(person).await.unwrap(), None);
    assert_eq!(store.by_name("Ant").await.unwrap(), None);
    assert_eq!(store.session(token(1), START).await.unwrap(), None);
    assert_eq!(store.ratings(&[person]).await.unwrap(), []);
    assert!(!store.is_blocked(person, other).await.unwrap());
    let lines = store.chat(game_id(1), 9).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["hi"]);
    assert_eq!(store.game(game_id(1)).await.unwrap().unwrap().white, Some(person));
    assert_eq!(store.events(game_id(1), 0).await.unwrap().len(), 3);

    // The name is free, and the person cannot come back.
    assert!(!store.delete_person(person).await.unwrap());
    let back = store.register(person, "Ant", secrets("Ant"), START).await;
    assert_eq!(back, Err(RegisterError::NotAGuest));
    let session = NewSession { token: token(2), person, description: String::new(), at: START };
    assert!(store.new_session(session).await.is_err());
    account(&store, "ant").await;
}

/// The levels of the computer cannot be deleted.
pub async fn computers_are_not_deleted(place: &impl Place) {
    let store = place.open().await;
    let computer = store.computers().await.unwrap()[9].clone();
    assert!(!store.delete_person(computer.id).await.unwrap());
    assert!(!store.delete_person(PersonId(999_999)).await.unwrap());
    assert_eq!(store.person(computer.id).await.unwrap(), Some(computer));
}

/// A person who blocks somebody has peace, and so has the other.
pub async fn blocks_work_both_ways(place: &impl Place) {
    let store = place.open().await;
    let (one, other, third) = (guest(&store).await, guest(&store).await, guest(&store).await);
    store.block(one, third, at(2)).await.unwrap();
    store.block(one, other, at(1)).await.unwrap();
    store.block(one, other, at(3)).await.unwrap();
    assert_eq!(store.blocked_by(one).await.unwrap(), [other, third]);
    assert_eq!(store.blocked_by(other).await.unwrap(), []);
    assert!(store.is_blocked(one, other).await.unwrap());
    assert!(store.is_blocked(other, one).await.unwrap());
    assert!(!store.is_blocked(other, third).await.unwrap());
    store.unblock(other, one).await.unwrap();
    assert!(store.is_blocked(one, other).await.unwrap());
    store.unblock(one, other).await.unwrap();
    assert!(!store.is_blocked(one, other).await.unwrap());
}

/// People get all that is stored about them, and nothing by which they could cheat.
pub async fn an_export_has_everything_but_secrets(place: &impl Place) {
    let store = place.open().await;
    let (person, other) = (account(&store, "Ant").await, account(&store, "Bee").await);
    rated_game(&store, 1, other, rating(person, 1600.0, 1)).await;
    ended(&store, Story::new(2, other), person, Some(OutcomeName::Draw), at(2)).await;
    let mut running = Story::new(3, other);
    running.row.audience = Audience::Link;
    playing(&store, running, person).await;
    sample::store(&store, Story::new(4, other).create(at(4))).await;
    let description = "a browser".to_owned();
    store
        .new_session(NewSession { token: token(1), person, description, at: START })
        .await
        .unwrap();
    store.block(person, other, START).await.unwrap();
    for (by, text) in [(person, "hello"), (other, "secret of Bee")] {
        let (game, text) = (game_id(1), text.to_owned());
        store
            .say(ChatLine { game, room: Room::Players, person: by, at: START, text })
            .await
            .unwrap();
    }

    let export = store.export(person).await.unwrap().unwrap();
    assert_eq!(export["person"]["name"], "Ant");
    assert_eq!(export["sessions"][0]["description"], "a browser");
    assert_eq!(export["blocks"][0]["blocked"], other.0);
    assert_eq!(export["ratings"][0]["rating"], 1600.0);
    assert_eq!(export["rating_history"][0]["game"], game_id(1).as_str());
    assert_eq!(export["chat"][0]["text"], "hello");
    let games = export["games"].as_array().unwrap();
    let events = |number: u32| {
        let game = games.iter().find(|game| game["id"] == game_id(number).as_str());
        game.map(|game| game["events"].as_array().map_or(0, Vec::len))
    };
    assert_eq!([events(1), events(2), events(3), events(4)], [Some(3), Some(3), Some(0), None]);

    let text = export.to_string();
    for secret in ["hash of", "code", "secret of Bee", "Bee", &"01".repeat(32)] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    assert_eq!(store.export(PersonId(999_999)).await.unwrap(), None);
}
