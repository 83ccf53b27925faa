//! Opening books: counts of moves in packed files.

mod bits;
mod error;
mod file;

use std::collections::BTreeMap;

use skep_rules::{GameType, Position};

pub use self::error::BookError;
use crate::explore::{Explored, explore};
use crate::key::MoveKey;
use crate::results::Results;

/// The largest file that is read, in bytes.
pub const MAX_BOOK: usize = 1_000_000;

/// The largest number of moves of a book.
pub const MAX_ENTRIES: usize = 500_000;

/// How a book was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookInfo {
    /// The game that it is about.
    pub game_type: GameType,
    /// The number of games.
    pub games: u32,
    /// The nodes that were searched for a move.
    pub nodes: u64,
    /// The seed of the games.
    pub seed: u64,
    /// The number of actions of each game that are counted.
    pub plies: u32,
}

/// The counts of the moves of many games of one type. All games have a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    info: BookInfo,
    /// The stored keys, in order.
    keys: Vec<u64>,
    /// The results, in the same order.
    results: Vec<Results>,
}

impl Book {
    /// A book of these moves. Games without a result are left out, and moves that have no other games.
    pub fn new(info: BookInfo, moves: impl IntoIterator<Item = (MoveKey, Results)>) -> Book {
        let mut counts: BTreeMap<u64, Results> = BTreeMap::new();
        for (key, results) in moves.into_iter().filter(|(_, results)| results.decided() > 0) {
            counts.entry(key.stored()).or_default().merge(Results { open: 0, ..results });
        }
        let (keys, results) = counts.into_iter().unzip();
        Book { info, keys, results }
    }

    /// How the book was made.
    pub fn info(&self) -> &BookInfo {
        &self.info
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether it has no moves.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// The results of the games with a move.
    pub fn results(&self, key: MoveKey) -> Option<Results> {
        let place = self.keys.binary_search(&key.stored()).ok()?;
        self.results.get(place).copied()
    }

    /// The moves of a position that the book has, those of most games first.
    pub fn moves(&self, position: &Position) -> Vec<Explored<Results>> {
        if position.game_type() != self.info.game_type {
            return Vec::new();
        }
        explore(position, |key| self.results(key))
    }
}
