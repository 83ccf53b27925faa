//! The strings: tiles, moves, game types, games, positions.
//!
//! For standard games they are those of the Universal Hive Protocol, byte for byte.

pub(crate) mod game;
pub(crate) mod game_type;
pub(crate) mod moves;
pub(crate) mod position;
pub(crate) mod tile;
pub(crate) mod turn;

use std::fmt;

/// A piece of somebody's input in an error message: short and without surprises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quoted(String);

impl Quoted {
    const MAX_CHARS: usize = 32;

    /// Quotes at most the beginning of the text.
    pub fn new(text: &str) -> Quoted {
        let mut quoted: String = text.chars().take(Quoted::MAX_CHARS).collect();
        if quoted.len() < text.len() {
            quoted.push('…');
        }
        Quoted(quoted.escape_debug().to_string().replace("\\\\", "\\"))
    }
}

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.0)
    }
}
