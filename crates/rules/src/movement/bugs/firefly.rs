//! The Firefly climbs from the ground and takes one more step on top of the hive, where it
//! ends. From there it takes one step of any kind. It never crawls on the ground.

use super::beetle;
use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::movement::steps::ways;

/// Climb and step, or one step.
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    if board.at(cell).height() > 1 {
        return beetle::moves(board, cell);
    }
    let mut reach = Patch::default();
    for climb in Directions(ways(board, cell, 0, cell, true).onto) {
        let one = cell.neighbor(climb);
        let onto = ways(board, one, board.at(one).height(), cell, true).onto;
        reach = reach.or(Patch::around_cell(Patch::MIDDLE.neighbor(climb), onto));
    }
    reach
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn from_the_top_the_firefly_takes_one_step_of_any_kind() {
        let drawing = "
              *   bA1
            *   wQ  bQ
              *   *
        ";
        assert_moves("Base+Ff2;White[9]", "wFf1", drawing, "wQ<wFf1", &["bA1", "bQ"]);
    }

    #[test]
    fn the_firefly_climbs_and_takes_a_step_on_top() {
        let drawing = "
              bA1
            bQ  wQ  wFf1
        ";
        assert_moves("Base+Ff2;White[9]", "wFf1", drawing, "", &["bA1", "bQ"]);
    }
}
