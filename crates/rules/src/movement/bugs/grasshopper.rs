//! The Grasshopper jumps in a straight line over at least one tile, to the first empty cell.

use crate::grid::hex::{Cell, Directions};
use crate::hive::board::Board;

/// The jumps, at most one each way.
#[inline]
pub(crate) fn jumps(board: &Board, cell: Cell) -> impl Iterator<Item = Cell> {
    Directions(board.at(cell).occupied()).map(move |way| {
        let mut over = cell.neighbor(way);
        while board.at(over).occupied() >> way as u8 & 1 != 0 {
            over = over.neighbor(way);
        }
        over.neighbor(way)
    })
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_grasshopper_jumps_to_the_first_empty_cell() {
        let drawing = "
                *       *
                  bA1 wQ
            *   bB1 wG1
              wA1
                bQ
        ";
        assert_moves("Base;White[9]", "wG1", drawing, "", &[]);
    }
}
