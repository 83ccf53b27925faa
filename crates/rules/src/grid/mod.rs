//! The hexagonal grid: cells, directions, and small sets of sides and cells.

pub(crate) mod array_vec;
pub(crate) mod cell_set;
pub(crate) mod hex;
pub(crate) mod patch;
pub(crate) mod sides;
