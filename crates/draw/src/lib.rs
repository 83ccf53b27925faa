//! Pictures of Hive positions and of the creatures, as SVG.
//!
//! [`draw`] turns a [`Position`](skep_rules::Position) and [`Highlights`] into SVG text. It reads no files and embeds no
//! fonts. Positions that differ only by a shift on the table give the same picture, apart from its title.
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
//! Nothing is told by colour alone. White tiles are light with dark creatures, black tiles are dark with light ones, and
//! every tile has its name. The middle of the Honeycombo has the colour that is up. Highlights differ in shape: dots,
//! thick and dashed outlines, signs. The picture has a background and looks the same on light and dark pages.
//!
//! [`creature`], [`accent`], [`icon`] and [`Sign`] are the artwork for applications that draw tiles themselves.

mod chance_graph;
mod creatures;
mod examples;
mod highlights;
mod picture;
mod signs;

pub use chance_graph::{ChanceGraph, GraphMark, chance_graph};
pub use creatures::{accent, creature, icon};
pub use examples::{About, Example};
pub use highlights::{Highlights, Victim};
pub use picture::draw;
pub use signs::Sign;
