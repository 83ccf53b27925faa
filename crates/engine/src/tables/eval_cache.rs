//! What positions met lately look like. Judging is the dearest part of a search, and positions are met again.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::eval::Evaluation;
use crate::memory::huge_pages;
use crate::memory::prefetch::fetch;

/// A cache of judgements by the hashes of their positions. A slot is one number, so threads can share it.
pub(crate) struct Judgements(Vec<AtomicU64>);

impl Judgements {
    /// Of a key the highest bits tell the slot and the others are kept in it.
    const SLOT: u32 = 18;
    const KEPT: u64 = u64::MAX >> Judgements::SLOT;
    /// Above them a score and two flags.
    const SCORE: u32 = 64 - Judgements::SLOT;

    pub(crate) fn new() -> Judgements {
        Judgements(huge_pages::ready_list(1 << Judgements::SLOT))
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.0.fill_with(AtomicU64::default);
    }

    fn slot(&self, key: u64) -> &AtomicU64 {
        &self.0[(key >> Judgements::SCORE) as usize]
    }

    /// What this position looks like will be asked for soon.
    #[inline]
    pub(crate) fn fetch(&self, key: u64) {
        fetch(self.slot(key));
    }

    /// What the position looks like, if that is remembered.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Evaluation> {
        let kept = self.slot(key).load(Ordering::Relaxed);
        let data = kept >> Judgements::SCORE;
        let is_it = kept != 0 && kept & Judgements::KEPT == key & Judgements::KEPT;
        is_it.then(|| Evaluation {
            score: i32::from((data >> 2) as u16 as i16),
            wins: data & 1 != 0,
            threatened: data & 2 != 0,
        })
    }

    /// Remembers.
    #[inline]
    pub(crate) fn put(&self, key: u64, judgement: Evaluation) {
        let Evaluation { score, wins, threatened } = judgement;
        let data =
            u64::from(wins) | u64::from(threatened) << 1 | u64::from(score as i16 as u16) << 2;
        let kept = key & Judgements::KEPT | data << Judgements::SCORE;
        self.slot(key).store(kept, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgements_come_back_whole() {
        for key in [0, 1, 0x1234_5678_9abc_def0, u64::MAX] {
            for score in [-20_000, -1, 0, 777, 20_000] {
                for (wins, threatened) in [(false, true), (true, false)] {
                    let key = key ^ score as u64;
                    let judgement = Evaluation { score, wins, threatened };
                    let judgements = Judgements::new();
                    assert_eq!(judgements.get(key), None);
                    judgements.put(key, judgement);
                    assert_eq!(judgements.get(key), Some(judgement));
                }
            }
        }
    }
}
