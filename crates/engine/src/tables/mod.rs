//! The tables that all threads of a search share.

pub(crate) mod eval_cache;
pub(crate) mod eval_delta;
pub(crate) mod transposition;

use eval_cache::EvalCache;
use eval_delta::EvalDeltaHistory;
use transposition::TranspositionTable;

/// The tables that all threads of a search share, kept from one search to the next.
pub(crate) struct Tables {
    pub(crate) transposition: TranspositionTable,
    pub(crate) eval_cache: EvalCache,
    pub(crate) eval_delta: EvalDeltaHistory,
}

impl Tables {
    /// Empty tables. The transposition table takes this many megabytes; the others have fixed sizes.
    pub(crate) fn new(megabytes: usize) -> Tables {
        Tables {
            transposition: TranspositionTable::new(megabytes),
            eval_cache: EvalCache::new(),
            eval_delta: EvalDeltaHistory::new(),
        }
    }

    /// Empties all tables.
    pub(crate) fn clear(&mut self) {
        self.transposition.clear();
        self.eval_cache.clear();
        self.eval_delta.clear();
    }
}
