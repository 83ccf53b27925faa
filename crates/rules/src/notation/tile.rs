//! Names of tiles: `wQ`, `bA2`, `H`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Quoted;
use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::game_type::GameType;
use crate::model::tile::Tile;

/// The name of a tile: a colour, the creature that is up, and a number. Whether a game has such a tile
/// is another question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TileName {
    /// The owner; none for the Honeycombo.
    pub color: Option<Color>,
    /// The creature.
    pub bug: Bug,
    /// The number, if the creature has numbers.
    pub number: Option<u8>,
}

/// Why a text is not the name of a tile.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0} is not a tile: a tile is a colour, a creature and for some a number, as in wQ or bA2")]
pub struct TileNameError(Quoted);

impl TileNameError {
    /// The text.
    pub fn text(&self) -> &Quoted {
        &self.0
    }
}

impl FromStr for TileName {
    type Err = TileNameError;

    fn from_str(text: &str) -> Result<TileName, TileNameError> {
        let error = || TileNameError(Quoted::new(text));
        if text == Bug::Honeycombo.code() {
            return Ok(TileName { color: None, bug: Bug::Honeycombo, number: None });
        }
        let (color, rest) = match text.split_at_checked(1) {
            Some(("w", rest)) => (Color::White, rest),
            Some(("b", rest)) => (Color::Black, rest),
            _ => return Err(error()),
        };
        let code = rest.trim_end_matches(|c: char| c.is_ascii_digit());
        let bug = Bug::from_code(code).filter(|&bug| bug != Bug::Honeycombo).ok_or_else(error)?;
        let number = match &rest[code.len()..] {
            "" => None,
            "1" => Some(1),
            "2" => Some(2),
            "3" => Some(3),
            _ => return Err(error()),
        };
        // Some programs number tiles of which there is only one.
        let number = number.filter(|&number| bug.numbered() || number != 1);
        if number.is_some() != bug.numbered() {
            return Err(error());
        }
        Ok(TileName { color: Some(color), bug, number })
    }
}

/// Reads the name of a tile by its front, as [`Tile`] is printed. Which tile shows another face is known to the game
/// type: see [`TileName::tile`].
///
/// ```
/// use skep_rules::{Color, Tile};
///
/// assert_eq!("bQ".parse(), Ok(Tile::queen(Color::Black)));
/// assert!("bS3".parse::<Tile>().is_err(), "a player has two Spiders");
/// ```
impl FromStr for Tile {
    type Err = TileNameError;

    fn from_str(text: &str) -> Result<Tile, TileNameError> {
        let name: TileName = text.parse()?;
        let tile = match name.color {
            Some(color) => Tile::from_front(color, name.bug, name.number),
            None => Some(Tile::HONEYCOMBO),
        };
        tile.ok_or_else(|| TileNameError(Quoted::new(text)))
    }
}

impl TileName {
    /// The name of a tile that shows this creature.
    pub const fn of(tile: Tile, bug: Bug) -> TileName {
        TileName { color: tile.color(), bug, number: tile.number() }
    }

    /// The tile of that name in a game, and whether the name is that of its back.
    pub fn tile(self, game_type: GameType) -> Option<(Tile, bool)> {
        match self.color {
            Some(color) => game_type.tile(color, self.bug, self.number),
            None => Some((Tile::HONEYCOMBO, false)).filter(|&(tile, _)| game_type.contains(tile)),
        }
    }
}

/// The name of a tile with its front up.
impl From<Tile> for TileName {
    fn from(tile: Tile) -> TileName {
        TileName::of(tile, tile.front())
    }
}

impl fmt::Display for TileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(color) = self.color {
            write!(f, "{}", color.letter())?;
        }
        f.write_str(self.bug.code())?;
        match self.number {
            Some(number) => write!(f, "{number}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_read_back() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
            let name: TileName = tile.to_string().parse().unwrap();
            assert_eq!(name, TileName::of(tile, tile.front()));
            assert_eq!(name.to_string(), tile.to_string());
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in
            ["", "w", "Q", "wq", "wQ2", "wA", "wA0", "wA4", "wA11", "wH", "é1", "wAé", "H1", " wQ"]
        {
            assert!(text.parse::<TileName>().is_err(), "{text}");
        }
    }
}
