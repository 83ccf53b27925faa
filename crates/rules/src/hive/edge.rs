//! The edge of the hive: the empty cells through which a bug can crawl, and which of them are connected.
//!
//! An empty cell is *walkable* if it touches the hive and two of its free sides lie next to each other. From a
//! walkable cell a bug can crawl to a neighbour (see [`SLIDES`]). A maximal set of walkable cells that are connected by
//! crawling is a *walk*. Most of the edge usually belongs to one long walk, the *main walk*. All other walks are *side
//! walks*: short ones in pockets behind gates or inside the hive.
//!
//! The board keeps two facts up to date with every tile put down or lifted: the cells of side walks carry
//! [`CellMark::SideWalk`], and the number of cells of the main walk is known. So the moves of an Ant can be counted without
//! following the edge, and the edge has to be followed at most once to list the moves of all Ants.
//!
//! A tile only affects the *ring* of six cells around it, and of those only the cells in *wide gaps*: runs of two or
//! more free cells. Gates divide a gap into *arcs*, between which a bug cannot crawl along the tile:
//!
//! * A tile put into a walkable cell splits the walk through that cell into one walk for each arc (see [`split`]). One
//!   of them stays the main walk; the others are followed and marked.
//! * A tile that is lifted joins the walks of its arcs and its own cell into one walk (see [`join`]). Side walks that
//!   become parts of the main walk are followed and lose their marks.
//!
//! The masks of the six cells in the ring are handled together, a byte for each, in one 64-bit integer.

use crate::grid::hex::{Cell, Direction, Directions};
use crate::grid::sides::{self, SLIDES, WIDE};
use crate::hive::board::Board;
use crate::hive::cell_state::{CellMark, CellState};
use crate::hive::flood::{MAX_CELLS, flood};

/// The masks of occupied sides of the six cells around a cell, a byte for each.
#[derive(Clone, Copy, Default)]
pub(crate) struct NeighborMasks(u64);

/// A byte with its highest used bit set, for each side.
const FLAGS: u64 = 0x4040_4040_4040;
/// A byte with its lowest bit set, for each side.
const ONES: u64 = 0x0101_0101_0101;

impl NeighborMasks {
    /// Adds the mask of the cell on that side. Each side may be added once.
    #[inline]
    pub(crate) fn add(&mut self, side: usize, occupied: u8) {
        self.0 |= u64::from(occupied) << (8 * side);
    }

    /// The flags of the sides whose bytes are not zero. Only six bits of each byte are in use.
    #[inline]
    fn nonzero(bytes: u64) -> u64 {
        (bytes + 63 * ONES) & FLAGS
    }
}

/// For every side, the bit of its cell's mask that stands for the central cell.
const MIDDLE: u64 = {
    let mut bits = 0;
    let mut side = 0;
    while side < 6 {
        bits |= 1 << (8 * side + (side + 3) % 6);
        side += 1;
    }
    bits
};

/// For every side, the bit of its cell's mask that stands for the outer cell that it shares with the next side to the
/// left. A tile there forms a gate with the central tile.
const BETWEEN: u64 = {
    let mut bits = 0;
    let mut side = 0;
    while side < 6 {
        bits |= 1 << (8 * side + (side + 1) % 6);
        side += 1;
    }
    bits
};

/// For a mask of sides, the flags of those sides.
static SPREAD: [u64; 64] = {
    let mut table = [0; 64];
    let mut mask = 0;
    while mask < 64 {
        let mut side = 0;
        while side < 6 {
            table[mask] |= (mask as u64 >> side & 1) << (8 * side + 6);
            side += 1;
        }
        mask += 1;
    }
    table
};

/// The mask of the sides whose flags are set.
#[inline]
fn gather(flags: u64) -> u8 {
    // A product is a sum of shifted copies: flag i comes to lie in bit 42 + i of the copy
    // shifted by 42 - 7 i.
    const SHIFTS: u64 = 1 << 42 | 1 << 35 | 1 << 28 | 1 << 21 | 1 << 14 | 1 << 7;
    ((flags >> 6).wrapping_mul(SHIFTS) >> 42) as u8 & sides::ALL
}

/// The cells in the wide gaps around a tile, or around the cell from which it was lifted, with a flag for each side.
pub(crate) struct Ring {
    /// The sides in gaps at least two cells wide, as a mask.
    wide: u8,
    /// The cells that also touch other tiles.
    touching: u64,
    /// The cells that are walkable while the tile is there.
    walkable: u64,
    /// The cells that are separated by a gate from the next cell to the left in the same gap.
    gates: u64,
}

impl Ring {
    #[inline]
    fn new(around: NeighborMasks, wide: u8) -> Ring {
        let flags = SPREAD[wide as usize];
        let with_tile = around.0 | MIDDLE;
        let free = !with_tile & (63 * ONES);
        let next_free = free << 1 & (62 * ONES) | free >> 5 & ONES;
        Ring {
            wide,
            touching: NeighborMasks::nonzero(around.0 & !MIDDLE) & flags,
            walkable: NeighborMasks::nonzero(free & next_free) & flags,
            gates: NeighborMasks::nonzero(around.0 & BETWEEN)
                & SPREAD[(wide & sides::turn_right(wide)) as usize],
        }
    }

    /// The ring around this cell, in which a tile lies or is to lie.
    #[inline]
    pub(crate) fn around(board: &Board, cell: Cell) -> Ring {
        let mut around = NeighborMasks::default();
        for side in Direction::ALL {
            around.add(side as usize, board.at(cell.neighbor(side)).occupied());
        }
        Ring::new(around, WIDE[board.at(cell).occupied() as usize])
    }

    /// The mask of the cells that are walkable while the tile is there.
    #[inline]
    pub(crate) fn walkable(&self) -> u8 {
        gather(self.walkable)
    }

    /// The mask of the cells that are not walkable while the tile is there.
    #[inline]
    pub(crate) fn singles(&self) -> u8 {
        self.wide & !gather(self.walkable)
    }

    /// The mask of the cells that touch nothing but the tile.
    #[inline]
    pub(crate) fn lonely(&self) -> u8 {
        self.wide & !gather(self.touching)
    }

    /// The number of cells by which the walk grows if the tile is lifted: the walk then includes the tile's own cell.
    #[inline]
    fn gain(&self) -> i32 {
        1 + self.touching.count_ones() as i32 - self.walkable.count_ones() as i32
    }

    /// Whether all walkable cells form one arc because there is one gap without gates.
    #[inline]
    pub(crate) fn is_one_arc(&self) -> bool {
        self.gates == 0 && sides::is_one_gap(self.wide)
    }

    /// For each arc, the mask of its walkable cells. Some masks may be empty.
    pub(crate) fn arcs(&self) -> impl Iterator<Item = u8> + '_ {
        // An arc begins where the side before it is not in the gap, or behind a gate.
        let wide = self.wide;
        let walkable = gather(self.walkable);
        let starts = wide & (!sides::turn_left(wide) | sides::turn_left(gather(self.gates)));
        Directions(starts).map(move |start| {
            let mut arc = 0;
            let mut side = start;
            loop {
                arc |= 1 << side as u8;
                side = side.left();
                if (wide & !starts) >> side as u8 & 1 == 0 {
                    return arc & walkable;
                }
            }
        })
    }
}

/// The sides by which a cell is connected to the other cells of its walk.
fn walk_sides(state: CellState) -> u8 {
    SLIDES[state.occupied() as usize]
}

/// Updates the walks after a tile has been put into a cell. `state` is the empty cell before, `around` its neighbours.
#[inline]
pub(crate) fn split(board: &mut Board, cell: Cell, state: CellState, around: NeighborMasks) {
    let wide = WIDE[state.occupied() as usize];
    if wide == 0 {
        return;
    }
    if wide == sides::ALL {
        // The first tile.
        board.lengthen_main_walk(6);
        return;
    }
    let ring = Ring::new(around, wide);
    if state.has(CellMark::SideWalk) {
        split_side_walk(board, cell, &ring);
        return;
    }
    board.lengthen_main_walk(-ring.gain());
    if !ring.is_one_arc() {
        split_main_walk(board, cell, &ring);
    }
}

/// Splits a side walk: its parts are side walks too.
#[cold]
fn split_side_walk(board: &mut Board, cell: Cell, ring: &Ring) {
    board.set(cell, CellMark::SideWalk, false);
    for side in Directions(ring.wide) {
        board.set(
            cell.neighbor(side),
            CellMark::SideWalk,
            gather(ring.walkable) >> side as u8 & 1 != 0,
        );
    }
}

/// Splits the main walk: all its parts but one become side walks.
#[cold]
fn split_main_walk(board: &mut Board, cell: Cell, ring: &Ring) {
    let mut arcs = [None; 6];
    let mut count = 0;
    for arc in ring.arcs() {
        if let Some(side) = Directions(arc).next() {
            arcs[count] = Some(cell.neighbor(side));
            count += 1;
        }
    }
    // Trying small limits first makes the shortest parts the side walks.
    for limit in [8, 24, MAX_CELLS] {
        for arc in &mut arcs {
            if count <= 1 {
                return;
            }
            let Some(start) = *arc else { continue };
            if let Some(len) = flood(board, start, CellMark::SideWalk, true, walk_sides, limit) {
                board.lengthen_main_walk(-(len as i32));
                *arc = None;
                count -= 1;
            }
        }
    }
}

/// Updates the walks after a tile has been lifted out of a cell. `state` is the empty cell now, `around` its neighbours.
#[inline]
pub(crate) fn join(board: &mut Board, cell: Cell, state: CellState, around: NeighborMasks) {
    let wide = WIDE[state.occupied() as usize];
    if wide == 0 {
        return;
    }
    if wide == sides::ALL {
        board.lengthen_main_walk(-6);
        return;
    }
    let ring = Ring::new(around, wide);
    if ring.walkable != 0 && !board.has_side_walks() {
        board.lengthen_main_walk(ring.gain());
    } else {
        join_with_side_walks(board, cell, &ring);
    }
}

/// Joins walks in a hive that has side walks, or beside a tile without walkable cells.
#[cold]
fn join_with_side_walks(board: &mut Board, cell: Cell, ring: &Ring) {
    let is_aside = |&side: &Direction| board.at(cell.neighbor(side)).has(CellMark::SideWalk);
    let walkable = gather(ring.walkable);
    let aside = Directions(walkable).filter(is_aside).fold(0, |mask, side| mask | 1 << side as u8);
    if aside != walkable || board.main_walk() == 0 {
        join_main_walk(board, cell, aside);
        board.lengthen_main_walk(ring.gain());
    } else {
        join_side_walks(board, cell, ring);
    }
}

/// Adds side walks to the main walk. `aside` is the mask of their cells beside the tile.
fn join_main_walk(board: &mut Board, cell: Cell, aside: u8) {
    for side in Directions(aside) {
        let start = cell.neighbor(side);
        // The cell may already have been reached from another side.
        if board.at(start).has(CellMark::SideWalk) {
            let len = flood(board, start, CellMark::SideWalk, false, walk_sides, MAX_CELLS);
            board.lengthen_main_walk(len.unwrap_or(0) as i32);
        }
    }
}

/// Joins side walks with each other.
fn join_side_walks(board: &mut Board, cell: Cell, ring: &Ring) {
    board.set(cell, CellMark::SideWalk, true);
    for side in Directions(ring.wide) {
        board.set(
            cell.neighbor(side),
            CellMark::SideWalk,
            gather(ring.touching) >> side as u8 & 1 != 0,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_gathered_as_they_were_spread() {
        for mask in 0..64 {
            assert_eq!(gather(SPREAD[mask as usize]), mask);
        }
    }

    #[test]
    fn a_ring_is_what_its_cells_say() {
        // There are too many combinations of masks to try all of them: try pseudo-random ones.
        let mut seed = 1u64;
        for _ in 0..100_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mut around = NeighborMasks::default();
            let masks: [u8; 6] = std::array::from_fn(|side| (seed >> (8 + 6 * side)) as u8 & 63);
            for (side, &mask) in masks.iter().enumerate() {
                around.add(side, mask);
            }
            let wide = WIDE[(seed >> 50) as usize & 63];
            let ring = Ring::new(around, wide);
            for side in Direction::ALL {
                let (index, in_gap) = (side as usize, wide >> side as u8 & 1 != 0);
                let tile = 1 << side.opposite() as u8;
                let flag = |flags: u64| flags >> (8 * index + 6) & 1 != 0;
                let others = masks[index] & !tile;
                assert_eq!(flag(ring.touching), in_gap && others != 0);
                assert_eq!(flag(ring.walkable), in_gap && SLIDES[(others | tile) as usize] != 0);
                let next_in_gap = wide >> side.left() as u8 & 1 != 0;
                let gate = others >> side.left() as u8 & 1 != 0;
                assert_eq!(flag(ring.gates), in_gap && next_in_gap && gate);
            }
        }
    }
}
