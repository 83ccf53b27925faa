//! How long a search may take.

use std::time::Duration;

use crate::search::clock::Clock;

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
    clock: Clock,
    start: Duration,
    limits: Limits,
}

impl Deadline {
    pub(crate) fn new(limits: Limits, clock: Clock) -> Deadline {
        Deadline { clock, start: clock.now(), limits }
    }

    /// How long the search has taken so far.
    pub(crate) fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.start)
    }

    /// Whether the search must end now.
    pub(crate) fn is_over(&self, nodes: u64) -> bool {
        self.limits.nodes.is_some_and(|most| nodes >= most)
            || self.limits.time.is_some_and(|most| self.elapsed() + MARGIN >= most)
    }

    /// Whether the number of positions must be watched exactly.
    pub(crate) fn counts_nodes(&self) -> bool {
        self.limits.nodes.is_some()
    }

    /// How deep the last round may go.
    pub(crate) fn deepest(&self) -> i32 {
        self.limits.depth.map_or(MAX_DEPTH, |most| most.min(MAX_DEPTH as u32) as i32)
    }

    /// Whether another round, deeper than this one, is allowed and has a chance to find something.
    pub(crate) fn allows_deeper(&self, depth: u32) -> bool {
        let deep_enough = depth as i32 >= self.deepest();
        let late = self.limits.time.is_some_and(|most| self.elapsed() * 10 > most * 9);
        !deep_enough && !late
    }
}

/// No search goes deeper.
const MAX_DEPTH: i32 = 64;
/// What the way from the search back to the caller may take.
const MARGIN: Duration = Duration::from_millis(5);
