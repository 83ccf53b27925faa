//! Matches between engines that speak the Universal Hive Protocol.
//!
//! Each opening is played twice, with the colours swapped. The referee is [`skep_rules::Game`]: it decides which moves
//! are legal, when a game is over and, in Swarm, which tile is drawn. Engines are not trusted: an engine that crashes,
//! hangs, exceeds its time or plays an illegal move forfeits the game, and the match continues.
//!
//! ```no_run
//! use std::time::Duration;
//!
//! use skep_arena::{
//!     ByEngine, ContestantSettings, MatchError, MatchSettings, Openings, check_engines, run,
//! };
//! use skep_rules::GameType;
//! use skep_uhp::Limit;
//!
//! let contestant = |command: &str| ContestantSettings {
//!     label: command.to_owned(),
//!     command: command.parse().unwrap(),
//!     limit: Limit::Nodes(5000),
//!     options: Vec::new(),
//! };
//! let settings = MatchSettings {
//!     game_type: GameType::BASE_MLP,
//!     engines: ByEngine { a: contestant("skep uhp"), b: contestant("other --uhp") },
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
//! let names = check_engines(&settings, &stop)?;
//! let tally = run(&settings, &[], &stop, |_, _| Ok::<(), MatchError>(()))?;
//! println!("{}: {:.1} %", names.a, 100.0 * tally.results().score());
//! # Ok::<(), MatchError>(())
//! ```

mod contestant;
mod engine_id;
mod match_record;
mod match_report;
mod openings;
mod pair_rng;
mod pgn;
mod played_game;
mod referee;
mod runner;
mod settings;
mod shape;
mod stats;
mod tally;

pub use engine_id::{ByEngine, EngineId};
pub use match_record::{MatchRecord, MatchRecordError};
pub use match_report::{MatchReport, summary};
pub use openings::{Openings, OpeningsError};
pub use pgn::pgn;
pub use played_game::{EndReason, PlayedGame};
pub use runner::{MatchError, check_engines, run};
pub use settings::{ContestantSettings, MatchSettings};
pub use shape::HiveShape;
pub use stats::{Elo, Hypothesis, Pairs, Sprt};
pub use tally::{Tally, ThinkingTime, Wdl};
