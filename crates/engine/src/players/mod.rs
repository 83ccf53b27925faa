//! Players: the engine at its levels, and simple players to compare it with.

pub(crate) mod choose;
mod draw_offer;
pub(crate) mod level;
pub(crate) mod one_ply;
pub(crate) mod player;
