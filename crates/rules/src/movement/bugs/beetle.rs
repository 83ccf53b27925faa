//! The Beetle takes one step of any kind: crawl, climb or fall, on any level.

use crate::grid::hex::Cell;
use crate::grid::patch::Patch;
use crate::grid::sides::{self, SLIDES};
use crate::hive::board::Board;
use crate::movement::steps::steps;

/// One step.
#[inline]
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    let state = board.at(cell);
    let level = state.height() - 1;
    let legal = if board.has_high_gates() {
        steps(board, cell, level, cell).0
    } else if level > 0 {
        sides::ALL
    } else {
        state.occupied() | SLIDES[state.occupied() as usize]
    };
    Patch::around(legal)
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_beetle_takes_one_step_up_or_level() {
        let drawing = "
              bQ  wS1 wQ  wG1
            *   wB1 *       bA1
        ";
        assert_moves("Base;White[9]", "wB1", drawing, "", &["bQ", "wS1"]);
    }
}
