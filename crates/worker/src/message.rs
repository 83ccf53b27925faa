//! The messages between a page and a worker.

use serde::{Deserialize, Serialize};
use skep_engine::write_line;
use skep_rules::{Game, Position};

use crate::seen;
use crate::trouble::Trouble;

/// A question of the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// The game, as far as the player may know it whose turn it is.
    pub game: String,
    /// What to do.
    pub task: Task,
    /// The seed of the random numbers: equal questions with equal seeds have equal replies, unless time decides.
    pub seed: u64,
}

impl Question {
    /// A question about a game. It contains nothing of what the other player has picked in secret.
    pub fn new(game: &Game, task: Task) -> Question {
        Question { game: seen::write(game), task, seed: 0 }
    }

    /// The question with another seed.
    pub fn with_seed(self, seed: u64) -> Question {
        Question { seed, ..self }
    }
}

/// What is to be done with a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case")]
pub enum Task {
    /// Play as a level would, or choose what is chosen before the first turn.
    Play {
        /// The level, from 1 to 10.
        level: u8,
        /// How long the highest level thinks; the others have a measure of their own.
        seconds: f64,
    },
    /// Find out what the best player would do.
    Hint {
        /// How long to think.
        seconds: f64,
    },
    /// Find a place for a tile that the bag has yielded, where it is to be placed at once.
    Place {
        /// The tile, as in `wA1`.
        tile: String,
    },
    /// Find the best lines.
    Analyse {
        /// How many.
        lines: usize,
        /// How long to think.
        seconds: f64,
    },
    /// Decide about a draw that the side to move offers.
    ConsiderDraw,
}

/// A message of the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Message {
    /// The worker is ready for questions.
    Ready,
    /// What the search has found so far.
    Progress(SearchUpdate),
    /// The answer.
    Reply(Reply),
    /// Why there is none.
    Failed(Trouble),
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// A move or a choice.
    Move {
        /// As it is written; without the tile that it draws, which is not known yet.
        text: String,
        /// The search it comes from, if there was one.
        report: Option<SearchUpdate>,
    },
    /// The best lines.
    Lines(SearchUpdate),
    /// Whether the draw is accepted.
    Draw(bool),
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchUpdate {
    /// How many actions it has looked ahead.
    pub depth: u32,
    /// How many positions it has visited.
    pub nodes: u64,
    /// How long it took.
    pub seconds: f64,
    /// The best lines, the best first.
    pub lines: Vec<LineUpdate>,
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LineUpdate {
    /// Its score for the side to move, in hundredths.
    pub score: i32,
    /// In how many actions the game is over, if that can be forced: below zero for a loss of the side to move.
    pub forced: Option<i32>,
    /// The moves, as far as they do not depend on the bag.
    pub moves: Vec<String>,
}

impl SearchUpdate {
    /// What the engine reports about a position.
    pub(crate) fn of(position: &Position, report: &skep_engine::SearchReport) -> SearchUpdate {
        let line = |line: &skep_engine::PvLine| LineUpdate {
            score: line.score.value(),
            forced: line.score.forced(),
            moves: write_line(position, &line.actions),
        };
        SearchUpdate {
            depth: report.depth,
            nodes: report.nodes,
            seconds: report.time.as_secs_f64(),
            lines: report.lines.iter().map(line).collect(),
        }
    }
}
