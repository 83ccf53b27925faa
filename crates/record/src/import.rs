//! Reading a game or position in any known format.

use std::fmt;

use skep_rules::{Game, GameError, GameType, Quoted, RelaxedRule};
use thiserror::Error;

use crate::details::Details;
use crate::link::{LinkError, read_link};
use crate::pgn::{PgnError, read_pgn};
use crate::saved::{Saved, SavedError};
use crate::sgf::{SgfError, read_sgf};
use crate::tree::GameTree;
use crate::warning::ImportWarning;

/// The ways in which games and positions are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// `Base;InProgress;White[2];wS1;bS1 wS1-`, or a game type alone.
    GameString,
    /// `Base;White[5];0,0:wQ 1,0:bQ`.
    PositionString,
    /// The PGN of Mzinga.
    Pgn,
    /// The SGF of BoardSpace.
    Sgf,
    /// A link to a game.
    Link,
    /// A saved game.
    Saved,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::GameString => "a game string",
            Format::PositionString => "a position string",
            Format::Pgn => "a PGN",
            Format::Sgf => "an SGF",
            Format::Link => "a link",
            Format::Saved => "a saved game",
        })
    }
}

/// An imported game.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The format of the text.
    pub format: Format,
    /// The game.
    pub tree: GameTree,
    /// Who played it, when and where.
    pub details: Details,
    /// Warnings about parts of the text that were not read exactly as written.
    pub warnings: Vec<ImportWarning>,
}

impl Imported {
    pub(crate) fn new(format: Format, tree: GameTree) -> Imported {
        Imported { format, tree, details: Details::default(), warnings: Vec::new() }
    }

    pub(crate) fn with_details(self, details: Details) -> Imported {
        Imported { details, ..self }
    }

    /// Adds a warning for every rule that the game breaks.
    pub(crate) fn relaxing(mut self, rules: &[RelaxedRule]) -> Imported {
        self.warnings.extend(rules.iter().copied().map(ImportWarning::Relaxed));
        self
    }
}

/// The longest text that is imported, in bytes.
pub const MAX_IMPORT: usize = Saved::MAX_BYTES;

/// Why a text cannot be imported.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// The text is empty.
    #[error("there is nothing to read")]
    Empty,
    /// The text is too long.
    #[error("no more than {MAX_IMPORT} bytes are read")]
    TooLong,
    /// The text looks like no known format.
    #[error("{0} does not begin like a game string, a position string, a PGN, an SGF or a link")]
    Unknown(Quoted),
    /// It looks like a game string.
    #[error("read as a game string: {0}")]
    GameString(GameError),
    /// It looks like a position string.
    #[error("read as a position string: {0}")]
    PositionString(GameError),
    /// It looks like a PGN.
    #[error("read as a PGN, {0}")]
    Pgn(#[from] PgnError),
    /// It looks like an SGF.
    #[error("read as an SGF, {0}")]
    Sgf(#[from] SgfError),
    /// It looks like a link.
    #[error("read as a link: {0}")]
    Link(#[from] LinkError),
    /// It looks like a saved game.
    #[error("read as a saved game: {0}")]
    Saved(#[from] SavedError),
}

impl ImportError {
    /// The format as which the text was read.
    pub fn format(&self) -> Option<Format> {
        match self {
            ImportError::Empty | ImportError::TooLong | ImportError::Unknown(_) => None,
            ImportError::GameString(_) => Some(Format::GameString),
            ImportError::PositionString(_) => Some(Format::PositionString),
            ImportError::Pgn(_) => Some(Format::Pgn),
            ImportError::Sgf(_) => Some(Format::Sgf),
            ImportError::Link(_) => Some(Format::Link),
            ImportError::Saved(_) => Some(Format::Saved),
        }
    }

    /// The number of the faulty line, from 1, in formats with lines.
    pub fn line(&self) -> Option<usize> {
        match self {
            ImportError::Pgn(error) => Some(error.line),
            ImportError::Sgf(error) => Some(error.line),
            ImportError::Saved(SavedError::Json { line, .. }) => Some(*line),
            _ => None,
        }
    }
}

/// Reads a game string, a position string, a PGN, an SGF, a link or a saved game.
///
/// ```
/// use skep_record::{Format, import};
///
/// let imported = import("  Base;InProgress;Black[1];wS1\n")?;
/// assert_eq!(imported.format, Format::GameString);
///
/// let error = import("[GameType \"Base\"]\n\n1. wS1\n2. bS1 wG1-").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "read as a PGN, line 4: move 2, `bS1 wG1-`: wG1 is not on the table and cannot tell where bS1 goes"
/// );
/// # Ok::<(), skep_record::ImportError>(())
/// ```
pub fn import(text: &str) -> Result<Imported, ImportError> {
    if text.len() > MAX_IMPORT {
        return Err(ImportError::TooLong);
    }
    // Leading empty lines are kept, so that line numbers are those of the original text.
    let text = text.trim_start_matches('\u{feff}').trim_end();
    let format = recognised(text.trim_start())?;
    let bare = text.trim();
    Ok(match format {
        Format::GameString => read_game(format, bare).map_err(ImportError::GameString)?,
        Format::PositionString => read_game(format, bare).map_err(ImportError::PositionString)?,
        Format::Pgn => read_pgn(text)?,
        Format::Sgf => read_sgf(text)?,
        Format::Link => Imported::new(format, read_link(fragment(bare))?),
        Format::Saved => {
            let saved = Saved::read(bare)?;
            let details = saved.details();
            Imported::new(format, saved.tree).with_details(details)
        }
    })
}

/// The format of a text, recognized by its beginning.
fn recognised(text: &str) -> Result<Format, ImportError> {
    let after_parenthesis = text.strip_prefix('(').map(str::trim_start);
    if text.is_empty() {
        return Err(ImportError::Empty);
    }
    if after_parenthesis.is_some_and(|rest| rest.starts_with(';')) {
        return Ok(Format::Sgf);
    }
    if text.starts_with(['[', '%']) || text.starts_with("1.") {
        return Ok(Format::Pgn);
    }
    if text.starts_with('{') {
        return Ok(Format::Saved);
    }
    // Some programs percent-encode `=`.
    let parts = ["g=", "p=", "g%3D", "p%3D", "g%3d", "p%3d"];
    if parts.iter().any(|part| fragment(text).starts_with(part)) {
        return Ok(Format::Link);
    }
    match text.split_once(';') {
        Some((_, rest)) if is_turn(rest.trim_start()) => Ok(Format::PositionString),
        Some(_) => Ok(Format::GameString),
        None if text.parse::<GameType>().is_ok() => Ok(Format::GameString),
        None => Err(ImportError::Unknown(Quoted::new(text))),
    }
}

/// Whether the text begins with a turn. In a game string the turn comes after the state.
fn is_turn(text: &str) -> bool {
    text.starts_with("White[") || text.starts_with("Black[")
}

/// The fragment of a web address: the part after the `#`.
fn fragment(text: &str) -> &str {
    text.split_once('#').map_or(text, |(_, fragment)| fragment)
}

fn read_game(format: Format, text: &str) -> Result<Imported, GameError> {
    let (game, relaxed) = Game::read_relaxed(text)?;
    Ok(Imported::new(format, GameTree::from(&game)).relaxing(relaxed))
}
