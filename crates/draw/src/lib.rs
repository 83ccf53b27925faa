//! Pictures of Hive positions, as SVG.
//!
//! [`draw`] is a function from a [`Position`](skep_rules::Position) and [`Highlights`] to a text:
//! no files, no fonts, no dependencies. Equal positions give equal pictures, wherever on the table they lie.
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
//! Colour is never the only sign. White tiles are light and have dark labels, black tiles are dark and have
//! light ones. The line inside a tile's edge has the colour of its kind, which its label says as well. The
//! Honeycombo has the colour that is up as a small hexagon under its letter. What is pointed out differs
//! in shape: dots, thick and dashed outlines, signs. The picture brings its own background and looks the same
//! on light and on dark pages.

mod highlights;
mod picture;

pub use highlights::{Highlights, Victim};
pub use picture::draw;
