//! Browsers that are logged in.

use skep_club::PersonId;

use crate::contract::Place;
use crate::contract::sample::{DAY, START, at, guest, token};
use crate::retention::{SESSION_DAYS, TOUCH_SESSION_MS};
use crate::rows::session::{NewSession, Session};

fn new(number: u8, person: PersonId) -> NewSession {
    let (description, at) = (format!("browser {number}"), at(u64::from(number)));
    NewSession { token: token(number), person, description, at }
}

/// A cookie is worth what its hash is stored for.
pub async fn a_session_is_found_by_its_token(place: &impl Place) {
    let store = place.open().await;
    let person = guest(&store).await;
    let id = store.new_session(new(1, person)).await.unwrap();
    let description = "browser 1".to_owned();
    let expected = Session { id, person, description, created: at(1), used: at(1) };
    assert_eq!(store.session(token(1), START).await.unwrap(), Some(expected));
    assert_eq!(store.session(token(2), START).await.unwrap(), None);
    assert!(store.new_session(new(3, PersonId(999_999))).await.is_err());
}

/// Nobody stays logged in for ever.
pub async fn sessions_expire(place: &impl Place) {
    let store = place.open().await;
    let person = guest(&store).await;
    store.new_session(new(0, person)).await.unwrap();
    let last = START.plus(SESSION_DAYS * DAY);
    assert!(store.session(token(0), last).await.unwrap().is_some());
    assert_eq!(store.session(token(0), last.plus(1)).await.unwrap(), None);
    assert_eq!(store.devices(person, last.plus(1)).await.unwrap(), []);
}

/// A browser that comes back stays logged in.
pub async fn a_touched_session_lives_longer(place: &impl Place) {
    let store = place.open().await;
    let person = guest(&store).await;
    let id = store.new_session(new(0, person)).await.unwrap();
    let session = store.session(token(0), START).await.unwrap().unwrap();
    assert!(!session.is_touch_due(at(TOUCH_SESSION_MS - 1)));
    assert!(session.is_touch_due(at(TOUCH_SESSION_MS)));
    store.touch_session(id, at(5 * DAY)).await.unwrap();
    // A late request of an earlier moment changes nothing.
    store.touch_session(id, at(DAY)).await.unwrap();
    let session = store.session(token(0), START.plus((SESSION_DAYS + 5) * DAY)).await.unwrap();
    assert_eq!(session.unwrap().used, at(5 * DAY));
}

/// People see where they are logged in, and can log out there.
pub async fn devices_are_listed_and_logged_out(place: &impl Place) {
    let store = place.open().await;
    let (person, other) = (guest(&store).await, guest(&store).await);
    let mut ids = Vec::new();
    for number in 1..=4 {
        ids.push(store.new_session(new(number, person)).await.unwrap());
    }
    store.new_session(new(5, other)).await.unwrap();
    store.touch_session(ids[1], at(DAY)).await.unwrap();
    let devices = async || {
        let devices = store.devices(person, START).await.unwrap();
        devices.iter().map(|device| device.id).collect::<Vec<_>>()
    };
    assert_eq!(devices().await, [ids[1], ids[3], ids[2], ids[0]]);
    assert!(store.delete_session(person, ids[3]).await.unwrap());
    assert!(!store.delete_session(person, ids[3]).await.unwrap());
    assert_eq!(devices().await, [ids[1], ids[2], ids[0]]);
    assert_eq!(store.delete_sessions(person, Some(ids[2])).await.unwrap(), 2);
    assert_eq!(devices().await, [ids[2]]);
    assert_eq!(store.delete_sessions(person, None).await.unwrap(), 1);
    assert_eq!(store.devices(other, START).await.unwrap().len(), 1);
}

/// Nobody logs somebody else out.
pub async fn a_session_belongs_to_its_person(place: &impl Place) {
    let store = place.open().await;
    let (person, other) = (guest(&store).await, guest(&store).await);
    let id = store.new_session(new(1, person)).await.unwrap();
    assert!(!store.delete_session(other, id).await.unwrap());
    assert!(store.session(token(1), START).await.unwrap().is_some());
}

/// One token never belongs to two people.
pub async fn tokens_are_unique(place: &impl Place) {
    let store = place.open().await;
    let (person, other) = (guest(&store).await, guest(&store).await);
    store.new_session(new(1, person)).await.unwrap();
    assert!(store.new_session(new(1, other)).await.is_err());
    assert_eq!(store.session(token(1), START).await.unwrap().unwrap().person, person);
}
