//! What a match is about.

use std::time::Duration;

use skep_rules::GameType;
use skep_uhp::{CommandLine, Limit};

use crate::openings::Openings;
use crate::side::Both;
use crate::stats::Sprt;

/// Everything that is settled before a match.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Which game is played.
    pub game_type: GameType,
    /// Who plays.
    pub engines: Both<Contestant>,
    /// How the games begin.
    pub openings: Openings,
    /// How many games are played, two for each opening.
    pub games: u32,
    /// How many games are played at once.
    pub concurrency: usize,
    /// How much later than its time an engine may answer.
    pub tolerance: Duration,
    /// How long an engine is waited for beyond that.
    pub patience: Duration,
    /// After so many actions the game is a draw.
    pub max_plies: usize,
    /// Where chance comes from: random openings, and the bag in Swarm.
    pub seed: u64,
    /// The test that may end the match.
    pub sprt: Option<Sprt>,
}

/// An engine and what it is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// How it was named.
    pub label: String,
    /// How it is started.
    pub command: CommandLine,
    /// How long it may think about a move.
    pub limit: Limit,
    /// What is set before the first game: names and values.
    pub options: Vec<(String, String)>,
}
