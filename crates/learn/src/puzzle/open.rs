//! A puzzle that has been checked against the rules.

use skep_rules::{Action, Color, Game, MoveError, Outcome, Position, PositionError};
use thiserror::Error;

use crate::puzzle::{Puzzle, PuzzleId, Task};

/// A puzzle whose position is legal and whose moves can be played.
#[derive(Clone, Debug)]
pub struct OpenPuzzle {
    /// The position, as a game without history.
    pub start: Game,
    /// The learner's actions and the longest defence.
    pub line: Vec<Action>,
    /// What is to be done.
    pub task: Task,
}

/// Why a puzzle cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// The position cannot be read.
    #[error("the position is wrong: {0}")]
    Position(#[from] PositionError),
    /// The position belongs to another name.
    #[error("the position is that of the puzzle {0}")]
    OtherId(PuzzleId),
    /// A move cannot be read or is not legal.
    #[error("move {number}, {text}: {error}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The move.
        text: String,
        /// What is wrong with it.
        error: Box<MoveError>,
    },
    /// A move depends on chance.
    #[error("move {0} draws a tile from the bag")]
    Draws(usize),
    /// The game is over before the last move, or not after it, or the wrong side wins.
    #[error("the moves do not do what the puzzle asks for")]
    NotDone,
}

impl Puzzle {
    /// Checks the puzzle against the rules: the position, its name, every move, and that the last one wins where it should.
    pub fn open(&self) -> Result<OpenPuzzle, OpenError> {
        let position: Position = self.position.parse()?;
        let id = PuzzleId::of(&position);
        if id != self.id {
            return Err(OpenError::OtherId(id));
        }
        let start = Game::from_position(position);
        let learner = start.position().to_move();
        let mut game = start.clone();
        let mut line = Vec::new();
        for (index, text) in self.moves.iter().enumerate() {
            let number = index + 1;
            let failed =
                |error| OpenError::Move { number, text: text.clone(), error: Box::new(error) };
            let action = game.position().read_move(text).map_err(failed)?;
            if !game.position().draws(action).is_empty() {
                return Err(OpenError::Draws(number));
            }
            game.play(action).map_err(|illegal| failed(illegal.into()))?;
            line.push(action);
        }
        let outcome = game.ending().map(|ending| ending.outcome);
        let is_done = match self.task {
            Task::Win => outcome == Some(Outcome::Win(learner)),
            Task::Save => outcome.is_none() && line.len() == 1,
        };
        if is_done {
            Ok(OpenPuzzle { start, line, task: self.task })
        } else {
            Err(OpenError::NotDone)
        }
    }
}

impl OpenPuzzle {
    /// The side that learns: the one to move.
    pub fn learner(&self) -> Color {
        self.start.position().to_move()
    }

    /// The number of the learner's actions.
    pub fn own_actions(&self) -> usize {
        self.positions().filter(|(position, _)| position.to_move() == self.learner()).count()
    }

    /// Every action of the line with the position before it.
    pub fn positions(&self) -> impl Iterator<Item = (Position, Action)> + '_ {
        let mut position = self.start.position().clone();
        self.line.iter().map(move |&action| {
            let before = position.clone();
            position.play_listed(action);
            (before, action)
        })
    }
}
