//! Reading what is typed into the field of the position.

use skep_record::{Format, ImportError, LinkError, MAX_IMPORT, import, read_setup_link};
use skep_rules::{Game, GameType, PositionError, Setup, SetupError, TypeError};
use thiserror::Error;

use super::edit::within;

/// Why a text cannot be shown in the editor.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum ReadError {
    /// It is written like a position, but is none that could be shown.
    #[error(transparent)]
    Position(PositionError),
    /// It is written like a game type, but is none.
    #[error(transparent)]
    Type(TypeError),
    /// It is nothing else that can be read.
    #[error(transparent)]
    Import(ImportError),
    /// The tiles lie too far apart.
    #[error("the tiles lie too far apart to be shown")]
    TooWide,
}

/// Reads a position, possible or not, or the position at the cursor of a game in any format.
pub(super) fn read(text: &str) -> Result<Setup, ReadError> {
    if text.len() > MAX_IMPORT {
        return Err(ReadError::Import(ImportError::TooLong));
    }
    let bare = text.trim_start_matches('\u{feff}').trim();
    let error = match bare.parse::<Setup>() {
        Ok(setup) => return check(setup),
        Err(error) => error,
    };
    match import(text) {
        // A game string that breaks a rule is not repaired here, as it is elsewhere.
        Ok(imported) if imported.format == Format::GameString => {
            let game = bare.parse::<Game>();
            let game = game.map_err(|error| ReadError::Import(ImportError::GameString(error)))?;
            let mut setup = game.position().setup();
            // Before the first turn of Swarm, nobody has the Queens.
            setup.supply();
            Ok(setup)
        }
        Ok(imported) => {
            let mut setup = imported.tree.position().setup();
            setup.supply();
            Ok(setup)
        }
        Err(ImportError::PositionString(_)) => Err(ReadError::Position(error)),
        Err(ImportError::GameString(_)) if has_turn(bare) => Err(ReadError::Position(error)),
        Err(ImportError::Link(_)) => read_link(bare),
        Err(ImportError::Unknown(unknown)) => Err(match bare.parse::<GameType>() {
            Err(TypeError::UnknownSet(_)) => ReadError::Import(ImportError::Unknown(unknown)),
            Err(wrong) => ReadError::Type(wrong),
            Ok(_) => ReadError::Position(error),
        }),
        Err(other) => Err(ReadError::Import(other)),
    }
}

/// Whether the part after the game type is, more or less, a turn.
fn has_turn(text: &str) -> bool {
    let part = text.split(';').nth(1).unwrap_or_default().trim().to_ascii_lowercase();
    (part.starts_with("white") || part.starts_with("black")) && !part.ends_with("wins")
}

fn read_link(text: &str) -> Result<Setup, ReadError> {
    let link = text.split_once('#').map_or(text, |(_, fragment)| fragment);
    match read_setup_link(link) {
        Ok(setup) => check(setup),
        Err(LinkError::Position(error)) => Err(ReadError::Position(error)),
        Err(error) => Err(ReadError::Import(ImportError::Link(error))),
    }
}

/// Refuses what the editor cannot show: it has one stack a cell, and every tile once.
fn check(setup: Setup) -> Result<Setup, ReadError> {
    let cannot_be_shown = |problem: &SetupError| {
        matches!(
            problem,
            SetupError::Turn(_)
                | SetupError::TooFar(_)
                | SetupError::PlaceTwice(_)
                | SetupError::EmptyStack(_)
                | SetupError::NotInGame(_)
                | SetupError::TileTwice(_)
                | SetupError::StatusOffTable(_)
        )
    };
    if let Some(error) = setup.problems().into_iter().find(cannot_be_shown) {
        return Err(ReadError::Position(PositionError::Setup(error)));
    }
    let first = setup.stacks.first().map(|&(place, _)| place).unwrap_or_default();
    if !setup.stacks.iter().all(|&(place, _)| within(first, place)) {
        return Err(ReadError::TooWide);
    }
    Ok(setup)
}
