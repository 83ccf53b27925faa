//! The Universal Hive Protocol: a line in, some lines and `ok` out.
//!
//! [`serve`] is an engine that speaks it. Every line is answered, whatever is in it: an error is a line that begins
//! with `err`, a move that cannot be played one that begins with `invalidmove`, and the engine goes on.
//!
//! The last line of the answer to `bestmove` is the move. A viewer that sets the option `ReportIntermediateBestMoves` to
//! `True` also sees what the search holds for best meanwhile, a line `MOVE;DEPTH;SCORE` whenever a round has found another
//! one; the score is in tiles' freedom for the side to move. The protocol's text once allowed moves on lines of their own
//! during a search and now does not speak of them, and some viewers take the first line for the answer, so nobody is
//! told who has not asked. Name and form are those of Mzinga's engine.
//!
//! Options keep their values in a new game, and setting one forgets only what depends on it: all that was searched
//! if `TableMegabytes` changes, nothing otherwise.
//!
//! What a repeated position is, programs do not agree on. By our rules two positions differ if another tile was placed or
//! moved last: what was moved last cannot be thrown, for example. Whoever talks to a referee that compares only the stacks
//! sets `DrawByRepeatedStacks` to `True`: then their third occurrence with the same side to move ends the game here too.
//!
//! Beyond the protocol there are `bestmove nodes N`, `stop`, which ends a search with the best move so far, `pv`, which
//! tells about the last search, and `perft N`.
//!
//! [`Client`] is the other side: any engine that speaks it, in a process of its own.

mod client;
mod command;
mod command_line;
mod inbox;
mod limit;
mod lines;
mod options;
mod server;
mod thinker;

pub use client::{Client, ClientError};
pub use command_line::{CommandLine, CommandLineError};
pub use limit::{Limit, LimitError, read_time};
pub use options::Setup;
pub use server::{serve, serve_as};
