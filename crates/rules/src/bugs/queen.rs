//! The Queen Bee crawls one cell.

use crate::board::Board;
use crate::hex::Cell;
use crate::patch::Patch;
use crate::sides::SLIDES;

/// One crawl.
#[inline]
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    Patch::around(SLIDES[board.at(cell).occupied() as usize])
}
