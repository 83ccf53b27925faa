//! Positions: `Base+MLP;White[5];0,0:wQ 1,0:bA1<wB1 2,0:bQ;resting=bA1`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::tile::{TileName, TileNameError};
use super::turn::{self, TurnError};
use super::{Quoted, game_type::TypeError};
use crate::game_type::GameType;
use crate::hex::Axial;
use crate::position::{Position, Statuses};
use crate::setup::{Setup, SetupError};
use crate::tile::{Tile, TileSet};

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The game type is wrong.
    #[error(transparent)]
    Type(#[from] TypeError),
    /// The turn is wrong.
    #[error(transparent)]
    Turn(#[from] TurnError),
    /// Type, turn and cells are not all there.
    #[error(
        "{0} is not a position: it needs a game type, a turn and cells, as in `Base;White[2];0,0:wS1 1,0:bS1`"
    )]
    Incomplete(Quoted),
    /// A stack is written wrongly.
    #[error("{0} is not a stack: it needs a place and tiles, as in `1,0:bA1<wB1`")]
    Stack(Quoted),
    /// A tile's name is wrong.
    #[error("in {within}: {error}")]
    Tile {
        /// The stack or status.
        within: Quoted,
        /// What is wrong with the name.
        error: TileNameError,
    },
    /// A tile that the game does not have.
    #[error("in {within}: {tile} is not in this game")]
    NotInGame {
        /// The stack or status.
        within: Quoted,
        /// The tile.
        tile: TileName,
    },
    /// A status that the game does not have.
    #[error("{0} is not a status of this game: it has resting=, placed= and moved=")]
    UnknownStatus(Quoted),
    /// A status twice, or a tile twice in one.
    #[error("{0} is said twice")]
    Twice(Quoted),
    /// The parts are right, but the whole breaks the rules.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Ok(text.parse::<Setup>()?.position()?)
    }
}

impl FromStr for Setup {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Setup, PositionError> {
        let mut parts = text.split(';');
        let (Some(game_type), Some(turn), Some(cells)) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(PositionError::Incomplete(Quoted::new(text)));
        };
        let mut setup = Setup::new(game_type.parse()?);
        (setup.to_move, setup.turn) = turn::read(turn)?;
        if !cells.is_empty() {
            for stack in cells.split(' ') {
                setup.stacks.push(read_stack(setup.game_type, stack)?);
                // More stacks than tiles: the checks will find out, no need to read on.
                if setup.stacks.len() > Tile::COUNT {
                    break;
                }
            }
        }
        read_statuses(&mut setup, parts)?;
        Ok(setup)
    }
}

fn read_stack(game_type: GameType, text: &str) -> Result<(Axial, Vec<Tile>), PositionError> {
    let error = || PositionError::Stack(Quoted::new(text));
    let (place, tiles) = text.split_once(':').ok_or_else(error)?;
    let (q, r) = place.split_once(',').ok_or_else(error)?;
    let number = |text: &str| {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| plain)
    };
    let place = Axial::new(number(q).ok_or_else(error)?, number(r).ok_or_else(error)?);
    let tiles = tiles.split('<').map(|name| read_tile(game_type, text, name));
    Ok((place, tiles.collect::<Result<_, _>>()?))
}

fn read_tile(game_type: GameType, within: &str, name: &str) -> Result<Tile, PositionError> {
    let within = || Quoted::new(within);
    let name: TileName =
        name.parse().map_err(|error| PositionError::Tile { within: within(), error })?;
    let tile = name.tile().filter(|&tile| game_type.contains(tile));
    tile.ok_or_else(|| PositionError::NotInGame { within: within(), tile: name })
}

fn read_statuses<'a>(
    setup: &mut Setup,
    parts: impl Iterator<Item = &'a str>,
) -> Result<(), PositionError> {
    let mut seen = Vec::new();
    for text in parts {
        let unknown = || PositionError::UnknownStatus(Quoted::new(text));
        let (name, tiles) = text.split_once('=').ok_or_else(unknown)?;
        let set = match name {
            "resting" => &mut setup.statuses.resting,
            "placed" => &mut setup.statuses.placed,
            "moved" => &mut setup.statuses.moved,
            _ => return Err(unknown()),
        };
        if seen.contains(&name) {
            return Err(PositionError::Twice(Quoted::new(name)));
        }
        seen.push(name);
        for name in tiles.split(',') {
            let tile = read_tile(setup.game_type, text, name)?;
            if set.contains(tile) {
                return Err(PositionError::Twice(Quoted::new(name)));
            }
            set.insert(tile);
        }
    }
    Ok(())
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};{};", self.game_type, turn::write(self.to_move, self.turn))?;
        let mut stacks = self.stacks.clone();
        stacks.sort_unstable();
        for (index, (place, stack)) in stacks.iter().enumerate() {
            let before = if index == 0 { "" } else { " " };
            let names: Vec<String> = stack.iter().map(Tile::to_string).collect();
            write!(f, "{before}{place}:{}", names.join("<"))?;
        }
        let Statuses { resting, placed, moved } = self.statuses;
        write_status(f, "resting", resting)?;
        write_status(f, "placed", placed)?;
        write_status(f, "moved", moved)
    }
}

fn write_status(f: &mut fmt::Formatter<'_>, name: &str, tiles: TileSet) -> fmt::Result {
    if tiles.is_empty() {
        return Ok(());
    }
    let mut names: Vec<String> = tiles.into_iter().map(|tile| tile.to_string()).collect();
    names.sort_unstable();
    write!(f, ";{name}={}", names.join(","))
}
