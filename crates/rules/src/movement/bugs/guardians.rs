//! The Guardians live on top of the hive. The Butterfly takes exactly two steps there. The Moth comes
//! down to an empty cell and climbs up again somewhere else.

use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::movement::steps::ways;

/// Two steps onto tiles.
pub(crate) fn butterfly_moves(board: &Board, cell: Cell) -> Patch {
    let level = board.at(cell).height() - 1;
    let mut reach = Patch::default();
    for first in Directions(ways(board, cell, level, cell, true).onto) {
        let one = cell.neighbor(first);
        let onto = ways(board, one, board.at(one).height(), cell, true).onto;
        reach = reach.or(Patch::around_cell(Patch::MIDDLE.neighbor(first), onto));
    }
    reach.remove(Patch::MIDDLE);
    reach
}

/// Down and up.
pub(crate) fn moth_moves(board: &Board, cell: Cell) -> Patch {
    let level = board.at(cell).height() - 1;
    let mut reach = Patch::default();
    for first in Directions(ways(board, cell, level, cell, true).down) {
        let onto = ways(board, cell.neighbor(first), 0, cell, true).onto;
        reach = reach.or(Patch::around_cell(Patch::MIDDLE.neighbor(first), onto));
    }
    reach.remove(Patch::MIDDLE);
    reach
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_butterfly_takes_two_steps_on_top() {
        let drawing = "
                  bA1
            wQ  bQ
                  bS1
        ";
        assert_moves(
            "Base+Guardians(pack_tiles=two);White[9]",
            "wBu",
            drawing,
            "wQ<wBu",
            &["bA1", "bS1"],
        );
    }

    #[test]
    fn the_moth_comes_down_and_climbs_up_elsewhere() {
        let drawing = "
              bS1 bA1
            wQ  bQ
        ";
        assert_moves(
            "Base+Guardians(pack_tiles=two);White[9]",
            "wMo",
            drawing,
            "wQ<wMo",
            &["bS1", "bQ"],
        );
    }
}
