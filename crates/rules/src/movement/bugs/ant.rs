//! The Ant crawls around the hive as far as it likes.

use crate::grid::hex::Cell;
use crate::hive::board::Board;
use crate::hive::slides::Reach;

/// Any number of crawls.
#[inline]
pub(crate) fn reach(board: &Board, cell: Cell) -> Reach {
    Reach::of(board, cell)
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_ant_crawls_around_the_hive_but_not_into_the_hole() {
        let drawing = "
                *   *   *
              *   bQ  bA1 *
            *   wS1 .   bS1 wA1
              *   wQ  wB1 *
                *   *   *
        ";
        assert_moves("Base;White[5]", "wA1", drawing, "", &[]);
    }
}
