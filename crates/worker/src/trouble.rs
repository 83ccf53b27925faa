//! Why a question has no answer.

use serde::{Deserialize, Serialize};
use skep_engine::Level;
use skep_rules::Quoted;
use thiserror::Error;

/// Why there is no answer. It is plain data, so that the page can say it in its own language.
#[derive(Clone, Debug, PartialEq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// The question itself cannot be read.
    #[error("the question cannot be read")]
    Question,
    /// The question is about no game; its text, quoted.
    #[error("{0} cannot be read as a game")]
    Game(String),
    /// There is nothing to be played any more.
    #[error("the game is over")]
    Over,
    /// Something is to be chosen before there is a position to think about.
    #[error("the players have to choose their tiles first")]
    ChooseFirst,
    /// There is no such level.
    #[error("there is no level {0}: the levels are 1 to {max}", max = Level::MAX)]
    Level(u8),
    /// The time is no time.
    #[error("{0} is not a time to think: that is a number of seconds up to a day")]
    Seconds(f64),
    /// The tile is none, or cannot be placed; its text, quoted.
    #[error("there is no tile {0} that could be placed now")]
    NoPlace(String),
}

impl Trouble {
    pub(crate) fn game(text: &str) -> Trouble {
        Trouble::Game(Quoted::new(text).to_string())
    }

    pub(crate) fn no_place(tile: &str) -> Trouble {
        Trouble::NoPlace(Quoted::new(tile).to_string())
    }
}
