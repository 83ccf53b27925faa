//! The Pillbug crawls one cell like the Queen. Or it throws: an adjacent bug of any colour climbs
//! onto it and falls to another empty cell beside it.

use crate::grid::array_vec::ArrayVec;
use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::hive::cell_state::CellState;
use crate::hive::one_hive::pins;
use crate::model::tile::{Tile, TileSet};
use crate::movement::steps::passable_on_top;
use crate::movement::{Abilities, Power};

/// Whether this uncovered tile has the power to throw: a Pillbug, or a Mosquito that copies one.
#[inline]
pub(crate) fn can_throw(board: &Board, tile: Tile) -> bool {
    Abilities::of(board, tile).can(Power::Throw)
}

/// What a bug with the power to throw can do from its cell: any of these tiles to any of
/// these sides.
#[derive(Clone, Copy)]
pub(crate) struct Throws {
    /// Where the thrower lies.
    pub(crate) cell: Cell,
    /// The sides from which a tile can be thrown.
    pub(crate) from: u8,
    /// The sides to which it can be thrown.
    pub(crate) to: u8,
    /// The tiles that can be thrown.
    pub(crate) tiles: TileSet,
}

impl Throws {
    /// No throw.
    pub(crate) const NONE: Throws =
        Throws { cell: Cell::ORIGIN, from: 0, to: 0, tiles: TileSet::EMPTY };

    /// All throws over that cell. Neither the climb nor the fall may go through a gate.
    pub(crate) fn over(board: &Board, resting: TileSet, cell: Cell) -> Throws {
        Throws::of(board, cell, |tile, at, state| {
            let free = state.height() == 1 && !pins(board, at, state.occupied());
            free && !resting.contains(tile)
        })
    }

    /// All throws of these tiles over that cell, where it is known which can be lifted off the ground.
    pub(crate) fn of_loose(board: &Board, loose: TileSet, cell: Cell) -> Throws {
        Throws::of(board, cell, |tile, _, _| loose.contains(tile))
    }

    #[inline]
    fn of(board: &Board, cell: Cell, is_free: impl Fn(Tile, Cell, CellState) -> bool) -> Throws {
        let state = board.at(cell);
        let passable = passable_on_top(board, cell);
        let mut throws =
            Throws { cell, from: 0, to: state.free() & passable, tiles: TileSet::EMPTY };
        for side in Directions(state.occupied() & passable) {
            let neighbor = cell.neighbor(side);
            let state = board.at(neighbor);
            let Some(tile) = state.top() else { continue };
            if is_free(tile, neighbor, state) {
                throws.from |= 1 << side as u8;
                throws.tiles.insert(tile);
            }
        }
        throws
    }

    /// Where the tile that lies at `from` can be thrown, as seen from there.
    pub(crate) fn landing(&self, from: Cell) -> Patch {
        for side in Directions(self.from) {
            if self.cell.neighbor(side) == from {
                let thrower = Patch::MIDDLE.neighbor(side.opposite());
                return Patch::around_cell(thrower, self.to);
            }
        }
        Patch::default()
    }
}

/// The throwers of a turn: a Pillbug, and a Mosquito beside one.
pub(crate) type Throwers = ArrayVec<Throws, 2>;

/// Where the tile can be thrown by any of them, as seen from its cell.
pub(crate) fn landings(throwers: &Throwers, tile: Tile, from: Cell) -> Patch {
    let mut landing = Patch::default();
    for throws in throwers.iter().filter(|throws| throws.tiles.contains(tile)) {
        landing = landing.or(throws.landing(from));
    }
    landing
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_pillbug_crawls_one_cell() {
        let drawing = "
            *   bQ  bA1
              wP  wQ
                *
        ";
        assert_moves("Base+P;White[9]", "wP", drawing, "", &[]);
    }

    #[test]
    fn the_pillbug_throws_a_neighbour_of_any_colour() {
        let drawing = "
              *   *
            wQ  wP  bA1
              *   bQ
        ";
        assert_moves("Base+P;White[9]", "bA1", drawing, "", &[]);
    }
}
