//! Statuses: what a turn has done to tiles, which restricts the next one.

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

impl Statuses {
    /// The sets with their names, in the order in which they are written.
    pub fn sets(&self) -> [(&'static str, TileSet); 5] {
        [
            ("resting", self.resting),
            ("stung", self.stung),
            ("placed", self.placed),
            ("moved", self.moved),
            ("flipped", self.flipped),
        ]
    }

    /// The set with this name.
    pub(crate) fn set_mut(&mut self, name: &str) -> Option<&mut TileSet> {
        Some(match name {
            "resting" => &mut self.resting,
            "stung" => &mut self.stung,
            "placed" => &mut self.placed,
            "moved" => &mut self.moved,
            "flipped" => &mut self.flipped,
            _ => return None,
        })
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

    /// A tile has left the game.
    pub(crate) fn forget(&mut self, tile: Tile) {
        for (name, _) in self.sets() {
            if let Some(set) = self.set_mut(name) {
                set.remove(tile);
            }
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
