//! The one-hive rule: which tiles hold the hive together.
//!
//! A tile whose neighbours form a single run around it is not needed: they touch each other.
//! A tile between several runs is needed exactly if two of the gaps beside it look out on the same
//! region of empty cells, because then a line drawn through that region and the tile parts the
//! hive. So most tiles are judged by their six sides alone, and the others by whether the cells beside
//! them lie in [holes](crate::holes).

use crate::board::Board;
use crate::few::Few;
use crate::ground::Mark;
use crate::hex::{Cell, Directions};
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
    let mut holes = Few::<Cell, 3>::new(cell);
    let mut outside = 0;
    for gap in Directions(sides::gaps(board.at(cell).occupied())) {
        let beside = cell.neighbor(gap);
        if board.at(beside).has(Mark::Enclosed) {
            holes.push(beside);
        } else {
            outside += 1;
        }
    }
    let same = |one: usize, other: usize| holes::same_hole(board, holes[one], holes[other]);
    outside > 1
        || match holes.len() {
            0 | 1 => false,
            2 => same(0, 1),
            _ => same(0, 1) || same(0, 2) || same(1, 2),
        }
}
