//! The iterations that the threads of a search have completed. The first thread to complete one answers it for all.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::search::params::FIRST_SKIPPED_DEPTH;
use crate::search::report::PvLine;

/// The deepest iteration that any thread has completed.
#[derive(Default)]
pub(crate) struct SharedIterations {
    /// Its depth, readable without the lock.
    depth: AtomicU32,
    deepest: Mutex<Option<Iteration>>,
}

/// A completed iteration.
#[derive(Clone)]
pub(crate) struct Iteration {
    pub(crate) depth: u32,
    pub(crate) line: PvLine,
}

impl SharedIterations {
    /// Whether an iteration of at least this depth has been completed.
    pub(crate) fn is_completed(&self, depth: u32) -> bool {
        self.depth.load(Ordering::Relaxed) >= depth
    }

    /// Adds a completed iteration. It counts if it is deeper than all before it.
    pub(crate) fn complete(&self, iteration: Iteration) {
        let mut deepest = self.deepest.lock().unwrap_or_else(PoisonError::into_inner);
        if deepest.as_ref().is_none_or(|deepest| deepest.depth < iteration.depth) {
            self.depth.store(iteration.depth, Ordering::Relaxed);
            *deepest = Some(iteration);
        }
    }

    /// The deepest completed iteration.
    pub(crate) fn deepest(&self) -> Option<Iteration> {
        self.deepest.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// The depth of the iteration after one of depth `completed`. A thread that runs ahead skips every other iteration, but
/// not the last: two threads in different iterations disturb each other less than two that begin with the same line.
pub(crate) fn next_depth(completed: i32, max_depth: i32, runs_ahead: bool) -> i32 {
    let next = completed + 1;
    let skips = runs_ahead && next >= FIRST_SKIPPED_DEPTH && (max_depth - next) % 2 == 1;
    if skips { next + 1 } else { next }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;

    #[test]
    fn a_thread_that_runs_ahead_skips_every_other_iteration_but_not_the_last() {
        let depths = |max_depth, runs_ahead| {
            let next = |&depth: &i32| Some(next_depth(depth, max_depth, runs_ahead));
            let depths = std::iter::successors(Some(1), next);
            depths.take_while(|&depth| depth <= max_depth).collect::<Vec<_>>()
        };
        assert_eq!(depths(8, true), [1, 2, 4, 6, 8]);
        assert_eq!(depths(7, true), [1, 2, 3, 5, 7]);
        assert_eq!(depths(7, false), [1, 2, 3, 4, 5, 6, 7]);
        for max_depth in 1..=64 {
            assert_eq!(depths(max_depth, true).last(), Some(&max_depth));
        }
    }

    #[test]
    fn the_first_thread_to_complete_an_iteration_counts() {
        let iterations = SharedIterations::default();
        assert!(!iterations.is_completed(1) && iterations.deepest().is_none());
        let iteration = |depth, score| {
            let line = PvLine::new(Score(score), Vec::new());
            Iteration { depth, line }
        };
        for (depth, score) in [(2, 7), (2, 8), (1, 9)] {
            iterations.complete(iteration(depth, score));
        }
        assert!(iterations.is_completed(2) && !iterations.is_completed(3));
        let deepest = iterations.deepest().unwrap();
        assert_eq!((deepest.depth, deepest.line.score), (2, Score(7)));
    }
}
