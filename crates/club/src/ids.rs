//! Names of games and people.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A person: a guest, the owner of an account, or a level of the computer. The number is given by the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u64);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The name of an online game: ten letters and digits, as in its address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId([u8; GameId::LENGTH]);

/// The characters of a game's name. Letters that look like digits are left out.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// A text that is not the name of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the name of an online game has ten letters and digits")]
pub struct GameIdError;

impl GameId {
    /// The number of characters.
    pub const LENGTH: usize = 10;

    /// A name from random bytes. Fifty of the eighty bits count.
    pub fn from_random(bytes: [u8; GameId::LENGTH]) -> GameId {
        GameId(bytes.map(|byte| LETTERS[usize::from(byte) % LETTERS.len()]))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({self})")
    }
}

impl FromStr for GameId {
    type Err = GameIdError;

    fn from_str(text: &str) -> Result<GameId, GameIdError> {
        let bytes: [u8; GameId::LENGTH] = text.as_bytes().try_into().map_err(|_| GameIdError)?;
        let known = bytes.iter().all(|byte| LETTERS.contains(byte));
        known.then_some(GameId(bytes)).ok_or(GameIdError)
    }
}

impl Serialize for GameId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_back() {
        let id = GameId::from_random([0, 31, 32, 255, 7, 8, 9, 10, 11, 12]);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.as_str(), "2z2z9abcde");
    }

    #[test]
    fn other_texts_are_no_names() {
        for text in ["", "2z2z9abcd", "2z2z9abcdef", "2z2z9abcd1", "2Z2z9abcde", "2z2z9abcé"] {
            assert_eq!(text.parse::<GameId>(), Err(GameIdError), "{text}");
        }
    }
}
