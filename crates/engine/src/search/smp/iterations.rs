//! The rounds that the threads of a search have finished. Whoever is first has found the answer for all.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::engine::Line;

/// The deepest round that any thread has finished, and what it has found.
#[derive(Default)]
pub(crate) struct Rounds {
    depth: AtomicU32,
    found: Mutex<Option<Round>>,
}

/// The round after one that was finished. Whoever runs ahead leaves out every other round, though not the deepest one, so
/// that the first thread is a round behind, or beside it when that one is over. Two threads in different rounds get less
/// into each other's way than in one, where both begin with the same line.
pub(crate) fn next_round(done: i32, deepest: i32, runs_ahead: bool) -> i32 {
    let next = done + 1;
    let leaves_out = runs_ahead && next >= AHEAD && (deepest - next) % 2 == 1;
    if leaves_out { next + 1 } else { next }
}

/// The first rounds are over sooner than one could leave them out.
const AHEAD: i32 = 3;

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
    fn whoever_runs_ahead_leaves_out_every_other_round_but_not_the_last() {
        let rounds = |deepest, runs_ahead| {
            let next = |&done: &i32| Some(next_round(done, deepest, runs_ahead));
            let rounds = std::iter::successors(Some(1), next);
            rounds.take_while(|&round| round <= deepest).collect::<Vec<_>>()
        };
        assert_eq!(rounds(8, true), [1, 2, 4, 6, 8]);
        assert_eq!(rounds(7, true), [1, 2, 3, 5, 7]);
        assert_eq!(rounds(7, false), [1, 2, 3, 4, 5, 6, 7]);
        for deepest in 1..=64 {
            assert_eq!(rounds(deepest, true).last(), Some(&deepest));
        }
    }

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
