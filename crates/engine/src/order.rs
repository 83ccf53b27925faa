//! In which order actions are tried: the better the first one, the less the others matter.

use skep_rules::{Action, Cell, Position, Tile};

use crate::evaluate::Judgement;

/// What is remembered of actions that were good elsewhere in the tree.
pub(crate) struct Memory {
    /// For every depth in the tree the two last actions that refuted something.
    killers: Vec<[u32; 2]>,
    /// What has refuted an action before, by its tile and cell.
    answers: Vec<u32>,
    /// How often an action has refuted something, by tile and cell.
    history: Vec<i16>,
    /// The same, as an answer to the action before.
    continuation: Vec<i16>,
    pub(crate) judgements: Judgements,
}

const HISTORY: usize = 1 << 19;
const CONTINUATION: usize = 1 << 16;
const MAX_HISTORY: i32 = 8_000;

/// Actions rated at least so high are not pruned or reduced.
pub(crate) const SPECIAL: i32 = 10_000;

/// Where in the tree actions are to be rated.
pub(crate) struct Surroundings<'a> {
    pub(crate) position: &'a Position,
    pub(crate) ply: usize,
    /// The action before, as [`Action::bits`].
    pub(crate) last: u32,
}

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory {
            killers: vec![[0; 2]; 256],
            answers: vec![0; HISTORY],
            history: vec![0; HISTORY],
            continuation: vec![0; CONTINUATION],
            judgements: Judgements::new(),
        }
    }

    pub(crate) fn forget(&mut self) {
        self.killers.fill([0; 2]);
        self.history.iter_mut().for_each(|value| *value /= 8);
        self.continuation.iter_mut().for_each(|value| *value /= 8);
    }

    fn slot(bits: u32) -> usize {
        bits as usize & (HISTORY - 1)
    }

    fn continuation_slot(last: u32, bits: u32) -> usize {
        let mixed = (last.wrapping_mul(0x9e37_79b1)) ^ bits.wrapping_mul(0x85eb_ca6b);
        (mixed >> 14) as usize & (CONTINUATION - 1)
    }

    /// The last of these actions has refuted the opponent's; those before it have not.
    pub(crate) fn reward(&mut self, ply: usize, last: u32, tried: &[Action], depth: i32) {
        let Some((action, others)) = tried.split_last() else { return };
        let bits = action.bits();
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != bits
        {
            *killers = [bits, killers[0]];
        }
        self.answers[Memory::slot(last)] = bits;
        let bonus = (depth * depth * 16).min(1_200);
        self.change(last, bits, bonus);
        for other in others {
            self.change(last, other.bits(), -bonus);
        }
    }

    fn change(&mut self, last: u32, bits: u32, bonus: i32) {
        let change = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
        };
        change(&mut self.history[Memory::slot(bits)]);
        change(&mut self.continuation[Memory::continuation_slot(last, bits)]);
    }

    /// How promising the actions look.
    pub(crate) fn rate(
        &self,
        surroundings: &Surroundings<'_>,
        actions: &[Action],
        ratings: &mut Vec<i32>,
    ) {
        let &Surroundings { position, ply, last } = surroundings;
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let answer = self.answers[Memory::slot(last)];
        let player = position.to_move();
        let queens = [Tile::queen(player), Tile::queen(!player)].map(|queen| position.cell(queen));
        let beside = |cell: Cell, queen: Option<Cell>| {
            i32::from(queen.is_some_and(|queen| cell.distance_to(queen) <= 1))
        };
        // Towards the other Queen, and away from the own one.
        let [own, other] = queens;
        let place = |cell: Cell| 5_000 * beside(cell, other) - 2_500 * beside(cell, own);
        // The actions of a tile come one after the other.
        let mut leaving = (None, 0);
        let rate = |action: &Action| {
            let bits = action.bits();
            let mut rating = i32::from(self.history[Memory::slot(bits)])
                + i32::from(self.continuation[Memory::continuation_slot(last, bits)]);
            if killers[0] == bits {
                rating += 20_000;
            } else if killers[1] == bits {
                rating += 18_000;
            } else if answer == bits {
                rating += 16_000;
            }
            match *action {
                Action::Move { tile, to } => {
                    if leaving.0 != Some(tile) {
                        leaving = (Some(tile), position.cell(tile).map_or(0, place));
                    }
                    rating += place(to) - leaving.1;
                }
                Action::Place { to, .. } => rating += place(to),
                // There are few of these, and they change much.
                Action::Remove { .. } | Action::Sting { .. } | Action::Swap { .. } => {
                    rating += SPECIAL;
                }
                Action::Combo => rating += SPECIAL,
                _ => {}
            }
            rating
        };
        ratings.clear();
        ratings.extend(actions.iter().map(rate));
    }
}

/// What positions met lately look like. Judging is the dearest part of a search, and positions are met again.
pub(crate) struct Judgements(Vec<(u64, Judgement)>);

impl Judgements {
    const COUNT: usize = 1 << 15;

    fn new() -> Judgements {
        Judgements(vec![(0, Judgement::default()); Judgements::COUNT])
    }

    pub(crate) fn get_or_insert_with(
        &mut self,
        key: u64,
        judge: impl FnOnce() -> Judgement,
    ) -> Judgement {
        let slot = &mut self.0[(key >> 40) as usize & (Judgements::COUNT - 1)];
        if slot.0 != key {
            *slot = (key, judge());
        }
        slot.1
    }
}
