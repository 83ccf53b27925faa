//! In which order actions are tried: the better the first one, the less the others matter.

use skep_rules::{Action, Position, Tile};

/// What is remembered of actions that were good elsewhere in the tree.
pub(crate) struct Memory {
    /// For every depth in the tree the two last actions that refuted something.
    killers: Vec<[u32; 2]>,
    /// How often an action has refuted something, by tile and cell.
    history: Vec<i16>,
}

const HISTORY: usize = 1 << 19;
const MAX_HISTORY: i32 = 8_000;

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory { killers: vec![[0; 2]; 256], history: vec![0; HISTORY] }
    }

    pub(crate) fn forget(&mut self) {
        self.killers.fill([0; 2]);
        self.history.iter_mut().for_each(|value| *value /= 8);
    }

    fn slot(bits: u32) -> usize {
        bits as usize & (HISTORY - 1)
    }

    /// The action has refuted the opponent's last one; those tried before it have not.
    pub(crate) fn reward(&mut self, ply: usize, action: Action, tried: &[Action], depth: i32) {
        let bits = action.bits();
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != bits
        {
            *killers = [bits, killers[0]];
        }
        let bonus = (depth * depth * 16).min(1_200);
        self.change(bits, bonus);
        for other in tried {
            self.change(other.bits(), -bonus);
        }
    }

    fn change(&mut self, bits: u32, bonus: i32) {
        let value = &mut self.history[Memory::slot(bits)];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
    }

    /// How promising the actions look.
    pub(crate) fn rate(
        &self,
        position: &Position,
        ply: usize,
        best: u32,
        actions: &[Action],
        ratings: &mut Vec<i32>,
    ) {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let player = position.to_move();
        let queens = [Tile::queen(player), Tile::queen(!player)].map(|queen| position.cell(queen));
        let rate = |action: &Action| {
            let bits = action.bits();
            if bits == best {
                return i32::MAX;
            }
            let mut rating = i32::from(self.history[Memory::slot(bits)]);
            if killers[0] == bits {
                rating += 9_000;
            } else if killers[1] == bits {
                rating += 8_500;
            }
            let (to, from) = match *action {
                Action::Move { tile, to } => (Some(to), position.cell(tile)),
                Action::Place { to, .. } => (Some(to), None),
                _ => (None, None),
            };
            let beside = |cell, queen: usize| match (cell, queens[queen]) {
                (Some(cell), Some(queen)) => position.are_adjacent(cell, queen) || cell == queen,
                _ => false,
            };
            // Towards the other Queen, and away from the own one.
            rating += 3_000 * (i32::from(beside(to, 1)) - i32::from(beside(from, 1)));
            rating += 1_500 * (i32::from(beside(from, 0)) - i32::from(beside(to, 0)));
            rating
        };
        ratings.clear();
        ratings.extend(actions.iter().map(rate));
    }
}
