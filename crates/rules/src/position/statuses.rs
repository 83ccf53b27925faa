//! Statuses: what a turn has done to tiles, which restricts the next one.

use crate::model::game_type::GameType;
use crate::model::tile::{Tile, TileSet};

/// What the turn just ended has done to tiles, or the first action of a double turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statuses {
    /// Displaced last: they may not be displaced now, nor use a power.
    pub resting: TileSet,
    /// Placed.
    pub placed: TileSet,
    /// Displaced.
    pub moved: TileSet,
    /// Turned over, by their owner or by a sting.
    pub flipped: TileSet,
    /// Stung: in their owner's turn they can do nothing at all.
    pub stung: TileSet,
}

/// A status that a tile can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Displaced last.
    Resting,
    /// Stung.
    Stung,
    /// Placed.
    Placed,
    /// Displaced.
    Moved,
    /// Turned over.
    Flipped,
}

impl Status {
    /// All statuses, in the order in which they are written.
    pub const ALL: [Status; 5] =
        [Status::Resting, Status::Stung, Status::Placed, Status::Moved, Status::Flipped];

    /// The name in positions.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Resting => "resting",
            Status::Stung => "stung",
            Status::Placed => "placed",
            Status::Moved => "moved",
            Status::Flipped => "flipped",
        }
    }

    /// Whether positions of the game can have it: in the standard games nothing stings or is turned over.
    pub const fn exists_in(self, game: GameType) -> bool {
        match self {
            Status::Resting | Status::Placed | Status::Moved => true,
            Status::Stung | Status::Flipped => !game.is_standard(),
        }
    }
}

impl Statuses {
    /// The sets with their names, in the order in which they are written.
    pub fn sets(&self) -> [(&'static str, TileSet); 5] {
        Status::ALL.map(|status| (status.name(), self.set(status)))
    }

    /// The tiles with this status.
    pub const fn set(&self, status: Status) -> TileSet {
        match status {
            Status::Resting => self.resting,
            Status::Stung => self.stung,
            Status::Placed => self.placed,
            Status::Moved => self.moved,
            Status::Flipped => self.flipped,
        }
    }

    /// The tiles with this status, to be changed.
    pub const fn set_mut(&mut self, status: Status) -> &mut TileSet {
        match status {
            Status::Resting => &mut self.resting,
            Status::Stung => &mut self.stung,
            Status::Placed => &mut self.placed,
            Status::Moved => &mut self.moved,
            Status::Flipped => &mut self.flipped,
        }
    }

    /// The tiles with any status.
    pub fn tiles(&self) -> TileSet {
        self.sets().into_iter().fold(TileSet::EMPTY, |all, (_, set)| all.or(set))
    }

    /// A tile has been displaced.
    pub(crate) fn displace(&mut self, tile: Tile) {
        self.resting.insert(tile);
        self.moved.insert(tile);
    }

    /// Takes all statuses from a tile, which has left the table.
    pub fn forget(&mut self, tile: Tile) {
        for status in Status::ALL {
            self.set_mut(status).remove(tile);
        }
    }

    /// What two actions of one turn have done together: of displacements, only the last one rests.
    pub(crate) fn followed_by(self, second: Statuses) -> Statuses {
        let resting = if second.resting.is_empty() { self.resting } else { second.resting };
        Statuses {
            resting,
            stung: self.stung.or(second.stung),
            placed: self.placed.or(second.placed),
            moved: self.moved.or(second.moved),
            flipped: self.flipped.or(second.flipped),
        }
    }
}
