//! Chance that can be verified. The hash of a seed is published when a game is created, every draw follows from the seed and
//! the number of its event, and the seed is revealed when the game has ended.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use skep_rules::{Tile, TileSet};
use thiserror::Error;

/// A secret from which all draws of a game follow.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

/// The hash of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a seed or its hash has 64 hexadecimal digits")]
pub struct HexError;

impl Seed {
    /// A seed from random bytes.
    pub const fn from_random(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The hash that is published.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// A number below `bound` for an event, uniformly distributed.
    pub fn below(&self, event: u32, bound: u32) -> u32 {
        // Of the 64-bit numbers those are left out that would make small results more probable.
        let bound = u64::from(bound.max(1));
        let limit = u64::MAX - u64::MAX % bound;
        let numbers = (0_u32..).map(|attempt| self.number(event, attempt));
        let fair = numbers.into_iter().find(|&number| number < limit).unwrap_or_default();
        (fair % bound) as u32
    }

    /// The tile that an event draws out of a bag.
    pub fn draw(&self, event: u32, bag: TileSet) -> Option<Tile> {
        if bag.is_empty() {
            return None;
        }
        bag.into_iter().nth(self.below(event, bag.len()) as usize)
    }

    fn number(&self, event: u32, attempt: u32) -> u64 {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(event.to_be_bytes());
        hash.update(attempt.to_be_bytes());
        let digest: [u8; 32] = hash.finalize().into();
        let [a, b, c, d, e, f, g, h, ..] = digest;
        u64::from_be_bytes([a, b, c, d, e, f, g, h])
    }
}

impl fmt::Debug for Seed {
    /// Never writes the seed, which could get into a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed of {}", self.commitment())
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        to_hex(&seed.0)
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        to_hex(&commitment.0)
    }
}

impl TryFrom<String> for Seed {
    type Error = HexError;

    fn try_from(text: String) -> Result<Seed, HexError> {
        from_hex(&text).map(Seed)
    }
}

impl TryFrom<String> for Commitment {
    type Error = HexError;

    fn try_from(text: String) -> Result<Commitment, HexError> {
        from_hex(&text).map(Commitment)
    }
}

fn to_hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Result<[u8; 32], HexError> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(HexError);
    }
    for (place, byte) in bytes.iter_mut().enumerate() {
        let digits = text.get(2 * place..2 * place + 2).ok_or(HexError)?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| HexError)?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_a_bag_is_drawn_equally_often() {
        let seed = Seed::from_random([7; 32]);
        let mut counts = [0_u32; 7];
        for event in 0..70_000 {
            counts[seed.below(event, 7) as usize] += 1;
        }
        // Six degrees of freedom: one fair sequence in a thousand has more than 22.5.
        let deviation: f64 =
            counts.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(deviation < 22.5, "{counts:?}");
    }

    #[test]
    fn seeds_are_hidden_in_debug_output_and_read_back_from_hexadecimal() {
        let seed = Seed::from_random(std::array::from_fn(|place| place as u8));
        let text = String::from(seed);
        assert_eq!(Seed::try_from(text.clone()), Ok(seed));
        assert!(!format!("{seed:?}").contains(&text));
        assert_eq!(Seed::try_from("0".repeat(63)), Err(HexError));
        assert_eq!(Seed::try_from("é".repeat(32)), Err(HexError));
    }

    #[test]
    fn an_empty_bag_yields_nothing() {
        assert_eq!(Seed::from_random([1; 32]).draw(1, TileSet::EMPTY), None);
    }
}
