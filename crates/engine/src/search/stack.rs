//! The stack of a search: what is known of each node on the path from the root, and repetitions along the path.

use std::ops::{Index, IndexMut};

use crate::search::params::{MAX_PLY, REPETITION_LOOKBACK};

/// What is known of a node on the path from the root.
#[derive(Clone, Copy, Default)]
pub(super) struct StackFrame {
    /// The action under search, as [`Action::bits`](skep_rules::Action::bits).
    pub(super) action: u32,
    /// The static evaluation, in centipawns for the side to move.
    pub(super) static_eval: i32,
    /// The static evaluation of the parent, in centipawns for the side to move here.
    pub(super) parent_eval: i32,
    /// The hash of the position.
    pub(super) key: u64,
    /// The opponent could surround the Queen of the side to move if it were its turn.
    pub(super) is_threatened: bool,
    /// Neither Queen has four occupied sides, so one action cannot make them five.
    pub(super) queens_have_room: bool,
    /// The number of positions before this one that may be repeated: no tile was placed since.
    pub(super) reversible_plies: usize,
}

/// The frames of a path, indexed by ply, and the hashes of the positions before the node under search.
pub(super) struct SearchStack {
    frames: Vec<StackFrame>,
    /// Hashes of the game's positions, then of the nodes from the root to the parent.
    path: Vec<u64>,
}

impl SearchStack {
    /// A stack at the root, after these positions of the game.
    pub(super) fn new(game_path: Vec<u64>) -> SearchStack {
        let mut frames = vec![StackFrame::default(); MAX_PLY + 2];
        frames[0].reversible_plies = game_path.len();
        SearchStack { frames, path: game_path }
    }

    /// Goes from the node at this ply to a child.
    #[inline]
    pub(super) fn push(&mut self, ply: usize) {
        self.path.push(self.frames[ply].key);
    }

    /// Goes back to the parent.
    #[inline]
    pub(super) fn pop(&mut self) {
        self.path.pop();
    }

    /// The action that led to the node at this ply, as bits; 0 at the root.
    #[inline]
    pub(super) fn previous_action(&self, ply: usize) -> u32 {
        if ply > 0 { self.frames[ply - 1].action } else { 0 }
    }

    /// Whether the side to move is better off than at its last turn.
    #[inline]
    pub(super) fn is_improving(&self, ply: usize, static_eval: i32) -> bool {
        ply < 2 || static_eval > self.frames[ply - 2].static_eval
    }

    /// Whether the position of the node at this ply has occurred before with the same side to move.
    #[inline]
    pub(super) fn is_repetition(&self, key: u64, ply: usize) -> bool {
        let count = (self.frames[ply].reversible_plies / 2).min(REPETITION_LOOKBACK);
        self.path.rchunks_exact(2).take(count).any(|past| past[0] == key)
    }

    /// Whether a child of the node at this ply repeats a position, if its hash is known. The action must not place a
    /// tile.
    #[inline]
    pub(super) fn is_repetition_after(&self, child: Option<u64>, ply: usize) -> bool {
        let count = self.frames[ply].reversible_plies.div_ceil(2).min(REPETITION_LOOKBACK);
        self.path.iter().rev().step_by(2).take(count).any(|&past| Some(past) == child)
    }
}

impl Index<usize> for SearchStack {
    type Output = StackFrame;

    #[inline]
    fn index(&self, ply: usize) -> &StackFrame {
        &self.frames[ply]
    }
}

impl IndexMut<usize> for SearchStack {
    #[inline]
    fn index_mut(&mut self, ply: usize) -> &mut StackFrame {
        &mut self.frames[ply]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_reversible_positions_with_the_same_side_to_move_are_repeated() {
        let mut stack = SearchStack::new(vec![1, 2, 3, 4]);
        stack[0].key = 5;
        assert!(stack.is_repetition(3, 0) && stack.is_repetition(1, 0));
        assert!(!stack.is_repetition(4, 0) && !stack.is_repetition(2, 0));
        assert!(stack.is_repetition_after(Some(4), 0) && stack.is_repetition_after(Some(2), 0));
        assert!(!stack.is_repetition_after(Some(3), 0) && !stack.is_repetition_after(None, 0));
        stack.push(0);
        stack[1] = StackFrame { reversible_plies: 2, ..StackFrame::default() };
        assert!(stack.is_repetition(4, 1) && !stack.is_repetition(2, 1));
        stack.pop();
        assert!(stack.is_repetition(3, 0));
    }
}
