//! The vocabulary of the game: colours, creatures, tiles, game types, options, actions.

pub(crate) mod action;
pub(crate) mod bug;
pub(crate) mod color;
pub(crate) mod family;
pub(crate) mod game_type;
pub mod options;
pub(crate) mod outcome;
pub(crate) mod tile;
