//! The Ladybug climbs onto the hive, takes a step on top of it, and comes down to an empty cell.

use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::movement::steps::steps;

/// Climb, a step onto an occupied cell, fall.
#[inline]
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    if board.has_high_gates() {
        return moves_with_gates(board, cell);
    }
    let mut walked = Patch::default();
    for side in Directions(board.at(cell).occupied()) {
        let climbed = board.at(cell.neighbor(side));
        let place = Patch::MIDDLE.neighbor(side);
        walked = walked.or(Patch::around_cell(place, climbed.occupied()));
    }
    walked.remove(Patch::MIDDLE);
    let mut reach = Patch::default();
    for place in walked {
        reach = reach.or(Patch::around_cell(place, board.at(place.cell(cell)).free()));
    }
    reach
}

/// The moves where stacks may bar the way.
#[cold]
fn moves_with_gates(board: &Board, cell: Cell) -> Patch {
    let mut walked = Patch::default();
    for climb in Directions(steps(board, cell, 0, cell).0 & board.at(cell).occupied()) {
        let one = cell.neighbor(climb);
        let state = board.at(one);
        let legal = steps(board, one, state.height(), cell).0 & state.occupied();
        walked = walked.or(Patch::around_cell(Patch::MIDDLE.neighbor(climb), legal));
    }
    walked.remove(Patch::MIDDLE);
    let mut reach = Patch::default();
    for place in walked {
        let two = place.cell(cell);
        let state = board.at(two);
        let legal = steps(board, two, state.height(), cell).0 & state.free();
        reach = reach.or(Patch::around_cell(place, legal));
    }
    reach
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_ladybug_takes_two_steps_on_top_and_one_down() {
        let drawing = "
                *   *   *
              *   bS1 bB1 *
            *   wQ  bQ  wB1 *
              *   wL  *   *
        ";
        assert_moves("Base+MLP;White[9]", "wL", drawing, "", &[]);
    }
}
