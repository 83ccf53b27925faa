//! The Queen Bee crawls one cell.

use crate::grid::hex::Cell;
use crate::grid::patch::Patch;
use crate::grid::sides::SLIDES;
use crate::hive::board::Board;

/// One crawl.
#[inline]
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    Patch::around(SLIDES[board.at(cell).occupied() as usize])
}
