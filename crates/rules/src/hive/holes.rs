//! The holes of the hive: regions of empty cells that it encloses.
//!
//! A tile put into a cell whose neighbours form several separate runs splits the region of empty cells in which it lies,
//! because those runs are already connected through the hive. Lifted, it joins these regions again. No other tile changes
//! the holes, and an update visits at most the cells of one hole for each gap beside the tile.

use crate::grid::hex::{Cell, Directions};
use crate::grid::sides;
use crate::hive::board::Board;
use crate::hive::cell_state::{CellMark, CellState};
use crate::hive::flood::{MAX_CELLS, flood};

/// Marks the cells that a tile encloses, after it has been put into this cell. `state` is the empty cell before.
#[inline]
pub(crate) fn close(board: &mut Board, cell: Cell, state: CellState) {
    if state.has(CellMark::Enclosed) {
        board.set(cell, CellMark::Enclosed, false);
    } else if sides::has_several_runs(state.occupied()) {
        mark_enclosed(board, cell);
    }
}

/// Marks the new holes. Each gap beside the tile now belongs to a region of its own, and all regions but the outside are
/// holes.
#[cold]
fn mark_enclosed(board: &mut Board, cell: Cell) {
    let mut outside = sides::gaps(board.at(cell).occupied());
    // Most holes are small: try small limits first.
    for limit in [8, 64, MAX_CELLS] {
        for gap in Directions(outside) {
            if outside.count_ones() == 1 {
                return;
            }
            let beside = cell.neighbor(gap);
            if flood(board, beside, CellMark::Enclosed, true, CellState::free, limit).is_some() {
                outside &= !(1 << gap as u8);
            }
        }
    }
}

/// Opens or joins the holes beside this cell, from which a tile has been lifted. `state` is the empty cell now.
#[inline]
pub(crate) fn open(board: &mut Board, cell: Cell, state: CellState) {
    if board.has_holes() || state.free() == 0 {
        merge_regions(board, cell, state);
    }
}

#[cold]
fn merge_regions(board: &mut Board, cell: Cell, state: CellState) {
    let mut outside = 0;
    for side in Directions(state.free()) {
        outside |= u8::from(!board.at(cell.neighbor(side)).has(CellMark::Enclosed)) << side as u8;
    }
    if outside == 0 {
        board.set(cell, CellMark::Enclosed, true);
    } else if outside != state.free() {
        flood(board, cell, CellMark::Enclosed, false, CellState::free, MAX_CELLS);
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
