//! Spreading a mark over connected empty cells.

use crate::grid::hex::{Cell, Directions};
use crate::hive::board::Board;
use crate::hive::cell_state::{CellMark, CellState};
use crate::model::tile::Tile;

/// Upper bound of the cells of a hole or a walk: a ring of `n` tiles encloses at most `n² / 12` cells, and a connected
/// hive of `n` tiles touches at most `4 n + 2`.
pub(crate) const MAX_CELLS: usize = Tile::COUNT * Tile::COUNT / 12;

const _: () = assert!(4 * Tile::COUNT + 2 <= MAX_CELLS);

/// Most holes and most side walks have fewer cells than this.
const FEW_CELLS: usize = 8;

/// Sets or clears the mark of the start and of all cells connected to it that do not have that value yet. `sides` gives
/// the sides by which a cell is connected to others. Returns the number of cells.
///
/// If there are more cells than the limit, returns `None` and changes nothing.
#[inline]
pub(crate) fn flood(
    board: &mut Board,
    start: Cell,
    mark: CellMark,
    value: bool,
    sides: impl Fn(CellState) -> u8,
    limit: usize,
) -> Option<usize> {
    // Most floods are small, and a long list takes longer to clear than to fill.
    if limit <= FEW_CELLS {
        flood_in::<FEW_CELLS>(board, start, mark, value, sides, limit)
    } else {
        flood_in::<MAX_CELLS>(board, start, mark, value, sides, limit)
    }
}

/// The flood with room for `ROOM` cells.
fn flood_in<const ROOM: usize>(
    board: &mut Board,
    start: Cell,
    mark: CellMark,
    value: bool,
    sides: impl Fn(CellState) -> u8,
    limit: usize,
) -> Option<usize> {
    let mut cells = [Cell::ORIGIN; ROOM];
    let limit = limit.min(ROOM);
    cells[0] = start;
    let mut len = 1;
    board.set(start, mark, value);
    let mut done = 0;
    while done < len {
        let cell = cells[done];
        done += 1;
        for side in Directions(sides(board.at(cell))) {
            let next = cell.neighbor(side);
            if board.at(next).has(mark) == value {
                continue;
            }
            if len == limit {
                for &cell in &cells[..len] {
                    board.set(cell, mark, !value);
                }
                return None;
            }
            board.set(next, mark, value);
            cells[len] = next;
            len += 1;
        }
    }
    Some(len)
}
