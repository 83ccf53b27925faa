//! The Fly lands on a bug that the opponent has just placed, moved or flipped, and falls from there
//! to an adjacent empty cell.

use crate::grid::hex::{Cell, Directions};
use crate::hive::board::Board;
use crate::model::tile::TileSet;
use crate::movement::steps::ways;

/// Visits the cells where it can come down, some perhaps twice.
pub(crate) fn for_each_move(
    board: &Board,
    cell: Cell,
    targets: TileSet,
    mut visit: impl FnMut(Cell),
) {
    for target in targets.and(board.tops()) {
        let on = board.cell_of(target);
        if on == cell {
            continue;
        }
        for fall in Directions(ways(board, on, board.at(on).height(), cell, true).down) {
            let to = on.neighbor(fall);
            if to != cell {
                visit(to);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_fly_comes_down_beside_a_bug_just_played() {
        let drawing = "
              *   *
            *   bA1 *
              *   bQ  wQ  wFl1
        ";
        assert_moves("Base+Fl3;White[9]", "wFl1", drawing, "placed=bA1", &[]);
    }
}
