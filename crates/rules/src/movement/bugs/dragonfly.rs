//! The Dragonfly climbs onto a neighbour, picks a direction in which the next cell is occupied, goes straight on over
//! the hive and falls into the first empty cell.

use crate::grid::hex::{Cell, Directions};
use crate::hive::board::Board;
use crate::movement::steps::ways;

/// Visits the cells where it can come down, some perhaps twice.
pub(crate) fn for_each_move(board: &Board, cell: Cell, gates: bool, mut visit: impl FnMut(Cell)) {
    for climb in Directions(ways(board, cell, 0, cell, gates).onto) {
        let one = cell.neighbor(climb);
        for way in Directions(ways(board, one, board.at(one).height(), cell, gates).onto) {
            let mut on = one.neighbor(way);
            loop {
                let next = ways(board, on, board.at(on).height(), cell, gates);
                if next.onto >> way as u8 & 1 != 0 {
                    on = on.neighbor(way);
                    continue;
                }
                let to = on.neighbor(way);
                if next.down >> way as u8 & 1 != 0 && to != cell {
                    visit(to);
                }
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_dragonfly_flies_straight_on_over_the_hive() {
        let drawing = "
                    *
                      bS1
            *   bA1 bQ  wQ  wDf1
        ";
        assert_moves("Base+Df3;White[9]", "wDf1", drawing, "", &[]);
    }
}
