//! A set of cells anywhere on the table.

use crate::grid::hex::Cell;

/// A set of cells, a bit each.
#[derive(Clone)]
pub(crate) struct CellSet([u64; Cell::COUNT / 64]);

impl CellSet {
    /// No cell.
    pub(crate) const EMPTY: CellSet = CellSet([0; Cell::COUNT / 64]);

    /// Adds the cell. Returns whether it was not in the set before.
    #[inline]
    pub(crate) fn insert(&mut self, cell: Cell) -> bool {
        let word = &mut self.0[cell.index() / 64];
        let bit = 1 << (cell.index() % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Removes the cell.
    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }
}
