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

mod at_once;
mod bench;
mod busy;
mod changes;
mod choose;
mod clock;
mod draw_offer;
pub mod eval;
mod fetch;
mod helpers;
mod judgements;
mod level;
mod limits;
mod line;
mod order;
mod pages;
mod picker;
mod player;
mod proofs;
mod question;
mod rounds;
mod score;
mod search;
mod solve;
mod table;
mod tree;

pub use at_once::best_at_sight;
pub use bench::{Bench, bench};
pub use choose::choose;
pub use clock::Clock;
pub use eval::evaluate;
pub use level::{Found, Level, LevelError};
pub use limits::Limits;
pub use line::write_line;
pub use player::{Player, PlayerError};
pub use score::Score;
pub use search::{Engine, Line, MAX_THREADS, Report};
pub use solve::{MOST_PLIES, Solution, Unsolvable, Verdict, solve};
