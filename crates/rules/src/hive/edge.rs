//! The edge of the hive: which cells one can crawl through, and which of them hang together.
//!
//! One can crawl through an empty cell if it touches the hive and two free cells side by side.
//! From such a cell one crawls to others; a set of cells connected in this way is a *walk*
//! (see [`slides`](crate::hive::slides)). Most of the edge is usually one long walk, with some
//! short ones in pockets behind gates. The long one is the *main walk*; the cells of all others are
//! marked as aside. So how far an Ant can go is known without going there.
//!
//! A tile put on an edge cell cuts the walk through it into as many walks as there are arcs: runs of cells
//! in the wide gaps beside the tile, from one gate to the next. A tile lifted joins those
//! again.

use crate::grid::hex::{Cell, Direction, Directions};
use crate::grid::sides::{self, SLIDES, WIDE};
use crate::hive::board::Board;
use crate::hive::flood::{MAX_CELLS, flood};
use crate::hive::ground::{Ground, Mark};

/// What the six cells around one touch: their masks of occupied sides, a byte each.
#[derive(Clone, Copy, Default)]
pub(crate) struct Around(u64);

/// A byte with its highest used bit set, for each side.
const FLAGS: u64 = 0x4040_4040_4040;
/// A byte with its lowest bit set, for each side.
const ONES: u64 = 0x0101_0101_0101;

impl Around {
    /// Adds what the cell on that side touches. Each side may be added once.
    #[inline]
    pub(crate) fn add(&mut self, side: usize, occupied: u8) {
        self.0 |= u64::from(occupied) << (8 * side);
    }

    /// The sides whose bytes are not zero, as flags. The bytes have six bits.
    #[inline]
    fn nonzero(bytes: u64) -> u64 {
        (bytes + 63 * ONES) & FLAGS
    }
}

/// For every side, the bit in its cell's mask that stands for the cell in the middle.
const MIDDLE: u64 = {
    let mut bits = 0;
    let mut side = 0;
    while side < 6 {
        bits |= 1 << (8 * side + (side + 3) % 6);
        side += 1;
    }
    bits
};

/// For every side, the bit in its cell's mask that stands for the cell opposite the middle
/// between it and the next one to the left.
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

/// The cells in the wide gaps beside a tile, or beside the cell where it was: a flag for each side.
pub(crate) struct Ring {
    /// The sides in gaps at least two cells wide, as a mask.
    wide: u8,
    /// The cells that touch other tiles too.
    touching: u64,
    /// The cells that are walkable while the tile is there.
    walkable: u64,
    /// The cells with a gate to the next one to the left in the same gap: another tile lies there
    /// opposite the tile.
    gates: u64,
}

impl Ring {
    #[inline]
    fn new(around: Around, wide: u8) -> Ring {
        let flags = SPREAD[wide as usize];
        let with_tile = around.0 | MIDDLE;
        let free = !with_tile & (63 * ONES);
        let next_free = free << 1 & (62 * ONES) | free >> 5 & ONES;
        Ring {
            wide,
            touching: Around::nonzero(around.0 & !MIDDLE) & flags,
            walkable: Around::nonzero(free & next_free) & flags,
            gates: Around::nonzero(around.0 & BETWEEN)
                & SPREAD[(wide & sides::turn_right(wide)) as usize],
        }
    }

    /// Looks at the cells around this one, where a tile lies or is to lie.
    #[inline]
    pub(crate) fn around(board: &Board, cell: Cell) -> Ring {
        let mut around = Around::default();
        for side in Direction::ALL {
            around.add(side as usize, board.at(cell.neighbor(side)).occupied());
        }
        Ring::new(around, WIDE[board.at(cell).occupied() as usize])
    }

    /// The cells that one can crawl through while the tile is there, as a mask.
    #[inline]
    pub(crate) fn walkable(&self) -> u8 {
        gather(self.walkable)
    }

    /// The cells that one cannot crawl through while the tile is there, as a mask.
    #[inline]
    pub(crate) fn singles(&self) -> u8 {
        self.wide & !gather(self.walkable)
    }

    /// The cells that touch nothing but the tile, as a mask.
    #[inline]
    pub(crate) fn lonely(&self) -> u8 {
        self.wide & !gather(self.touching)
    }

    /// How many more cells the walk has when the tile is away and its own cell is part of it.
    #[inline]
    fn gain(&self) -> i32 {
        1 + self.touching.count_ones() as i32 - self.walkable.count_ones() as i32
    }

    /// Whether all walkable cells obviously form one arc: one gap without gates.
    #[inline]
    pub(crate) fn is_one_arc(&self) -> bool {
        self.gates == 0 && sides::is_one_gap(self.wide)
    }

    /// The arcs: for each, the mask of its walkable cells. Some may be empty.
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

/// The sides by which a cell is connected with others of its walk.
fn walk_sides(ground: Ground) -> u8 {
    SLIDES[ground.occupied() as usize]
}

/// A tile has been put into this cell, which was empty, as told.
#[inline]
pub(crate) fn part(board: &mut Board, cell: Cell, ground: Ground, around: Around) {
    let wide = WIDE[ground.occupied() as usize];
    if wide == 0 {
        return;
    }
    if wide == sides::ALL {
        // The first tile.
        board.lengthen_main_walk(6);
        return;
    }
    let ring = Ring::new(around, wide);
    if ground.has(Mark::Aside) {
        part_aside(board, cell, &ring);
        return;
    }
    board.lengthen_main_walk(-ring.gain());
    if !ring.is_one_arc() {
        part_main(board, cell, &ring);
    }
}

/// The walk was aside already, and so are its parts.
#[cold]
fn part_aside(board: &mut Board, cell: Cell, ring: &Ring) {
    board.set(cell, Mark::Aside, false);
    for side in Directions(ring.wide) {
        board.set(cell.neighbor(side), Mark::Aside, gather(ring.walkable) >> side as u8 & 1 != 0);
    }
}

/// The main walk has been cut: all its parts but one are aside now.
#[cold]
fn part_main(board: &mut Board, cell: Cell, ring: &Ring) {
    let mut arcs = [None; 6];
    let mut count = 0;
    for arc in ring.arcs() {
        if let Some(side) = Directions(arc).next() {
            arcs[count] = Some(cell.neighbor(side));
            count += 1;
        }
    }
    // The shortest parts are found first.
    for limit in [8, 24, MAX_CELLS] {
        for arc in &mut arcs {
            if count <= 1 {
                return;
            }
            let Some(start) = *arc else { continue };
            if let Some(len) = flood(board, start, Mark::Aside, true, walk_sides, limit) {
                board.lengthen_main_walk(-(len as i32));
                *arc = None;
                count -= 1;
            }
        }
    }
}

/// A tile has been lifted out of this cell, which is empty now, as told.
#[inline]
pub(crate) fn join(board: &mut Board, cell: Cell, ground: Ground, around: Around) {
    let wide = WIDE[ground.occupied() as usize];
    if wide == 0 {
        return;
    }
    if wide == sides::ALL {
        board.lengthen_main_walk(-6);
        return;
    }
    let ring = Ring::new(around, wide);
    if ring.walkable != 0 && !board.has_walks_aside() {
        board.lengthen_main_walk(ring.gain());
    } else {
        join_some(board, cell, &ring);
    }
}

/// Joins walks where there are walks aside.
#[cold]
fn join_some(board: &mut Board, cell: Cell, ring: &Ring) {
    let is_aside = |&side: &Direction| board.at(cell.neighbor(side)).has(Mark::Aside);
    let walkable = gather(ring.walkable);
    let aside = Directions(walkable).filter(is_aside).fold(0, |mask, side| mask | 1 << side as u8);
    if aside != walkable || board.main_walk() == 0 {
        join_main(board, cell, aside);
        board.lengthen_main_walk(ring.gain());
    } else {
        join_aside(board, cell, ring);
    }
}

/// Walks that were aside have become parts of the main walk.
fn join_main(board: &mut Board, cell: Cell, aside: u8) {
    for side in Directions(aside) {
        let start = cell.neighbor(side);
        // It may have been reached from another one.
        if board.at(start).has(Mark::Aside) {
            let len = flood(board, start, Mark::Aside, false, walk_sides, MAX_CELLS);
            board.lengthen_main_walk(len.unwrap_or(0) as i32);
        }
    }
}

/// Only walks aside have been joined.
fn join_aside(board: &mut Board, cell: Cell, ring: &Ring) {
    board.set(cell, Mark::Aside, true);
    for side in Directions(ring.wide) {
        board.set(cell.neighbor(side), Mark::Aside, gather(ring.touching) >> side as u8 & 1 != 0);
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
        // All that the six cells may touch would be too many; a walk through some of them.
        let mut seed = 1u64;
        for _ in 0..100_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mut around = Around::default();
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
