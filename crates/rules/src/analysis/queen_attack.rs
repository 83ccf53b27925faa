//! Which free sides of a Queen enemy tiles can reach.

use crate::analysis::mobility::{
    FARTHEST, LIKE_AN_ANT, LIKE_OTHERS, MOVES, RANGES, Ranges, near_moves,
};
use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::grid::sides;
use crate::hive::board::Board;
use crate::hive::cell_state::CellMark;
use crate::model::bug::Bug;
use crate::movement::Abilities;
use crate::movement::bugs::pillbug::Throws;
use crate::movement::bugs::{ant, grasshopper, mosquito};

/// Which free sides of a Queen the other player's tiles can reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct QueenAttack {
    pub(super) is_in_play: bool,
    pub(super) cell: Cell,
    /// Her free sides.
    pub(super) free: u8,
    /// How many enemy tiles can get to each side, a byte each.
    pub(super) attackers: u64,
    /// How many can get to all of those on the main walk along the edge of the hive.
    pub(super) crawlers: u8,
}

impl QueenAttack {
    /// The distance of the cell from the Queen; `u8::MAX` if she is not in play.
    #[inline]
    pub(super) fn steps_to(&self, cell: Cell) -> u8 {
        if self.is_in_play { self.cell.distance_to(cell) } else { u8::MAX }
    }

    /// Counts one more tile that can reach these sides, given as places around the Queen.
    #[inline]
    fn add(&mut self, sides: Patch) {
        for place in sides {
            self.attackers += 1 << (8 * place.side() as u32);
        }
    }

    /// Counts the tiles that crawl along the main walk: they reach all sides that lie on it.
    #[inline]
    pub(super) fn count_crawlers(&mut self, board: &Board) {
        if self.crawlers == 0 {
            return;
        }
        for side in Directions(self.free) {
            let beside = board.at(self.cell.neighbor(side));
            let walkable = sides::is_walkable(beside.occupied()) && !beside.has(CellMark::SideWalk);
            let crawlers = if walkable { u64::from(self.crawlers) } else { 0 };
            self.attackers += crawlers << (8 * side as u32);
        }
    }

    /// Counts the tiles that can be thrown beside the Queen. `own` is where the throwing player's Queen lies.
    #[inline]
    pub(super) fn add_throws(&mut self, throws: &Throws, board: &Board, own: Option<Cell>) {
        let sides = Patch::around(throws.to).beside(throws.cell, self.cell, self.free);
        for from in Directions(throws.from).map(|side| throws.cell.neighbor(side)) {
            // A tile beside the Queen leaves a free side when it is thrown to another.
            if self.cell.distance_to(from) <= 1 {
                continue;
            }
            for place in sides {
                let to = self.cell.neighbor(place.side());
                let surrounded = board.at(to).free() == 0 && from.distance_to(to) > 1;
                // Where the own Queen would be surrounded too she is not thrown.
                let attacks = !(surrounded && own == Some(from));
                self.attackers += u64::from(attacks) << (8 * place.side() as u32);
            }
        }
    }

    /// By creature, the greatest distance from the Queen at which a bug's moves are worked out.
    #[inline]
    pub(super) fn ranges(&self) -> &'static Ranges {
        let free = self.free.count_ones() as usize;
        &RANGES[free.clamp(1, 3) - 1]
    }

    /// The approximate number of cells to which a bug can go that is alone in its cell and not pinned.
    #[inline]
    pub(super) fn go(
        &mut self,
        bug: Bug,
        board: &Board,
        cell: Cell,
        steps: u8,
        ranges: &Ranges,
    ) -> u8 {
        let moves = MOVES[bug as usize][board.at(cell).occupied() as usize];
        // A bug beside the Queen leaves a free side when it goes to another.
        if steps > 1 && steps <= ranges[bug as usize] {
            self.attack(bug, board, cell);
        }
        if moves >= LIKE_OTHERS { self.go_otherwise(bug, board, cell, steps) } else { moves }
    }

    /// Counts the sides that a bug on the ground can reach.
    #[inline(never)]
    fn attack(&mut self, bug: Bug, board: &Board, cell: Cell) {
        let abilities = match bug {
            // Only those that the standard games have count.
            Bug::Mosquito => mosquito::copied(board, cell).and(Abilities::STANDARD),
            bug => Abilities::only(bug),
        };
        if abilities.contain(Bug::Grasshopper) {
            self.jump_beside(board, cell);
        }
        let mut to = Patch::default();
        for bug in abilities.iter() {
            to = to.or(near_moves(bug, board, cell));
        }
        self.add(to.beside(cell, self.cell, self.free));
    }

    /// The number of cells to which a bug on top of the hive can go. A bug that copies others is a Beetle there.
    #[inline(never)]
    pub(super) fn go_on_top(&mut self, bug: Bug, board: &Board, cell: Cell) -> u8 {
        let to = match bug {
            Bug::Mosquito => near_moves(Bug::Beetle, board, cell),
            _ => near_moves(bug, board, cell),
        };
        if self.steps_to(cell) <= 4 {
            self.add(to.beside(cell, self.cell, self.free));
        }
        to.len() as u8
    }

    #[inline(never)]
    fn jump_beside(&mut self, board: &Board, cell: Cell) {
        for to in grasshopper::jumps(board, cell) {
            if self.cell.distance_to(to) == 1
                && let Some(side) =
                    Directions(self.free).find(|&side| self.cell.neighbor(side) == to)
            {
                self.attackers += 1 << (8 * side as u32);
            }
        }
    }

    /// The number of cells to which a bug can go that crawls any distance and is not shut in.
    #[inline]
    fn go_far(&mut self, board: &Board, cell: Cell, steps: u8) -> u8 {
        let attacks = self.is_in_play && steps > 1;
        // If only one side is free, the exact truth is wanted wherever the bug is.
        if board.has_side_walks() || self.free.is_power_of_two() {
            return self.go_along_walks(board, cell, attacks);
        }
        // There is one walk, and every bug that can crawl at all is on it.
        self.crawlers += u8::from(attacks);
        board.main_walk().min(FARTHEST) as u8
    }

    #[inline(never)]
    fn go_along_walks(&mut self, board: &Board, cell: Cell, attacks: bool) -> u8 {
        let reach = ant::reach(board, cell);
        if attacks {
            for side in Directions(self.free) {
                let attacks = reach.contains(board, self.cell.neighbor(side));
                self.attackers += u64::from(attacks) << (8 * side as u32);
            }
        }
        reach.len(board).min(usize::from(FARTHEST)) as u8
    }

    /// The number of cells to which an Ant or a Mosquito can go.
    #[inline]
    fn go_otherwise(&mut self, bug: Bug, board: &Board, cell: Cell, steps: u8) -> u8 {
        match bug {
            Bug::Ant => self.go_far(board, cell, steps),
            _ => self.go_copying(board, cell, steps),
        }
    }

    /// The number of cells to which a Mosquito can go. A cell it can reach in two ways counts twice.
    #[inline(never)]
    fn go_copying(&mut self, board: &Board, cell: Cell, steps: u8) -> u8 {
        let mut moves = 0u8;
        for model in mosquito::copied(board, cell).iter() {
            let more = match MOVES[model as usize][board.at(cell).occupied() as usize] {
                LIKE_AN_ANT => self.go_far(board, cell, steps),
                LIKE_OTHERS => 0,
                more => more,
            };
            moves = moves.saturating_add(more);
        }
        moves
    }
}
