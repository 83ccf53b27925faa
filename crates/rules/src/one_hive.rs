//! The one-hive rule: which tiles hold the hive together.
//!
//! A tile whose neighbours form a single run around it is not needed: they touch each other.
//! A tile between several runs is needed exactly if two of the gaps beside it look out on the same
//! region of empty cells, because then a line drawn through that region and the tile parts the
//! hive. So most tiles are judged by their six sides alone, and the others by whether the cells beside
//! them lie in [holes](crate::holes).

use crate::board::Board;
use crate::ground::Mark;
use crate::hex::{Cell, Direction, Directions};
use crate::holes;
use crate::sides;

/// Whether the tile alone in this cell is pinned.
#[inline]
pub(crate) fn pins(board: &Board, cell: Cell) -> bool {
    let occupied = board.at(cell).occupied();
    sides::has_several_runs(occupied) && (!board.has_holes() || pins_beside_holes(board, cell))
}

/// The same for a tile between several runs in a hive with holes.
fn pins_beside_holes(board: &Board, cell: Cell) -> bool {
    let gaps = sides::gaps(board.at(cell).occupied());
    let is_hole = |&side: &Direction| board.at(cell.neighbor(side)).has(Mark::Enclosed);
    let holes = Directions(gaps).filter(is_hole).fold(0u8, |mask, side| mask | 1 << side as u8);
    if (gaps & !holes).count_ones() > 1 {
        return true;
    }
    // Two or three gaps look into holes: into the same one?
    let mut rest = Directions(holes);
    while let Some(gap) = rest.next() {
        let beside = cell.neighbor(gap);
        let same = |other| holes::same_hole(board, beside, cell.neighbor(other));
        if Directions(rest.0).any(same) {
            return true;
        }
    }
    false
}
