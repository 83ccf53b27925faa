//! An index of games by their moves, from which games can be removed again.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;

use skep_rules::Outcome;

use crate::key::MoveKey;
use crate::results::Results;

/// The number of games that an index takes. More are refused.
pub const MAX_GAMES: usize = 20_000;

/// What the index knows about a game besides its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// When it was last played, in milliseconds since 1970.
    pub date: i64,
}

/// A game of an index.
#[derive(Clone, Debug)]
struct IndexedGame<Id> {
    id: Id,
    info: GameInfo,
    keys: Vec<MoveKey>,
}

/// Games by their moves.
#[derive(Clone, Debug)]
pub struct GameIndex<Id> {
    /// Games by number; `None` where one was removed.
    games: Vec<Option<IndexedGame<Id>>>,
    /// The numbers of the places that are free.
    free: Vec<u32>,
    numbers: HashMap<Id, u32>,
    moves: HashMap<MoveKey, Vec<u32>>,
}

/// What an index knows about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<'a, Id> {
    /// The results of the games in which it was played.
    pub results: Results,
    /// When it was last played, in milliseconds since 1970.
    pub last: i64,
    /// The games, the latest first.
    pub games: Vec<&'a Id>,
}

impl<Id> Default for GameIndex<Id> {
    fn default() -> GameIndex<Id> {
        GameIndex {
            games: Vec::new(),
            free: Vec::new(),
            numbers: HashMap::new(),
            moves: HashMap::new(),
        }
    }
}

impl<Id: Clone + Eq + Hash> GameIndex<Id> {
    /// Adds a game, or replaces the one with this identifier. Returns whether there was room for it: see [`MAX_GAMES`].
    pub fn insert(&mut self, id: Id, info: GameInfo, keys: &[MoveKey]) -> bool {
        self.remove(&id);
        if self.numbers.len() >= MAX_GAMES {
            return false;
        }
        let number = self.free.pop().unwrap_or_else(|| {
            self.games.push(None);
            self.games.len() as u32 - 1
        });
        for &key in keys {
            let games = self.moves.entry(key).or_default();
            if games.last() != Some(&number) {
                games.push(number);
            }
        }
        self.numbers.insert(id.clone(), number);
        self.games[number as usize] = Some(IndexedGame { id, info, keys: keys.to_vec() });
        true
    }

    /// Removes a game. Returns whether the index had it.
    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, id: &Q) -> bool
    where
        Id: Borrow<Q>,
    {
        let Some(number) = self.numbers.remove(id) else { return false };
        let game = self.games.get_mut(number as usize).and_then(Option::take);
        for key in game.into_iter().flat_map(|game| game.keys) {
            if let Some(games) = self.moves.get_mut(&key) {
                games.retain(|&other| other != number);
                if games.is_empty() {
                    self.moves.remove(&key);
                }
            }
        }
        self.free.push(number);
        true
    }

    /// The number of games.
    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Whether it has no game.
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// What is known about a move; `None` if no game has it.
    pub fn played(&self, key: MoveKey) -> Option<Played<'_, Id>> {
        self.played_without(key, None)
    }

    /// What is known about a move from all games but one.
    pub fn played_without(&self, key: MoveKey, without: Option<&Id>) -> Option<Played<'_, Id>> {
        let numbers = self.moves.get(&key)?.iter();
        let mut games: Vec<&IndexedGame<Id>> = numbers
            .filter_map(|&number| self.games.get(number as usize)?.as_ref())
            .filter(|game| Some(&game.id) != without)
            .collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.info.date));
        let mut results = Results::default();
        for game in &games {
            results.add(game.info.outcome);
        }
        let last = games.first()?.info.date;
        Some(Played { results, last, games: games.into_iter().map(|game| &game.id).collect() })
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::{Color, Game};

    use super::*;
    use crate::key::move_keys;

    fn keys(game: &str) -> Vec<MoveKey> {
        let game: Game = game.parse().unwrap();
        move_keys(game.start(), game.history())
    }

    fn info(outcome: Option<Outcome>, date: i64) -> GameInfo {
        GameInfo { outcome, date }
    }

    #[test]
    fn a_game_that_is_removed_or_replaced_is_not_counted() {
        let spider = keys("Base;InProgress;Black[1];wS1");
        let ant = keys("Base;InProgress;Black[1];wA1");
        let mut index = GameIndex::default();
        let white = Some(Outcome::Win(Color::White));
        assert!(index.insert("one", info(white, 3), &spider));
        assert!(index.insert("two", info(None, 5), &spider));
        let played = index.played(spider[0]).unwrap();
        assert_eq!(played.results, Results { white: 1, open: 1, ..Results::default() });
        assert_eq!((played.last, played.games), (5, vec![&"two", &"one"]));
        let others = index.played_without(spider[0], Some(&"two")).unwrap();
        assert_eq!((others.last, others.games), (3, vec![&"one"]));
        assert!(index.insert("two", info(None, 6), &ant));
        assert_eq!(index.played(spider[0]).unwrap().results.games(), 1);
        assert_eq!(index.played(ant[0]).unwrap().results.open, 1);
        assert!(index.remove("two") && !index.remove("two"));
        assert_eq!((index.len(), index.played(ant[0])), (1, None));
        assert!(index.insert("three", info(None, 7), &ant));
        assert_eq!(index.played(ant[0]).unwrap().games, [&"three"]);
    }

    #[test]
    fn there_is_a_largest_number_of_games() {
        let mut index = GameIndex::default();
        assert!((0..MAX_GAMES).all(|id| index.insert(id, info(None, 0), &[])));
        assert!(!index.insert(MAX_GAMES, info(None, 0), &[]));
        assert!(index.insert(0, info(None, 1), &[]));
    }
}
