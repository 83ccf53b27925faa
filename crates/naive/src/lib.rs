//! The rules of Hive once more, slowly and literally.
//!
//! This crate exists only for tests: the fast implementation is compared against it. It follows the
//! specification sentence by sentence, with maps, sets and recursion, and shares no code with the
//! fast one. Comments such as `A5`, `B-26` or `E19` name the section of the specification that the
//! code below them follows.
//!
//! ```
//! use skep_naive::{State, perft};
//!
//! let start = State::new_game("Base+MLP").unwrap();
//! assert_eq!(start.actions().len(), 7);
//! assert_eq!(perft(&start, 2), 294);
//! let next = start.play(&start.actions()[0], None).unwrap();
//! assert_eq!(next.to_position(), "Base+MLP;Black[1];0,0:wA1;placed=wA1");
//! ```

mod action;
mod actions;
mod cell;
mod game;
mod game_type;
mod movement;
mod options;
mod outcome;
mod perft;
mod placing;
mod play;
mod position;
mod powers;
mod set_up;
mod state;
mod statuses;
mod steps;
mod tile;

pub use action::Action;
pub use outcome::Over;
pub use perft::perft;
pub use state::State;
