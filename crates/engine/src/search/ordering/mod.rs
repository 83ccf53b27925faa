//! Move ordering.

pub(crate) mod history;
pub(crate) mod picker;
