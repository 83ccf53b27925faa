//! The strings: tiles, moves, game types, games, positions.
//!
//! For standard games they are those of the Universal Hive Protocol, byte for byte. Reading is somewhat more
//! lenient than writing: other programs write blanks after semicolons, a semicolon at the end, and `wQ1`.

pub(crate) mod color;
pub(crate) mod game;
pub(crate) mod game_type;
pub(crate) mod moves;
pub(crate) mod position;
#[cfg(feature = "serde")]
mod serialize;
pub(crate) mod tile;
pub(crate) mod turn;

use std::fmt;

/// The parts of a game or position, which semicolons separate. Some programs write blanks around them.
fn split_parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim)
}

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

    /// The text without quotation marks.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.0)
    }
}
