//! The messages between a page and a worker.

use serde::{Deserialize, Serialize};
use skep_engine::write_line;
use skep_rules::{Game, Position};

use crate::player_view;
use crate::question_error::QuestionError;

/// A question from the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// The game as known to the player on turn.
    pub game: String,
    /// What to do.
    pub task: Task,
    /// The seed of the random numbers: equal questions with equal seeds have equal replies, unless time decides.
    pub seed: u64,
}

impl Question {
    /// A question about a game. It does not reveal the opponent's secret pick.
    pub fn new(game: &Game, task: Task) -> Question {
        Question { game: player_view::write(game), task, seed: 0 }
    }

    /// The question with another seed.
    pub fn with_seed(self, seed: u64) -> Question {
        Question { seed, ..self }
    }
}

/// The task of a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case")]
pub enum Task {
    /// Play at a level, or make the choice before the first turn.
    Play {
        /// The level, from 1 to 10.
        level: u8,
        /// The thinking time of the highest level; the others have limits of their own.
        seconds: f64,
    },
    /// Find the best action.
    Hint {
        /// How long to think.
        seconds: f64,
    },
    /// Find a place for a drawn tile that has to be placed at once.
    Place {
        /// The tile, as in `wA1`.
        tile: String,
    },
    /// Find the best lines.
    Analyse {
        /// The number of lines.
        lines: usize,
        /// How long to think.
        seconds: f64,
    },
    /// Search with a fixed effort, for the review of a game. The reply is one line. Where tiles are drawn from a bag, its
    /// score is an average.
    Search {
        /// The only first move to search; `None` for the best of all.
        only: Option<String>,
        /// The tile that was drawn and has to be placed now, as in `wA1`, if there is one.
        drawn: Option<String>,
        /// The number of nodes.
        nodes: u64,
    },
    /// Find the best lines, deeper and deeper, until the page stops the search. Tables are kept from position to position.
    AnalyseOn {
        /// The number of lines, from 1 to [`MAX_ANALYSED_LINES`].
        lines: usize,
        /// Whether the turn is passed first: the lines are then what the other player threatens.
        threat: bool,
        /// The tile that was drawn and has to be placed now, as in `wA1`, if there is one.
        drawn: Option<String>,
    },
    /// Find the reply that shows why an answer to a puzzle is wrong. The solver looks for it.
    Refute {
        /// The puzzle, as a line of a pack.
        puzzle: String,
        /// How many actions of its solution have been played.
        played: usize,
        /// The wrong answer, a move in the position after them.
        answer: String,
    },
    /// Decide about a draw offered by the side to move.
    ConsiderDraw,
}

/// The largest number of lines of a [`Task::AnalyseOn`].
pub const MAX_ANALYSED_LINES: usize = 5;

/// A question or a message, with the number of the question it belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Numbered<T> {
    /// The number of the question, counted from 1; 0 if the message belongs to none.
    pub number: i32,
    /// The question or the message.
    pub content: T,
}

/// A message from the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Message {
    /// The worker is ready for questions.
    Ready,
    /// What the search has found so far.
    Progress(SearchUpdate),
    /// The answer.
    Reply(Reply),
    /// Why there is no answer.
    Failed(QuestionError),
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// A move or a choice.
    Move {
        /// The move text, without the tile that it draws, which is not known yet.
        text: String,
        /// The search it comes from, if there was one.
        report: Option<SearchUpdate>,
    },
    /// The best lines.
    Lines(SearchUpdate),
    /// The move that refutes an answer to a puzzle, if one was found.
    Refutation(Option<String>),
    /// Whether the draw is accepted.
    Draw(bool),
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchUpdate {
    /// The search depth in plies.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The search time in seconds.
    pub seconds: f64,
    /// The best lines, the best first.
    pub lines: Vec<LineUpdate>,
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LineUpdate {
    /// The score for the side to move, in centipawns.
    pub score: i32,
    /// The number of plies to a forced end of the game, if any; negative if the side to move loses.
    pub forced: Option<i32>,
    /// The moves, as far as they do not depend on the bag.
    pub moves: Vec<String>,
    /// The number of searches with different draws from the bag whose average the score is; 1 if there is no chance in it.
    pub draws: u32,
}

impl SearchUpdate {
    /// What the engine reports about a position.
    pub(crate) fn of(position: &Position, report: &skep_engine::SearchReport) -> SearchUpdate {
        let line = |line: &skep_engine::PvLine| LineUpdate {
            score: line.score.value(),
            forced: line.score.forced(),
            moves: write_line(position, &line.actions),
            draws: line.draws,
        };
        SearchUpdate {
            depth: report.depth,
            nodes: report.nodes,
            seconds: report.time.as_secs_f64(),
            lines: report.lines.iter().map(line).collect(),
        }
    }
}
