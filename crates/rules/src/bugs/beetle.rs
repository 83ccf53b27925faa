//! The Beetle takes one step of any kind: crawl, climb or fall, on any level.

use crate::board::Board;
use crate::hex::Cell;
use crate::patch::Patch;
use crate::sides::{self, SLIDES};
use crate::steps::steps;

/// One step.
#[inline]
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    let ground = board.at(cell);
    let level = ground.height() - 1;
    let legal = if board.has_high_gates() {
        steps(board, cell, level, cell).0
    } else if level > 0 {
        sides::ALL
    } else {
        ground.occupied() | SLIDES[ground.occupied() as usize]
    };
    Patch::around(legal)
}
