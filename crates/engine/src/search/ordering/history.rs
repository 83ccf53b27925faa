//! History tables: killers, countermoves, butterfly history and continuation history.

use skep_rules::{Action, Cell, Direction, Position, Tile};

use crate::memory::huge_pages;
use crate::search::ordering::OrderingContext;
use crate::search::ordering::picker::Scored;
use crate::search::params::{
    ACTION_TABLE_SIZE, CONTINUATION_SIZE, HISTORY_AGING_DIVISOR, HISTORY_BONUS, HISTORY_MAX,
    HISTORY_MAX_BONUS, MAX_PLY, NEAR_ENEMY_QUEEN, NEAR_OWN_QUEEN, NEVER_REDUCED,
};

/// What one thread remembers of actions that caused a beta cutoff. The tables are not shared: threads search different
/// parts of the tree, and a table that two threads write to all the time is in the cache of neither.
pub(crate) struct HistoryTables {
    /// The last action that refuted each action, by the bits of the refuted one.
    countermoves: Vec<u32>,
    /// How often an action has caused a cutoff, by its tile and destination.
    butterfly: Vec<i16>,
    /// How often an action has caused a cutoff after the action before it.
    continuation: Vec<i16>,
    /// For every ply, the last two actions that caused a cutoff.
    killers: Vec<[u32; 2]>,
    /// While actions are scored, the value of each cell as a destination; 0 otherwise.
    cell_values: Box<[i16; Cell::COUNT]>,
}

impl HistoryTables {
    /// The number of refutation moves: hash move, two killers, countermove.
    pub(crate) const REFUTATIONS: usize = 4;

    /// Empty tables.
    pub(crate) fn new() -> HistoryTables {
        HistoryTables {
            countermoves: huge_pages::mapped_table(ACTION_TABLE_SIZE),
            butterfly: huge_pages::mapped_table(ACTION_TABLE_SIZE),
            continuation: huge_pages::mapped_table(CONTINUATION_SIZE),
            killers: vec![[0; 2]; MAX_PLY + 2],
            cell_values: Box::new([0; Cell::COUNT]),
        }
    }

    /// Empties the tables.
    pub(crate) fn clear(&mut self) {
        self.countermoves.fill(0);
        self.butterfly.fill(0);
        self.continuation.fill(0);
        self.killers.fill([0; 2]);
    }

    /// Ages the tables for a new search: history counts less, and killers are forgotten.
    pub(crate) fn age(&mut self) {
        for values in [&mut self.butterfly, &mut self.continuation] {
            values.iter_mut().for_each(|value| *value /= HISTORY_AGING_DIVISOR);
        }
        self.killers.fill([0; 2]);
    }

    fn slot(bits: u32) -> usize {
        bits as usize & (ACTION_TABLE_SIZE - 1)
    }

    fn continuation_slot(previous: u32, bits: u32) -> usize {
        let mixed = (previous.wrapping_mul(0x9e37_79b1)) ^ bits.wrapping_mul(0x85eb_ca6b);
        (mixed >> 14) as usize & (CONTINUATION_SIZE - 1)
    }

    /// Rewards the last of these actions, which caused a beta cutoff, and punishes those tried before it.
    pub(crate) fn update(&mut self, ply: usize, previous: u32, tried: &[Action], depth: i32) {
        let Some((action, others)) = tried.split_last() else { return };
        let bits = action.bits();
        let killers = &mut self.killers[ply];
        if killers[0] != bits {
            *killers = [bits, killers[0]];
        }
        self.countermoves[HistoryTables::slot(previous)] = bits;
        let bonus = (depth * depth * HISTORY_BONUS).min(HISTORY_MAX_BONUS);
        self.add_bonus(previous, bits, bonus);
        for other in others {
            self.add_bonus(previous, other.bits(), -bonus);
        }
    }

    /// Adds a bonus to the histories of an action, less the nearer their values are to the bound (history gravity).
    fn add_bonus(&mut self, previous: u32, bits: u32, bonus: i32) {
        let add = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / HISTORY_MAX) as i16;
        };
        add(&mut self.butterfly[HistoryTables::slot(bits)]);
        add(&mut self.continuation[HistoryTables::continuation_slot(previous, bits)]);
    }

    /// A refutation move, as [`Action::bits`]: the hash move, the killers, the countermove; 0 if there is none.
    #[inline]
    pub(crate) fn refutation(&self, number: usize, context: &OrderingContext<'_>) -> u32 {
        let killers = &self.killers[context.ply];
        match number {
            0 => context.hash_move,
            1 | 2 => killers[number - 1],
            _ => self.countermoves[HistoryTables::slot(context.previous)],
        }
    }

    /// Scores the actions: histories, plus the value of the destination less that of the origin.
    // Not inlined: its loop needs all registers.
    #[inline(never)]
    pub(crate) fn score(
        &mut self,
        context: &OrderingContext<'_>,
        actions: &[Action],
        scores: &mut Vec<Scored>,
    ) {
        let &OrderingContext { position, previous, .. } = context;
        let queens = queens(position);
        for (queen, value) in queens {
            self.add_cell_values(queen, value);
        }
        let butterfly = &self.butterfly[..ACTION_TABLE_SIZE];
        let continuation = &self.continuation[..CONTINUATION_SIZE];
        let cell_values = &*self.cell_values;
        let history = |bits: u32| {
            i32::from(butterfly[HistoryTables::slot(bits)])
                + i32::from(continuation[HistoryTables::continuation_slot(previous, bits)])
        };
        // The actions of a tile are listed one after the other, so its origin is looked up once.
        let (mut origin_tile, mut origin_value) = (None, 0);
        // The history is read in each arm: where the kind of action is known, its bits are cheaper.
        let mut score = |action: &Action| match *action {
            Action::Move { tile, to } => {
                if origin_tile != Some(tile) {
                    let from = position.cell(tile);
                    origin_tile = Some(tile);
                    origin_value = from.map_or(0, |cell| i32::from(cell_values[cell.index()]));
                }
                history(action.bits()) + i32::from(cell_values[to.index()]) - origin_value
            }
            Action::Place { to, .. } => history(action.bits()) + i32::from(cell_values[to.index()]),
            // These are few, and they change much.
            Action::Remove { .. } | Action::Sting { .. } | Action::Swap { .. } | Action::Combo => {
                history(action.bits()) + NEVER_REDUCED
            }
            Action::Flip { .. }
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => history(action.bits()),
        };
        scores.clear();
        let scored = |(place, action)| Scored::new(score(action), place);
        scores.extend(actions.iter().enumerate().map(scored));
        for (queen, value) in queens {
            self.add_cell_values(queen, -value);
        }
    }

    /// Adds a value to the cell of a Queen and the cells beside it.
    #[inline]
    fn add_cell_values(&mut self, queen: Option<Cell>, value: i16) {
        let Some(queen) = queen else { return };
        self.cell_values[queen.index()] += value;
        for side in Direction::ALL {
            self.cell_values[queen.neighbor(side).index()] += value;
        }
    }
}

/// The cells of both Queens and their values as destinations: towards the opponent's, away from the own.
#[inline]
fn queens(position: &Position) -> [(Option<Cell>, i16); 2] {
    let player = position.to_move();
    [(player, NEAR_OWN_QUEEN), (!player, NEAR_ENEMY_QUEEN)]
        .map(|(color, value)| (position.cell(Tile::queen(color)), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_that_caused_a_cutoff_is_a_refutation_until_the_tables_age() {
        let game = skep_rules::Game::new(skep_rules::GameType::BASE);
        let actions = game.position().actions();
        let (good, tried) = (actions[1].bits(), &actions[..2]);
        let (ply, previous) = (3, 77);
        let context = OrderingContext { position: game.position(), ply, previous, hash_move: 0 };
        let refutations =
            |history: &HistoryTables| [1, 2, 3].map(|number| history.refutation(number, &context));
        let slot = HistoryTables::slot(good);
        let continuation_slot = HistoryTables::continuation_slot(previous, good);
        let depth = 4;
        let bonus = (depth * depth * HISTORY_BONUS) as i16;
        let mut history = HistoryTables::new();
        history.update(ply, previous, tried, depth);
        assert_eq!(refutations(&history), [good, 0, good]);
        assert_eq!(history.butterfly[slot], bonus);
        assert_eq!(history.continuation[continuation_slot], bonus);
        assert_eq!(history.butterfly[HistoryTables::slot(actions[0].bits())], -bonus);
        // Ageing keeps the countermove and part of the history, and forgets the killers.
        history.age();
        assert_eq!(refutations(&history), [0, 0, good]);
        assert_eq!(history.butterfly[slot], bonus / HISTORY_AGING_DIVISOR);
        history.update(ply, previous, tried, depth);
        history.clear();
        assert_eq!(refutations(&history), [0; 3]);
        assert_eq!(history.butterfly[slot], 0);
        assert_eq!(history.continuation[continuation_slot], 0);
    }
}
