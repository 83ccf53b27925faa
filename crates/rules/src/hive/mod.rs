//! The stacks on the table and what is known about the hive: pins, holes, and walks along its edge.

pub(crate) mod board;
pub(crate) mod cell_state;
pub(crate) mod edge;
pub(crate) mod flood;
pub(crate) mod holes;
pub(crate) mod one_hive;
pub(crate) mod slides;
