//! Set-ups: descriptions of positions, which are checked before they become a [`Position`].

use std::collections::BTreeMap;

use thiserror::Error;

use crate::grid::hex::{Axial, Direction};
use crate::model::bug::Bug;
use crate::model::color::{ByColor, Color};
use crate::model::game_type::GameType;
use crate::model::tile::{Tile, TileSet};
use crate::position::statuses::Statuses;
use crate::position::{Position, Stage};

/// The description of a position, which may be impossible. [`Setup::position`] checks it.
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
    /// The two-faced tiles that lie back up, on the table or, with fixed faces, off it.
    pub backs: TileSet,
    /// What the turn just ended has done.
    pub statuses: Statuses,
    /// The tiles out of the game.
    pub removed: TileSet,
    /// Swarm: the tiles in the players' hands. Tiles that are nowhere else are in the bag.
    pub hands: ByColor<TileSet>,
    /// Honeycombo: the colour that is up.
    pub combo: Color,
    /// Honeycombo: the opponent combo-flipped last turn.
    pub locked: bool,
    /// The stage of the turn.
    pub stage: Stage,
    /// The player, not the one to move, whose next turn has two actions.
    pub pending: Option<Color>,
    /// In the second action of a double turn, what the first has done.
    pub first: Statuses,
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
    #[error("{0} is in two places")]
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
    /// A Queen that was a player's first tile.
    #[error("{0} may not be the first tile")]
    QueenFirst(Tile),
    /// A Guardian on the ground.
    #[error("{tile} at {place} cannot lie on the ground")]
    OnTheGround {
        /// The Guardian.
        tile: Tile,
        /// Where it lies.
        place: Axial,
    },
    /// A game with the Honeycombo without it.
    #[error("the Honeycombo H is missing: it lies on the table from the start")]
    NoHoneycombo,
    /// Something lies on the Honeycombo.
    #[error("{by} lies on the Honeycombo at {place}, where nothing may end a turn")]
    HoneycomboCovered {
        /// The tile.
        by: Tile,
        /// The place.
        place: Axial,
    },
    /// A Queen that nobody has.
    #[error("{0} is missing: she is on the table, removed, or in her owner's hand")]
    QueenInBag(Tile),
    /// A tile that cannot show its back.
    #[error("{0} cannot lie with its back up in this game")]
    BackUp(Tile),
    /// A double turn to come for the side to move.
    #[error("{0} is to move, so its double turn is not still to come")]
    Pending(Color),
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
            backs: TileSet::EMPTY,
            statuses: Statuses::default(),
            removed: TileSet::EMPTY,
            hands: ByColor::default(),
            combo: Color::Black,
            locked: false,
            stage: Stage::Single,
            pending: None,
            first: Statuses::default(),
        }
    }

    /// The creature that a tile shows.
    pub fn face(&self, tile: Tile) -> Bug {
        match tile.back() {
            Some(back) if self.backs.contains(tile) => back,
            _ => tile.front(),
        }
    }

    /// The position, if the set-up is possible; otherwise the first of its [problems](Setup::problems).
    pub fn position(&self) -> Result<Position, SetupError> {
        match self.problems().into_iter().next() {
            Some(error) => Err(error),
            None => Ok(Position::from_checked(self)),
        }
    }

    /// The tiles on the table, without the Honeycombo.
    pub fn tiles_in_play(&self) -> TileSet {
        self.stacks.iter().flat_map(|(_, stack)| stack.iter().copied()).collect()
    }

    /// The place of a tile, if it is on the table.
    pub fn place(&self, tile: Tile) -> Option<Axial> {
        let stack = self.stacks.iter().find(|(_, stack)| stack.contains(&tile));
        stack.map(|(place, _)| *place)
    }

    /// The stacks connected to the first one, each after one that it touches.
    pub(crate) fn stacks_in_contact(&self) -> Vec<(Axial, &[Tile])> {
        self.pieces().into_iter().next().unwrap_or_default()
    }

    /// The connected pieces of the hive, the first with the first stack. In each, a stack comes after one that it touches.
    pub(crate) fn pieces(&self) -> Vec<Vec<(Axial, &[Tile])>> {
        let mut left: BTreeMap<Axial, &[Tile]> =
            self.stacks.iter().map(|(place, stack)| (*place, &stack[..])).collect();
        let mut pieces = Vec::new();
        for (place, _) in &self.stacks {
            let Some(first) = left.remove_entry(place) else { continue };
            let mut reached = vec![first];
            let mut done = 0;
            while let Some(&(place, _)) = reached.get(done) {
                done += 1;
                for side in Direction::ALL {
                    reached.extend(left.remove_entry(&(place + side.step())));
                }
            }
            pieces.push(reached);
        }
        pieces
    }
}
