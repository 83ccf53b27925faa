//! The rounds that the threads of a search have finished. Whoever is first has found the answer for all.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::search::Line;

/// The deepest round that any thread has finished, and what it has found.
#[derive(Default)]
pub(crate) struct Rounds {
    depth: AtomicU32,
    found: Mutex<Option<Round>>,
}

/// A round that was finished.
#[derive(Clone)]
pub(crate) struct Round {
    pub(crate) depth: u32,
    pub(crate) line: Line,
}

impl Rounds {
    /// Whether a round so deep has been finished.
    pub(crate) fn have(&self, depth: u32) -> bool {
        self.depth.load(Ordering::Relaxed) >= depth
    }

    /// A thread has finished a round.
    pub(crate) fn finish(&self, round: Round) {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if found.as_ref().is_none_or(|found| found.depth < round.depth) {
            self.depth.store(round.depth, Ordering::Relaxed);
            *found = Some(round);
        }
    }

    /// The deepest round.
    pub(crate) fn deepest(&self) -> Option<Round> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;

    #[test]
    fn the_first_to_finish_a_round_is_believed() {
        let rounds = Rounds::default();
        assert!(!rounds.have(1) && rounds.deepest().is_none());
        let round = |depth, score| {
            let line = Line { score: Score(score), actions: Vec::new() };
            Round { depth, line }
        };
        for (depth, score) in [(2, 7), (2, 8), (1, 9)] {
            rounds.finish(round(depth, score));
        }
        assert!(rounds.have(2) && !rounds.have(3));
        let deepest = rounds.deepest().unwrap();
        assert_eq!((deepest.depth, deepest.line.score), (2, Score(7)));
    }
}
