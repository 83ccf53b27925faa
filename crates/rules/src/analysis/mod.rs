//! What only an evaluation wants to know of a position.

pub(crate) mod stake;
pub(crate) mod survey;
