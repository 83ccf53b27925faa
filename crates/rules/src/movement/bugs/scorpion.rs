//! The Scorpion crawls exactly two cells. Enemy bugs it touches may not be flipped by their owner.

use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::grid::sides::SLIDES;
use crate::hive::board::Board;
use crate::model::bug::Bug;
use crate::model::tile::Tile;

/// How many cells it crawls.
pub(crate) const CRAWLS: usize = 2;

/// Two crawls.
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    let mut reach = Patch::default();
    for first in Directions(SLIDES[board.at(cell).occupied() as usize]) {
        // The scorpion is lifted: the cell beside it does not touch it any more.
        let back = 1 << first.opposite() as u8;
        let occupied = board.at(cell.neighbor(first)).occupied() & !back;
        let ways = SLIDES[occupied as usize] & !back;
        reach = reach.or(Patch::around_cell(Patch::MIDDLE.neighbor(first), ways));
    }
    reach
}

/// Whether an enemy Scorpion touches the uncovered tile.
pub(crate) fn suppresses(board: &Board, tile: Tile) -> bool {
    let is_enemy_scorpion =
        |other: Tile| board.face(other) == Bug::Scorpion && other.color() != tile.color();
    board.neighbors(board.cell_of(tile)).any(is_enemy_scorpion)
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_scorpion_crawls_exactly_two_cells() {
        let drawing = "
            bA1 *
              bQ  wQ  wSc1
                *
        ";
        assert_moves("Base+Sc2;White[9]", "wSc1", drawing, "", &[]);
    }
}
