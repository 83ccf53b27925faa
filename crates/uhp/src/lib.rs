#![doc = include_str!("../README.md")]
//!
//! # The server
//!
//! [`serve`] answers every line, whatever is in it: an error is a line that begins with `err`, a move that cannot be
//! played one that begins with `invalidmove`, and the session goes on.
//!
//! The last line of the answer to `bestmove` is the move. A viewer that sets the option `ReportIntermediateBestMoves` to
//! `True` also sees what the bot [reports](SearchControl::report) during the search, a line `MOVE;DEPTH;SCORE` whenever
//! the best move changes; the score is in tiles' freedom for the side to move. The option is off by default, because some
//! viewers take the first line for the answer. Name and form are those of Mzinga's engine.
//!
//! Options keep their values in a new game. Setting an option of skep's own engine forgets only what depends on it: all
//! that was searched if `TableMegabytes` changes, nothing otherwise.
//!
//! Programs do not agree on what a repeated position is. By our rules two positions differ if another tile was placed or
//! moved last: what was moved last cannot be thrown, for example. For a referee that compares only the stacks, set
//! `DrawByRepeatedStacks` to `True`: then their third occurrence with the same side to move ends the game here too.
//!
//! Games that other programs write are read as [`Game::read_relaxed`](skep_rules::Game::read_relaxed) does: a game that
//! went on after a third repetition becomes one with `repetition=off`, which the game type in the answer shows.
//!
//! Beyond the protocol there are `bestmove nodes N`, `stop`, which ends a search with the best move so far, `pv`, which
//! describes the last search, and `perft N`.
//!
//! # The client
//!
//! [`Client`] is the other side: it runs any engine that speaks the protocol in a separate process.

mod bot;
mod client;
mod command;
mod command_line;
#[cfg(feature = "engine")]
mod engine;
mod inbox;
mod limit;
mod lines;
mod options;
mod search;
mod server;

pub use bot::{Bot, SearchControl};
pub use client::{Client, ClientError};
pub use command_line::{CommandLine, CommandLineError};
#[cfg(feature = "engine")]
pub use engine::{EngineBotSettings, serve_engine};
pub use limit::{Limit, LimitError, read_time};
pub use options::{BotOption, OptionValue};
pub use server::{ServerSettings, serve, serve_on};
