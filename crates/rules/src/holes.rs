//! The holes of the hive: empty cells that it encloses.
//!
//! A tile put between several runs of tiles parts the region of empty cells it lies in, because
//! the hive connects its neighbours around it; taken away, it joins those regions again. Only
//! then is there something to do, and never more than to look over a hole.

use crate::board::Board;
use crate::few::Few;
use crate::hex::{Cell, Directions};
use crate::sides;

/// No ring of 65 tiles encloses more cells.
const MAX_HOLE: usize = 352;

/// A tile has been put into this cell, which was empty: marks the cells that it encloses.
#[cold]
pub(crate) fn close(board: &mut Board, cell: Cell) {
    if board.at(cell).is_enclosed() {
        board.set_enclosed(cell, false);
        return;
    }
    // Each gap beside the tile now looks out on a region of its own, and all but one, the outside,
    // are holes. Most are small, so small ones are looked for first.
    let gaps = sides::gaps(board.at(cell).occupied());
    let mut outside = gaps;
    for limit in [8, 64, MAX_HOLE] {
        for gap in Directions(outside) {
            if outside.count_ones() > 1 && mark_hole(board, cell.neighbor(gap), limit) {
                outside &= !(1 << gap as u8);
            }
        }
    }
}

/// A tile has been taken out of this cell, which is empty now: the holes beside it are open, or
/// have become one.
#[cold]
pub(crate) fn open(board: &mut Board, cell: Cell) {
    let mut sides = Directions(board.at(cell).free());
    if sides.any(|side| !board.at(cell.neighbor(side)).is_enclosed()) {
        flood(board, cell, false, MAX_HOLE);
    } else {
        board.set_enclosed(cell, true);
    }
}

/// Marks the region of empty cells around this one as enclosed, unless it has more cells than that.
fn mark_hole(board: &mut Board, cell: Cell, limit: usize) -> bool {
    board.set_enclosed(cell, true);
    let small = flood(board, cell, true, limit);
    if !small {
        board.set_enclosed(cell, false);
        flood(board, cell, false, MAX_HOLE);
    }
    small
}

/// Starting from a cell, gives the same mark to all connected empty cells that have the other one.
/// Stops and tells so if there are too many.
fn flood(board: &mut Board, cell: Cell, enclosed: bool, limit: usize) -> bool {
    let mut cells = Few::<Cell, MAX_HOLE>::new(cell);
    cells.push(cell);
    let mut done = 0;
    while let Some(&cell) = cells.get(done) {
        done += 1;
        for side in Directions(board.at(cell).free()) {
            let next = cell.neighbor(side);
            if board.at(next).is_enclosed() != enclosed {
                if cells.len() == limit {
                    return false;
                }
                board.set_enclosed(next, enclosed);
                cells.push(next);
            }
        }
    }
    true
}

/// Whether two enclosed cells lie in the same hole.
pub(crate) fn same_hole(board: &Board, one: Cell, other: Cell) -> bool {
    let mut cells = Few::<Cell, MAX_HOLE>::new(one);
    cells.push(one);
    let mut done = 0;
    while let Some(&cell) = cells.get(done) {
        if cell == other {
            return true;
        }
        done += 1;
        for side in Directions(board.at(cell).free()) {
            let next = cell.neighbor(side);
            if !cells.contains(&next) && !cells.is_full() {
                cells.push(next);
            }
        }
    }
    false
}
