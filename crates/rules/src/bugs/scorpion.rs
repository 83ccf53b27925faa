//! The Scorpion crawls exactly two cells. Enemy bugs it touches may not be flipped by their owner.

use crate::board::Board;
use crate::bug::Bug;
use crate::hex::{Cell, Directions};
use crate::patch::Patch;
use crate::sides::SLIDES;
use crate::tile::Tile;

/// Two crawls.
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    let mut reach = Patch::default();
    for first in Directions(SLIDES[board.at(cell).occupied() as usize]) {
        // The scorpion is lifted: the cell beside it does not touch it any more.
        let back = 1 << first.opposite() as u8;
        let occupied = board.at(cell.neighbor(first)).occupied() & !back;
        let ways = SLIDES[occupied as usize] & !back;
        reach = reach.or(Patch::around_spot(Patch::MIDDLE.neighbor(first), ways));
    }
    reach
}

/// Whether an enemy Scorpion touches the uncovered tile.
pub(crate) fn suppresses(board: &Board, tile: Tile) -> bool {
    let is_enemy_scorpion =
        |other: Tile| board.face(other) == Bug::Scorpion && other.color() != tile.color();
    board.neighbors(board.cell_of(tile)).any(is_enemy_scorpion)
}
