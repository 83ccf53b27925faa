//! The state of a cell: its stack, and what lies on its six sides.

use crate::grid::sides;
use crate::model::color::Color;
use crate::model::tile::Tile;

/// The state of a cell in 32 bits: which of its six sides are occupied, which of them show a white and which a black
/// tile, the height of its own stack, the tile on top of the stack, and two marks for empty cells.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct CellState(u32);

/// One bit of [`CellState`] for side 0; shifted for the others.
const OCCUPIED: u32 = 1;
const WHITE: u32 = 1 << 6;
const BLACK: u32 = 1 << 12;
const HEIGHT: u32 = 18;
const TOP: u32 = 23;
/// The bits of height and top.
const STACK: u32 = 0xfff << HEIGHT;

/// A mark on an empty cell.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub(crate) enum CellMark {
    /// The cell lies in a hole of the hive, see [`holes`](crate::hive::holes).
    Enclosed = 1 << 30,
    /// The cell belongs to a walk other than the main walk, see [`edge`](crate::hive::edge).
    SideWalk = 1 << 31,
}

/// The bits that change in the neighbours of a cell when a tile is put there or lifted.
#[derive(Clone, Copy)]
pub(crate) struct NeighborChange(u32);

impl NeighborChange {
    /// A tile appears in an empty cell, or disappears from it.
    #[inline]
    pub(crate) fn occupied_by(tile: Tile) -> NeighborChange {
        NeighborChange(OCCUPIED | color_bit(tile))
    }

    /// One tile replaces another on top of the stack.
    #[inline]
    pub(crate) fn between(one: Tile, other: Tile) -> NeighborChange {
        NeighborChange(color_bit(one) ^ color_bit(other))
    }

    /// Whether nothing changes for the neighbours.
    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self.0 == 0
    }
}

/// The bit for the tile's colour in a neighbour's state.
#[inline]
fn color_bit(tile: Tile) -> u32 {
    const BITS: [u32; 4] = [WHITE, BLACK, 0, 0];
    BITS[tile.owner_index() & 3]
}

impl CellState {
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

    /// The number of tiles in the cell.
    #[inline]
    pub(crate) fn height(self) -> u8 {
        (self.0 >> HEIGHT) as u8 & 31
    }

    /// Whether no tile lies in the cell.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 & STACK == 0
    }

    /// The uncovered tile in the cell.
    #[inline]
    pub(crate) fn top(self) -> Option<Tile> {
        match self.0 >> TOP & 127 {
            0 => None,
            index => Some(Tile::from_index(index as u8 - 1)),
        }
    }

    /// The state with another stack in the cell.
    #[inline]
    pub(crate) fn with_top(self, top: Option<Tile>, height: u8) -> CellState {
        let top = top.map_or(0, |tile| tile.index() as u32 + 1);
        CellState(self.0 & !STACK | u32::from(height) << HEIGHT | top << TOP)
    }

    /// The state after a change of the neighbour on that side.
    #[inline]
    pub(crate) fn with_neighbor_change(self, change: NeighborChange, side: usize) -> CellState {
        CellState(self.0 ^ change.0 << side)
    }

    /// Whether the cell bears the mark.
    #[inline]
    pub(crate) fn has(self, mark: CellMark) -> bool {
        self.0 & mark as u32 != 0
    }

    /// The state with the mark toggled.
    #[inline]
    pub(crate) fn toggled(self, mark: CellMark) -> CellState {
        CellState(self.0 ^ mark as u32)
    }

    /// Whether a tile of this colour can be placed in the cell, and the given side is the first on which the cell touches
    /// that colour. A caller that visits the cells beside all tiles of a colour so finds every cell once. The given side
    /// must show that colour.
    #[inline]
    pub(crate) fn is_placeable_via(self, color: Color, side: usize) -> bool {
        let (own, other) = match color {
            Color::White => (WHITE, BLACK),
            Color::Black => (BLACK, WHITE),
        };
        self.0 & (STACK | (63 * other) | (((1 << side) - 1) * own)) == 0
    }
}
