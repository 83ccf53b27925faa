//! A Hive engine: search, evaluation, players of every strength and a solver.
//!
//! An [`Engine`] searches for the best action in a [`Game`](skep_rules::Game) of any type. It depends on the rules crate
//! only: it speaks no protocol, prints nothing, and reads no clock but the one it is given.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use skep_engine::{Engine, Limits};
//! use skep_rules::{Game, GameType};
//!
//! let game = Game::new(GameType::BASE_MLP);
//! let mut engine = Engine::new(1); // megabytes of transposition table
//! let limits = Limits { depth: Some(2), ..Limits::default() };
//! let stop = AtomicBool::new(false); // set by another thread to end the search
//! let report = engine.search(&game, limits, &stop, &mut |report| {
//!     assert!(report.depth <= 2); // called after every iteration
//! });
//! assert!(report.is_some_and(|report| !report.lines[0].actions.is_empty()));
//! ```
//!
//! # Players
//!
//! A [`Player`] is the engine at a [`Level`] from 1 to 10, or one of two simple players to compare it with. Before the
//! first turn of a Swarm game, [`choose`] picks a hand; [`Engine::accepts_draw`] answers offers of a draw.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use skep_engine::{Engine, Limits, Player};
//! use skep_rules::Game;
//!
//! let mut game: Game = "Base+MLP".parse()?;
//! let player: Player = "3".parse()?;
//! let mut rng = fastrand::Rng::with_seed(1);
//! let stop = AtomicBool::new(false);
//! let decision = player.decide(&mut Engine::new(1), &game, Limits::default(), &stop, &mut rng);
//! game.play(decision.ok_or("the game is over")?.action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Solver
//!
//! [`solve`] proves forced wins and losses within a number of actions, without any evaluation.
//!
//! # Chance
//!
//! Where tiles are drawn from a bag, [`Engine::search`] assumes one draw in each position: fast, and good enough to play.
//! [`Engine::search_averaged`] gives scores that people can trust: averages over what may be drawn.
//!
//! # Inside
//!
//! * `search`: iterative deepening, principal variation search, pruning and reductions, move ordering, several threads.
//!   `search/mod.rs` lists its files in reading order, and `search/params.rs` holds every number.
//! * `tables`: what the threads share: transposition table, evaluation cache, evaluation-delta history.
//! * [`eval`]: the static evaluation, linear features and a small network.
//! * `players`: levels, simple players, choices before the first turn.
//! * `solver`: proofs.
//! * `memory`: huge pages and prefetching.
//! * [`bench()`]: a fixed amount of search, whose node count shows whether a change has changed play.

mod averaged;
mod bench;
mod engine;
pub mod eval;
mod memory;
mod players;
mod search;
mod solver;
mod tables;

pub use averaged::AveragedSearch;
pub use bench::{Bench, bench};
pub use engine::{Engine, MAX_THREADS};
pub use eval::evaluate;
pub use players::choose::choose;
pub use players::level::{Decision, Level, LevelError};
pub use players::one_ply::one_ply_search;
pub use players::player::{Player, PlayerError};
pub use search::limits::Limits;
pub use search::report::{PvLine, SearchReport, write_line};
pub use search::score::Score;
pub use search::stop_signal::StopSignal;
pub use search::time_source::TimeSource;
pub use solver::{MAX_PLIES, Prover, Solution, Unsolvable, Verdict, solve};

/// The README compiles and does what it says.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
