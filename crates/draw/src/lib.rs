//! Pictures of Hive positions and of the creatures, as SVG.
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
//! Colour is never the only sign. White tiles are light and have dark creatures, black tiles are dark and have
//! light ones, and every tile has its name. The Honeycombo has the colour that is up in the middle of its
//! comb. What is pointed out differs in shape: dots, thick and dashed outlines, signs. The picture brings its
//! own background and looks the same on light and on dark pages.
//!
//! [`creature`], [`accent`] and [`icon`] are the artwork on its own, for pages that draw their tiles themselves.

mod creatures;
mod examples;
mod highlights;
mod picture;

pub use creatures::{accent, creature, icon};
pub use examples::{About, Example};
pub use highlights::{Highlights, Victim};
pub use picture::draw;
