//! Pictures of Hive positions, as SVG.
//!
//! [`draw`] is a function from a [`Position`] and [`Highlights`] to a text: no files, no fonts, no
//! dependencies. Equal positions give equal pictures, wherever on the table they lie.
//!
//! ```
//! use skep_draw::{Highlights, draw};
//! use skep_rules::{Color, Position, Tile};
//!
//! let position: Position = "Base;White[5];0,0:wQ 1,0:bS1 2,0:bQ".parse()?;
//! let highlights = Highlights::of(&position, Tile::queen(Color::White));
//! assert_eq!(highlights.destinations.len(), 2);
//! assert!(draw(&position, &highlights).starts_with("<svg "));
//! # Ok::<(), skep_rules::PositionError>(())
//! ```
//!
//! Colour is never the only sign. White tiles are light with a dark label, black tiles dark with a light
//! label and a second outline, the Honeycombo has the colour that is up as a small hexagon under its letter.
//! The picture brings its own background and so looks the same on light and on dark pages.

mod highlights;
mod picture;

pub use highlights::{Highlights, Victim};
pub use picture::draw;
