//! The Tick climbs one step from the ground, or comes down to an empty cell. Or it makes an enemy bug that
//! it touches on the same level act.

use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::model::tile::TileSet;
use crate::movement::steps::ways;

/// Up or down.
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    match board.at(cell).height() {
        1 => Patch::around(ways(board, cell, 0, cell, true).onto),
        height => Patch::around(ways(board, cell, height - 1, cell, true).down),
    }
}

/// The tops that a Tick in this cell touches on its own level.
pub(crate) fn within_reach(board: &Board, cell: Cell) -> TileSet {
    let height = board.at(cell).height();
    Directions(board.at(cell).occupied())
        .map(|side| board.at(cell.neighbor(side)))
        .filter(|state| state.height() == height)
        .filter_map(|state| state.top())
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_tick_climbs_one_step() {
        let drawing = "
              bA1
            wTk wQ  bQ
        ";
        assert_moves("Base+Tk;White[9]", "wTk", drawing, "", &["bA1", "wQ"]);
    }

    #[test]
    fn the_tick_comes_down_to_the_ground() {
        let drawing = "
              bA1 *
            *   wQ  bQ
              *   *
        ";
        assert_moves("Base+Tk;White[9]", "wTk", drawing, "wQ<wTk", &[]);
    }
}
