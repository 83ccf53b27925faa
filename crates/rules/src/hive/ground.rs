//! What a cell of the table knows.

use crate::grid::sides;
use crate::model::color::Color;
use crate::model::tile::Tile;

/// What one cell knows, in 32 bits: which of its six sides are occupied, which show white and
/// which black, the height of its own stack, the tile on top of it, and two marks for empty cells.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Ground(u32);

/// One bit of [`Ground`] for side 0; shifted for the others.
const OCCUPIED: u32 = 1;
const WHITE: u32 = 1 << 6;
const BLACK: u32 = 1 << 12;
const HEIGHT: u32 = 18;
const TOP: u32 = 23;
/// The bits of height and top.
const STACK: u32 = 0xfff << HEIGHT;

/// Something to remember about an empty cell.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub(crate) enum Mark {
    /// It lies in a hole of the hive, see [`holes`](crate::hive::holes).
    Enclosed = 1 << 30,
    /// One can crawl through it, but not along the main walk, see [`edge`](crate::hive::edge).
    Aside = 1 << 31,
}

/// What changes for the neighbours of a cell when something is put there or lifted.
#[derive(Clone, Copy)]
pub(crate) struct Change(u32);

impl Change {
    /// A tile appears in an empty cell, or disappears from it.
    #[inline]
    pub(crate) fn occupied_by(tile: Tile) -> Change {
        Change(OCCUPIED | color_bit(tile))
    }

    /// One tile is seen instead of another.
    #[inline]
    pub(crate) fn between(one: Tile, other: Tile) -> Change {
        Change(color_bit(one) ^ color_bit(other))
    }

    /// Whether the neighbours see no difference.
    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self.0 == 0
    }
}

/// The bit that a neighbour sees of the tile's colour.
#[inline]
fn color_bit(tile: Tile) -> u32 {
    const BITS: [u32; 4] = [WHITE, BLACK, 0, 0];
    BITS[tile.owner_index() & 3]
}

impl Ground {
    /// The sides where something lies.
    #[inline]
    pub(crate) fn occupied(self) -> u8 {
        self.0 as u8 & sides::ALL
    }

    /// The sides where nothing lies.
    #[inline]
    pub(crate) fn free(self) -> u8 {
        !self.0 as u8 & sides::ALL
    }

    /// The sides where the top is of this colour.
    #[inline]
    pub(crate) fn showing(self, color: Color) -> u8 {
        (self.0 >> (6 + 6 * color as u32)) as u8 & sides::ALL
    }

    /// How many tiles lie here.
    #[inline]
    pub(crate) fn height(self) -> u8 {
        (self.0 >> HEIGHT) as u8 & 31
    }

    /// Whether nothing lies here.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 & STACK == 0
    }

    /// The uncovered tile here.
    #[inline]
    pub(crate) fn top(self) -> Option<Tile> {
        match self.0 >> TOP & 127 {
            0 => None,
            index => Some(Tile::from_index(index as u8 - 1)),
        }
    }

    /// The same cell with another stack in it.
    #[inline]
    pub(crate) fn with_top(self, top: Option<Tile>, height: u8) -> Ground {
        let top = top.map_or(0, |tile| tile.index() as u32 + 1);
        Ground(self.0 & !STACK | u32::from(height) << HEIGHT | top << TOP)
    }

    /// The same cell after a change of the neighbour on that side.
    #[inline]
    pub(crate) fn seeing(self, change: Change, side: usize) -> Ground {
        Ground(self.0 ^ change.0 << side)
    }

    /// Whether the cell bears the mark.
    #[inline]
    pub(crate) fn has(self, mark: Mark) -> bool {
        self.0 & mark as u32 != 0
    }

    /// The same cell with the mark if it had none, without it if it had.
    #[inline]
    pub(crate) fn toggled(self, mark: Mark) -> Ground {
        Ground(self.0 ^ mark as u32)
    }

    /// Whether the cell is empty, touches none of the other colour, and none of this colour on a
    /// side before this one, which does: then, of all the tiles of this colour that the
    /// cell touches, the one on this side speaks for it.
    #[inline]
    pub(crate) fn welcomes(self, color: Color, side: usize) -> bool {
        let (own, other) = match color {
            Color::White => (WHITE, BLACK),
            Color::Black => (BLACK, WHITE),
        };
        self.0 & (STACK | (63 * other) | (((1 << side) - 1) * own)) == 0
    }
}
