//! Patterns of tiles: `wA1`, `wA`, `w`, `A`, `*`.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use skep_rules::{Bug, Color, Position, Quoted, Tile, TileSet};
use thiserror::Error;

/// Which tiles a goal is about, by what can be seen of them: the colour, the creature that is up, the number.
///
/// ```
/// use skep_learn::TilePattern;
/// use skep_rules::Position;
///
/// let position: Position = "Venom;White[5];0,0:wQ 1,0:bQ -1,0:wFl1".parse()?;
/// let matches = |pattern: &str| pattern.parse::<TilePattern>().unwrap().among(&position).len();
/// assert_eq!(["wFl1", "wFl", "wA1", "Q", "w"].map(matches), [1, 1, 0, 2, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct TilePattern {
    /// The owner, if it matters.
    pub color: Option<Color>,
    /// The creature that is up, if it matters.
    pub bug: Option<Bug>,
    /// The number, if it matters.
    pub number: Option<u8>,
}

/// Why a text is not a pattern of tiles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0} is no pattern of tiles: it is a colour, a creature and a number, each of them optional, as in wA1, wA, w or A; or *"
)]
pub struct PatternError(Quoted);

impl TilePattern {
    /// Whether the tile is one of them in the position. Off the table a tile shows its front.
    pub fn matches(self, position: &Position, tile: Tile) -> bool {
        let name = position.name(tile);
        self.color.is_none_or(|color| name.color == Some(color))
            && self.bug.is_none_or(|bug| name.bug == bug)
            && self.number.is_none_or(|number| name.number == Some(number))
    }

    /// All of them that are on the table.
    pub fn among(self, position: &Position) -> TileSet {
        let in_play = position.tiles_in_play();
        let comb = Some(Tile::HONEYCOMBO).filter(|&tile| position.cell(tile).is_some());
        let all = in_play.into_iter().chain(comb);
        all.filter(|&tile| self.matches(position, tile)).collect()
    }
}

impl FromStr for TilePattern {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<TilePattern, PatternError> {
        let error = || PatternError(Quoted::new(text));
        if text == "*" {
            return Ok(TilePattern { color: None, bug: None, number: None });
        }
        let color = match text.chars().next() {
            Some('w') => Some(Color::White),
            Some('b') => Some(Color::Black),
            _ => None,
        };
        let rest = if color.is_some() { &text[1..] } else { text };
        let code = rest.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let bug = match code {
            "" => None,
            _ => Some(Bug::from_code(code).ok_or_else(error)?),
        };
        let number = match &rest[code.len()..] {
            "" => None,
            digits => Some(digits.parse().map_err(|_| error())?),
        };
        if color.is_none() && bug.is_none() {
            return Err(error());
        }
        Ok(TilePattern { color, bug, number })
    }
}

impl TryFrom<String> for TilePattern {
    type Error = PatternError;

    fn try_from(text: String) -> Result<TilePattern, PatternError> {
        text.parse()
    }
}

impl fmt::Display for TilePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TilePattern { color, bug, number } = self;
        let color = match color {
            Some(Color::White) => "w",
            Some(Color::Black) => "b",
            None if bug.is_none() => "*",
            None => "",
        };
        write!(f, "{color}{}", bug.map_or("", Bug::code))?;
        number.map_or(Ok(()), |number| write!(f, "{number}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_survive_the_round_trip() {
        for text in ["*", "w", "b", "wA", "A", "A2", "bFl3", "H", "wQ"] {
            assert_eq!(text.parse::<TilePattern>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_pattern_is_an_error() {
        for text in ["", "x", "wX", "1", "wA1x", "wA999", "é", "wé"] {
            assert!(text.parse::<TilePattern>().is_err(), "{text}");
        }
    }
}
