//! The board of a position that is being set up: it shows a set-up, possible or not, and reports what a person does. What
//! a gesture means is up to the application.

mod board;
mod input;
mod keys;
mod palette_tile;
mod view;

pub use board::SetupBoard;
pub use input::{Carried, DropTarget, SetupGesture, SetupInput};
pub use palette_tile::PaletteTile;
