//! A player of Hive.
//!
//! An [`Engine`] looks for the best action in a [`Game`](skep_rules::Game). It knows the rules crate and nothing
//! else: no protocol, no clock but its own, no output.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use skep_engine::{Engine, Limits};
//! use skep_rules::{Game, GameType};
//!
//! let game = Game::new(GameType::BASE_MLP);
//! let mut engine = Engine::new(1);
//! let limits = Limits { depth: Some(2), ..Limits::default() };
//! let report = engine.search(&game, limits, &AtomicBool::new(false), &mut |_| {});
//! assert!(report.is_some_and(|report| !report.lines[0].actions.is_empty()));
//! ```

mod bench;
mod engine;
pub mod eval;
mod memory;
mod players;
mod search;
mod solver;
mod tables;

pub use bench::{Bench, bench};
pub use engine::{Engine, Line, MAX_THREADS, Report};
pub use eval::evaluate;
pub use players::choose::choose;
pub use players::level::{Found, Level, LevelError};
pub use players::one_ply::best_at_sight;
pub use players::player::{Player, PlayerError};
pub use search::clock::Clock;
pub use search::limits::Limits;
pub use search::pv::write_line;
pub use search::score::Score;
pub use solver::{MAX_PLIES, Solution, Unsolvable, Verdict, solve};
