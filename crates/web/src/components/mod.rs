//! Small views that several pages use.

mod button;
mod confirm;
mod dialog;
mod focus;
pub(crate) mod icon;
mod near_viewport;
mod segmented_control;
mod switch;

pub(crate) use button::{IconButton, TextButton};
pub(crate) use confirm::ConfirmDialog;
pub(crate) use dialog::Dialog;
pub(crate) use focus::{focus_first, focus_heading, focus_main, focus_on_mount};
pub(crate) use near_viewport::is_near_viewport;
pub(crate) use segmented_control::SegmentedControl;
pub(crate) use switch::Switch;
