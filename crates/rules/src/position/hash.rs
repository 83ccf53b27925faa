//! The hash of a position.

use crate::model::game_type::Pack;
use crate::model::tile::TileSet;
use crate::position::statuses::Statuses;
use crate::position::zobrist::{self, Family};
use crate::position::{Position, Stage};

impl Position {
    /// A 64-bit hash of the position. It does not depend on how the position was reached, on turn numbers, or on which of
    /// several equal tiles lies where. Different positions practically never share a hash.
    pub fn zobrist_hash(&self) -> u64 {
        let mut hash = self.hash_without_statuses();
        let Statuses { resting, stung, placed, moved, flipped } = self.statuses;
        hash ^= self.hash_set(Family::Resting, resting);
        hash ^= self.hash_set(Family::Placed, placed);
        hash ^= self.hash_set(Family::Moved, moved);
        if self.standard {
            return hash;
        }
        hash ^= self.hash_set(Family::Stung, stung);
        hash ^ self.hash_set(Family::Flipped, flipped)
    }

    /// The hash of tiles on the table that have a status.
    #[inline]
    fn hash_set(&self, family: Family, tiles: TileSet) -> u64 {
        tiles.into_iter().fold(0, |hash, tile| {
            let cell = self.board.cell_of(tile);
            // Tiles with a status are mostly those played last, which are uncovered.
            let level = if self.board.tops().contains(tile) {
                self.board.at(cell).height().saturating_sub(1)
            } else {
                self.board.level(tile)
            };
            hash ^ zobrist::status(family, tile, self.board.face(tile), cell, level)
        })
    }

    /// The hash of tiles off the table, of which only kind and number count.
    fn hash_off_table(&self, family: Family, tiles: TileSet, backs: TileSet) -> u64 {
        let mut hash = 0;
        for back in [false, true] {
            let mut rest = if back { tiles.and(backs) } else { tiles.without(backs) };
            for round in 0.. {
                let lowest = rest.lowest_of_each_kind();
                if lowest.is_empty() {
                    break;
                }
                for tile in lowest {
                    hash ^= zobrist::off_table(family, tile, back, round);
                }
                rest = rest.without(lowest);
            }
        }
        hash
    }

    pub(super) fn hash_of_variant(&self) -> u64 {
        let variant = &self.variant;
        let Statuses { resting, stung, placed, moved, flipped } = variant.first;
        let mut hash = self.hash_set(Family::FirstResting, resting)
            ^ self.hash_set(Family::FirstStung, stung)
            ^ self.hash_set(Family::FirstPlaced, placed)
            ^ self.hash_set(Family::FirstMoved, moved)
            ^ self.hash_set(Family::FirstFlipped, flipped);
        let (removed, backs) = (variant.removed, variant.backs);
        hash ^= self.hash_off_table(Family::Removed, removed, TileSet::EMPTY);
        hash ^= self.hash_off_table(Family::Waiting, backs, TileSet::EMPTY);
        if self.game_type.has_pack(Pack::Swarm) {
            hash ^= self.hash_off_table(Family::WhiteHand, self.hands.white, backs);
            hash ^= self.hash_off_table(Family::BlackHand, self.hands.black, backs);
        }
        if self.game_type.has_pack(Pack::Honeycombo) {
            let stage = match variant.stage {
                Stage::Single => 0,
                Stage::First => 1,
                Stage::Second => 2,
            };
            let pending = variant.pending.map_or(0, |color| 1 + color as u64);
            let number = stage | pending << 2 | (variant.combo as u64) << 4;
            hash ^= zobrist::plain(Family::Combo, number | u64::from(variant.locked) << 5);
        }
        hash
    }
}
