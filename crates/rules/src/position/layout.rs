//! The axial coordinates of the cells of the hive.

use std::collections::HashMap;

use crate::grid::hex::{Axial, Cell, Direction};
use crate::hive::board::Board;

/// The places of the occupied cells of a position and of the empty cells beside them.
#[derive(Clone, Debug)]
pub struct Layout {
    places: HashMap<Cell, Axial>,
    cells: HashMap<Axial, Cell>,
}

impl Layout {
    /// Walks over the hive from a cell of it whose place is known.
    pub(crate) fn of(board: &Board, cell: Cell, place: Axial) -> Layout {
        let mut layout = Layout {
            places: HashMap::from([(cell, place)]),
            cells: HashMap::from([(place, cell)]),
        };
        let mut unseen = vec![(cell, place)];
        while let Some((cell, place)) = unseen.pop() {
            if board.at(cell).is_empty() {
                continue;
            }
            for side in Direction::ALL {
                let (cell, place) = (cell.neighbor(side), place + side.step());
                if layout.places.insert(cell, place).is_none() {
                    layout.cells.insert(place, cell);
                    unseen.push((cell, place));
                }
            }
        }
        layout
    }

    /// The place of a cell of the hive or beside it.
    pub fn place(&self, cell: Cell) -> Option<Axial> {
        self.places.get(&cell).copied()
    }

    /// The cell of the hive or beside it at this place.
    pub fn cell(&self, place: Axial) -> Option<Cell> {
        self.cells.get(&place).copied()
    }

    /// All places of the hive and beside it, in no order.
    pub fn cells(&self) -> impl Iterator<Item = (Axial, Cell)> + '_ {
        self.cells.iter().map(|(&place, &cell)| (place, cell))
    }
}
