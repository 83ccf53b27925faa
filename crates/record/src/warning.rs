//! What was unusual in a text that could be read.

use std::fmt;

use skep_rules::{Quoted, RelaxedRule};

/// Something in an imported text that was not read as it was written. People should be told: the game is not
/// quite the one that the text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportWarning {
    /// The game breaks a rule that is not the same everywhere, and has become a game without that rule.
    Relaxed(RelaxedRule),
    /// The result is none that is known, and was left out.
    UnknownResult {
        /// In which line it stands, from 1.
        line: usize,
        /// What was written.
        text: Quoted,
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
        }
    }
}
