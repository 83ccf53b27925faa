//! How long a search may take.

use std::time::{Duration, Instant};

/// When a search ends. Without any limit it goes on until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// At most this long.
    pub time: Option<Duration>,
    /// Not deeper than this.
    pub depth: Option<u32>,
    /// Not more positions than this.
    pub nodes: Option<u64>,
}

/// The limits of a search under way.
pub(crate) struct Deadline {
    pub(crate) start: Instant,
    limits: Limits,
}

impl Deadline {
    pub(crate) fn new(limits: Limits) -> Deadline {
        Deadline { start: Instant::now(), limits }
    }

    /// Whether the search must end now.
    pub(crate) fn is_over(&self, nodes: u64) -> bool {
        self.limits.nodes.is_some_and(|most| nodes >= most)
            || self.limits.time.is_some_and(|most| self.start.elapsed() + MARGIN >= most)
    }

    /// Whether the number of positions must be watched exactly.
    pub(crate) fn counts_nodes(&self) -> bool {
        self.limits.nodes.is_some()
    }

    /// Whether another round, deeper than this one, is allowed and has a chance to finish.
    pub(crate) fn allows_deeper(&self, depth: u32) -> bool {
        let deep_enough = self.limits.depth.is_some_and(|most| depth >= most);
        let late = self.limits.time.is_some_and(|most| self.start.elapsed() * 10 > most * 9);
        !deep_enough && !late
    }
}

/// What the way from the search back to the caller may take.
const MARGIN: Duration = Duration::from_millis(5);
