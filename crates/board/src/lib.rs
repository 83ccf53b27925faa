//! The board of Hive for the browser: the hive, the trays with the reserves, and the buttons beside them.
//!
//! The board knows no rules. An application makes [`Hands`] from a position and the legal actions, gives them
//! to one [`Board`], two [`Tray`]s and the [`Buttons`], and hears which action the person has chosen or what
//! was tried in vain.
//!
//! | | |
//! |---|---|
//! | what a gesture means | [`Offers`], [`Hand`]: plain Rust, tested without a browser |
//! | what is shared | [`Hands`]: hand and offers as signals |
//! | what is drawn | [`Board`], [`Tray`], [`Buttons`], and `board.css` for their looks |

// `#[component]` expands to public items in private modules.
#![allow(unreachable_pub)]

mod board;
mod board_view;
mod buttons;
mod camera;
mod cells;
mod drag;
mod fingers;
mod geometry;
mod hand;
mod hands;
mod held;
mod keyboard;
mod keys;
mod kinds;
mod marks;
mod offers;
mod options;
mod peek;
mod pieces;
mod pointers;
mod scene;
mod story;
mod tile;
mod tools;
mod tray;
mod viewport;
mod walk;

pub use board::Board;
pub use buttons::Buttons;
pub use hand::{Ambiguity, Hand, Response};
pub use hands::Hands;
pub use held::{Held, Refused, Spot};
pub use kinds::{Kind, kinds};
pub use offers::Offers;
pub use options::{BoardOptions, Last};
pub use tray::Tray;

/// How the board looks: a stylesheet to be included once.
pub const CSS: &str = include_str!("../board.css");
