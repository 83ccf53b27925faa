//! In which order actions are tried: the better the first one, the less the others matter.

use skep_rules::{Action, Axial, Cell, Position, Tile};

use crate::evaluate::Judgement;
use crate::tree::find;

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

    /// How promising the actions look, which are given as [`Action::bits`] too.
    pub(crate) fn rate(
        &self,
        surroundings: &Surroundings<'_>,
        actions: &[Action],
        bits: &[u32],
        ratings: &mut Vec<i32>,
    ) {
        let &Surroundings { position, ply, last } = surroundings;
        let player = position.to_move();
        // Towards the other Queen, and away from the own one. A Queen in the reserve is beside nothing.
        let [own, other] = [player, !player].map(|color| position.cell(Tile::queen(color)));
        let weight = |queen: Option<Cell>, weight| if queen.is_some() { weight } else { 0 };
        let (away, towards) = (weight(own, 2_500), weight(other, 5_000));
        let [own, other] = [own, other].map(|cell| cell.unwrap_or(Cell::at(Axial::default())));
        let place = |cell: Cell| {
            let towards = if cell.distance_to(other) <= 1 { towards } else { 0 };
            towards - if cell.distance_to(own) <= 1 { away } else { 0 }
        };
        let [history, continuation] =
            [&self.history[..HISTORY], &self.continuation[..CONTINUATION]];
        // The actions of a tile come one after the other.
        let mut leaving = (None, 0);
        let rate = |(action, &bits): (&Action, &u32)| {
            let rating = i32::from(history[Memory::slot(bits)])
                + i32::from(continuation[Memory::continuation_slot(last, bits)]);
            match *action {
                Action::Move { tile, to } => {
                    if leaving.0 != Some(tile) {
                        leaving = (Some(tile), position.cell(tile).map_or(0, place));
                    }
                    rating + place(to) - leaving.1
                }
                Action::Place { to, .. } => rating + place(to),
                _ => rating,
            }
        };
        ratings.clear();
        ratings.extend(actions.iter().zip(bits).map(rate));
        // What refuted something here or after the same action before; each action gets one bonus.
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let favorites = [killers[0], killers[1], self.answers[Memory::slot(last)]];
        for (index, &favorite) in favorites.iter().enumerate() {
            if favorite != 0
                && !favorites[..index].contains(&favorite)
                && let Some(found) = find(bits, favorite)
            {
                ratings[found] += [20_000, 18_000, 16_000][index];
            }
        }
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
