//! Lists of games.

use skep_club::{Audience, GameId, OutcomeName, Pace, PersonId, Speed};
use skep_rules::{Family, GameType};

use crate::contract::Place;
use crate::contract::sample::{
    self, Story, account, at, ended, game_id, guest, playing, rated_game, rating,
};
use crate::rows::game::{GameFilter, GameResult, GameRow, GameStatus, Page, Results};

fn games(rows: &[GameRow]) -> Vec<GameId> {
    rows.iter().map(|row| row.game).collect()
}

fn ids<const N: usize>(numbers: [u32; N]) -> Vec<GameId> {
    numbers.into_iter().map(game_id).collect()
}

fn with_audience(number: u32, creator: PersonId, audience: Audience) -> Story {
    let mut story = Story::new(number, creator);
    story.row.audience = audience;
    story
}

/// The lobby lists what everybody may join, the newest first.
pub async fn open_seeks_are_those_for_everybody(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, guest(&store).await);
    for number in 1..=4 {
        sample::store(&store, Story::new(number, one).create(at(u64::from(number)))).await;
    }
    sample::store(&store, with_audience(5, one, Audience::Link).create(at(5))).await;
    let invited = Audience::Invited { person: other };
    sample::store(&store, with_audience(6, one, invited).create(at(6))).await;
    playing(&store, Story::new(7, one), other).await;
    let mut withdrawn = Story::new(8, one);
    sample::store(&store, withdrawn.create(at(8))).await;
    withdrawn.row.status = GameStatus::Withdrawn;
    let event = skep_club::GameEvent::Withdrawn { by: one };
    sample::store(&store, withdrawn.event(event, at(9))).await;
    assert_eq!(games(&store.open_seeks(9).await.unwrap()), ids([4, 3, 2, 1]));
    assert_eq!(games(&store.open_seeks(2).await.unwrap()), ids([4, 3]));
}

/// An invitation is seen by the person who is invited, until somebody has answered.
pub async fn invitations_are_for_one_person(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, guest(&store).await);
    let invited = Audience::Invited { person: other };
    let mut story = with_audience(1, one, invited);
    sample::store(&store, story.create(at(0))).await;
    sample::store(&store, with_audience(2, one, invited).create(at(1))).await;
    assert_eq!(games(&store.invitations(other).await.unwrap()), ids([2, 1]));
    assert_eq!(games(&store.invitations(one).await.unwrap()), []);
    sample::store(&store, story.join(one, other, at(2))).await;
    assert_eq!(games(&store.invitations(other).await.unwrap()), ids([2]));
}

/// A server that starts finds all games that go on.
pub async fn running_games_are_played(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, guest(&store).await);
    sample::store(&store, Story::new(1, one).create(at(0))).await;
    playing(&store, Story::new(2, one), other).await;
    ended(&store, Story::new(3, one), other, Some(OutcomeName::Draw), at(3)).await;
    playing(&store, with_audience(4, one, Audience::Link), other).await;
    let mut running = games(&store.running_games().await.unwrap());
    running.sort_unstable();
    assert_eq!(running, ids([2, 4]));
}

/// The games whose time is up are found.
pub async fn due_games_come_by_deadline(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, guest(&store).await);
    for (number, deadline) in [(1, Some(30)), (2, None), (3, Some(10)), (4, Some(20))] {
        let mut story = Story::new(number, one);
        story.row.deadline = deadline.map(at);
        playing(&store, story, other).await;
    }
    assert_eq!(games(&store.due_games(at(9), 9).await.unwrap()), []);
    assert_eq!(games(&store.due_games(at(20), 9).await.unwrap()), ids([3, 4]));
    assert_eq!(games(&store.due_games(at(99), 9).await.unwrap()), ids([3, 4, 1]));
    assert_eq!(games(&store.due_games(at(99), 1).await.unwrap()), ids([3]));
}

/// The most urgent game comes first.
pub async fn own_games_come_by_urgency(place: &impl Place) {
    let store = place.open().await;
    let (one, other, third) = (guest(&store).await, guest(&store).await, guest(&store).await);
    for (number, deadline) in [(1, None), (2, Some(30)), (3, Some(20))] {
        let mut story = Story::new(number, one);
        story.row.deadline = deadline.map(at);
        playing(&store, story, other).await;
    }
    let mut as_black = Story::new(4, other);
    as_black.row.deadline = Some(at(10));
    playing(&store, as_black, one).await;
    sample::store(&store, Story::new(5, one).create(at(5))).await;
    ended(&store, Story::new(6, one), other, None, at(6)).await;
    playing(&store, Story::new(7, other), third).await;
    assert_eq!(games(&store.own_games(one).await.unwrap()), ids([4, 3, 2, 1, 5]));
    assert_eq!(games(&store.own_games(third).await.unwrap()), ids([7]));
}

/// Spectators see the best players first, and nothing that is private.
pub async fn spectators_see_the_strongest_first(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (account(&store, "one").await, account(&store, "other").await);
    let weak = guest(&store).await;
    rated_game(&store, 1, weak, rating(one, 1700.0, 1)).await;
    rated_game(&store, 2, weak, rating(other, 1500.0, 1)).await;
    playing(&store, Story::new(3, weak), other).await;
    playing(&store, Story::new(4, other), one).await;
    playing(&store, Story::new(5, one), weak).await;
    let mut venom = Story::new(6, one);
    venom.row.terms.game_type = GameType::VENOM;
    playing(&store, venom, other).await;
    playing(&store, with_audience(7, one, Audience::Link), other).await;
    sample::store(&store, Story::new(8, one).create(at(8))).await;
    assert_eq!(games(&store.watch_list(9).await.unwrap()), ids([4, 5, 3, 6]));
    assert_eq!(games(&store.watch_list(1).await.unwrap()), ids([4]));
}

/// Spectators see the games that ended last, those with a result and without those by link.
pub async fn recent_games_are_the_last_to_end(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, guest(&store).await);
    for (number, moment) in [(1, 30), (2, 10), (3, 20)] {
        let story = Story::new(number, one);
        ended(&store, story, other, Some(OutcomeName::Draw), at(moment)).await;
    }
    let white = Some(OutcomeName::White);
    ended(&store, with_audience(4, one, Audience::Link), other, white, at(40)).await;
    let invited = Audience::Invited { person: other };
    ended(&store, with_audience(5, one, invited), other, white, at(25)).await;
    ended(&store, Story::new(6, one), other, None, at(50)).await;
    playing(&store, Story::new(7, one), other).await;
    assert_eq!(games(&store.recent_games(9).await.unwrap()), ids([1, 5, 3, 2]));
    assert_eq!(games(&store.recent_games(2).await.unwrap()), ids([1, 5]));
}

/// Finished games come in pages, the last first; games without a result are left out.
pub async fn finished_games_come_in_pages(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, guest(&store).await);
    for number in 1..=7 {
        let (creator, opponent) = if number % 2 == 0 { (one, other) } else { (other, one) };
        let story = Story::new(number, creator);
        // Games 3 and 4 end at the same moment.
        let moment = if number == 4 { 3 } else { number };
        let outcome = Some(OutcomeName::White);
        ended(&store, story, opponent, outcome, at(u64::from(moment))).await;
    }
    ended(&store, Story::new(8, one), other, None, at(8)).await;
    playing(&store, Story::new(9, one), other).await;
    let mut listed = Vec::new();
    for number in 0..4 {
        let page = Page { number, size: 3 };
        let finished = store.finished_games(one, GameFilter::default(), page).await.unwrap();
        assert_eq!(finished.total, 7);
        assert!(finished.games.len() <= 3);
        listed.extend(games(&finished.games));
    }
    assert_eq!(listed[..3], ids([7, 6, 5]));
    assert_eq!(listed[5..], ids([2, 1]));
    listed.sort_unstable();
    let mut all = ids([1, 2, 3, 4, 5, 6, 7]);
    all.sort_unstable();
    assert_eq!(listed, all);
    let far = Page { number: u32::MAX, size: u32::MAX };
    assert_eq!(store.finished_games(one, GameFilter::default(), far).await.unwrap().games, []);
}

/// Filters by opponent, family, speed, rating and result.
pub async fn finished_games_can_be_filtered(place: &impl Place) {
    let store = place.open().await;
    let (one, other, third) = (guest(&store).await, guest(&store).await, guest(&store).await);
    ended(&store, Story::new(1, one), other, Some(OutcomeName::White), at(1)).await;
    ended(&store, Story::new(2, other), one, Some(OutcomeName::White), at(2)).await;
    ended(&store, Story::new(3, one), third, Some(OutcomeName::Draw), at(3)).await;
    let mut venom = Story::new(4, third);
    venom.row.terms.game_type = GameType::VENOM;
    venom.row.terms.pace = Pace::Correspondence { days: 3 };
    venom.row.terms.rated = true;
    ended(&store, venom, one, Some(OutcomeName::Black), at(4)).await;
    let all = GameFilter::default();
    let cases = [
        (all, ids([4, 3, 2, 1])),
        (GameFilter { against: Some(other), ..all }, ids([2, 1])),
        (GameFilter { family: Some(Family::Venom), ..all }, ids([4])),
        (GameFilter { speed: Some(Speed::Blitz), ..all }, ids([3, 2, 1])),
        (GameFilter { rated: Some(true), ..all }, ids([4])),
        (GameFilter { rated: Some(false), ..all }, ids([3, 2, 1])),
        (GameFilter { result: Some(GameResult::Won), ..all }, ids([4, 1])),
        (GameFilter { result: Some(GameResult::Lost), ..all }, ids([2])),
        (GameFilter { result: Some(GameResult::Drawn), ..all }, ids([3])),
        (GameFilter { against: Some(other), result: Some(GameResult::Won), ..all }, ids([1])),
        (GameFilter { against: Some(one), ..all }, vec![]),
    ];
    for (filter, expected) in cases {
        let page = Page { number: 0, size: 10 };
        let finished = store.finished_games(one, filter, page).await.unwrap();
        assert_eq!(games(&finished.games), expected, "{filter:?}");
        assert_eq!(finished.total, expected.len() as u64, "{filter:?}");
    }
}

/// Results are counted for the person, whatever the colour.
pub async fn results_count_both_colours(place: &impl Place) {
    let store = place.open().await;
    let (one, other, third) = (guest(&store).await, guest(&store).await, guest(&store).await);
    let (white, black) = (Some(OutcomeName::White), Some(OutcomeName::Black));
    ended(&store, Story::new(1, one), other, white, at(1)).await;
    ended(&store, Story::new(2, other), one, white, at(2)).await;
    ended(&store, Story::new(3, other), one, black, at(3)).await;
    ended(&store, Story::new(4, one), third, Some(OutcomeName::Draw), at(4)).await;
    ended(&store, Story::new(5, one), third, None, at(5)).await;
    let results = |won, lost, drawn| Results { won, lost, drawn };
    assert_eq!(store.results(one, None).await.unwrap(), results(2, 1, 1));
    assert_eq!(store.results(one, Some(other)).await.unwrap(), results(2, 1, 0));
    assert_eq!(store.results(other, Some(one)).await.unwrap(), results(1, 2, 0));
    assert_eq!(store.results(other, Some(third)).await.unwrap(), Results::default());
}

/// The lobby counts what can be joined and what is played.
pub async fn counts_are_for_the_lobby(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, guest(&store).await);
    assert_eq!(store.counts().await.unwrap(), crate::Counts::default());
    sample::store(&store, Story::new(1, one).create(at(0))).await;
    sample::store(&store, with_audience(2, one, Audience::Link).create(at(0))).await;
    playing(&store, Story::new(3, one), other).await;
    playing(&store, with_audience(4, one, Audience::Link), other).await;
    ended(&store, Story::new(5, one), other, None, at(3)).await;
    assert_eq!(store.counts().await.unwrap(), crate::Counts { open: 1, playing: 2 });
}
