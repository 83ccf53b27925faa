//! The holes of the hive: empty cells that it encloses.
//!
//! A tile put between several runs of tiles parts the region of empty cells it lies in, because
//! the hive connects its neighbours around it; taken away, it joins those regions again. Only
//! then is there something to do, and never more than to look over a hole.

use crate::grid::hex::{Cell, Directions};
use crate::grid::sides;
use crate::hive::board::Board;
use crate::hive::flood::{MAX_CELLS, flood};
use crate::hive::ground::{Ground, Mark};

/// A tile has been put into this cell, which was empty: marks the cells that it encloses.
#[inline]
pub(crate) fn close(board: &mut Board, cell: Cell, ground: Ground) {
    if ground.has(Mark::Enclosed) {
        board.set(cell, Mark::Enclosed, false);
    } else if sides::has_several_runs(ground.occupied()) {
        enclose(board, cell);
    }
}

/// Each gap beside the tile in this cell now looks out on a region of its own, and all but one, the
/// outside, are holes.
#[cold]
fn enclose(board: &mut Board, cell: Cell) {
    let mut outside = sides::gaps(board.at(cell).occupied());
    // Most holes are small, so small ones are looked for first.
    for limit in [8, 64, MAX_CELLS] {
        for gap in Directions(outside) {
            if outside.count_ones() == 1 {
                return;
            }
            let beside = cell.neighbor(gap);
            if flood(board, beside, Mark::Enclosed, true, Ground::free, limit).is_some() {
                outside &= !(1 << gap as u8);
            }
        }
    }
}

/// A tile has been taken out of this cell, which is empty now: the holes beside it are open, or
/// have become one.
#[inline]
pub(crate) fn open(board: &mut Board, cell: Cell, ground: Ground) {
    if board.has_holes() || ground.free() == 0 {
        unclose(board, cell, ground);
    }
}

#[cold]
fn unclose(board: &mut Board, cell: Cell, ground: Ground) {
    let mut outside = 0;
    for side in Directions(ground.free()) {
        outside |= u8::from(!board.at(cell.neighbor(side)).has(Mark::Enclosed)) << side as u8;
    }
    if outside == 0 {
        board.set(cell, Mark::Enclosed, true);
    } else if outside != ground.free() {
        flood(board, cell, Mark::Enclosed, false, Ground::free, MAX_CELLS);
    }
}

/// Whether two enclosed cells lie in the same hole.
#[cold]
pub(crate) fn same_hole(board: &Board, one: Cell, other: Cell) -> bool {
    // Most holes are a single cell.
    if board.at(one).free() == 0 || board.at(other).free() == 0 {
        return one == other;
    }
    let mut cells = [Cell::ORIGIN; MAX_CELLS];
    cells[0] = one;
    let mut len = 1;
    let mut done = 0;
    while done < len {
        let cell = cells[done];
        if cell == other {
            return true;
        }
        done += 1;
        for side in Directions(board.at(cell).free()) {
            let next = cell.neighbor(side);
            if len < MAX_CELLS && !cells[..len].contains(&next) {
                cells[len] = next;
                len += 1;
            }
        }
    }
    false
}
