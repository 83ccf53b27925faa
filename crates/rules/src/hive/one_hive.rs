//! The one-hive rule: which tiles hold the hive together.
//!
//! A tile whose neighbours form a single run around it is not pinned: the neighbours touch each other. A tile between
//! several runs is pinned exactly if two of the gaps beside it belong to the same region of empty cells: a closed line
//! through that region and the tile then separates the runs. So the six sides alone decide for most tiles. For the
//! others it matters which of the cells beside them lie in the same of the [`holes`].

use crate::grid::hex::{Cell, Directions};
use crate::grid::sides;
use crate::hive::board::Board;
use crate::hive::cell_state::CellMark;
use crate::hive::holes;

/// Whether the tile alone in this cell, which has these occupied sides, is pinned.
#[inline(always)]
pub(crate) fn pins(board: &Board, cell: Cell, occupied: u8) -> bool {
    sides::has_several_runs(occupied)
        && (!board.has_holes() || pins_beside_holes(board, cell, occupied))
}

/// Whether a tile between several runs is pinned in a hive with holes.
fn pins_beside_holes(board: &Board, cell: Cell, occupied: u8) -> bool {
    // There are two gaps or three.
    let mut gaps = Directions(sides::gaps(occupied));
    let mut next = || gaps.next().map(|gap| cell.neighbor(gap));
    let (Some(one), Some(two)) = (next(), next()) else { return false };
    same_region(board, one, two)
        || next()
            .is_some_and(|three| same_region(board, one, three) || same_region(board, two, three))
}

/// Whether two empty cells lie in the same region.
#[inline]
fn same_region(board: &Board, one: Cell, other: Cell) -> bool {
    let is_enclosed = |cell| board.at(cell).has(CellMark::Enclosed);
    match (is_enclosed(one), is_enclosed(other)) {
        (false, false) => true,
        (true, true) => holes::same_hole(board, one, other),
        _ => false,
    }
}
