//! The Universal Hive Protocol: a line in, some lines and `ok` out.
//!
//! [`serve`] is an engine that speaks it. Every line is answered, whatever is in it: an error is a line that begins
//! with `err`, a move that cannot be played one that begins with `invalidmove`, and the engine goes on.
//!
//! [`Client`] is the other side: any engine that speaks it, in a process of its own.

mod client;
mod command;
mod command_line;
mod limit;
mod lines;
mod options;
mod server;

pub use client::{Client, ClientError};
pub use command_line::{CommandLine, CommandLineError};
pub use limit::{Limit, LimitError, read_time};
pub use server::{serve, serve_as};
