//! Limits of a search: time, depth and nodes.

use std::time::Duration;

use crate::search::params::{LAST_ITERATION_TENTHS, MAX_DEPTH, TIME_RESERVE};
use crate::search::time_source::TimeSource;

/// When a search ends. Without any limit it goes on until it is stopped, or to the greatest depth there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The longest time.
    pub time: Option<Duration>,
    /// The depth of the last iteration, in plies.
    pub depth: Option<u32>,
    /// The largest number of nodes.
    pub nodes: Option<u64>,
}

/// The limits of a search that is running.
pub(crate) struct LimitChecker {
    time_source: TimeSource,
    start: Duration,
    limits: Limits,
}

impl LimitChecker {
    /// The limits of a search that starts now.
    pub(crate) fn new(limits: Limits, time_source: TimeSource) -> LimitChecker {
        LimitChecker { time_source, start: time_source.now(), limits }
    }

    /// The time since the search started.
    pub(crate) fn elapsed(&self) -> Duration {
        self.time_source.now().saturating_sub(self.start)
    }

    /// Whether a search with this many nodes must end now.
    pub(crate) fn is_reached(&self, nodes: u64) -> bool {
        self.limits.nodes.is_some_and(|most| nodes >= most)
            || self.limits.time.is_some_and(|most| self.elapsed() + TIME_RESERVE >= most)
    }

    /// Whether there is a node limit, which must be checked at every node.
    pub(crate) fn counts_nodes(&self) -> bool {
        self.limits.nodes.is_some()
    }

    /// The depth of the last iteration.
    pub(crate) fn max_depth(&self) -> i32 {
        self.limits.depth.map_or(MAX_DEPTH, |most| most.min(MAX_DEPTH as u32) as i32)
    }

    /// Whether an iteration deeper than this one is allowed and likely to be finished in time.
    pub(crate) fn allows_deeper_than(&self, depth: i32) -> bool {
        let is_late = |most: Duration| self.elapsed() * 10 > most * LAST_ITERATION_TENTHS;
        depth < self.max_depth() && !self.limits.time.is_some_and(is_late)
    }
}
