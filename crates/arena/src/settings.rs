//! The settings of a match.

use std::time::Duration;

use skep_rules::GameType;
use skep_uhp::{CommandLine, Limit};

use crate::engine_id::ByEngine;
use crate::openings::Openings;
use crate::stats::Sprt;

/// The settings of a match.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// The game type.
    pub game_type: GameType,
    /// The two engines.
    pub engines: ByEngine<ContestantSettings>,
    /// The openings.
    pub openings: Openings,
    /// The number of games, two for each opening.
    pub games: u32,
    /// The number of games played at the same time.
    pub concurrency: usize,
    /// The time by which an engine may exceed its limit.
    pub tolerance: Duration,
    /// The time to wait for an engine that does not answer, in addition to its limit.
    pub patience: Duration,
    /// The number of actions after which a game is a draw.
    pub max_plies: usize,
    /// The seed of the order of the openings, of random openings, and of the bag in Swarm.
    pub seed: u64,
    /// The test that may end the match early.
    pub sprt: Option<Sprt>,
}

/// How one engine is started, and its limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestantSettings {
    /// The name of the engine in reports.
    pub label: String,
    /// The command that starts the engine.
    pub command: CommandLine,
    /// The limit of the search for each move.
    pub limit: Limit,
    /// UHP options to set before the first game, as names and values.
    pub options: Vec<(String, String)>,
}
