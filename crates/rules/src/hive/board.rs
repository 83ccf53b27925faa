//! The tiles on the table: stacks, and for every cell what its six sides touch.

use crate::grid::array_vec::ArrayVec;
use crate::grid::cell_set::CellSet;
use crate::grid::hex::{Cell, Direction, Directions};
use crate::hive::cell_state::{CellMark, CellState, NeighborChange};
use crate::hive::edge::{self, NeighborMasks};
use crate::hive::holes;
use crate::model::bug::Bug;
use crate::model::tile::{Tile, TileSet};
use crate::position::zobrist;

/// The hive. [`put`](Board::put) and [`lift`](Board::lift) keep everything up to date.
#[derive(Clone)]
pub(crate) struct Board {
    states: [CellState; Cell::COUNT],
    /// Where each tile on the table lies.
    cells: [Cell; Tile::COUNT],
    /// For a tile in a stack, the one it lies on.
    below: [Tile; Tile::COUNT],
    /// The creature that is up on each tile.
    faces: [Bug; Tile::COUNT],
    /// The tiles nothing lies on.
    tops: TileSet,
    /// The tiles something lies on.
    covered: TileSet,
    /// Pairs of stacks of two tiles or more with a gate between them: there are two cells that touch both.
    high_gates: u8,
    has_honeycombo: bool,
    summary: HiveSummary,
}

/// Totals over the whole hive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HiveSummary {
    /// Hash of the tiles with their cells and levels. Equal tiles have equal keys.
    hash: u64,
    /// The number of changes of marks so far.
    version: u32,
    /// The number of empty cells that the hive encloses.
    enclosed: u16,
    /// The number of cells of the main walk, see [`edge`].
    main_walk: u16,
    /// The number of cells of side walks.
    side_walks: u16,
}

impl Board {
    /// An empty table.
    pub(crate) fn new() -> Board {
        Board {
            states: [CellState::default(); Cell::COUNT],
            cells: [Cell::ORIGIN; Tile::COUNT],
            below: [Tile::HONEYCOMBO; Tile::COUNT],
            faces: std::array::from_fn(|index| Tile::from_index(index as u8).front()),
            tops: TileSet::EMPTY,
            covered: TileSet::EMPTY,
            high_gates: 0,
            has_honeycombo: false,
            summary: HiveSummary { hash: 0, version: 0, enclosed: 0, main_walk: 0, side_walks: 0 },
        }
    }

    /// The state of the cell.
    #[inline]
    pub(crate) fn at(&self, cell: Cell) -> CellState {
        self.states[cell.index()]
    }

    /// The creature that is up.
    #[inline]
    pub(crate) fn face(&self, tile: Tile) -> Bug {
        self.faces[tile.index()]
    }

    /// Whether the tile shows its back.
    #[inline]
    pub(crate) fn shows_back(&self, tile: Tile) -> bool {
        self.face(tile) != tile.front()
    }

    /// Sets the face of a tile that is not on the table.
    pub(crate) fn set_face(&mut self, tile: Tile, bug: Bug) {
        self.faces[tile.index()] = bug;
    }

    /// Turns an uncovered tile over, if it has a back.
    pub(crate) fn flip(&mut self, tile: Tile) {
        let Some(back) = tile.back() else { return };
        let (cell, level) = (self.cell_of(tile), self.at(self.cell_of(tile)).height() - 1);
        self.summary.hash ^= zobrist::tile(tile, self.face(tile), cell, level);
        self.faces[tile.index()] = if self.shows_back(tile) { tile.front() } else { back };
        self.summary.hash ^= zobrist::tile(tile, self.face(tile), cell, level);
    }

    /// Exchanges two tiles, each of which lies alone in its cell.
    pub(crate) fn exchange(&mut self, one: Tile, other: Tile) {
        let (here, there) = (self.cell_of(one), self.cell_of(other));
        for (tile, old, cell) in [(one, other, there), (other, one, here)] {
            let bug = self.face(tile);
            self.summary.hash ^= zobrist::tile(tile, bug, self.cell_of(tile), 0);
            self.summary.hash ^= zobrist::tile(tile, bug, cell, 0);
            self.cells[tile.index()] = cell;
            let state = &mut self.states[cell.index()];
            *state = state.with_top(Some(tile), 1);
            self.update_neighbors(cell, NeighborChange::between(old, tile));
        }
    }

    /// Whether the hive is connected without the tiles in these cells, each of which holds one tile.
    pub(crate) fn is_connected_without(&self, without: &[Cell]) -> bool {
        let mut cells = CellSet::EMPTY;
        for &cell in without {
            cells.insert(cell);
        }
        let tiles = self.tops.into_iter().map(|tile| self.cell_of(tile));
        let all = tiles.chain(self.honeycombo().filter(|&cell| self.at(cell).height() == 1));
        let mut left = 0;
        let mut unseen = ArrayVec::<Cell, { Tile::COUNT }>::new(Cell::ORIGIN);
        for cell in all.filter(|cell| !without.contains(cell)) {
            left += 1;
            if unseen.is_empty() {
                unseen.push(cell);
                cells.insert(cell);
            }
        }
        let mut done = 0;
        while let Some(&cell) = unseen.get(done) {
            done += 1;
            for side in Directions(self.at(cell).occupied()) {
                let next = cell.neighbor(side);
                if cells.insert(next) {
                    unseen.push(next);
                }
            }
        }
        done == left
    }

    /// Where the Honeycombo lies, if it does.
    pub(crate) fn honeycombo(&self) -> Option<Cell> {
        self.has_honeycombo.then(|| self.cell_of(Tile::HONEYCOMBO))
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

    /// Whether there is any gate above the ground.
    #[inline]
    pub(crate) fn has_high_gates(&self) -> bool {
        self.high_gates > 0
    }

    /// The number of stacks of two tiles or more that form a gate with a stack in this cell.
    fn stacks_across(&self, cell: Cell) -> u8 {
        let across = |side: Direction| cell.neighbor(side).neighbor(side.left());
        let is_stack = |&side: &Direction| self.at(across(side)).height() >= 2;
        Direction::ALL.iter().filter(|side| is_stack(side)).count() as u8
    }

    /// Whether some empty cells are enclosed by the hive.
    #[inline]
    pub(crate) fn has_holes(&self) -> bool {
        self.summary.enclosed > 0
    }

    /// Hash of the tiles with their cells and levels.
    #[inline]
    pub(crate) fn hash(&self) -> u64 {
        self.summary.hash
    }

    /// The totals over the hive, which [`Board::take_back_put`] and [`Board::take_back_move`] restore.
    #[inline]
    pub(crate) fn summary(&self) -> HiveSummary {
        self.summary
    }

    /// The number of cells of the main walk.
    #[inline]
    pub(crate) fn main_walk(&self) -> u16 {
        self.summary.main_walk
    }

    /// Whether there are walks other than the main walk.
    #[inline]
    pub(crate) fn has_side_walks(&self) -> bool {
        self.summary.side_walks > 0
    }

    /// Adds to the number of cells of the main walk.
    #[inline]
    pub(crate) fn lengthen_main_walk(&mut self, by: i32) {
        self.summary.main_walk = self.summary.main_walk.wrapping_add_signed(by as i16);
    }

    /// The stack's tiles from the top down.
    pub(crate) fn stack(&self, cell: Cell) -> impl Iterator<Item = Tile> + '_ {
        let state = self.at(cell);
        let mut next = state.top();
        let mut left = state.height();
        std::iter::from_fn(move || {
            let tile = next.filter(|_| left > 0)?;
            left -= 1;
            next = Some(self.below[tile.index()]);
            Some(tile)
        })
    }

    /// The level on which the tile lies: the number of tiles under it.
    pub(crate) fn level(&self, tile: Tile) -> u8 {
        let cell = self.cell_of(tile);
        let above = self.stack(cell).take_while(|&other| other != tile).count();
        (self.at(cell).height()).saturating_sub(above as u8 + 1)
    }

    /// Puts a tile that is not on the table onto the cell's stack.
    #[inline]
    pub(crate) fn put(&mut self, tile: Tile, cell: Cell) {
        let (state, around) = self.lower(tile, cell);
        self.has_honeycombo |= tile == Tile::HONEYCOMBO;
        self.summary.hash ^= zobrist::tile(tile, self.face(tile), cell, state.height());
        if state.is_empty() {
            holes::close(self, cell, state);
            edge::split(self, cell, state, around);
        }
    }

    /// Takes an uncovered tile off the table and returns where it lay.
    #[inline]
    pub(crate) fn lift(&mut self, tile: Tile) -> Cell {
        let cell = self.cell_of(tile);
        let (state, around) = self.raise(tile, cell);
        self.summary.hash ^= zobrist::tile(tile, self.face(tile), cell, state.height());
        if state.is_empty() {
            holes::open(self, cell, state);
            edge::join(self, cell, state, around);
        }
        cell
    }

    /// Undoes a [`put`](Board::put), given the summary from before it.
    #[inline]
    pub(crate) fn take_back_put(&mut self, tile: Tile, before: HiveSummary) {
        if self.summary.version == before.version {
            self.raise(tile, self.cell_of(tile));
            self.summary = before;
        } else {
            self.lift(tile);
        }
    }

    /// Undoes a [`lift`](Board::lift) followed by a [`put`](Board::put) of one tile, given the cell where it lay and the
    /// summary from before.
    #[inline]
    pub(crate) fn take_back_move(&mut self, tile: Tile, from: Cell, before: HiveSummary) {
        if self.summary.version == before.version {
            self.raise(tile, self.cell_of(tile));
            self.lower(tile, from);
            self.summary = before;
        } else {
            self.lift(tile);
            self.put(tile, from);
        }
    }

    /// Puts a tile down and updates only the states of its cell and the neighbours. Returns the state of the cell before.
    #[inline]
    fn lower(&mut self, tile: Tile, cell: Cell) -> (CellState, NeighborMasks) {
        let state = self.at(cell);
        let height = state.height();
        let change = match state.top() {
            None => NeighborChange::occupied_by(tile),
            Some(under) => {
                self.below[tile.index()] = under;
                self.tops.remove(under);
                self.covered.insert(under);
                if height == 1 {
                    self.high_gates += self.stacks_across(cell);
                }
                NeighborChange::between(under, tile)
            }
        };
        self.tops.insert(tile);
        self.cells[tile.index()] = cell;
        self.states[cell.index()] = state.with_top(Some(tile), height + 1);
        (state, self.update_neighbors(cell, change))
    }

    /// Takes a tile away and updates only the states of its cell and the neighbours. Returns the new state of the cell.
    #[inline]
    fn raise(&mut self, tile: Tile, cell: Cell) -> (CellState, NeighborMasks) {
        let state = self.at(cell);
        debug_assert_eq!(state.top(), Some(tile));
        let height = state.height() - 1;
        self.tops.remove(tile);
        let (under, change) = if height == 0 {
            (None, NeighborChange::occupied_by(tile))
        } else {
            let under = self.below[tile.index()];
            self.covered.remove(under);
            self.tops.insert(under);
            if height == 1 {
                self.high_gates -= self.stacks_across(cell);
            }
            (Some(under), NeighborChange::between(under, tile))
        };
        let state = state.with_top(under, height);
        self.states[cell.index()] = state;
        (state, self.update_neighbors(cell, change))
    }

    /// Updates the six neighbours after a change of the cell. Returns their masks of occupied sides, or zeros if there is
    /// no change.
    #[inline]
    fn update_neighbors(&mut self, cell: Cell, change: NeighborChange) -> NeighborMasks {
        let mut around = NeighborMasks::default();
        if change.is_none() {
            return around;
        }
        for direction in Direction::ALL {
            let neighbor = &mut self.states[cell.neighbor(direction).index()];
            *neighbor = neighbor.with_neighbor_change(change, direction.opposite() as usize);
            around.add(direction as usize, neighbor.occupied());
        }
        around
    }

    /// Sets or clears a mark of an empty cell.
    pub(crate) fn set(&mut self, cell: Cell, mark: CellMark, value: bool) {
        let state = &mut self.states[cell.index()];
        if state.has(mark) == value {
            return;
        }
        *state = state.toggled(mark);
        self.summary.version = self.summary.version.wrapping_add(1);
        let count = match mark {
            CellMark::Enclosed => &mut self.summary.enclosed,
            CellMark::SideWalk => &mut self.summary.side_walks,
        };
        *count = count.wrapping_add_signed(if value { 1 } else { -1 });
    }

    /// The heights of the six neighbouring stacks, by side.
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
