//! Steps: from a cell to an adjacent one, up, down or level.

use crate::grid::hex::{Cell, Direction, Directions};
use crate::grid::sides;
use crate::hive::board::Board;

/// The sides to which a bug can step from one cell, if it stands on that level and everything
/// above it has been lifted, itself included. The specification's definition:
/// with `a` the level before, `d` the height of the new cell, `l` and `r` the heights of the
/// two cells beside the way,
///
/// - gate: `min(l, r) ≤ max(a, d)`,
/// - contact: `max(a, d, l, r) ≥ 1`.
///
/// `lifted` is the cell from which the walking bug has come: its height counts one less.
pub(crate) fn steps(board: &Board, cell: Cell, level: u8, lifted: Cell) -> Directions {
    let mut heights = board.heights(cell);
    for direction in Direction::ALL {
        if cell.neighbor(direction) == lifted {
            heights[direction as usize] -= 1;
        }
    }
    let mut legal = 0;
    for direction in Direction::ALL {
        let height = |side: Direction| heights[side as usize];
        let (left, right) = (height(direction.left()), height(direction.right()));
        let higher = level.max(height(direction));
        let gate = left.min(right) > higher;
        let contact = left.max(right).max(higher) >= 1;
        legal |= u8::from(!gate && contact) << direction as u8;
    }
    Directions(legal)
}

/// The sides to which a bug can [step](steps), sorted: onto other tiles, and to empty cells.
pub(crate) struct Ways {
    /// The sides where it steps onto tiles.
    pub(crate) onto: u8,
    /// The sides where it comes to the ground.
    pub(crate) down: u8,
}

/// The [`steps`] from a cell, sorted. With `gates` false no gate stops the bug.
pub(crate) fn ways(board: &Board, cell: Cell, level: u8, lifted: Cell, gates: bool) -> Ways {
    let mut onto = 0;
    for direction in Direction::ALL {
        let neighbor = cell.neighbor(direction);
        let height = board.at(neighbor).height() - u8::from(neighbor == lifted);
        onto |= u8::from(height > 0) << direction as u8;
    }
    let legal = if gates { steps(board, cell, level, lifted).0 } else { sides::ALL };
    Ways { onto: onto & legal, down: !onto & legal }
}

/// The sides of a cell where a bug one level above the ground can pass: not between two stacks
/// that are both higher.
#[inline]
pub(crate) fn passable_on_top(board: &Board, cell: Cell) -> u8 {
    if !board.has_high_gates() {
        return sides::ALL;
    }
    let heights = board.heights(cell);
    let mut high = 0;
    for direction in Direction::ALL {
        high |= u8::from(heights[direction as usize] >= 2) << direction as u8;
    }
    sides::not_between(high)
}
