//! The names of puzzles in links.

use std::fmt;
use std::str::FromStr;

use skep_rules::{Position, Quoted, mix};
use thiserror::Error;

/// The name of a puzzle: eight letters and digits made from the position, the same for its twelve images.
///
/// ```
/// use skep_learn::puzzle::PuzzleId;
/// use skep_rules::Position;
///
/// let east: Position = "Base;White[2];0,0:wS1 1,0:bS1".parse()?;
/// let north_west: Position = "Base;White[2];3,4:wS1 3,3:bS1".parse()?;
/// let id = PuzzleId::of(&east);
/// assert_eq!(id, PuzzleId::of(&north_west));
/// assert_eq!(id.to_string().parse(), Ok(id));
/// # Ok::<(), skep_rules::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(u64);

/// Why a text is no name of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0} is not the name of a puzzle: it has {LENGTH} letters and digits")]
pub struct PuzzleIdError(Quoted);

/// The number of characters.
const LENGTH: usize = 8;
/// The bits of a character.
const BITS: u32 = 5;
/// The characters: no i, l, o and u, which are easily confused or make words.
const ALPHABET: &[u8; 1 << BITS] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl PuzzleId {
    /// The name of the puzzle that begins with this position.
    pub fn of(position: &Position) -> PuzzleId {
        // The hash of a position leaves out the game type.
        let start = position.symmetric_hash();
        let text = position.game_type().to_string();
        let hash = text.bytes().fold(start, |hash, byte| mix(hash ^ u64::from(byte)));
        PuzzleId(hash >> (u64::BITS - LENGTH as u32 * BITS))
    }

    /// The name as a number.
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LENGTH as u32).rev() {
            let digit = (self.0 >> (place * BITS)) as usize % ALPHABET.len();
            write!(f, "{}", char::from(ALPHABET[digit]))?;
        }
        Ok(())
    }
}

impl FromStr for PuzzleId {
    type Err = PuzzleIdError;

    fn from_str(text: &str) -> Result<PuzzleId, PuzzleIdError> {
        let error = || PuzzleIdError(Quoted::new(text));
        if text.len() != LENGTH {
            return Err(error());
        }
        let mut number = 0;
        for byte in text.bytes() {
            let digit = ALPHABET.iter().position(|&letter| letter == byte).ok_or_else(error)?;
            number = number << BITS | digit as u64;
        }
        Ok(PuzzleId(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_name_is_an_error() {
        for text in ["", "0000000", "000000000", "0000000l", "ABCDEFGH", "0000000é"] {
            assert!(text.parse::<PuzzleId>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_game_and_the_statuses_belong_to_the_name() {
        let id = |text: &str| PuzzleId::of(&text.parse().unwrap());
        let hive = "White[6];0,0:wQ 1,0:bA1 2,0:bQ 3,0:bP";
        assert_ne!(id(&format!("Base+P;{hive}")), id(&format!("Base+MLP;{hive}")));
        assert_ne!(id(&format!("Base+P;{hive}")), id(&format!("Base+P;{hive};resting=bA1")));
    }
}
