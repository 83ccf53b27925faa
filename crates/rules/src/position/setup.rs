//! Set-ups: descriptions of positions, which are checked before they become a [`Position`].

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use crate::grid::hex::{Axial, Direction};
use crate::model::bug::Bug;
use crate::model::color::{ByColor, Color};
use crate::model::game_type::{GameType, Pack};
use crate::model::options::Faces;
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

    /// The position, if the set-up is possible.
    pub fn position(&self) -> Result<Position, SetupError> {
        if !(1..=Setup::MAX_TURN).contains(&self.turn) {
            return Err(SetupError::Turn(self.turn));
        }
        let tiles = self.check_stacks()?;
        self.check_connected()?;
        self.check_honeycombo()?;
        self.check_off_table(tiles)?;
        self.check_backs(tiles)?;
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

    /// Checks each stack by itself. Returns the tiles on the table.
    fn check_stacks(&self) -> Result<TileSet, SetupError> {
        let mut places = BTreeSet::new();
        let mut tiles = TileSet::EMPTY;
        let mut honeycombos = 0;
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
                honeycombos += u32::from(tile == Tile::HONEYCOMBO);
                if tiles.contains(tile) || honeycombos > 1 {
                    return Err(SetupError::TileTwice(tile));
                }
                let bug = self.face(tile);
                if level > 0 && !bug.climbs() {
                    return Err(SetupError::CannotStandOnTop { tile, place: *place });
                }
                if level == 0 && matches!(bug, Bug::Butterfly | Bug::Moth) {
                    return Err(SetupError::OnTheGround { tile, place: *place });
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

    /// The stacks connected to the first one, each after one that it touches.
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

    /// Checks that the Honeycombo, in games with it, lies on the ground and is covered only between the two actions of a
    /// turn.
    fn check_honeycombo(&self) -> Result<(), SetupError> {
        if !self.game_type.has_pack(Pack::Honeycombo) {
            return Ok(());
        }
        let stack = self.stacks.iter().find(|(_, stack)| stack.contains(&Tile::HONEYCOMBO));
        let Some((place, stack)) = stack else { return Err(SetupError::NoHoneycombo) };
        match stack[..] {
            [_] => Ok(()),
            [.., by] if self.stage != Stage::Second => {
                Err(SetupError::HoneycomboCovered { by, place: *place })
            }
            _ => Ok(()),
        }
    }

    /// Checks that tiles that are removed or in a hand are nowhere else.
    fn check_off_table(&self, tiles: TileSet) -> Result<(), SetupError> {
        let ByColor { white, black } = self.hands;
        let twice = tiles.and(self.removed.or(white).or(black));
        let twice = twice.or(self.removed.and(white.or(black))).or(white.and(black));
        if let Some(tile) = twice.into_iter().next() {
            return Err(SetupError::TileTwice(tile));
        }
        if self.game_type.has_pack(Pack::Swarm) {
            let held = tiles.or(self.removed);
            for color in Color::ALL {
                let queen = Tile::queen(color);
                if !held.or(self.hands[color]).contains(queen) {
                    return Err(SetupError::QueenInBag(queen));
                }
            }
        }
        Ok(())
    }

    /// Checks that only tiles with a back show one, and that a Queen shows the Wasp only in games with flips.
    fn check_backs(&self, tiles: TileSet) -> Result<(), SetupError> {
        let faces = self.game_type.faces();
        for tile in self.backs {
            let on_table = tiles.contains(tile);
            let royal = tile.front() == Bug::Queen;
            let possible = self.game_type.is_two_faced(tile)
                && (on_table || faces == Faces::Fixed && self.game_type.is_venom())
                && (!royal || on_table && faces == Faces::Flip);
            if !possible {
                return Err(SetupError::BackUp(tile));
            }
        }
        Ok(())
    }

    /// Checks the number of tiles on the table. A player places a tile on the first turn and at most one on every other,
    /// except in double turns and with tiles of the other colour in Swarm.
    fn check_tile_counts(&self, tiles: TileSet) -> Result<(), SetupError> {
        let swarm = self.game_type.has_pack(Pack::Swarm);
        let double = self.game_type.has_pack(Pack::Honeycombo);
        let predators = self.game_type.has_pack(Pack::Predators);
        for color in Color::ALL {
            let own = TileSet::of(color);
            let (turns, on_table) = (self.finished(color), tiles.and(own).len());
            let placed = on_table + self.removed.and(own).len();
            let least = if turns > 1 && (predators || swarm) { 0 } else { turns.min(1) };
            let most = match turns {
                0 | 1 if self.finished(!color) <= 1 && self.stage == Stage::Single => turns,
                _ if swarm => u32::MAX,
                _ if double => 2 * turns + 1,
                _ => turns,
            };
            if on_table < least || placed > most {
                return Err(SetupError::TileCount { color, tiles: on_table, turns });
            }
        }
        Ok(())
    }

    fn check_queens(&self, tiles: TileSet) -> Result<(), SetupError> {
        let packs = [Pack::Swarm, Pack::Predators];
        if packs.into_iter().any(|pack| self.game_type.has_pack(pack)) {
            return Ok(());
        }
        for color in Color::ALL {
            let queen = Tile::queen(color);
            let first = self.finished(color) == 1 && tiles.contains(queen);
            if first && !self.game_type.queen_first() {
                return Err(SetupError::QueenFirst(queen));
            }
            if self.finished(color) >= 4 && !tiles.contains(queen) {
                return Err(SetupError::QueenMissing(queen));
            }
        }
        Ok(())
    }

    fn check_statuses(&self, tiles: TileSet) -> Result<(), SetupError> {
        let with_status = self.statuses.tiles().or(self.first.tiles());
        if let Some(tile) = with_status.without(tiles).into_iter().next() {
            return Err(SetupError::StatusOffTable(tile));
        }
        if self.pending == Some(self.to_move) {
            return Err(SetupError::Pending(self.to_move));
        }
        Ok(())
    }
}
