//! Ratings, their history, and leaderboards.

use skep_club::{OutcomeName, Speed};
use skep_rules::Family;

use crate::contract::Place;
use crate::contract::sample::{
    self, START, Story, account, at, game_id, guest, playing, rated_game, rating,
};
use crate::error::AppendError;
use crate::rows::rating::{Board, RatedKind, RatingChange, RatingRow};

const BOARD: Board = Board {
    family: Family::Tournament,
    speed: Speed::Blitz,
    below_deviation: 110.0,
    active_since: START,
};

/// Both ratings are stored with the event that ends the game.
pub async fn ratings_change_with_the_end_of_a_game(place: &impl Place) {
    let store = place.open().await;
    let (white, black) = (account(&store, "white").await, account(&store, "black").await);
    let mut story = playing(&store, Story::new(1, white), black).await;
    let mut batch = story.end(Some(OutcomeName::White), at(9));
    let after = [rating(white, 1600.25, 1), rating(black, 1400.5, 1)];
    batch.ratings = after.map(|after| RatingChange { after }).to_vec();
    sample::store(&store, batch).await;
    let mut stored = store.ratings(&[black, white]).await.unwrap();
    stored.sort_by_key(|rating| rating.person);
    assert_eq!(stored, after);
    assert_eq!(store.ratings(&[]).await.unwrap(), []);
}

/// Of two games that end at the same time, the second is computed again.
pub async fn a_rating_is_not_computed_from_an_old_one(place: &impl Place) {
    let store = place.open().await;
    let (person, other) = (account(&store, "person").await, guest(&store).await);
    rated_game(&store, 1, other, rating(person, 1600.0, 1)).await;
    rated_game(&store, 2, other, rating(person, 1650.0, 2)).await;
    let mut story = playing(&store, Story::new(3, person), other).await;
    for games in [1, 2, 4] {
        let mut batch = story.clone().end(Some(OutcomeName::White), at(3));
        batch.ratings = vec![RatingChange { after: rating(person, 1700.0, games) }];
        assert_eq!(store.append(batch).await, Err(AppendError::RatingChanged), "{games}");
    }
    assert_eq!(store.ratings(&[person]).await.unwrap(), [rating(person, 1650.0, 2)]);
    let mut batch = story.end(Some(OutcomeName::White), at(3));
    batch.ratings = vec![RatingChange { after: rating(person, 1700.0, 3) }];
    sample::store(&store, batch).await;
    assert_eq!(store.ratings(&[person]).await.unwrap(), [rating(person, 1700.0, 3)]);
}

/// A graph needs the last ratings, the oldest first.
pub async fn history_is_kept(place: &impl Place) {
    let store = place.open().await;
    let (person, other) = (account(&store, "person").await, guest(&store).await);
    for games in 1..=5 {
        let after = rating(person, 1500.0 + f64::from(games), games);
        rated_game(&store, games, other, after).await;
    }
    let bullet = RatingRow { speed: Speed::Bullet, ..rating(person, 900.0, 1) };
    rated_game(&store, 6, other, bullet).await;
    let history = store.rating_history(person, Family::Tournament, Speed::Blitz, 3).await.unwrap();
    let points: Vec<_> = history.iter().map(|entry| (entry.game, entry.at, entry.rating)).collect();
    assert_eq!(
        points,
        [(game_id(3), at(3), 1503.0), (game_id(4), at(4), 1504.0), (game_id(5), at(5), 1505.0)]
    );
    assert_eq!(store.ratings(&[person]).await.unwrap().len(), 2);
    let none = store.rating_history(person, Family::Venom, Speed::Blitz, 3).await.unwrap();
    assert_eq!(none, []);
}

/// The best are first, and everybody has a place.
pub async fn leaderboards_are_ordered(place: &impl Place) {
    let store = place.open().await;
    let opponent = guest(&store).await;
    let mut people = Vec::new();
    for (number, value) in (1..).zip([1500.0, 1800.5, 1500.0, 1700.0]) {
        let person = account(&store, &format!("person{number}")).await;
        people.push(person);
        rated_game(&store, number, opponent, rating(person, value, 1)).await;
    }
    let board = store.leaderboard(BOARD, 9).await.unwrap();
    let places: Vec<_> = board.iter().map(|row| (row.place, row.rating.person)).collect();
    let places_of = [(1, people[1]), (2, people[3]), (3, people[0]), (4, people[2])];
    assert_eq!(places, places_of.map(|(place, person)| (Some(place), person)));
    assert_eq!(store.leaderboard(BOARD, 2).await.unwrap(), board[..2]);
    for row in board {
        assert_eq!(store.board_row(BOARD, row.rating.person).await.unwrap(), Some(row));
    }
    assert_eq!(store.board_row(BOARD, opponent).await.unwrap(), None);
    let other = Board { speed: Speed::Bullet, ..BOARD };
    assert_eq!(store.leaderboard(other, 9).await.unwrap(), []);
}

/// Places are for those whose rating is known, and who still play.
pub async fn the_uncertain_have_no_place_and_the_absent_are_left_out(place: &impl Place) {
    let store = place.open().await;
    let opponent = guest(&store).await;
    let sure = account(&store, "sure").await;
    let unsure = account(&store, "unsure").await;
    rated_game(&store, 1, opponent, rating(sure, 1500.0, 1)).await;
    let uncertain = RatingRow { deviation: 110.0, ..rating(unsure, 1900.0, 1) };
    rated_game(&store, 2, opponent, uncertain).await;
    let board = store.leaderboard(BOARD, 9).await.unwrap();
    let places: Vec<_> = board.iter().map(|row| (row.place, row.rating.person)).collect();
    assert_eq!(places, [(Some(1), sure), (None, unsure)]);
    assert_eq!(store.leaderboard(BOARD, 1).await.unwrap(), board[..1]);
    assert_eq!(store.board_row(BOARD, unsure).await.unwrap(), Some(board[1]));
    let later = Board { active_since: at(2), ..BOARD };
    assert_eq!(store.leaderboard(later, 9).await.unwrap(), []);
    assert_eq!(store.board_row(later, unsure).await.unwrap(), None);
}

/// The kinds of games that are rated are those for which somebody active has a rating.
pub async fn rated_kinds_count_people(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (account(&store, "one").await, account(&store, "other").await);
    rated_game(&store, 1, other, rating(one, 1500.0, 1)).await;
    rated_game(&store, 2, one, rating(other, 1500.0, 1)).await;
    let venom = RatingRow { family: Family::Venom, changed: at(5), ..rating(one, 1600.0, 1) };
    rated_game(&store, 3, other, venom).await;
    let kind = |family, people| RatedKind { family, speed: Speed::Blitz, people };
    let mut kinds = store.rated_kinds(START).await.unwrap();
    kinds.sort_by_key(|kind| kind.people);
    assert_eq!(kinds, [kind(Family::Venom, 1), kind(Family::Tournament, 2)]);
    assert_eq!(store.rated_kinds(at(5)).await.unwrap(), [kind(Family::Venom, 1)]);
}

/// A game that ends after its player is gone stores nothing about that person.
pub async fn deleted_people_get_no_ratings(place: &impl Place) {
    let store = place.open().await;
    let (gone, other) = (account(&store, "gone").await, account(&store, "other").await);
    let mut story = playing(&store, Story::new(1, gone), other).await;
    store.delete_person(gone).await.unwrap();
    let mut batch = story.end(Some(OutcomeName::Black), at(9));
    let after = [rating(gone, 1400.0, 1), rating(other, 1600.0, 1)];
    batch.ratings = after.map(|after| RatingChange { after }).to_vec();
    sample::store(&store, batch).await;
    let stored = store.ratings(&[gone, other]).await.unwrap();
    assert_eq!(stored, after[1..]);
}
