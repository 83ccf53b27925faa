//! Where a bug can get to by crawling along the edge of the hive, any number of steps.
//!
//! Crawling leads from a cell into the gap between two tiles by one end and out by the other, so
//! the edge of the hive falls into closed *walks*; at a junction, an empty cell between two single
//! tiles, two of them cross and count as one. All bugs that crawl in a position share the walks.
//!
//! A bug that starts to crawl leaves its cell empty, yet the walks of the hive with the bug
//! still in it tell its reach. The bug can leave into a gap beside it that is at least two cells
//! wide. Every walk that passes through this gap slid along the bug. With the bug lifted, each
//! such walk is cut open there, and each of its ends is joined to the next one or to the bug's
//! own cell, because the gates that the bug made are open now. So the bug reaches all the walks
//! that touch the gap, and the gap's own cells, less those that touched nothing but the bug.

use crate::board::Board;
use crate::cell_set::CellSet;
use crate::few::Few;
use crate::hex::{Cell, Direction, Directions};
use crate::sides::{self, SLIDES, Stride};

/// Every cell beside a connected hive of `n` tiles uses up one of at most `4 n + 2` free sides
/// of tiles, and a junction two: enough room for all the cells and once more for the junctions.
const MAX_CELLS: usize = 4 * 65 + 2;

/// A walk has at least three cells.
const MAX_WALKS: usize = MAX_CELLS / 3;

/// The walks of a position that somebody has asked for so far.
pub(crate) struct Walks<'a> {
    board: &'a Board,
    /// The cells of the known walks, one walk after the other.
    cells: [Cell; MAX_CELLS],
    /// Where in `cells` each known walk ends.
    ends: Few<u16, MAX_WALKS>,
    /// The cells of all known walks.
    known: CellSet,
}

/// Where one bug can crawl to: whole walks and single cells, less a few cells of the walks.
pub(crate) struct Reach {
    walks: Few<u8, 6>,
    single: Few<Cell, 6>,
    lost: Few<Cell, 6>,
}

impl<'a> Walks<'a> {
    /// No walk is known yet.
    #[inline]
    pub(crate) fn new(board: &'a Board) -> Walks<'a> {
        Walks { board, cells: [Cell::ORIGIN; MAX_CELLS], ends: Few::new(0), known: CellSet::EMPTY }
    }

    /// The cells that the bug alone in that cell, which must not be pinned, can crawl to.
    pub(crate) fn from(&mut self, cell: Cell) -> Reach {
        let mut reach = Reach { walks: Few::new(0), single: Few::new(cell), lost: Few::new(cell) };
        let occupied = self.board.at(cell).occupied();
        for first in Directions(SLIDES[occupied as usize]) {
            // Every wide gap is met twice, at its ends; take it from its right end.
            if occupied >> first.right() as u8 & 1 == 0 {
                continue;
            }
            let mut side = first;
            while occupied >> side as u8 & 1 == 0 {
                self.join(&mut reach, cell.neighbor(side), side.opposite());
                side = side.left();
            }
        }
        reach
    }

    /// Adds to a bug's reach what a cell of its gap contributes. The bug lies on that side.
    #[inline]
    fn join(&mut self, reach: &mut Reach, beside: Cell, bug: Direction) {
        let occupied = self.board.at(beside).occupied();
        if SLIDES[occupied as usize] == 0 {
            reach.single.push(beside);
            return;
        }
        let walk = self.walk_through(beside);
        if !reach.walks.contains(&walk) {
            reach.walks.push(walk);
        }
        if occupied == 1 << bug as u8 {
            reach.lost.push(beside);
        }
    }

    /// The number of the walk through this cell, out of which one can crawl.
    #[inline]
    fn walk_through(&mut self, cell: Cell) -> u8 {
        if !self.known.contains(cell) {
            self.follow(cell);
            return (self.ends.len() - 1) as u8;
        }
        if self.ends.len() == 1 {
            return 0;
        }
        let is_in = |walk: &u8| self.cells(*walk).contains(&cell);
        (0..self.ends.len() as u8).find(is_in).unwrap_or(0)
    }

    /// The cells of a known walk.
    #[inline]
    fn cells(&self, walk: u8) -> &[Cell] {
        let walk = walk as usize;
        let start = if walk == 0 { 0 } else { self.ends[walk - 1] as usize };
        &self.cells[start..self.ends[walk] as usize]
    }

    /// Follows a new walk from one of its cells, and the walks that it crosses.
    fn follow(&mut self, start: Cell) {
        let mut len = self.ends.last().map_or(0, |&end| end as usize);
        let begin = len;
        let mut junctions = false;
        let side = Directions(SLIDES[self.board.at(start).occupied() as usize]).next();
        let entry = Stride::entering_from(side.unwrap_or(Direction::East));
        let (mut cell, mut stride) = (start, entry);
        loop {
            let occupied = self.board.at(cell).occupied();
            // A junction is passed a second time if its two ways belong to the same walk.
            if sides::is_junction(occupied) {
                junctions = true;
                if !self.known.contains(cell) {
                    self.cells[len] = cell;
                    len += 1;
                }
            } else {
                self.cells[len] = cell;
                len += 1;
            }
            self.known.insert(cell);
            stride = stride.next(occupied);
            cell = stride.from(cell);
            if cell == start && stride.came_from() == entry.came_from() {
                break;
            }
        }
        if junctions {
            len = self.cross(begin, len);
        }
        self.ends.push(len as u16);
    }

    /// Adds the walks that cross the one whose cells lie between `begin` and `len`.
    #[cold]
    fn cross(&mut self, begin: usize, mut len: usize) -> usize {
        let mut index = begin;
        while index < len {
            let start = self.cells[index];
            index += 1;
            let occupied = self.board.at(start).occupied();
            if !sides::is_junction(occupied) {
                continue;
            }
            for side in Directions(SLIDES[occupied as usize]) {
                let entry = Stride::entering_from(side);
                let (mut cell, mut stride) = (start, entry);
                loop {
                    stride = stride.next(self.board.at(cell).occupied());
                    cell = stride.from(cell);
                    if cell == start && stride.came_from() == entry.came_from() {
                        break;
                    }
                    if self.known.insert(cell) {
                        self.cells[len] = cell;
                        len += 1;
                    }
                }
            }
        }
        len
    }
}

impl Reach {
    /// How many cells.
    #[inline]
    pub(crate) fn len(&self, walks: &Walks<'_>) -> usize {
        let long: usize = self.walks.iter().map(|&walk| walks.cells(walk).len()).sum();
        long + self.single.len() - self.lost.len()
    }

    /// Whether the cell is among them.
    pub(crate) fn contains(&self, walks: &Walks<'_>, cell: Cell) -> bool {
        let in_walk = |&walk: &u8| walks.cells(walk).contains(&cell);
        self.single.contains(&cell) || self.walks.iter().any(in_walk) && !self.lost.contains(&cell)
    }

    /// The cells, each once.
    #[inline]
    pub(crate) fn for_each(&self, walks: &Walks<'_>, mut visit: impl FnMut(Cell)) {
        for &walk in self.walks.iter() {
            for &cell in walks.cells(walk) {
                if !self.lost.contains(&cell) {
                    visit(cell);
                }
            }
        }
        self.single.iter().copied().for_each(visit);
    }
}
