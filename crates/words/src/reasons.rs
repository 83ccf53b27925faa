//! Why something cannot be done or read, as sentences.

use skep_rules::{GameError, Illegal, MoveError, Position};

use crate::words::Words;

impl Words {
    /// The rule that forbids an action in the position.
    pub fn illegal(&self, illegal: &Illegal, _position: &Position) -> String {
        illegal.to_string()
    }

    /// Why a text is no move.
    pub fn move_error(&self, error: &MoveError) -> String {
        error.to_string()
    }

    /// Why a text is no game.
    pub fn game_error(&self, error: &GameError) -> String {
        error.to_string()
    }
}
