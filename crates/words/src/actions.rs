//! What players do, as sentences.

use skep_rules::{Action, Position};

use crate::words::Words;

impl Words {
    /// The action that is about to be played in the position, as a sentence.
    pub fn action(&self, position: &Position, action: Action) -> String {
        position.write_move(action)
    }
}
