//! What was stored stays.

use crate::contract::Place;
use crate::contract::sample::{self, Story, at, guest, playing};
use crate::error::{AppendError, StoreError};

/// What an acknowledged call has stored is there when the store is opened again, also if it was not closed.
pub async fn events_are_kept_when_a_store_is_opened_again(place: &impl Place) {
    let store = place.open().await;
    let (white, black) = (guest(&store).await, guest(&store).await);
    let mut story = playing(&store, Story::new(1, white), black).await;
    sample::store(&store, story.act(at(2))).await;
    let events = store.events(story.row.game, 0).await.unwrap();
    // The process ends without a word: nothing is closed, and nothing is dropped.
    std::mem::forget(store);

    let store = place.open().await;
    assert_eq!(events.len(), 3);
    assert_eq!(store.events(story.row.game, 0).await.unwrap(), events);
    assert_eq!(store.game(story.row.game).await.unwrap(), Some(story.row));
    assert!(store.person(black).await.unwrap().is_some());
}

/// Several processes may use one store.
pub async fn two_open_stores_see_each_other(place: &impl Place) {
    let (one, other) = (place.open().await, place.open().await);
    let (white, black) = (guest(&one).await, guest(&other).await);
    assert_ne!(white, black);
    let mut story = playing(&one, Story::new(1, white), black).await;
    sample::store(&other, story.act(at(2))).await;
    sample::store(&one, story.act(at(3))).await;
    let (seen_by_one, seen_by_other) = (
        one.events(story.row.game, 0).await.unwrap(),
        other.events(story.row.game, 0).await.unwrap(),
    );
    assert_eq!(seen_by_one.len(), 4);
    assert_eq!(seen_by_one, seen_by_other);
}

/// A closed store has an error for every call.
pub async fn a_closed_store_refuses_to_write(place: &impl Place) {
    let store = place.open().await;
    let person = guest(&store).await;
    store.close().await;
    store.close().await;
    assert!(matches!(store.new_guest(at(0)).await, Err(StoreError::NotStored { .. })));
    assert!(matches!(store.person(person).await, Err(StoreError::NotRead { .. })));
    let batch = Story::new(1, person).create(at(0));
    assert!(matches!(store.append(batch).await, Err(AppendError::Store(_))));
}

/// Closing waits for what was asked before.
pub async fn requests_before_closing_are_stored(place: &impl Place) {
    let store = place.open().await;
    let person = guest(&store).await;
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..100 {
        let store = store.clone();
        let batch = Story::new(number, person).create(at(0));
        tasks.spawn(async move { store.append(batch).await.is_ok() });
    }
    tokio::task::yield_now().await;
    store.close().await;
    let acknowledged = tasks.join_all().await.into_iter().filter(|&stored| stored).count();

    let store = place.open().await;
    let open = store.open_seeks(1000).await.unwrap();
    assert!(open.len() >= acknowledged, "{} of {acknowledged} games", open.len());
}
