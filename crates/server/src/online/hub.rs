//! Who is connected.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use skep_club::PersonId;
use skep_wire::{Channel, Person, ServerMessage};

use crate::online::connection::{Connection, Ended, to_text};

/// All connections.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    last_id: AtomicU64,
    connected: Mutex<Connected>,
}

#[derive(Debug, Default)]
struct Connected {
    all: BTreeMap<u64, Arc<Connection>>,
    people: HashMap<PersonId, Vec<Arc<Connection>>>,
    lobby: BTreeMap<u64, Arc<Connection>>,
    watch: BTreeMap<u64, Arc<Connection>>,
}

impl Connected {
    /// The connections that are subscribed to a channel of all people.
    fn list(&mut self, channel: Channel) -> Option<&mut BTreeMap<u64, Arc<Connection>>> {
        match channel {
            Channel::Lobby => Some(&mut self.lobby),
            Channel::Watch => Some(&mut self.watch),
            Channel::Game { .. } | Channel::Own => None,
        }
    }
}

impl Hub {
    fn connected(&self) -> MutexGuard<'_, Connected> {
        self.connected.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number for a new connection.
    pub(crate) fn next_id(&self) -> u64 {
        self.last_id.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Adds a connection.
    pub(crate) fn add(&self, connection: &Arc<Connection>) {
        let mut connected = self.connected();
        connected.all.insert(connection.id, Arc::clone(connection));
        connected.people.entry(connection.person_id()).or_default().push(Arc::clone(connection));
    }

    /// Removes a connection.
    pub(crate) fn remove(&self, connection: &Connection) {
        let mut connected = self.connected();
        connected.all.remove(&connection.id);
        connected.lobby.remove(&connection.id);
        connected.watch.remove(&connection.id);
        let person = connection.person_id();
        if let Some(own) = connected.people.get_mut(&person) {
            own.retain(|other| other.id != connection.id);
            if own.is_empty() {
                connected.people.remove(&person);
            }
        }
    }

    /// Adds a connection to a channel of all people.
    pub(crate) fn subscribe(&self, connection: &Arc<Connection>, channel: Channel) {
        if let Some(list) = self.connected().list(channel) {
            list.insert(connection.id, Arc::clone(connection));
        }
    }

    /// Removes it from the channel.
    pub(crate) fn unsubscribe(&self, connection: &Connection, channel: Channel) {
        if let Some(list) = self.connected().list(channel) {
            list.remove(&connection.id);
        }
    }

    /// The number of people.
    pub(crate) fn people(&self) -> usize {
        self.connected().people.len()
    }

    /// Whether a person is connected.
    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.connected().people.contains_key(&person)
    }

    /// The connections of a person.
    pub(crate) fn of_person(&self, person: PersonId) -> Vec<Arc<Connection>> {
        self.connected().people.get(&person).cloned().unwrap_or_default()
    }

    /// Whether anybody is subscribed to a channel of all people.
    pub(crate) fn has_subscribers(&self, channel: Channel) -> bool {
        self.connected().list(channel).is_some_and(|list| !list.is_empty())
    }

    /// Sends a message to everybody who is subscribed to a channel of all people.
    pub(crate) fn publish(&self, channel: Channel, text: &Utf8Bytes) {
        if let Some(list) = self.connected().list(channel) {
            list.values().for_each(|connection| connection.send_text(text.clone()));
        }
    }

    /// Sends a message to those connections of a person that are subscribed to the own notices.
    pub(crate) fn notify(&self, person: PersonId, message: &ServerMessage) {
        let own = self.of_person(person);
        let mut listening =
            own.iter().filter(|connection| connection.hears_of(Channel::Own)).peekable();
        if listening.peek().is_some() {
            let text = to_text(message);
            listening.for_each(|connection| connection.send_text(text.clone()));
        }
    }

    /// A person has got a name.
    pub(crate) fn rename(&self, person: &Person) {
        for connection in self.of_person(person.id) {
            connection.set_person(person.clone());
        }
    }

    /// A person has changed whom to hear.
    pub(crate) fn set_blocked(&self, person: PersonId, blocked: &HashSet<PersonId>) {
        for connection in self.of_person(person) {
            connection.set_blocked(blocked.clone());
        }
    }

    /// Ends the connections of a person whose sessions are over.
    pub(crate) fn log_out(&self, person: PersonId, is_over: impl Fn(u64) -> bool) {
        for connection in self.of_person(person) {
            if is_over(connection.session) {
                connection.end(Ended::LoggedOut);
            }
        }
    }

    /// Sends a message to everybody.
    pub(crate) fn tell_all(&self, message: &ServerMessage) {
        let text = to_text(message);
        self.connected().all.values().for_each(|connection| connection.send_text(text.clone()));
    }

    /// Ends all connections.
    pub(crate) fn end_all(&self, reason: Ended) {
        self.connected().all.values().for_each(|connection| connection.end(reason));
    }
}
