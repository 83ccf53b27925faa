//! Games in the PGN of Mzinga and related programs: tags, then one numbered move per line, then the result.
//!
//! ```text
//! [GameType "Base"]
//! [White "…"]
//! [Result "InProgress"]
//!
//! 1. wS1
//! 2. bG1 -wS1 $6
//! {[%cal G0,0/-1,0] A comment.}
//! (
//! 2. bA1 -wS1
//! )
//! 3. wQ wS1-
//! ```
//!
//! Mzinga knows comments, on lines of their own. Glyphs (`$1` to `$6`) and variations are those of chess. Drawings are commands
//! inside comments: see [`commands`](crate::commands).
//!
//! Two tags are skep's own: `Termination` is the reason why the game ended, `Position` the position in which it began, if
//! that was not the start. So are the words for an ending that was declared in a variation: `resigned=w`, `time=b`, `agreed`.

mod items;
mod movetext;
mod read;
mod tokens;

use std::fmt;

use skep_rules::{GameType, MoveError, Outcome, PositionError, Quoted, TypeError};
use thiserror::Error;

pub use self::movetext::Movetext;
pub use self::read::read_pgn;
use crate::details::Details;
use crate::step::result_word;
use crate::steps::MAX_STEPS;
use crate::tree::GameTree;

/// A game that is to be printed as PGN.
///
/// ```
/// use skep_record::{Details, Pgn, GameTree};
///
/// let mut tree = GameTree::default();
/// tree.play_text("wS1")?;
/// let pgn = Pgn::of(&tree, Details::default()).to_string();
/// assert!(pgn.starts_with("[GameType \"Base+MLP\"]\n[Date \"\"]\n"));
/// assert!(pgn.ends_with("\n1. wS1\n"));
/// # Ok::<(), skep_rules::MoveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Pgn {
    /// The game type.
    pub game_type: GameType,
    /// Who played, when and where.
    pub details: Details,
    /// The result, if there is one.
    pub result: Option<Outcome>,
    /// More tags with their values.
    pub tags: Vec<(&'static str, String)>,
    /// The choices before the first turn and the moves.
    pub moves: Movetext,
}

impl Pgn {
    /// A tree with all its variations and notes.
    pub fn of(tree: &GameTree, details: Details) -> Pgn {
        let moves = Movetext::of_tree(tree);
        let mut tree = tree.clone();
        tree.go_to(tree.main_end());
        let mut tags = Vec::new();
        if !tree.start().has_whole_history() {
            tags.push((POSITION, tree.start().position().to_string()));
        }
        let ending = tree.ending();
        tags.extend(ending.map(|end| (TERMINATION, end.cause.word().to_owned())));
        let result = ending.map(|end| end.outcome);
        Pgn { game_type: tree.game_type(), details, result, tags, moves }
    }
}

impl fmt::Display for Pgn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Details { event, site, date, round, white, black } = &self.details;
        let state = match self.result {
            Some(outcome) => result_word(outcome),
            None if !self.moves.has_moves => "NotStarted",
            None => "InProgress",
        };
        let game_type = self.game_type.to_string();
        let usual = [
            ("GameType", game_type.as_str()),
            ("Date", date),
            ("Event", event),
            ("Site", site),
            ("Round", round),
            ("White", white),
            ("Black", black),
            ("Result", state),
        ];
        let more = self.tags.iter().map(|(tag, value)| (*tag, value.as_str()));
        for (tag, value) in usual.into_iter().chain(more) {
            // Mzinga has no escape for a quotation mark in a value.
            let value = value.replace('"', "'").replace(['\r', '\n'], " ");
            writeln!(f, "[{tag} \"{}\"]", value.trim())?;
        }
        if !self.moves.text.is_empty() {
            write!(f, "\n{}", self.moves.text)?;
        }
        if self.result.is_some() {
            write!(f, "\n{state}\n{}", self.moves.closing)?;
        }
        Ok(())
    }
}

const POSITION: &str = "Position";
const TERMINATION: &str = "Termination";

/// An error in a PGN.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct PgnError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The error in that line.
    pub problem: PgnProblem,
}

/// The errors of a line of a PGN.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PgnProblem {
    /// A line begins like a tag but is not one.
    #[error("{0} is not a tag, as in `[GameType \"Base\"]`")]
    Tag(Quoted),
    /// The tag with the game type is missing.
    #[error("there is no tag that says which game it is, as in `[GameType \"Base\"]`")]
    NoType,
    /// The game type is invalid.
    #[error(transparent)]
    Type(#[from] TypeError),
    /// The position in which the game begins is invalid.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The result contradicts the moves.
    #[error("the result is said to be {said}, but after the moves it is {found}")]
    Contradiction {
        /// The result as written.
        said: &'static str,
        /// The result after the moves.
        found: &'static str,
    },
    /// A comment is not closed.
    #[error("the comment that begins here does not end with `}}`")]
    Comment,
    /// A variation before the first move.
    #[error("there is no move before this variation")]
    NothingToVary,
    /// There is one closing parenthesis too many.
    #[error("this `)` closes nothing")]
    Unopened,
    /// A closing parenthesis is missing.
    #[error("the variation that begins here is not closed with `)`")]
    Unclosed,
    /// There are more moves than a tree may have.
    #[error("no more than {MAX_STEPS} moves are read, with all variations")]
    TooManySteps,
    /// Another game begins.
    #[error("another game begins here; games are read one at a time")]
    Several,
    /// A move cannot be played.
    #[error("move {number}, {text}: {error}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The move as written.
        text: Quoted,
        /// Why it cannot be played.
        error: MoveError,
    },
}

fn at(line: usize, problem: impl Into<PgnProblem>) -> PgnError {
    PgnError { line, problem: problem.into() }
}
