//! The evaluation cache: static evaluations of positions that were met lately. Evaluating is the most expensive part of
//! a search, and transpositions are frequent.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::eval::StaticEval;
use crate::memory::huge_pages;
use crate::memory::prefetch::prefetch;
use crate::search::params::EVAL_CACHE_BITS;

/// A cache of evaluations by the hash of the position. A slot is one atomic number, so threads share it without locks.
pub(crate) struct EvalCache(Vec<AtomicU64>);

/// The highest bits of a key select the slot, and the others are stored in it.
const KEY_MASK: u64 = u64::MAX >> EVAL_CACHE_BITS;
/// Above the key, two flags and a score are stored.
const DATA_SHIFT: u32 = u64::BITS - EVAL_CACHE_BITS;

// Two flags and 16 bits of score must fit above the key.
const _: () = assert!(EVAL_CACHE_BITS >= 2 + i16::BITS);

impl EvalCache {
    /// An empty cache.
    pub(crate) fn new() -> EvalCache {
        EvalCache(huge_pages::mapped_table(1 << EVAL_CACHE_BITS))
    }

    /// Empties the cache.
    pub(crate) fn clear(&mut self) {
        self.0.fill_with(AtomicU64::default);
    }

    fn slot(&self, key: u64) -> &AtomicU64 {
        &self.0[(key >> DATA_SHIFT) as usize]
    }

    /// Loads the slot of a position into the processor's cache.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.slot(key));
    }

    /// The evaluation of a position, if it is in the cache.
    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<StaticEval> {
        let stored = self.slot(key).load(Ordering::Relaxed);
        let data = stored >> DATA_SHIFT;
        let is_hit = stored != 0 && stored & KEY_MASK == key & KEY_MASK;
        is_hit.then(|| StaticEval {
            score: i32::from((data >> 2) as u16 as i16),
            wins: data & 1 != 0,
            threatened: data & 2 != 0,
        })
    }

    /// Stores the evaluation of a position in place of what is in its slot.
    #[inline]
    pub(crate) fn store(&self, key: u64, evaluation: StaticEval) {
        let StaticEval { score, wins, threatened } = evaluation;
        let data =
            u64::from(wins) | u64::from(threatened) << 1 | u64::from(score as i16 as u16) << 2;
        let stored = key & KEY_MASK | data << DATA_SHIFT;
        self.slot(key).store(stored, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_evaluation_is_probed_whole() {
        for key in [0, 1, 0x1234_5678_9abc_def0, u64::MAX] {
            for score in [-20_000, -1, 0, 777, 20_000] {
                for (wins, threatened) in [(false, true), (true, false)] {
                    let key = key ^ score as u64;
                    let evaluation = StaticEval { score, wins, threatened };
                    let cache = EvalCache::new();
                    assert_eq!(cache.probe(key), None);
                    cache.store(key, evaluation);
                    assert_eq!(cache.probe(key), Some(evaluation));
                }
            }
        }
    }
}
