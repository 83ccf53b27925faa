//! Events are appended without gaps, by one writer at a time.

use std::sync::Arc;

use skep_club::{
    Audience, ColorWish, EndCause, GameEvent, GameId, Offer, OutcomeName, Pace, Terms,
};
use skep_rules::{ByColor, Color, GameType};
use skep_wire::ClockView;

use crate::contract::Place;
use crate::contract::sample::{self, Story, account, at, game_id, guest, playing, rating, seed};
use crate::error::AppendError;
use crate::rows::game::{GameEnd, GameStatus};
use crate::rows::rating::RatingChange;
use crate::store::Store;

/// Events come back as they were, with their numbers and moments.
pub async fn events_are_read_back_in_order(place: &impl Place) {
    let store = place.open().await;
    let (white, black) = (guest(&store).await, guest(&store).await);
    let mut story = Story::new(1, white);
    let mut appended = Vec::new();
    let batches = [story.create(at(0)), story.join(white, black, at(70)), story.act(at(900))];
    for batch in batches {
        appended.extend(batch.events.clone());
        sample::store(&store, batch).await;
    }
    assert_eq!(store.events(story.row.game, 0).await.unwrap(), appended);
    assert_eq!(store.events(game_id(2), 0).await.unwrap(), []);
}

/// Readers ask for what they have not seen.
pub async fn events_after_a_number_are_read(place: &impl Place) {
    let store = place.open().await;
    let (white, black) = (guest(&store).await, guest(&store).await);
    let mut story = playing(&store, Story::new(1, white), black).await;
    sample::store(&store, story.act(at(2))).await;
    for (after, expected) in
        [(0, vec![1, 2, 3]), (2, vec![3]), (3, vec![]), (9, vec![]), (u32::MAX, vec![])]
    {
        let events = store.events(story.row.game, after).await.unwrap();
        let numbers: Vec<u32> = events.iter().map(|event| event.number).collect();
        assert_eq!(numbers, expected, "after {after}");
    }
}

/// Many tasks want to append the same number: one succeeds, and the others learn of it.
pub async fn of_two_writers_one_wins(place: &impl Place) {
    let store = place.open().await;
    race(&store, &store).await;
}

/// The same with two processes.
pub async fn of_two_writers_at_two_stores_one_wins(place: &impl Place) {
    race(&place.open().await, &place.open().await).await;
}

async fn race(one: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let (white, black) = (guest(one).await, guest(one).await);
    let story = playing(one, Story::new(1, white), black).await;
    for round in 0..10 {
        let mut tasks = tokio::task::JoinSet::new();
        for writer in 0..8 {
            let store = if writer % 2 == 0 { one.clone() } else { other.clone() };
            let mut story = story.clone();
            story.version += round;
            let batch = story.act(at(u64::from(100 * round + writer)));
            tasks.spawn(async move { (batch.clone(), store.append(batch).await) });
        }
        let results = tasks.join_all().await;
        let mut winners = results.iter().filter(|(_, result)| result.is_ok());
        let (winner, _) = winners.next().expect("one writer wins");
        assert!(winners.next().is_none(), "only one writer wins");
        let losers = results.iter().filter(|(_, result)| *result == Err(AppendError::Conflict));
        assert_eq!(losers.count(), 7);
        let stored = one.events(story.row.game, story.version + round).await.unwrap();
        assert_eq!(stored, winner.events);
        let row = other.game(story.row.game).await.unwrap();
        assert_eq!(row.as_ref(), Some(&winner.row));
    }
}

/// An event is stored only after the one before.
pub async fn events_have_no_gaps(place: &impl Place) {
    let store = place.open().await;
    let (white, black) = (guest(&store).await, guest(&store).await);
    let story = playing(&store, Story::new(1, white), black).await;
    for version in [0, 1, 3, 7, u32::MAX - 1] {
        let mut other = Story { version, ..story.clone() };
        assert_eq!(store.append(other.act(at(2))).await, Err(AppendError::Conflict), "{version}");
    }
    let mut unknown = Story { version: 2, ..Story::new(2, white) };
    assert_eq!(store.append(unknown.act(at(2))).await, Err(AppendError::Conflict));
    assert_eq!(store.events(story.row.game, 0).await.unwrap().len(), 2);
    assert_eq!(store.game(story.row.game).await.unwrap(), Some(story.row));
}

/// Two games never share a name.
pub async fn a_game_is_created_once(place: &impl Place) {
    let store = place.open().await;
    let (one, other) = (guest(&store).await, guest(&store).await);
    sample::store(&store, Story::new(1, one).create(at(0))).await;
    let again = store.append(Story::new(1, other).create(at(1))).await;
    assert_eq!(again, Err(AppendError::Conflict));
    assert_eq!(store.game(game_id(1)).await.unwrap().unwrap().creator, one);
}

/// Events, row and ratings are stored together or not at all.
pub async fn a_batch_is_stored_as_a_whole(place: &impl Place) {
    let store = place.open().await;
    let (white, black) = (account(&store, "white").await, account(&store, "black").await);
    let mut story = playing(&store, Story::new(1, white), black).await;
    let before = story.row.clone();
    let mut batch = story.act(at(2));
    let end = story.end(Some(OutcomeName::White), at(2));
    batch.events.extend(end.events);
    batch.row = end.row;
    // The second rating does not follow the stored one.
    batch.ratings = vec![
        RatingChange { after: rating(white, 1600.0, 1) },
        RatingChange { after: rating(black, 1400.0, 2) },
    ];
    assert_eq!(store.append(batch.clone()).await, Err(AppendError::RatingChanged));
    assert_eq!(store.events(before.game, 0).await.unwrap().len(), 2);
    assert_eq!(store.game(before.game).await.unwrap(), Some(before));
    assert_eq!(store.ratings(&[white, black]).await.unwrap(), []);

    batch.ratings.truncate(1);
    sample::store(&store, batch).await;
    assert_eq!(store.events(story.row.game, 0).await.unwrap().len(), 4);
    assert_eq!(store.ratings(&[white, black]).await.unwrap().len(), 1);
}

/// Batches that make no sense are refused by a sentence.
pub async fn bad_batches_are_refused(place: &impl Place) {
    let store = place.open().await;
    let person = guest(&store).await;
    let good = || Story::new(1, person).create(at(0));
    let mut empty = good();
    empty.events.clear();
    let mut zero = good();
    zero.events[0].number = 0;
    let mut gap = good();
    gap.events.push(gap.events[0].clone());
    let mut other = good();
    other.row.game = game_id(2);
    let mut unrated = good();
    unrated.ratings = vec![RatingChange { after: rating(person, f64::NAN, 1) }];
    let mut uncounted = good();
    uncounted.ratings = vec![RatingChange { after: rating(person, 1500.0, 0) }];
    for batch in [empty, zero, gap, other, unrated, uncounted] {
        let result = store.append(batch).await;
        assert!(matches!(result, Err(AppendError::BadBatch { .. })), "{result:?}");
    }
    let nobody = Story::new(1, skep_club::PersonId(999_999)).create(at(0));
    assert!(matches!(store.append(nobody).await, Err(AppendError::Store(_))));
    assert_eq!(store.game(game_id(1)).await.unwrap(), None);
}

/// Of many batches at the same time, those that fail do not take others with them.
pub async fn a_failing_batch_leaves_the_others(place: &impl Place) {
    let store = place.open().await;
    let person = guest(&store).await;
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..60 {
        let store = store.clone();
        let creator = if number % 3 == 0 { skep_club::PersonId(999_999) } else { person };
        let mut story = Story::new(number, creator);
        if number % 3 == 1 {
            story.version = 5;
        }
        let batch = story.create(at(u64::from(number)));
        tasks.spawn(async move { (number, store.append(batch).await) });
    }
    for (number, result) in tasks.join_all().await {
        match number % 3 {
            0 => assert!(matches!(result, Err(AppendError::Store(_))), "{number}: {result:?}"),
            1 => assert_eq!(result, Err(AppendError::Conflict), "{number}"),
            _ => assert_eq!(result, Ok(()), "{number}"),
        }
        let stored = store.game(game_id(number)).await.unwrap().is_some();
        assert_eq!(stored, number % 3 == 2, "{number}");
    }
}

/// What lists show is what the last batch has said.
pub async fn the_row_follows_the_events(place: &impl Place) {
    let store = place.open().await;
    let (white, black) = (guest(&store).await, guest(&store).await);
    let mut story = Story::new(1, white);
    let clock = |left| ClockView {
        left: ByColor { white: left, black: 300_000 },
        running: Some(Color::White),
        at: at(left),
    };
    sample::store(&store, story.create(at(0))).await;
    assert_eq!(store.game(story.row.game).await.unwrap().as_ref(), Some(&story.row));
    sample::store(&store, story.join(white, black, at(1))).await;
    assert_eq!(store.game(story.row.game).await.unwrap().as_ref(), Some(&story.row));
    for turn in 0..3 {
        story.row.clock = Some(clock(turn));
        story.row.deadline = Some(at(1000 + turn));
        sample::store(&store, story.act(at(2 + turn))).await;
        assert_eq!(store.game(story.row.game).await.unwrap().as_ref(), Some(&story.row));
    }
    sample::store(&store, story.end(Some(OutcomeName::Black), at(9))).await;
    assert_eq!(store.game(story.row.game).await.unwrap().as_ref(), Some(&story.row));
    let rematch = GameEvent::Rematched { next: game_id(2) };
    sample::store(&store, story.event(rematch, at(10))).await;
    assert_eq!(store.game(story.row.game).await.unwrap().as_ref(), Some(&story.row));
}

/// No kind of event loses anything.
pub async fn every_kind_of_event_is_read_back(place: &impl Place) {
    let store = place.open().await;
    let (white, black) = (guest(&store).await, guest(&store).await);
    let mut story = playing(&store, Story::new(1, white), black).await;
    let color = Color::Black;
    let text = "<b>\u{202e}\u{0}'\"\\é🐝".to_owned();
    let events = [
        GameEvent::Chose { color, choice: text.clone() },
        GameEvent::Picked { color, choice: text.clone() },
        GameEvent::Revealed { picks: ByColor { white: text.clone(), black: String::new() } },
        GameEvent::Drew { color, tile: text.clone() },
        GameEvent::Acted { color, action: text, credit: u32::MAX },
        GameEvent::Offered { color, offer: Offer::TakeBack },
        GameEvent::Declined { color, offer: Offer::Draw },
        GameEvent::TookBack { color, length: 0 },
        GameEvent::Interrupted { milliseconds: u64::MAX },
        GameEvent::Withdrawn { by: black },
        GameEvent::Ended { outcome: None, cause: EndCause::Aborted, by: Some(color), seed: seed() },
        GameEvent::Rematched { next: game_id(7) },
    ];
    for (moment, event) in (2..).zip(events.clone()) {
        sample::store(&store, story.event(event, at(moment))).await;
    }
    let stored = store.events(story.row.game, 2).await.unwrap();
    let stored: Vec<GameEvent> = stored.into_iter().map(|recorded| recorded.event).collect();
    assert_eq!(stored, events);
}

/// No kind of row loses anything.
pub async fn every_kind_of_row_is_read_back(place: &impl Place) {
    let store = place.open().await;
    let (creator, other) = (guest(&store).await, guest(&store).await);
    let types = ["Base", "Venom+MLP", "Base+MLP+Swarm", "Ultimate"];
    let paces = [
        Pace::RealTime { time: 0, increment: 3 },
        Pace::Correspondence { days: 14 },
        Pace::Unlimited,
    ];
    let wishes = [ColorWish::White, ColorWish::Black, ColorWish::Either];
    let audiences = [Audience::Everybody, Audience::Link, Audience::Invited { person: other }];
    let states = [GameStatus::Open, GameStatus::Withdrawn, GameStatus::Playing, GameStatus::Ended];
    let causes = [
        EndCause::Surrounded,
        EndCause::Removed,
        EndCause::Repetition,
        EndCause::Length,
        EndCause::Agreement,
        EndCause::Resignation,
        EndCause::Time,
        EndCause::Absence,
        EndCause::Aborted,
    ];
    let outcomes =
        [None, Some(OutcomeName::White), Some(OutcomeName::Black), Some(OutcomeName::Draw)];
    for number in 0..24 {
        let pick = |length: usize| number % length;
        let mut story = Story::new(u32::try_from(number).unwrap_or_default(), creator);
        let game_type: GameType = types[pick(4)].parse().expect("a game type");
        story.row.terms = Terms {
            game_type,
            pace: paces[pick(3)],
            rated: pick(2) == 0,
            creator_plays: wishes[pick(3)],
        };
        story.row.audience = audiences[pick(3)];
        story.row.status = states[pick(4)];
        story.row.to_move = [None, Some(Color::White), Some(Color::Black)][pick(3)];
        story.row.position = "é".repeat(number);
        if story.row.status == GameStatus::Ended {
            let (outcome, cause) = (outcomes[pick(4)], causes[pick(8)]);
            story.row.end = Some(GameEnd { outcome, cause, at: at(5) });
        }
        sample::store(&store, story.create(at(4))).await;
        let stored = store.game(story.row.game).await.unwrap();
        assert_eq!(stored.as_ref(), Some(&story.row));
    }
    let unknown: GameId = "2222222222".parse().unwrap_or_else(|_| game_id(99));
    assert_eq!(store.game(unknown).await.unwrap().map(|row| row.game), Some(game_id(0)));
}
