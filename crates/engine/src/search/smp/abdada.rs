//! What the threads of a search are looking at right now, so that they do not all look at the same.

use std::sync::atomic::{AtomicU64, Ordering};

/// The actions under way, in all positions deep enough to matter. Now and then one is forgotten, when another falls on the
/// same slot; then two threads look at it, which does no harm.
pub(crate) struct Busy(Vec<AtomicU64>);

const SLOTS: usize = 1 << 12;

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy((0..SLOTS).map(|_| AtomicU64::new(0)).collect())
    }

    /// The name of an action, given as [`Action::bits`](skep_rules::Action::bits), in the position with this hash.
    pub(crate) fn name(position: u64, action: u32) -> u64 {
        (position ^ u64::from(action).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1
    }

    fn slot(&self, name: u64) -> &AtomicU64 {
        &self.0[(name >> 20) as usize & (SLOTS - 1)]
    }

    /// Whether another thread is at it.
    pub(crate) fn has(&self, name: u64) -> bool {
        self.slot(name).load(Ordering::Relaxed) == name
    }

    /// This thread begins.
    pub(crate) fn begin(&self, name: u64) {
        self.slot(name).store(name, Ordering::Relaxed);
    }

    /// This thread has done it.
    pub(crate) fn end(&self, name: u64) {
        let slot = self.slot(name);
        if slot.load(Ordering::Relaxed) == name {
            slot.store(0, Ordering::Relaxed);
        }
    }
}
