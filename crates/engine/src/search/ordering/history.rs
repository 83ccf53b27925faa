//! In which order actions are tried: the better the first one, the less the others matter.

use skep_rules::{Action, Cell, Direction, Position, Tile};

use crate::memory::huge_pages;
use crate::search::ordering::picker::Rated;

/// What is remembered of actions that were good elsewhere in the tree. Every thread has its own: they look at different
/// parts of the tree, and what two of them write to all the time is never in the cache of either.
pub(crate) struct Order {
    /// What has refuted an action before, by its tile and cell.
    answers: Vec<u32>,
    /// How often an action has refuted something, by tile and cell.
    history: Vec<i16>,
    /// The same, as an answer to the action before.
    continuation: Vec<i16>,
    /// For every depth in the tree the two last actions that refuted something.
    killers: Vec<[u32; 2]>,
    /// While actions are rated, how welcome each cell is; otherwise 0.
    places: Box<[i16; Cell::COUNT]>,
}

const HISTORY: usize = 1 << 19;
const CONTINUATION: usize = 1 << 16;
const MAX_HISTORY: i32 = 8_000;
const MAX_KILLERS: usize = 256;

/// Actions rated at least so high are not pruned or reduced.
pub(crate) const SPECIAL: i32 = 10_000;

/// Where in the tree actions are to be rated.
pub(crate) struct Surroundings<'a> {
    pub(crate) position: &'a Position,
    pub(crate) ply: usize,
    /// The action before, as [`Action::bits`].
    pub(crate) last: u32,
    /// The action that is known to be good; 0 if there is none.
    pub(crate) known: u32,
}

impl Order {
    /// How many favorites there may be.
    pub(crate) const FAVORITES: usize = 4;

    pub(crate) fn new() -> Order {
        Order {
            answers: huge_pages::ready_list(HISTORY),
            history: huge_pages::ready_list(HISTORY),
            continuation: huge_pages::ready_list(CONTINUATION),
            killers: vec![[0; 2]; MAX_KILLERS],
            places: Box::new([0; Cell::COUNT]),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.answers.fill(0);
        self.history.fill(0);
        self.continuation.fill(0);
        self.killers.fill([0; 2]);
    }

    /// A new search begins: what was learnt in the last one counts less.
    pub(crate) fn forget(&mut self) {
        for values in [&mut self.history, &mut self.continuation] {
            values.iter_mut().for_each(|value| *value /= 8);
        }
        self.killers.fill([0; 2]);
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
        let killers = &mut self.killers[ply.min(MAX_KILLERS - 1)];
        if killers[0] != bits {
            *killers = [bits, killers[0]];
        }
        self.answers[Order::slot(last)] = bits;
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
        change(&mut self.history[Order::slot(bits)]);
        change(&mut self.continuation[Order::continuation_slot(last, bits)]);
    }

    /// An action to try before others, as [`Action::bits`]: what is known of the position, what has refuted something
    /// here, what has refuted the action before; 0 if there is none.
    #[inline]
    pub(crate) fn favorite(&self, number: usize, around: &Surroundings<'_>) -> u32 {
        let killers = &self.killers[around.ply.min(MAX_KILLERS - 1)];
        match number {
            0 => around.known,
            1 | 2 => killers[number - 1],
            _ => self.answers[Order::slot(around.last)],
        }
    }

    /// How promising the actions look.
    // Not inlined: its loop needs all registers.
    #[inline(never)]
    pub(crate) fn rate(
        &mut self,
        around: &Surroundings<'_>,
        actions: &[Action],
        ratings: &mut Vec<Rated>,
    ) {
        let &Surroundings { position, last, .. } = around;
        let player = position.to_move();
        // Towards the other Queen, and away from the own one.
        let queens = [(player, -2_500), (!player, 5_000)];
        let queens = queens.map(|(color, value)| (position.cell(Tile::queen(color)), value));
        for (queen, value) in queens {
            self.favor(queen, value);
        }
        let history = &self.history[..HISTORY];
        let continuation = &self.continuation[..CONTINUATION];
        let welcome = &*self.places;
        // The actions of a tile come one after the other.
        let (mut leaving, mut left) = (None, 0);
        let usual = |bits: u32| {
            i32::from(history[Order::slot(bits)])
                + i32::from(continuation[Order::continuation_slot(last, bits)])
        };
        // What is usual is asked for in each case apart, because where the kind of action is known its bits are near.
        let mut rate = |action: &Action| match *action {
            Action::Move { tile, to } => {
                if leaving != Some(tile) {
                    let from = position.cell(tile);
                    leaving = Some(tile);
                    left = from.map_or(0, |cell| i32::from(welcome[cell.index()]));
                }
                usual(action.bits()) + i32::from(welcome[to.index()]) - left
            }
            Action::Place { to, .. } => usual(action.bits()) + i32::from(welcome[to.index()]),
            // There are few of these, and they change much.
            Action::Remove { .. } | Action::Sting { .. } | Action::Swap { .. } | Action::Combo => {
                usual(action.bits()) + SPECIAL
            }
            _ => usual(action.bits()),
        };
        ratings.clear();
        let rated = |(place, action)| Rated::new(rate(action), place);
        ratings.extend(actions.iter().enumerate().map(rated));
        for (queen, value) in queens {
            self.favor(queen, -value);
        }
    }

    /// Makes the Queen's cell and those beside it more welcome by so much.
    #[inline]
    fn favor(&mut self, queen: Option<Cell>, value: i16) {
        let Some(queen) = queen else { return };
        self.places[queen.index()] += value;
        for side in Direction::ALL {
            self.places[queen.neighbor(side).index()] += value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_refuted_something_is_a_favorite_until_it_is_forgotten() {
        let game = skep_rules::Game::new(skep_rules::GameType::BASE);
        let actions = game.position().actions();
        let (good, others) = (actions[1].bits(), &actions[..2]);
        let (ply, last) = (3, 77);
        let around = Surroundings { position: game.position(), ply, last, known: 0 };
        let favorites = |order: &Order| [1, 2, 3].map(|number| order.favorite(number, &around));
        let slot = Order::slot(good);
        let mut order = Order::new();
        order.reward(ply, last, others, 4);
        assert_eq!(favorites(&order), [good, 0, good]);
        assert_eq!(order.history[slot], 256);
        assert_eq!(order.continuation[Order::continuation_slot(last, good)], 256);
        assert_eq!(order.history[Order::slot(actions[0].bits())], -256);
        // A new search keeps what is usual, though it counts less, and forgets what was good at this depth.
        order.forget();
        assert_eq!(favorites(&order), [0, 0, good]);
        assert_eq!(order.history[slot], 32);
        order.reward(ply, last, others, 4);
        order.clear();
        assert_eq!(favorites(&order), [0; 3]);
        assert_eq!(order.history[slot], 0);
        assert_eq!(order.continuation[Order::continuation_slot(last, good)], 0);
    }
}
