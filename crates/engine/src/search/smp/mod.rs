//! Searching on several threads.
//!
//! All threads search the same position and share the tables. Three things make them share the work: they defer actions
//! that another thread is searching ([`abdada`]), they notice results of others on their path ([`path_window`],
//! [`table_update`]), and the first to complete an iteration completes it for all ([`iterations`]).

pub(crate) mod abdada;
pub(crate) mod iterations;
pub(crate) mod path_window;
mod table_update;
pub(crate) mod thread_pool;

use crate::search::params::MAX_PLY;
use crate::search::smp::abdada::Abdada;
use crate::search::smp::iterations::SharedIterations;
use crate::search::smp::path_window::PathWindow;

/// What the threads of one search share beside the tables.
#[derive(Clone, Copy, Default)]
pub(crate) struct SmpShared<'a> {
    /// The actions under search, if there is more than one thread.
    pub(crate) abdada: Option<&'a Abdada>,
    /// The completed iterations, if there is more than one thread and all search for one line.
    pub(crate) iterations: Option<&'a SharedIterations>,
}

/// What one thread keeps to work beside others.
pub(crate) struct SmpState<'a> {
    pub(super) abdada: Option<&'a Abdada>,
    pub(super) iterations: Option<&'a SharedIterations>,
    /// With several threads, the window of each node on the path that is deep enough, by ply.
    pub(super) path_windows: Vec<Option<PathWindow>>,
    /// The ply of a node on the path that another thread has updated; this thread unwinds to it.
    pub(super) updated_ply: Option<usize>,
}

impl<'a> SmpState<'a> {
    /// The state of a thread at the root.
    pub(crate) fn new(shared: SmpShared<'a>) -> SmpState<'a> {
        let SmpShared { abdada, iterations } = shared;
        let path_windows = vec![None; MAX_PLY + 2];
        SmpState { abdada, iterations, path_windows, updated_ply: None }
    }

    /// Whether another thread has completed an iteration of this depth or a deeper one.
    pub(super) fn is_overtaken(&self, depth: usize) -> bool {
        self.iterations.is_some_and(|iterations| iterations.is_completed(depth as u32))
    }

    /// Whether this is the only thread, or all threads search the same line together.
    pub(crate) fn is_in_step(&self) -> bool {
        self.abdada.is_none() || self.iterations.is_some()
    }

    /// Whether there are other threads, and none of their updates is waiting already.
    pub(super) fn may_check_updates(&self) -> bool {
        self.abdada.is_some() && self.updated_ply.is_none()
    }
}
