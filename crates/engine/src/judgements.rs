//! What positions met lately look like. Judging is the dearest part of a search, and positions are met again.

use crate::evaluate::Judgement;

/// A cache of judgements by the hashes of their positions.
pub(crate) struct Judgements(Vec<u64>);

impl Judgements {
    /// Of a key the highest bits tell the slot and the others are kept in it.
    const SLOT: u32 = 18;
    const KEPT: u64 = u64::MAX >> Judgements::SLOT;
    /// Above them a score and two flags.
    const SCORE: u32 = 64 - Judgements::SLOT;

    pub(crate) fn new() -> Judgements {
        Judgements(vec![0; 1 << Judgements::SLOT])
    }

    pub(crate) fn clear(&mut self) {
        self.0.fill(0);
    }

    pub(crate) fn get_or_insert_with(
        &mut self,
        key: u64,
        judge: impl FnOnce() -> Judgement,
    ) -> Judgement {
        let slot = &mut self.0[(key >> Judgements::SCORE) as usize];
        if *slot != 0 && *slot & Judgements::KEPT == key & Judgements::KEPT {
            let data = *slot >> Judgements::SCORE;
            return Judgement {
                score: i32::from((data >> 2) as u16 as i16),
                wins: data & 1 != 0,
                threatened: data & 2 != 0,
            };
        }
        let judgement = judge();
        let Judgement { score, wins, threatened } = judgement;
        let data =
            u64::from(wins) | u64::from(threatened) << 1 | u64::from(score as i16 as u16) << 2;
        *slot = key & Judgements::KEPT | data << Judgements::SCORE;
        judgement
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
                    let judgement = Judgement { score, wins, threatened };
                    let mut judgements = Judgements::new();
                    assert_eq!(judgements.get_or_insert_with(key, || judgement), judgement);
                    let again = judgements.get_or_insert_with(key, Judgement::default);
                    assert_eq!(again, judgement);
                }
            }
        }
    }
}
