//! Legal actions, and why others are not legal.

pub(crate) mod any;
pub(crate) mod helpers;
pub(crate) mod illegal;
pub(crate) mod standard;
