//! Evaluation-delta history: by how much an action usually changes the static evaluation.
//!
//! Whenever the search evaluates a node, it compares the result with the static evaluation of the parent, both from the
//! side to move at the node. The difference is the *evaluation delta* of the action between them. This table keeps a
//! running average of the deltas of every action (a tile and its destination), over all positions of a game. The sum of
//! the parent's evaluation and this average predicts a child's evaluation without playing the action; see
//! [prediction pruning](crate::search::prediction).

use std::sync::atomic::{AtomicI16, Ordering};

use crate::memory::huge_pages;
use crate::search::params::{ACTION_TABLE_SIZE, EVAL_DELTA_MAX, EVAL_DELTA_WEIGHT};

/// Running averages of evaluation deltas, by action. All threads of a search share it, so that each profits from what
/// the others have evaluated. If two threads write to a slot at once, one update is lost, which does no harm.
pub(crate) struct EvalDeltaHistory(Vec<AtomicI16>);

impl EvalDeltaHistory {
    /// A history without any deltas.
    pub(crate) fn new() -> EvalDeltaHistory {
        EvalDeltaHistory(huge_pages::mapped_table(ACTION_TABLE_SIZE))
    }

    /// Sets all averages to 0.
    pub(crate) fn clear(&mut self) {
        self.0.fill_with(AtomicI16::default);
    }

    fn slot(&self, bits: u32) -> &AtomicI16 {
        &self.0[bits as usize & (ACTION_TABLE_SIZE - 1)]
    }

    /// The average delta of an action, given as [`Action::bits`](skep_rules::Action::bits), in centipawns for the side
    /// to move after it.
    #[inline]
    pub(crate) fn expected(&self, bits: u32) -> i32 {
        i32::from(self.slot(bits).load(Ordering::Relaxed))
    }

    /// Adds a delta to the average of an action.
    #[inline]
    pub(crate) fn update(&self, bits: u32, delta: i32) {
        let old = self.expected(bits);
        // The first delta is the average.
        let weight = if old == 0 { 1 } else { EVAL_DELTA_WEIGHT };
        let new = old + (delta.clamp(-EVAL_DELTA_MAX, EVAL_DELTA_MAX) - old) / weight;
        // A write invalidates the cache line of the other threads.
        if new != old {
            self.slot(bits).store(new as i16, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_average_follows_the_deltas() {
        let mut history = EvalDeltaHistory::new();
        assert_eq!(history.expected(7), 0);
        history.update(7, 160);
        assert_eq!(history.expected(7), 160);
        history.update(7, 0);
        assert_eq!(history.expected(7), 150);
        // A difference below the weight is rounded to 0.
        history.update(7, 140);
        assert_eq!(history.expected(7), 150);
        assert_eq!(history.expected(8), 0);
        history.clear();
        assert_eq!(history.expected(7), 0);
    }
}
