//! The moves that were played in a position.

use skep_rules::{Action, Position};

use crate::distinct::{DistinctMove, distinct_moves};
use crate::game_index::Played;
use crate::key::MoveKey;
use crate::results::Results;

/// A move that was played, and what is known about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explored<T> {
    /// The move.
    pub played: DistinctMove,
    /// What is known about it.
    pub found: T,
}

impl<T> Explored<T> {
    /// The move as an action in the position: of several that are equal, the first.
    pub fn action(&self) -> Action {
        self.played.actions[0]
    }
}

/// What has a number of games, by which moves are sorted.
pub trait Counted {
    /// The number of games.
    fn games(&self) -> u32;
}

impl Counted for Results {
    fn games(&self) -> u32 {
        self.games()
    }
}

impl<Id> Counted for Played<'_, Id> {
    fn games(&self) -> u32 {
        self.results.games()
    }
}

/// The moves of a position about which something is known, those of most games first.
pub fn explore<T: Counted>(
    position: &Position,
    mut find: impl FnMut(MoveKey) -> Option<T>,
) -> Vec<Explored<T>> {
    let mut known: Vec<Explored<T>> = distinct_moves(position)
        .into_iter()
        .filter_map(|played| Some(Explored { found: find(played.key)?, played }))
        .collect();
    known.sort_by_key(|explored| std::cmp::Reverse(explored.found.games()));
    known
}
