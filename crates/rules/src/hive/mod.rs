//! The stacks on the table, and what is kept about them: pins, holes, the walks along the edge.

pub(crate) mod board;
pub(crate) mod edge;
pub(crate) mod flood;
pub(crate) mod ground;
pub(crate) mod holes;
pub(crate) mod one_hive;
pub(crate) mod slides;
