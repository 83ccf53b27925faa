//! What an evaluation wants to know about tiles.

use crate::color::Color;
use crate::hex::Direction;
use crate::one_hive::pins;
use crate::position::Position;
use crate::tile::{Tile, TileSet};

impl Position {
    /// A player's tiles on the table.
    #[inline]
    pub fn tiles_in_play_of(&self, color: Color) -> TileSet {
        self.board.tiles().and(TileSet::of(color))
    }

    /// Whether another tile lies on this one, which is on the table.
    #[inline]
    pub fn is_covered(&self, tile: Tile) -> bool {
        !self.board.tops().contains(tile)
    }

    /// Whether the uncovered tile holds the hive together.
    #[inline]
    pub fn is_pinned(&self, tile: Tile) -> bool {
        let cell = self.board.cell_of(tile);
        let ground = self.board.at(cell);
        ground.height() == 1 && pins(&self.board, cell, ground.occupied())
    }

    /// How many of the six cells around the tile are occupied, if it is on the table.
    #[inline]
    pub fn occupied_sides(&self, tile: Tile) -> Option<u32> {
        let cell = self.board.cell(tile)?;
        Some(self.board.at(cell).occupied().count_ones())
    }

    /// Whether two cells touch.
    #[inline]
    pub fn are_adjacent(&self, one: crate::hex::Cell, other: crate::hex::Cell) -> bool {
        Direction::ALL.into_iter().any(|side| one.neighbor(side) == other)
    }
}
