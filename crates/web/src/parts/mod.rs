//! Small views that several pages use.

mod button;
mod confirm;
mod dialog;
mod focus;
pub(crate) mod icon;
mod near;
mod segments;
mod switch;

pub(crate) use button::{IconButton, WordButton};
pub(crate) use confirm::Confirm;
pub(crate) use dialog::Dialog;
pub(crate) use focus::{focus_at_once, focus_main};
pub(crate) use near::is_near;
pub(crate) use segments::Segments;
pub(crate) use switch::Switch;
