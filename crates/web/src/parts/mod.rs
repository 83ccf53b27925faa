//! Small views that several pages use.

mod dialog;
pub(crate) mod icon;
mod near;
mod segments;
mod switch;

pub(crate) use dialog::Dialog;
pub(crate) use near::is_near;
pub(crate) use segments::Segments;
pub(crate) use switch::Switch;
