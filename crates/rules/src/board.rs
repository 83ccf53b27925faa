//! The tiles on the table: stacks, and for every cell what its six sides touch.

use crate::bug::Bug;
use crate::color::Color;
use crate::hex::{Cell, Direction, Directions};
use crate::holes;
use crate::sides;
use crate::tile::{Tile, TileSet};
use crate::zobrist;

/// What one cell knows, in 32 bits: which of its six sides are occupied, which show white
/// and which black, the height of its own stack, the tile on top of it, and if there is none, whether
/// the cell lies in a hole of the hive.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Ground(u32);

/// One bit of [`Ground`] for side 0; shifted for the others.
const OCCUPIED: u32 = 1;
const WHITE: u32 = 1 << 6;
const BLACK: u32 = 1 << 12;
const ALL_MASKS: u32 = (1 << 18) - 1;
const HEIGHT: u32 = 18;
const TOP: u32 = 23;
const ENCLOSED: u32 = 1 << 30;

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
        self.height() == 0
    }

    /// Whether this is an empty cell in a hole of the hive.
    #[inline]
    pub(crate) fn is_enclosed(self) -> bool {
        self.0 & ENCLOSED != 0
    }

    /// The uncovered tile here.
    #[inline]
    pub(crate) fn top(self) -> Option<Tile> {
        match self.0 >> TOP & 127 {
            0 => None,
            index => Some(Tile::from_index(index as u8 - 1)),
        }
    }

    fn with_top(self, top: Option<Tile>, height: u8) -> Ground {
        let top = top.map_or(0, |tile| tile.index() as u32 + 1);
        Ground(self.0 & (ALL_MASKS | ENCLOSED) | u32::from(height) << HEIGHT | top << TOP)
    }
}

/// The bit that a neighbour sees of the tile's colour.
#[inline]
fn color_bit(tile: Tile) -> u32 {
    const BITS: [u32; 4] = [WHITE, BLACK, 0, 0];
    BITS[tile.index() >> 5 & 3]
}

/// The hive. [`put`](Board::put) and [`lift`](Board::lift) keep everything up to date.
#[derive(Clone)]
pub(crate) struct Board {
    ground: [Ground; Cell::COUNT],
    /// Where each tile on the table lies.
    cells: [Cell; Tile::COUNT],
    /// For a tile in a stack, the one it lies on.
    below: [Tile; Tile::COUNT],
    /// The tiles nothing lies on.
    tops: TileSet,
    /// The tiles something lies on.
    covered: TileSet,
    /// Stacks of at least two tiles.
    stacks: u8,
    /// Empty cells that are enclosed by the hive.
    enclosed: u16,
    /// Of the tiles, their cells and levels; equal tiles are interchangeable.
    hash: u64,
}

impl Board {
    /// An empty table.
    pub(crate) fn new() -> Board {
        Board {
            ground: [Ground::default(); Cell::COUNT],
            cells: [Cell::ORIGIN; Tile::COUNT],
            below: [Tile::HONEYCOMBO; Tile::COUNT],
            tops: TileSet::EMPTY,
            covered: TileSet::EMPTY,
            stacks: 0,
            enclosed: 0,
            hash: 0,
        }
    }

    /// What the cell knows.
    #[inline]
    pub(crate) fn at(&self, cell: Cell) -> Ground {
        self.ground[cell.index()]
    }

    /// The creature that is up.
    #[inline]
    pub(crate) fn face(&self, tile: Tile) -> Bug {
        tile.front()
    }

    /// Where the tile lies, if it lies on the table.
    #[inline]
    pub(crate) fn cell(&self, tile: Tile) -> Option<Cell> {
        self.tiles().contains(tile).then(|| self.cell_of(tile))
    }

    /// Where the tile lies, which must be on the table.
    #[inline]
    pub(crate) fn cell_of(&self, tile: Tile) -> Cell {
        self.cells[tile.index()]
    }

    /// The tiles on the table.
    #[inline]
    pub(crate) fn tiles(&self) -> TileSet {
        self.tops.or(self.covered)
    }

    /// The tiles that nothing lies on.
    #[inline]
    pub(crate) fn tops(&self) -> TileSet {
        self.tops
    }

    /// Whether gates above the ground are possible: it takes two stacks to make one.
    #[inline]
    pub(crate) fn has_high_gates(&self) -> bool {
        self.stacks >= 2
    }

    /// Whether some empty cells are enclosed by the hive.
    #[inline]
    pub(crate) fn has_holes(&self) -> bool {
        self.enclosed > 0
    }

    /// Of the tiles, their cells and levels.
    #[inline]
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// The stack's tiles from the top down.
    pub(crate) fn stack(&self, cell: Cell) -> impl Iterator<Item = Tile> + '_ {
        let ground = self.at(cell);
        let mut next = ground.top();
        let mut left = ground.height();
        std::iter::from_fn(move || {
            let tile = next.filter(|_| left > 0)?;
            left -= 1;
            next = Some(self.below[tile.index()]);
            Some(tile)
        })
    }

    /// The level on which the tile lies: how many tiles are under it.
    pub(crate) fn level(&self, tile: Tile) -> u8 {
        let cell = self.cell_of(tile);
        let above = self.stack(cell).take_while(|&other| other != tile).count();
        (self.at(cell).height()).saturating_sub(above as u8 + 1)
    }

    /// Puts a tile that is not on the table onto the cell's stack.
    #[inline]
    pub(crate) fn put(&mut self, tile: Tile, cell: Cell) {
        let ground = self.at(cell);
        let height = ground.height();
        let change = match ground.top() {
            None => OCCUPIED | color_bit(tile),
            Some(under) => {
                self.below[tile.index()] = under;
                self.tops.remove(under);
                self.covered.insert(under);
                self.stacks += u8::from(height == 1);
                color_bit(under) ^ color_bit(tile)
            }
        };
        self.tops.insert(tile);
        self.cells[tile.index()] = cell;
        self.ground[cell.index()] = ground.with_top(Some(tile), height + 1);
        self.hash ^= zobrist::tile(tile, cell, height);
        self.show_neighbors(cell, change);
        if height == 0 && (ground.is_enclosed() || sides::has_several_runs(ground.occupied())) {
            holes::close(self, cell);
        }
    }

    /// Takes an uncovered tile off the table and tells where it lay.
    #[inline]
    pub(crate) fn lift(&mut self, tile: Tile) -> Cell {
        let cell = self.cell_of(tile);
        let ground = self.at(cell);
        debug_assert_eq!(ground.top(), Some(tile));
        let height = ground.height() - 1;
        self.tops.remove(tile);
        let (under, change) = if height == 0 {
            (None, OCCUPIED | color_bit(tile))
        } else {
            let under = self.below[tile.index()];
            self.covered.remove(under);
            self.tops.insert(under);
            self.stacks -= u8::from(height == 1);
            (Some(under), color_bit(under) ^ color_bit(tile))
        };
        self.ground[cell.index()] = ground.with_top(under, height);
        self.hash ^= zobrist::tile(tile, cell, height);
        self.show_neighbors(cell, change);
        if height == 0 && (self.enclosed > 0 || ground.free() == 0) {
            holes::open(self, cell);
        }
        cell
    }

    /// Lets the six neighbours see that their side towards the cell has changed.
    #[inline]
    fn show_neighbors(&mut self, cell: Cell, change: u32) {
        if change == 0 {
            return;
        }
        for direction in Direction::ALL {
            let neighbor = cell.neighbor(direction);
            self.ground[neighbor.index()].0 ^= change << direction.opposite() as u32;
        }
    }

    /// Notes that an empty cell is enclosed by the hive, or is not.
    pub(crate) fn set_enclosed(&mut self, cell: Cell, enclosed: bool) {
        let ground = &mut self.ground[cell.index()];
        if ground.is_enclosed() != enclosed {
            ground.0 ^= ENCLOSED;
            self.enclosed = if enclosed { self.enclosed + 1 } else { self.enclosed - 1 };
        }
    }

    /// The neighbours' heights, side by side.
    #[inline]
    pub(crate) fn heights(&self, cell: Cell) -> [u8; 6] {
        Direction::ALL.map(|direction| self.at(cell.neighbor(direction)).height())
    }

    /// The tops of the neighbouring stacks.
    #[inline]
    pub(crate) fn neighbors(&self, cell: Cell) -> impl Iterator<Item = Tile> + '_ {
        Directions(self.at(cell).occupied())
            .filter_map(move |side| self.at(cell.neighbor(side)).top())
    }
}
