//! Everybody's own games and invitations, kept in memory for those who listen.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use skep_club::{Audience, GameId, Moment, PersonId};
use skep_store::{GameRow, GameStatus, StoreError};
use skep_wire::{Channel, ServerMessage};

use crate::online::Online;
use crate::online::connection::Connection;
use crate::online::views::{seeks, summaries};

/// The own games of those who listen.
#[derive(Debug, Default)]
pub(crate) struct Own(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    people: HashMap<PersonId, Games>,
    changed: HashSet<PersonId>,
}

/// The games of a person that are not over, those by invitation among them.
#[derive(Debug, Default)]
struct Games {
    rows: HashMap<GameId, GameRow>,
    /// What has happened while the store was asked.
    while_reading: Option<Vec<GameRow>>,
}

impl Games {
    fn update(&mut self, row: &GameRow) {
        if let Some(missed) = &mut self.while_reading {
            missed.push(row.clone());
        }
        match row.status {
            GameStatus::Open | GameStatus::Playing => drop(self.rows.insert(row.game, row.clone())),
            GameStatus::Withdrawn | GameStatus::Ended => drop(self.rows.remove(&row.game)),
        }
    }
}

/// The people whom a game concerns.
fn concerned(row: &GameRow) -> impl Iterator<Item = PersonId> {
    let invited = match row.audience {
        Audience::Invited { person } => Some(person),
        Audience::Everybody | Audience::Link => None,
    };
    let people: HashSet<PersonId> =
        [Some(row.creator), row.white, row.black, invited].into_iter().flatten().collect();
    people.into_iter()
}

impl Own {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something has happened in a game.
    pub(crate) fn changed(&self, row: &GameRow) {
        let mut state = self.state();
        for person in concerned(row) {
            if let Some(games) = state.people.get_mut(&person) {
                games.update(row);
                state.changed.insert(person);
            }
        }
    }

    /// Whether a person waits to be paired has changed.
    pub(crate) fn person_changed(&self, person: PersonId) {
        let mut state = self.state();
        if state.people.contains_key(&person) {
            state.changed.insert(person);
        }
    }

    /// Somebody listens from now on, and is sent the list.
    pub(crate) async fn listen(
        &self,
        online: &Online,
        connection: &Arc<Connection>,
    ) -> Result<(), StoreError> {
        let person = connection.person_id();
        let is_known = {
            let mut state = self.state();
            let is_known =
                state.people.get(&person).is_some_and(|games| games.while_reading.is_none());
            if !is_known {
                let games = state.people.entry(person).or_default();
                games.while_reading.get_or_insert_default();
            }
            is_known
        };
        if !is_known {
            self.read(online, person).await?;
        }
        connection.send(&self.message(online, person).await);
        Ok(())
    }

    async fn read(&self, online: &Online, person: PersonId) -> Result<(), StoreError> {
        let own = online.store.own_games(person).await?;
        let invitations = online.store.invitations(person).await?;
        let mut state = self.state();
        let games = state.people.entry(person).or_default();
        let missed = games.while_reading.take().unwrap_or_default();
        games.rows = own.into_iter().chain(invitations).map(|row| (row.game, row)).collect();
        missed.iter().for_each(|row| games.update(row));
        Ok(())
    }

    /// The last connection of a person is gone: nobody listens for the person any more.
    pub(crate) fn forget(&self, person: PersonId) {
        let mut state = self.state();
        state.people.remove(&person);
        state.changed.remove(&person);
    }

    async fn message(&self, online: &Online, person: PersonId) -> ServerMessage {
        let rows: Vec<GameRow> = {
            let state = self.state();
            let games = state.people.get(&person);
            games.map(|games| games.rows.values().cloned().collect()).unwrap_or_default()
        };
        let (mut open, mut playing): (Vec<GameRow>, Vec<GameRow>) =
            rows.into_iter().partition(|row| row.status == GameStatus::Open);
        playing.sort_by_key(|row| urgency(row, person));
        open.sort_by_key(|row| Reverse(row.created));
        let (own, invitations): (Vec<GameRow>, Vec<GameRow>) =
            open.into_iter().partition(|row| row.creator == person);
        ServerMessage::Own {
            games: summaries(online, &playing).await,
            open: seeks(online, &own).await,
            invitations: seeks(online, &invitations).await,
            pairing: online.pairing.is_waiting(person),
        }
    }

    /// Sends the lists that have changed.
    pub(crate) async fn send(&self, online: &Online) {
        let changed = std::mem::take(&mut self.state().changed);
        for person in changed {
            let connections = online.hub.of_person(person);
            let is_listening =
                connections.iter().any(|connection| connection.hears_of(Channel::Own));
            if is_listening {
                online.hub.notify(person, &self.message(online, person).await);
            } else {
                self.forget(person);
            }
        }
    }
}

/// The order of a person's games: those in which something is to be done first, by the time that is left.
fn urgency(row: &GameRow, person: PersonId) -> (bool, Moment, Reverse<Moment>) {
    let waits = row.to_move.is_some() && row.to_move != row.color_of(person);
    (waits, row.deadline.unwrap_or(Moment(u64::MAX)), Reverse(row.changed))
}
