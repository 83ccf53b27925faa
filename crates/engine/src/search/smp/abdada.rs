//! ABDADA: threads avoid searching the same action at the same time.
//!
//! Before a thread searches an action other than the first of a node, it checks whether another thread is searching it
//! now. If so, the action is deferred until the other actions of the node are done; by then the transposition table holds
//! the result. This is the simplified form by Tom Kerrigan, with a small table of its own.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::search::params::ABDADA_SIZE;

/// The actions that threads are searching now. When two fall on the same slot, one is forgotten and may be searched
/// twice, which does no harm.
pub(crate) struct Abdada(Vec<AtomicU64>);

impl Abdada {
    /// A table without any action.
    pub(crate) fn new() -> Abdada {
        Abdada((0..ABDADA_SIZE).map(|_| AtomicU64::new(0)).collect())
    }

    /// The key of an action, given as [`Action::bits`](skep_rules::Action::bits), in the position with this hash.
    pub(crate) fn key(position: u64, action: u32) -> u64 {
        (position ^ u64::from(action).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1
    }

    fn slot(&self, key: u64) -> &AtomicU64 {
        &self.0[(key >> 20) as usize & (ABDADA_SIZE - 1)]
    }

    /// Whether another thread is searching the action.
    pub(crate) fn is_searched(&self, key: u64) -> bool {
        self.slot(key).load(Ordering::Relaxed) == key
    }

    /// Marks the action: this thread is searching it.
    pub(crate) fn begin(&self, key: u64) {
        self.slot(key).store(key, Ordering::Relaxed);
    }

    /// Takes the mark away: this thread has searched the action.
    pub(crate) fn end(&self, key: u64) {
        let slot = self.slot(key);
        if slot.load(Ordering::Relaxed) == key {
            slot.store(0, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_searched_from_begin_to_end() {
        let abdada = Abdada::new();
        let (key, other) = (Abdada::key(1 << 30, 5), Abdada::key(1 << 30, 6));
        assert!(!abdada.is_searched(key));
        abdada.begin(key);
        assert!(abdada.is_searched(key) && !abdada.is_searched(other));
        abdada.end(other);
        assert!(abdada.is_searched(key));
        abdada.end(key);
        assert!(!abdada.is_searched(key));
    }
}
