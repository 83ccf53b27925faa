//! Node counts, limits and stopping.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::search::Searcher;
use crate::search::limits::LimitChecker;
use crate::search::params::{NODES_PER_POLL, NODES_PER_UPDATE_CHECK};
use crate::search::stop_signal::StopSignal;

/// The numbers of nodes that a thread has visited.
#[derive(Clone, Copy, Default)]
pub(crate) struct NodeCounts {
    /// All nodes.
    pub(crate) nodes: u64,
    /// Those that were scored without playing the action that leads to them.
    pub(crate) predicted: u64,
}

/// The nodes that the other threads have visited so far.
#[derive(Default)]
pub(crate) struct SharedCounts {
    nodes: AtomicU64,
    predicted: AtomicU64,
}

impl SharedCounts {
    /// Adds the nodes of a thread.
    pub(crate) fn add(&self, counts: NodeCounts) {
        self.nodes.fetch_add(counts.nodes, Ordering::Relaxed);
        self.predicted.fetch_add(counts.predicted, Ordering::Relaxed);
    }

    /// These nodes together with those of one more thread.
    pub(crate) fn plus(&self, counts: NodeCounts) -> NodeCounts {
        NodeCounts {
            nodes: counts.nodes + self.nodes.load(Ordering::Relaxed),
            predicted: counts.predicted + self.predicted.load(Ordering::Relaxed),
        }
    }
}

/// When a thread stops.
pub(crate) struct Control<'a> {
    pub(crate) limits: LimitChecker,
    /// Set from outside to stop the search.
    stop: &'a dyn StopSignal,
    /// The search has been stopped, and its last score means nothing.
    is_stopped: bool,
    /// Whether to poll at every node that is played, instead of at every [`NODES_PER_POLL`]th.
    polls_every_node: bool,
    /// The first iteration is not stopped before it has a best action.
    is_first_iteration: bool,
}

impl<'a> Control<'a> {
    /// The control of a thread that starts now. A thread beside others polls at every node.
    pub(crate) fn new(
        limits: LimitChecker,
        stop: &'a dyn StopSignal,
        is_beside_others: bool,
    ) -> Control<'a> {
        Control {
            polls_every_node: is_beside_others || limits.counts_nodes(),
            limits,
            stop,
            is_stopped: false,
            is_first_iteration: true,
        }
    }

    /// Whether the search has been stopped; its last score means nothing then.
    #[inline]
    pub(crate) fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Goes on after a stop: another thread has completed the iteration.
    pub(crate) fn resume(&mut self) {
        self.is_stopped = false;
    }

    /// From now on the search may be stopped at any node.
    pub(crate) fn end_first_iteration(&mut self) {
        self.is_first_iteration = false;
    }
}

impl Searcher<'_> {
    /// Counts a node whose position is set up. False if the search is unwinding and the node must be left at once.
    #[inline]
    pub(super) fn enter_node(&mut self, ply: usize) -> bool {
        self.count_node(self.control.polls_every_node, ply)
    }

    /// Counts a node that is scored without playing the action that leads to it. False if the search is unwinding.
    #[inline]
    pub(super) fn enter_predicted_node(&mut self, ply: usize) -> bool {
        // Such a node takes so little time that table updates can wait.
        let entered = self.count_node(self.control.limits.counts_nodes(), ply);
        self.counts.predicted += u64::from(entered);
        entered
    }

    #[inline]
    fn count_node(&mut self, polls: bool, ply: usize) -> bool {
        if polls || self.counts.nodes.is_multiple_of(NODES_PER_POLL) {
            self.poll(ply);
        }
        self.counts.nodes += u64::from(!self.is_unwinding());
        !self.is_unwinding()
    }

    /// Checks the limits, the stop flag and the work of the other threads.
    #[inline(never)]
    fn poll(&mut self, ply: usize) {
        let nodes = self.counts.nodes;
        let control = &mut self.control;
        if !control.is_stopped && (!control.is_first_iteration || self.root.best.is_some()) {
            let is_due = nodes.is_multiple_of(NODES_PER_POLL) || control.limits.counts_nodes();
            control.is_stopped = is_due
                && (control.stop.is_raised() || control.limits.is_reached(nodes))
                || self.smp.is_overtaken(self.root.depth);
        }
        if self.smp.may_check_updates() && nodes.is_multiple_of(NODES_PER_UPDATE_CHECK) {
            self.smp.updated_ply = self.find_table_update(ply);
        }
    }

    /// Whether the search is on its way back: to the root because it was stopped, or to a node on the path that another
    /// thread has updated.
    #[inline]
    pub(super) fn is_unwinding(&self) -> bool {
        self.control.is_stopped || self.smp.updated_ply.is_some()
    }
}
