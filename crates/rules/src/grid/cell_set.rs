//! A set of cells anywhere on the table.

use crate::grid::hex::Cell;

/// A set of cells, a bit each.
#[derive(Clone)]
pub(crate) struct CellSet([u64; Cell::COUNT / 64]);

impl CellSet {
    /// No cell.
    pub(crate) const EMPTY: CellSet = CellSet([0; Cell::COUNT / 64]);

    /// Puts the cell into the set; returns whether it is new there.
    #[inline]
    pub(crate) fn insert(&mut self, cell: Cell) -> bool {
        let word = &mut self.0[cell.index() / 64];
        let bit = 1 << (cell.index() % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Takes the cell out of the set.
    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }
}
