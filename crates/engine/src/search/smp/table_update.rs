//! Table updates: results of other threads for nodes on this thread's path. See [`path_window`](super::path_window).

use skep_rules::Action;

use crate::search::Searcher;
use crate::search::smp::path_window::PathWindow;

/// What another thread has found for a node on the path.
pub(in crate::search) struct TableUpdate {
    pub(in crate::search) score: i32,
    pub(in crate::search) action: Option<Action>,
    /// Whether the score is the result of the node, so that nothing is left to search.
    pub(in crate::search) is_answer: bool,
}

impl Searcher<'_> {
    /// The ply of the first node before this ply whose path window another thread has updated.
    pub(in crate::search) fn find_table_update(&self, ply: usize) -> Option<usize> {
        (0..ply).find(|&ply| {
            self.smp.path_windows[ply].is_some_and(|window| {
                let entry = self.tables.transposition.probe(self.stack[ply].key, ply);
                entry.is_some_and(|entry| window.is_updated_by(entry))
            })
        })
    }

    /// Ends the unwinding to the node at this ply, and returns the update if it is still in the table.
    pub(in crate::search) fn take_table_update(&mut self, ply: usize) -> Option<TableUpdate> {
        self.smp.updated_ply = None;
        let entry = self.tables.transposition.probe(self.stack[ply].key, ply);
        let (window, entry) = self.smp.path_windows[ply].zip(entry)?;
        if !window.is_updated_by(entry) {
            return None;
        }
        self.smp.path_windows[ply] = Some(PathWindow { best: entry.score, ..window });
        let action = self.position.action_with(entry.action);
        if ply == 0 && action.is_some() {
            self.root.best = action;
            self.root.best_score = entry.score;
        }
        Some(TableUpdate { score: entry.score, action, is_answer: window.is_answered_by(entry) })
    }
}
