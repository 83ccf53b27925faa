//! The Ant crawls around the hive as far as it likes.

use crate::grid::hex::Cell;
use crate::hive::board::Board;
use crate::hive::slides::Reach;

/// Any number of crawls.
#[inline]
pub(crate) fn reach(board: &Board, cell: Cell) -> Reach {
    Reach::of(board, cell)
}
