//! A queue that is fair to people: whoever has many games against the computer does not keep the others waiting.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use skep_club::{GameId, PersonId};

/// Games that are to be looked at.
#[derive(Debug, Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// The people who wait, in turn.
    people: VecDeque<PersonId>,
    games: HashMap<PersonId, VecDeque<GameId>>,
    waiting: HashSet<GameId>,
    /// The games that are being looked at, and who waits for them again.
    working: HashMap<GameId, Option<PersonId>>,
    closed: bool,
}

impl State {
    fn add(&mut self, person: PersonId, game: GameId) {
        if let Some(again) = self.working.get_mut(&game) {
            *again = Some(person);
        } else if self.waiting.insert(game) {
            let games = self.games.entry(person).or_default();
            if games.is_empty() {
                self.people.push_back(person);
            }
            games.push_back(game);
        }
    }

    fn next(&mut self) -> Option<GameId> {
        let person = self.people.pop_front()?;
        let games = self.games.get_mut(&person)?;
        let game = games.pop_front()?;
        if games.is_empty() {
            self.games.remove(&person);
        } else {
            self.people.push_back(person);
        }
        self.waiting.remove(&game);
        self.working.insert(game, None);
        Some(game)
    }
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game of a person is to be looked at.
    pub(super) fn add(&self, person: PersonId, game: GameId) {
        self.state().add(person, game);
        self.changed.notify_one();
    }

    /// Waits for a game. Nothing when the queue is closed.
    pub(super) fn next(&self) -> Option<GameId> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            if let Some(game) = state.next() {
                return Some(game);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A game was looked at.
    pub(super) fn done(&self, game: GameId) {
        let mut state = self.state();
        if let Some(Some(person)) = state.working.remove(&game) {
            state.add(person, game);
            self.changed.notify_one();
        }
    }

    /// Nobody waits for games any more.
    pub(super) fn close(&self) {
        self.state().closed = true;
        self.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u8) -> GameId {
        GameId::from_random([number; 10])
    }

    #[test]
    fn people_take_turns() {
        let queue = Queue::default();
        for number in 0..3 {
            queue.add(PersonId(1), game(number));
        }
        queue.add(PersonId(2), game(9));
        let order: Vec<GameId> = (0..4).filter_map(|_| queue.next()).collect();
        assert_eq!(order, [game(0), game(9), game(1), game(2)]);
    }

    #[test]
    fn a_game_is_looked_at_by_one_at_a_time() {
        let queue = Queue::default();
        queue.add(PersonId(1), game(1));
        queue.add(PersonId(1), game(1));
        assert_eq!(queue.next(), Some(game(1)));
        queue.add(PersonId(1), game(1));
        assert_eq!(queue.state().next(), None);
        queue.done(game(1));
        assert_eq!(queue.next(), Some(game(1)));
        queue.done(game(1));
        assert_eq!(queue.state().next(), None);
        queue.close();
        assert_eq!(queue.next(), None);
    }
}
