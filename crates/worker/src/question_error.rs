//! Why a question has no answer.

use serde::{Deserialize, Serialize};
use skep_engine::Level;
use skep_rules::Quoted;
use thiserror::Error;

use crate::threat::NoThreat;

/// Why a question has no answer. It is plain data, so that the page can translate it.
#[derive(Clone, Debug, PartialEq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuestionError {
    /// The question itself cannot be read.
    #[error("the question cannot be read")]
    Question,
    /// The game cannot be parsed; its text, quoted.
    #[error("{0} cannot be read as a game")]
    Game(String),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A choice before the first turn has to be made first.
    #[error("the players have to choose their tiles first")]
    ChooseFirst,
    /// There is no such level.
    #[error("there is no level {0}: the levels are 1 to {max}", max = Level::MAX)]
    Level(u8),
    /// The thinking time is out of range.
    #[error("{0} is not a time to think: that is a number of seconds up to a day")]
    Seconds(f64),
    /// The tile does not exist or cannot be placed; its text, quoted.
    #[error("there is no tile {0} that could be placed now")]
    NoPlace(String),
    /// The only move to search is none; its text, quoted.
    #[error("{0} is not a move in this position")]
    Move(String),
    /// The puzzle cannot be read or opened.
    #[error("the puzzle cannot be opened")]
    Puzzle,
    /// It cannot be asked what the other player threatens.
    #[error(transparent)]
    NoThreat(#[from] NoThreat),
}

impl QuestionError {
    pub(crate) fn game(text: &str) -> QuestionError {
        QuestionError::Game(Quoted::new(text).to_string())
    }

    pub(crate) fn only(text: &str) -> QuestionError {
        QuestionError::Move(Quoted::new(text).to_string())
    }

    pub(crate) fn no_place(tile: &str) -> QuestionError {
        QuestionError::NoPlace(Quoted::new(tile).to_string())
    }
}
