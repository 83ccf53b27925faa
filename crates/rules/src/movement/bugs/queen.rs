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

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_queen_crawls_one_cell_and_not_through_gates() {
        let drawing = "
                *   *
              wG1 bQ  bG1
            wB1 *   *   bA1
              bB1 wQ  wS1
        ";
        assert_moves("Base;Black[9]", "bQ", drawing, "", &[]);
    }
}
