//! People who wait to be paired.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use skep_club::{Asker, Audience, Pair, PersonId, Pool, Rating, Refusal, Terms};
use skep_wire::RequestError;
use tokio::time::sleep;

use crate::online::Online;
use crate::online::connection::Connection;
use crate::online::games::NewGame;
use crate::online::people::rating_view;

/// The time between two waves. Somebody new is paired at once if somebody who fits waits, so waves are for those who wait longer.
const WAVE: Duration = Duration::from_millis(1_000);

/// The people who wait.
#[derive(Debug, Default)]
pub(crate) struct Pairing(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    pool: Pool,
    people: HashMap<PersonId, Waiting>,
}

/// What is known of somebody who waits.
#[derive(Debug)]
struct Waiting {
    asker: Asker,
    blocked: Vec<PersonId>,
}

impl Pairing {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a person waits.
    pub(crate) fn is_waiting(&self, person: PersonId) -> bool {
        self.state().people.contains_key(&person)
    }

    /// Removes a person from those who wait. Returns whether the person was waiting.
    pub(crate) fn stop(&self, person: PersonId) -> bool {
        let mut state = self.state();
        state.people.remove(&person);
        state.pool.remove(person)
    }

    fn wave(&self) -> Vec<(Pair, [Asker; 2])> {
        let State { pool, people } = &mut *self.state();
        if pool.len() < 2 {
            return Vec::new();
        }
        let blocks = |one: PersonId, other: PersonId| {
            people.get(&one).is_some_and(|waiting| waiting.blocked.contains(&other))
        };
        let pairs = pool.wave(|one, other| blocks(one, other) || blocks(other, one));
        let asker = |people: &mut HashMap<PersonId, Waiting>, person| {
            people.remove(&person).map(|waiting| waiting.asker)
        };
        let with_askers = |pair: Pair| {
            let [one, other] = pair.people.map(|person| asker(people, person));
            Some((pair, [one?, other?]))
        };
        pairs.into_iter().filter_map(with_askers).collect()
    }
}

impl Online {
    /// Lets a person wait to be paired.
    pub(crate) async fn pair(
        &self,
        connection: &Connection,
        terms: Terms,
    ) -> Result<(), RequestError> {
        let asker = connection.asker();
        terms.pace.check().map_err(|error| RequestError::BadTerms { reason: error.to_string() })?;
        if terms.rated && !asker.has_account {
            return Err(RequestError::Refused(Refusal::NeedsAccount));
        }
        self.check_number_of_games(asker.person).await?;
        let ratings = self.store.ratings(&[asker.person]).await;
        let ratings = ratings.map_err(|error| self.not_stored(&error))?;
        let rating = rating_view(&ratings, asker.person, &terms, self)
            .map_or(Rating::default().rounded(), |view| view.rating);
        let blocked = self.store.blocked_by(asker.person).await;
        let blocked = blocked.map_err(|error| self.not_stored(&error))?;
        {
            let mut state = self.pairing.state();
            state.people.insert(asker.person, Waiting { asker, blocked });
            state.pool.add(asker.person, terms, rating);
        }
        self.own.person_changed(asker.person);
        Ok(())
    }
}

/// Pairs people, for ever.
pub(crate) async fn run(online: Arc<Online>) {
    loop {
        sleep(WAVE).await;
        for (pair, askers) in online.pairing.wave() {
            let [creator, opponent] = askers;
            // Whoever is not here any more was removed, so both are.
            let game = NewGame {
                terms: pair.terms,
                creator,
                audience: Audience::Everybody,
                opponent: Some(opponent),
            };
            if let Err(error) = online.create(game).await {
                tracing::warn!("two people were paired, but cannot play: {error}");
            }
            pair.people.into_iter().for_each(|person| online.own.person_changed(person));
        }
    }
}
