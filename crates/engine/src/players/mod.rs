//! Players built on the search and the evaluation.

pub(crate) mod choose;
mod draw_offer;
pub(crate) mod level;
pub(crate) mod one_ply;
pub(crate) mod player;
