//! The edge of the hive: which cells one can crawl through, and which of them hang together.
//!
//! One can crawl through an empty cell if it touches the hive and two free cells side by side.
//! From such a cell one crawls to others; a set of cells connected in this way is a *walk*
//! (see [`slides`](crate::slides)). Most of the edge is usually one long walk, with some
//! short ones in pockets behind gates. The long one is the *main walk*; the cells of all others are
//! marked as aside. So how far an Ant can go is known without going there.
//!
//! A tile put on an edge cell cuts the walk through it into as many walks as there are arcs: runs of cells
//! in the wide gaps beside the tile, from one gate to the next. A tile lifted joins those
//! again.

use crate::board::Board;
use crate::flood::{MAX_CELLS, flood};
use crate::ground::{Ground, Mark};
use crate::hex::{Cell, Direction, Directions};
use crate::sides::{self, SLIDES, WIDE};

/// The cells beside a tile, or beside a cell where it was: masks with a bit for each side.
pub(crate) struct Ring {
    /// In gaps at least two cells wide.
    wide: u8,
    /// Touching other tiles too.
    touching: u8,
    /// Walkable while the tile is there.
    walkable: u8,
    /// Next to a gate: another tile lies opposite the tile, between this cell and the next one to the left.
    gates: u8,
}

impl Ring {
    #[inline]
    pub(crate) fn around(board: &Board, cell: Cell, wide: u8) -> Ring {
        let mut ring = Ring { wide, touching: 0, walkable: 0, gates: 0 };
        for side in Direction::ALL {
            let tile = 1 << side.opposite() as u8;
            let others = board.at(cell.neighbor(side)).occupied() & !tile;
            ring.touching |= u8::from(others != 0) << side as u8;
            ring.walkable |= u8::from(sides::is_walkable(others | tile)) << side as u8;
            ring.gates |= (others >> side.left() as u8 & 1) << side as u8;
        }
        ring.touching &= wide;
        ring.walkable &= wide;
        ring
    }

    /// How many more cells the walk has when the tile is away and its own cell is part of it.
    #[inline]
    fn gain(&self) -> i32 {
        1 + self.touching.count_ones() as i32 - self.walkable.count_ones() as i32
    }

    /// The arcs: for each, the mask of its walkable cells. Some may be empty.
    pub(crate) fn arcs(&self) -> impl Iterator<Item = u8> + '_ {
        // An arc begins where the side before it is not in the gap, or behind a gate.
        let before = |mask: u8| (mask << 1 | mask >> 5) & sides::ALL;
        let starts = self.wide & (!before(self.wide) | before(self.gates));
        Directions(starts).map(move |start| {
            let mut arc = 0;
            let mut side = start;
            loop {
                arc |= 1 << side as u8;
                side = side.left();
                if (self.wide & !starts) >> side as u8 & 1 == 0 {
                    return arc & self.walkable;
                }
            }
        })
    }

    /// Whether all walkable cells obviously form one arc: one gap without gates.
    #[inline]
    fn is_one_arc(&self) -> bool {
        let inner_gates = self.gates & self.wide & (self.wide >> 1 | self.wide << 5);
        inner_gates == 0 && sides::gaps(!self.wide & sides::ALL).count_ones() == 1
    }
}

/// The sides by which a cell is connected with others of its walk.
fn walk_sides(ground: Ground) -> u8 {
    SLIDES[ground.occupied() as usize]
}

/// A tile has been put into this cell, which was empty, as told.
#[inline]
pub(crate) fn part(board: &mut Board, cell: Cell, ground: Ground) {
    let wide = WIDE[ground.occupied() as usize];
    if wide == 0 {
        return;
    }
    if wide == sides::ALL {
        // The first tile.
        board.lengthen_main_walk(6);
        return;
    }
    let ring = Ring::around(board, cell, wide);
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
        board.set(cell.neighbor(side), Mark::Aside, ring.walkable >> side as u8 & 1 != 0);
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
pub(crate) fn join(board: &mut Board, cell: Cell, ground: Ground) {
    let wide = WIDE[ground.occupied() as usize];
    if wide == 0 {
        return;
    }
    if wide == sides::ALL {
        board.lengthen_main_walk(-6);
        return;
    }
    let ring = Ring::around(board, cell, wide);
    let is_aside = |&side: &Direction| board.at(cell.neighbor(side)).has(Mark::Aside);
    let aside =
        Directions(ring.walkable).filter(is_aside).fold(0, |mask, side| mask | 1 << side as u8);
    let main = ring.walkable & !aside;
    if main != 0 || board.main_walk() == 0 {
        if aside != 0 {
            join_main(board, cell, aside);
        }
        board.lengthen_main_walk(ring.gain());
    } else {
        join_aside(board, cell, &ring);
    }
}

/// Walks that were aside have become parts of the main walk.
#[cold]
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
#[cold]
fn join_aside(board: &mut Board, cell: Cell, ring: &Ring) {
    board.set(cell, Mark::Aside, true);
    for side in Directions(ring.wide) {
        board.set(cell.neighbor(side), Mark::Aside, ring.touching >> side as u8 & 1 != 0);
    }
}
