//! Turns: `White[7]`.

use thiserror::Error;

use super::Quoted;
use crate::model::color::Color;
use crate::position::setup::Setup;

/// Why a text does not name a turn.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0} is not a turn: a turn is a player and a number, as in White[1] or Black[12]")]
pub struct TurnError(Quoted);

impl TurnError {
    /// The text.
    pub fn text(&self) -> &Quoted {
        &self.0
    }
}

/// Reads `White[7]`.
pub(crate) fn read(text: &str) -> Result<(Color, u32), TurnError> {
    let error = || TurnError(Quoted::new(text));
    let (player, rest) = text.split_once('[').ok_or_else(error)?;
    let digits = rest.strip_suffix(']').ok_or_else(error)?;
    let color = player.parse().map_err(|_| error())?;
    if digits.starts_with('0') || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(error());
    }
    let number = digits.parse().map_err(|_| error())?;
    if number > Setup::MAX_TURN {
        return Err(error());
    }
    Ok((color, number))
}

/// Whether the text begins like a turn.
pub(crate) fn looks_like(text: &str) -> bool {
    text.starts_with("White[") || text.starts_with("Black[")
}

/// Writes `White[7]`.
pub(crate) fn write(color: Color, number: u32) -> String {
    format!("{color}[{number}]")
}
