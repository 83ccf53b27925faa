//! Warnings about a text that could be read.

use std::fmt;

use skep_rules::{Quoted, RelaxedRule};

use crate::note::NoteError;

/// A part of an imported text that was not read as written. Show it to the user: the imported game differs from the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportWarning {
    /// The game breaks a rule that not all programs have, and was read with the option that relaxes it.
    Relaxed(RelaxedRule),
    /// The result is unknown, and was ignored.
    UnknownResult {
        /// The number of its line, from 1.
        line: usize,
        /// The result as written.
        text: Quoted,
    },
    /// A judgement of a move is none of the six that are known.
    UnknownGlyph {
        /// The number of its line, from 1.
        line: usize,
        /// The judgement as written.
        text: Quoted,
    },
    /// Notes exceed a limit, and are read as far as it allows. There is one warning for each limit.
    Note {
        /// The number of the line of the first such note, from 1.
        line: usize,
        /// The limit.
        error: NoteError,
    },
}

impl fmt::Display for ImportWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportWarning::Relaxed(RelaxedRule::QueenFirst) => f.write_str(
                "a player's first tile was the Queen: the game is read with the option `queen_first=allow`",
            ),
            ImportWarning::Relaxed(RelaxedRule::Repetition) => f.write_str(
                "the game went on after a position had occurred three times: it is read with the option `repetition=off`",
            ),
            ImportWarning::UnknownResult { line, text } => write!(
                f,
                "line {line}: {text} is not a result that is known, so the game is read without it"
            ),
            ImportWarning::UnknownGlyph { line, text } => write!(
                f,
                "line {line}: {text} is not a sign of a move that is known, so it is left out"
            ),
            ImportWarning::Note { line, error } => {
                write!(f, "line {line}: {error}, so what goes beyond that is left out")
            }
        }
    }
}
