//! By how much actions change how good a position looks.

use std::sync::atomic::{AtomicI16, Ordering};

use crate::memory::huge_pages;

/// What is usual, by tile and cell. The threads of a search share it: what one of them learns, the others need not. Where
/// two write at once, one of them is lost, which does no harm.
pub(crate) struct Changes(Vec<AtomicI16>);

const SLOTS: usize = 1 << 19;

impl Changes {
    pub(crate) fn new() -> Changes {
        Changes(huge_pages::ready_list(SLOTS))
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.0.fill_with(AtomicI16::default);
    }

    fn of(&self, bits: u32) -> &AtomicI16 {
        &self.0[bits as usize & (SLOTS - 1)]
    }

    /// By how much the action, given as [`Action::bits`](skep_rules::Action::bits), usually changes how good the position
    /// looks, for whoever is to move after it.
    #[inline]
    pub(crate) fn usual(&self, bits: u32) -> i32 {
        i32::from(self.of(bits).load(Ordering::Relaxed))
    }

    /// The action has changed how good the position looks by so much.
    #[inline]
    pub(crate) fn learn(&self, bits: u32, change: i32) {
        let old = self.usual(bits);
        // The first one is taken as it is.
        let weight = if old == 0 { 1 } else { 16 };
        let new = old + (change.clamp(-2_000, 2_000) - old) / weight;
        // What is written to has to be fetched anew by the other threads.
        if new != old {
            self.of(bits).store(new as i16, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_usual_follows_what_happens() {
        let mut changes = Changes::new();
        assert_eq!(changes.usual(7), 0);
        changes.learn(7, 160);
        assert_eq!(changes.usual(7), 160);
        changes.learn(7, 0);
        assert_eq!(changes.usual(7), 150);
        // So little that it is nothing.
        changes.learn(7, 140);
        assert_eq!(changes.usual(7), 150);
        assert_eq!(changes.usual(8), 0);
        changes.clear();
        assert_eq!(changes.usual(7), 0);
    }
}
