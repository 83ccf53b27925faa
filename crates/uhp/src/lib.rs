//! The Universal Hive Protocol: a line in, some lines and `ok` out.
//!
//! [`serve`] is an engine that speaks it. Every line is answered, whatever is in it: an error is a line that begins
//! with `err`, a move that cannot be played one that begins with `invalidmove`, and the engine goes on.

mod command;
mod lines;
mod options;
mod server;

pub use server::{serve, serve_as};
