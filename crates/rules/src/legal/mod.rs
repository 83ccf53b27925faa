//! Legal actions: listing them, checking one, and why an action is not legal.

mod check;
pub(crate) mod general;
pub(crate) mod helpers;
pub(crate) mod illegal;
pub(crate) mod standard;
mod why;
