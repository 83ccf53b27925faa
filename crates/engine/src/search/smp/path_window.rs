//! Path windows: a thread notices when another thread has finished a node on its path.
//!
//! This is our own addition to ABDADA. While a thread tries the actions of a node, it keeps the node's *path window*: the
//! depth and the bounds of the search that the node is waiting for, and the best score so far. Deeper in the tree, the
//! thread now and then compares the windows along its path with the transposition table. If an entry has appeared that
//! answers a window or raises its best score (a *table update*), the thread unwinds to that node at once and goes on with
//! the new score, instead of finishing a search whose result is known or whose window is too wide.

use crate::tables::transposition::{Bound, Entry};

/// The search that a node on the path is waiting for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PathWindow {
    pub(crate) depth: i32,
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    /// The best score that an action has reached so far.
    pub(crate) best: i32,
}

impl PathWindow {
    /// A window in which no action has raised the score yet.
    pub(crate) fn new(depth: i32, alpha: i32, beta: i32) -> PathWindow {
        PathWindow { depth, alpha, beta, best: alpha }
    }

    /// Whether the entry is the result of the search.
    #[inline]
    pub(crate) fn is_answered_by(self, entry: Entry) -> bool {
        entry.is_cutoff(self.depth, self.alpha, self.beta)
    }

    /// Whether the entry is the result of the search, or raises the best score so far.
    #[inline]
    pub(crate) fn is_updated_by(self, entry: Entry) -> bool {
        let raises = entry.bound == Bound::Lower && entry.score > self.best;
        i32::from(entry.depth) >= self.depth && raises || self.is_answered_by(entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_deep_enough_entry_with_a_better_score_updates_a_window() {
        let window = PathWindow { best: 20, ..PathWindow::new(3, 10, 50) };
        let entry = |depth, bound, score| Entry { action: 1, score, depth, bound };
        for (entry, updates, answers) in [
            (entry(3, Bound::Exact, 30), true, true),
            (entry(2, Bound::Exact, 30), false, false),
            (entry(3, Bound::Lower, 30), true, false),
            (entry(3, Bound::Lower, 20), false, false),
            (entry(3, Bound::Lower, 50), true, true),
            (entry(3, Bound::Upper, 30), false, false),
            (entry(3, Bound::Upper, 10), true, true),
        ] {
            assert_eq!(window.is_updated_by(entry), updates, "{entry:?}");
            assert_eq!(window.is_answered_by(entry), answers, "{entry:?}");
        }
    }
}
