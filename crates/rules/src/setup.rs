//! Positions that somebody has set up, and the one door through which they become real.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use crate::color::Color;
use crate::game_type::GameType;
use crate::hex::{Axial, Direction};
use crate::position::{Position, Statuses};
use crate::tile::{Tile, TileSet};

/// A position as described, possible or not.
///
/// ```
/// use skep_rules::{Axial, Color, GameType, Setup, Tile};
///
/// let mut setup = Setup::new(GameType::BASE);
/// setup.turn = 5;
/// setup.stacks.push((Axial::new(0, 0), vec![Tile::queen(Color::White)]));
/// setup.stacks.push((Axial::new(2, 0), vec![Tile::queen(Color::Black)]));
/// let error = setup.position().unwrap_err();
/// assert_eq!(error.to_string(), "the hive is in pieces: bQ at 2,0 is not connected with wQ at 0,0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game that is played.
    pub game_type: GameType,
    /// Whose turn it is.
    pub to_move: Color,
    /// The number of that player's turn, from 1.
    pub turn: u32,
    /// The stacks on the table, each from the bottom to the top.
    pub stacks: Vec<(Axial, Vec<Tile>)>,
    /// What the turn just ended has done.
    pub statuses: Statuses,
}

/// Why a set-up is no position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The number of the turn is 0 or beyond [`Setup::MAX_TURN`].
    #[error("turn {0} is impossible: turns count from 1 to {max}", max = Setup::MAX_TURN)]
    Turn(u32),
    /// A coordinate is beyond [`Setup::MAX_COORDINATE`].
    #[error("the place {0} is too far away: coordinates go to {max}", max = Setup::MAX_COORDINATE)]
    TooFar(Axial),
    /// Two stacks at one place.
    #[error("there are two stacks at {0}")]
    PlaceTwice(Axial),
    /// A stack of no tiles.
    #[error("the stack at {0} has no tiles")]
    EmptyStack(Axial),
    /// A tile that the game does not have.
    #[error("{0} is not in this game")]
    NotInGame(Tile),
    /// One tile in two places.
    #[error("{0} is on the table twice")]
    TileTwice(Tile),
    /// A bug on top of another that cannot climb.
    #[error("{tile} at {place} cannot stand on top of another tile")]
    CannotStandOnTop {
        /// The bug.
        tile: Tile,
        /// Where it stands.
        place: Axial,
    },
    /// Tiles that are not connected.
    #[error(
        "the hive is in pieces: {tile} at {place} is not connected with {other} at {other_place}"
    )]
    InPieces {
        /// A tile of one piece.
        tile: Tile,
        /// Its place.
        place: Axial,
        /// A tile of another.
        other: Tile,
        /// Its place.
        other_place: Axial,
    },
    /// A Queen still in reserve after her player's fourth turn.
    #[error("{0} is missing: she comes into play on her player's fourth turn at the latest")]
    QueenMissing(Tile),
    /// Not as many tiles of a colour as that player can have placed.
    #[error("{color} cannot have {tiles} on the table after {turns}", tiles = many(*tiles, "tile"), turns = many(*turns, "turn"))]
    TileCount {
        /// The player.
        color: Color,
        /// The tiles of that colour on the table.
        tiles: u32,
        /// The turns the player has finished.
        turns: u32,
    },
    /// A status of a tile that is not on the table.
    #[error("{0} has a status but is not on the table")]
    StatusOffTable(Tile),
}

/// `1 turn`, `2 turns`.
fn many(count: u32, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

impl Setup {
    /// The highest turn number that is read.
    pub const MAX_TURN: u32 = 1_000_000;

    /// How far from the origin a tile may lie, on either axis.
    pub const MAX_COORDINATE: i32 = 1_000_000_000;

    /// The start of a game.
    pub fn new(game_type: GameType) -> Setup {
        Setup {
            game_type,
            to_move: Color::White,
            turn: 1,
            stacks: Vec::new(),
            statuses: Statuses::default(),
        }
    }

    /// The position, if it is one.
    pub fn position(&self) -> Result<Position, SetupError> {
        if !(1..=Setup::MAX_TURN).contains(&self.turn) {
            return Err(SetupError::Turn(self.turn));
        }
        let tiles = self.check_stacks()?;
        self.check_connected()?;
        self.check_tile_counts(tiles)?;
        self.check_queens(tiles)?;
        self.check_statuses(tiles)?;
        Ok(Position::from_checked(self))
    }

    /// The turns the player has finished.
    fn finished(&self, color: Color) -> u32 {
        match (self.to_move, color) {
            (Color::Black, Color::White) => self.turn,
            _ => self.turn - 1,
        }
    }

    /// Checks every stack for itself; tells the tiles on the table.
    fn check_stacks(&self) -> Result<TileSet, SetupError> {
        let mut places = BTreeSet::new();
        let mut tiles = TileSet::EMPTY;
        for (place, stack) in &self.stacks {
            let range = -Setup::MAX_COORDINATE..=Setup::MAX_COORDINATE;
            if !range.contains(&place.q) || !range.contains(&place.r) {
                return Err(SetupError::TooFar(*place));
            }
            if !places.insert(*place) {
                return Err(SetupError::PlaceTwice(*place));
            }
            if stack.is_empty() {
                return Err(SetupError::EmptyStack(*place));
            }
            for (level, &tile) in stack.iter().enumerate() {
                if !self.game_type.contains(tile) {
                    return Err(SetupError::NotInGame(tile));
                }
                if tiles.contains(tile) {
                    return Err(SetupError::TileTwice(tile));
                }
                if level > 0 && !tile.front().climbs() {
                    return Err(SetupError::CannotStandOnTop { tile, place: *place });
                }
                tiles.insert(tile);
            }
        }
        Ok(tiles)
    }

    fn check_connected(&self) -> Result<(), SetupError> {
        let reached = self.stacks_in_contact();
        let is_left = |(place, _): &&(Axial, Vec<Tile>)| !reached.iter().any(|(p, _)| p == place);
        match (self.stacks.iter().find(is_left), reached.first()) {
            (Some((place, stack)), Some((other_place, other))) => Err(SetupError::InPieces {
                tile: stack[0],
                place: *place,
                other: other[0],
                other_place: *other_place,
            }),
            _ => Ok(()),
        }
    }

    /// The stacks connected with the first one, each after one that it touches.
    pub(crate) fn stacks_in_contact(&self) -> Vec<(Axial, &[Tile])> {
        let mut left: BTreeMap<Axial, &[Tile]> =
            self.stacks.iter().map(|(place, stack)| (*place, &stack[..])).collect();
        let first = self.stacks.first().and_then(|(place, _)| left.remove_entry(place));
        let mut reached = Vec::from_iter(first);
        let mut done = 0;
        while let Some(&(place, _)) = reached.get(done) {
            done += 1;
            for side in Direction::ALL {
                reached.extend(left.remove_entry(&(place + side.step())));
            }
        }
        reached
    }

    /// A player places a tile on the first turn and at most one on every other.
    fn check_tile_counts(&self, tiles: TileSet) -> Result<(), SetupError> {
        for color in Color::ALL {
            let (turns, tiles) = (self.finished(color), tiles.and(TileSet::of(color)).len());
            if !(turns.min(1)..=turns).contains(&tiles) {
                return Err(SetupError::TileCount { color, tiles, turns });
            }
        }
        Ok(())
    }

    fn check_queens(&self, tiles: TileSet) -> Result<(), SetupError> {
        for color in Color::ALL {
            let queen = Tile::queen(color);
            if self.finished(color) >= 4 && !tiles.contains(queen) {
                return Err(SetupError::QueenMissing(queen));
            }
        }
        Ok(())
    }

    fn check_statuses(&self, tiles: TileSet) -> Result<(), SetupError> {
        let Statuses { resting, placed, moved } = self.statuses;
        match resting.or(placed).or(moved).without(tiles).into_iter().next() {
            None => Ok(()),
            Some(tile) => Err(SetupError::StatusOffTable(tile)),
        }
    }
}
