//! Positions: `Base+MLP;White[5];0,0:wQ 1,0:bA1<wB1 2,0:bQ;resting=bA1`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::tile::{TileName, TileNameError};
use super::turn::{self, TurnError};
use super::{Quoted, game_type::TypeError, split_parts};
use crate::grid::hex::Axial;
use crate::model::color::Color;
use crate::model::game_type::GameType;
use crate::model::tile::{Tile, TileSet};
use crate::position::setup::{Setup, SetupError};
use crate::position::statuses::Status;
use crate::position::{Position, Stage};

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
    #[error("{0} is not a status of this game")]
    UnknownStatus(Quoted),
    /// The Honeycombo in a set of tiles.
    #[error("in {0}: the Honeycombo H has no status")]
    HoneycomboStatus(Quoted),
    /// A tile whose face can be seen.
    #[error("in backs=: {0} is on the table, where its face can be seen")]
    BackOnTable(Tile),
    /// The sets of a first action without a second.
    #[error("what a first action has done is said only with double2")]
    FirstWithoutSecond,
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
        let mut parts = split_parts(text);
        let (Some(game_type), Some(turn), Some(cells)) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(PositionError::Incomplete(Quoted::new(text)));
        };
        let mut setup = Setup::new(game_type.parse()?);
        (setup.to_move, setup.turn) = turn::read(turn)?;
        if !cells.is_empty() {
            for stack in cells.split(' ') {
                let stack = read_stack(&mut setup, stack)?;
                setup.stacks.push(stack);
                // More stacks than tiles: the checks will find out, no need to read on.
                if setup.stacks.len() > Tile::COUNT {
                    break;
                }
            }
        }
        let mut statuses: Vec<&str> = parts.collect();
        if statuses.last() == Some(&"") {
            statuses.pop();
        }
        read_statuses(&mut setup, &statuses)?;
        Ok(setup)
    }
}

fn read_stack(setup: &mut Setup, text: &str) -> Result<(Axial, Vec<Tile>), PositionError> {
    let error = || PositionError::Stack(Quoted::new(text));
    let (place, tiles) = text.split_once(':').ok_or_else(error)?;
    let (q, r) = place.split_once(',').ok_or_else(error)?;
    let number = |text: &str| {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| plain)
    };
    let place = Axial::new(number(q).ok_or_else(error)?, number(r).ok_or_else(error)?);
    let mut stack = Vec::new();
    for name in tiles.split('<') {
        let (tile, back) = read_tile(setup.game_type, text, name)?;
        if back {
            setup.backs.insert(tile);
        }
        stack.push(tile);
        // As above.
        if stack.len() > Tile::COUNT {
            break;
        }
    }
    Ok((place, stack))
}

/// Reads the name of a tile of the game, and whether it is the name of its back.
fn read_tile(game: GameType, within: &str, name: &str) -> Result<(Tile, bool), PositionError> {
    let within = || Quoted::new(within);
    let name: TileName =
        name.parse().map_err(|error| PositionError::Tile { within: within(), error })?;
    name.tile(game).ok_or_else(|| PositionError::NotInGame { within: within(), tile: name })
}

/// Reads tiles, none of them twice.
fn read_tiles(game: GameType, within: &str, names: &str) -> Result<TileSet, PositionError> {
    let mut set = TileSet::EMPTY;
    for name in names.split(',') {
        let (tile, _) = read_tile(game, within, name)?;
        if tile == Tile::HONEYCOMBO {
            return Err(PositionError::HoneycomboStatus(Quoted::new(within)));
        }
        if set.contains(tile) {
            return Err(PositionError::Twice(Quoted::new(name)));
        }
        set.insert(tile);
    }
    Ok(set)
}

fn read_statuses(setup: &mut Setup, statuses: &[&str]) -> Result<(), PositionError> {
    let mut seen = Vec::new();
    for &text in statuses {
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (text, None),
        };
        let key = if name == "double2" { "double" } else { name };
        if seen.contains(&key) {
            return Err(PositionError::Twice(Quoted::new(key)));
        }
        read_status(setup, text, name, value)?;
        seen.push(key);
    }
    let first = setup.first.tiles();
    if setup.stage != Stage::Second && !first.is_empty() {
        return Err(PositionError::FirstWithoutSecond);
    }
    Ok(())
}

fn read_status(
    setup: &mut Setup,
    text: &str,
    name: &str,
    value: Option<&str>,
) -> Result<(), PositionError> {
    let game = setup.game_type;
    let unknown = || PositionError::UnknownStatus(Quoted::new(text));
    let swarm = game.has_hands();
    let combo = game.has_double_turns();
    let color = |value: &str| match value {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(unknown()),
    };
    let tiles = |value| read_tiles(game, text, value);
    match (name, value) {
        ("removed", Some(value)) if game.removes_tiles() => setup.removed = tiles(value)?,
        ("white", Some(value)) if swarm => setup.hands.white = tiles(value)?,
        ("black", Some(value)) if swarm => setup.hands.black = tiles(value)?,
        ("backs", Some(value)) if game.has_faces_off_table() => {
            let backs = tiles(value)?;
            let on_table = setup.stacks.iter().flat_map(|(_, stack)| stack.iter().copied());
            if let Some(tile) = on_table.into_iter().find(|&tile| backs.contains(tile)) {
                return Err(PositionError::BackOnTable(tile));
            }
            setup.backs = setup.backs.or(backs);
        }
        ("combo", Some(value)) if combo => setup.combo = color(value)?,
        ("pending", Some(value)) if combo => setup.pending = Some(color(value)?),
        ("locked", None) if combo => setup.locked = true,
        ("double", None) if combo => setup.stage = Stage::First,
        ("double2", None) if combo => setup.stage = Stage::Second,
        (name, Some(value)) => {
            let (sets, name) = match name.strip_suffix('2') {
                Some(name) if combo => (&mut setup.first, name),
                _ => (&mut setup.statuses, name),
            };
            let known = |status: &Status| status.name() == name && status.exists_in(game);
            let status = Status::ALL.into_iter().find(known).ok_or_else(unknown)?;
            *sets.set_mut(status) = tiles(value)?;
        }
        _ => return Err(unknown()),
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
        let mut on_table = TileSet::EMPTY;
        let shown = |tile: Tile| TileName::of(tile, self.face(tile)).to_string();
        for (index, (place, stack)) in stacks.iter().enumerate() {
            let before = if index == 0 { "" } else { " " };
            let names: Vec<String> = stack.iter().map(|&tile| shown(tile)).collect();
            write!(f, "{before}{place}:{}", names.join("<"))?;
            on_table = on_table.or(stack.iter().copied().collect());
        }
        let front = |tile: Tile| tile.to_string();
        for (name, tiles) in self.statuses.sets() {
            write_status(f, name, tiles, shown)?;
        }
        write_status(f, "removed", self.removed, front)?;
        write_status(f, "white", self.hands.white, front)?;
        write_status(f, "black", self.hands.black, front)?;
        write_status(f, "backs", self.backs.without(on_table), front)?;
        if self.combo == Color::White {
            f.write_str(";combo=w")?;
        }
        if self.locked {
            f.write_str(";locked")?;
        }
        match self.stage {
            Stage::Single => {}
            Stage::First => f.write_str(";double")?,
            Stage::Second => f.write_str(";double2")?,
        }
        if let Some(color) = self.pending {
            write!(f, ";pending={}", color.letter())?;
        }
        for (name, tiles) in self.first.sets() {
            write_status(f, &format!("{name}2"), tiles, shown)?;
        }
        Ok(())
    }
}

fn write_status(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    tiles: TileSet,
    write: impl Fn(Tile) -> String,
) -> fmt::Result {
    if tiles.is_empty() {
        return Ok(());
    }
    let mut names: Vec<String> = tiles.into_iter().map(write).collect();
    names.sort_unstable();
    write!(f, ";{name}={}", names.join(","))
}
