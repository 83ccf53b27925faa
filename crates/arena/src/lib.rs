//! Matches between engines that speak the Universal Hive Protocol.
//!
//! Openings are played in pairs, each engine once with each colour. The referee is [`skep_rules::Game`]: it knows what
//! is legal, when a game is over and, in Swarm, what the bag yields. Engines are believed nothing: whoever crashes,
//! hangs, is late or plays something illegal forfeits the game, and the match goes on.
//!
//! ```no_run
//! use std::time::Duration;
//!
//! use skep_arena::{Both, Contestant, MatchError, Openings, Setup, introduce, run};
//! use skep_rules::GameType;
//! use skep_uhp::Limit;
//!
//! let contestant = |command: &str| Contestant {
//!     label: command.to_owned(),
//!     command: command.parse().unwrap(),
//!     limit: Limit::Nodes(5000),
//!     options: Vec::new(),
//! };
//! let setup = Setup {
//!     game_type: GameType::BASE_MLP,
//!     engines: Both { a: contestant("skep uhp"), b: contestant("other --uhp") },
//!     openings: Openings::for_type(GameType::BASE_MLP, 1),
//!     games: 100,
//!     concurrency: 2,
//!     tolerance: Duration::from_millis(200),
//!     patience: Duration::from_secs(30),
//!     max_plies: 300,
//!     seed: 1,
//!     sprt: None,
//! };
//! let stop = Default::default();
//! let names = introduce(&setup, &stop)?;
//! let tally = run(&setup, &[], &stop, |_, _| Ok::<(), MatchError>(()))?;
//! println!("{}: {:.1} %", names.a, 100.0 * tally.results().score());
//! # Ok::<(), MatchError>(())
//! ```

mod chance;
mod openings;
mod pgn;
mod played;
mod record;
mod referee;
mod report;
mod runner;
mod seat;
mod setup;
mod shape;
mod side;
mod stats;
mod tally;

pub use openings::{Openings, OpeningsError};
pub use pgn::pgn;
pub use played::{End, Played};
pub use record::{Record, RecordError};
pub use report::{Report, summary};
pub use runner::{MatchError, introduce, run};
pub use setup::{Contestant, Setup};
pub use shape::Shape;
pub use side::{Both, Side};
pub use stats::{Elo, Pairs, Sprt, Verdict};
pub use tally::{Results, Tally, Thinking};
