//! Who people are, kept in memory.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use skep_club::{Audience, OnlineGame, PersonId, Terms};
use skep_store::RatingRow;
use skep_wire::{Person, PersonKind, RatingView};

use crate::online::Online;
use crate::online::games::standing;

/// The number of people who are kept in memory.
const MOST: usize = 20_000;

/// People who were asked for.
#[derive(Debug, Default)]
pub(crate) struct People(Mutex<HashMap<PersonId, Person>>);

impl People {
    fn known(&self) -> MutexGuard<'_, HashMap<PersonId, Person>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody is new, or has got a name.
    pub(crate) fn set(&self, person: Person) {
        let mut known = self.known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(person.id, person);
    }

    /// Somebody is to be asked for again.
    pub(crate) fn forget(&self, person: PersonId) {
        self.known().remove(&person);
    }

    /// A person.
    pub(crate) async fn get(&self, online: &Online, person: PersonId) -> Option<Person> {
        self.all(online, [person]).await.remove(&person)
    }

    /// Several people. Of somebody who is not known, or cannot be read, only the number is known.
    pub(crate) async fn all(
        &self,
        online: &Online,
        people: impl IntoIterator<Item = PersonId>,
    ) -> HashMap<PersonId, Person> {
        let mut found = HashMap::new();
        let mut missing = HashSet::new();
        {
            let known = self.known();
            for person in people {
                match known.get(&person) {
                    Some(known) => drop(found.insert(person, known.clone())),
                    None => drop(missing.insert(person)),
                }
            }
        }
        if !missing.is_empty() {
            let missing: Vec<PersonId> = missing.into_iter().collect();
            match online.store.people(&missing).await {
                Ok(rows) => {
                    for person in rows.into_iter().map(Person::from) {
                        self.set(person.clone());
                        found.insert(person.id, person);
                    }
                }
                Err(error) => tracing::error!("{error}"),
            }
        }
        found
    }

    /// The people whom the events of a game name.
    pub(crate) async fn of_game(&self, online: &Online, game: &OnlineGame) -> Vec<Person> {
        let players = game.players().into_iter().flat_map(|both| [both.white, both.black]);
        let invited = match game.audience() {
            Audience::Invited { person } => Some(person),
            Audience::Everybody | Audience::Link => None,
        };
        let named: HashSet<PersonId> = players.chain(invited).chain([game.creator()]).collect();
        let found = self.all(online, named.iter().copied()).await;
        named.into_iter().map(|person| or_unknown(&found, person)).collect()
    }
}

/// A person among those who were found.
pub(crate) fn or_unknown(found: &HashMap<PersonId, Person>, person: PersonId) -> Person {
    let unknown = || Person { id: person, name: None, kind: PersonKind::Guest };
    found.get(&person).cloned().unwrap_or_else(unknown)
}

/// A person's rating for such games, as it is shown.
pub(crate) fn rating_view(
    ratings: &[RatingRow],
    person: PersonId,
    terms: &Terms,
    online: &Online,
) -> Option<RatingView> {
    let category = terms.category();
    let is_it = |row: &&RatingRow| {
        row.person == person && row.family == category.family && row.speed == category.speed
    };
    let rating = standing(ratings.iter().find(is_it)?).at(online.now());
    Some(RatingView { rating: rating.rounded(), provisional: rating.is_provisional() })
}
