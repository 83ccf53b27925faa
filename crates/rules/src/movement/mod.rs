//! How the creatures move.

pub(crate) mod bugs;
pub(crate) mod steps;
