//! The board of Hive for the browser: the hive, the trays with the reserves, and the buttons beside them.
//!
//! The board knows no rules. An application creates an [`Interaction`] from a position and the legal actions, and
//! passes it to one [`Board`], two [`Tray`]s and the [`ActionButtons`]. Callbacks report the chosen action and refused
//! attempts.
//!
//! | | |
//! |---|---|
//! | Logic | [`Offers`], [`Selection`]: plain Rust, tested without a browser |
//! | Shared state | [`Interaction`]: selection and offers as signals |
//! | Drawing | [`Pencil`]: what people draw on the board is reported, and shown if the application gives it back |
//! | Components | [`Board`], [`Tray`], [`ActionButtons`], [`MarkLegend`], styled by the files of `styles/`, in the order of their names |
//! | Set-ups | [`SetupBoard`] and [`PaletteTile`], which share a [`SetupInput`]: for positions that may be impossible |

// `#[component]` expands to public items in private modules.
#![allow(unreachable_pub)]

mod action_marks;
mod arrows;
mod badges;
mod board;
mod board_view;
mod buttons;
mod camera;
mod card;
mod card_text;
mod cells;
mod danger;
mod drag;
mod drawings;
mod geometry;
mod gestures;
mod held;
mod inspection;
mod interaction;
mod keyboard;
mod keys;
mod legend;
mod marks;
mod navigation;
mod offers;
mod options;
mod pencil;
mod pieces;
mod pointers;
mod popup;
mod reserve_card;
mod rotation;
mod scene;
mod selection;
mod setup;
mod sketch;
mod sketching;
mod targets;
mod tile;
mod tray;
mod tray_groups;
mod tray_press;
mod view_buttons;
mod viewport;

pub use board::Board;
pub use buttons::ActionButtons;
pub use camera::{Bounds, Size};
pub use geometry::Point;
pub use held::{Destination, Held, Refused};
pub use interaction::Interaction;
pub use legend::{Mark, MarkLegend};
pub use offers::Offers;
pub use options::{BoardOptions, LastAction};
pub use pencil::{PenButtons, Pencil};
pub use popup::{Side, beside};
pub use rotation::Rotation;
pub use selection::{Ambiguity, Selection, SelectionResponse};
pub use setup::{Carried, DropTarget, PaletteTile, SetupBoard, SetupGesture, SetupInput};
pub use tray::Tray;
pub use tray_groups::{TrayGroup, tray_groups};
