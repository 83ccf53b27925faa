//! Where a bug can get to by crawling along the edge of the hive, any number of steps.
//!
//! Crawling leads from a cell into the gap between two tiles by one end and out by the other, so
//! the edge of the hive falls into closed *walks*; at a junction, an empty cell between two single
//! tiles, two of them cross and count as one.
//!
//! A bug that starts to crawl leaves its cell empty, yet the walks of the hive with the bug
//! still in it tell its reach. The bug can leave into a gap beside it that is at least two cells
//! wide. Every walk that passes through this gap slid along the bug, in an arc from one gate to the next.
//! With the bug lifted, each such walk is cut open there, and each of its ends is joined to the next
//! one or to the bug's own cell, because the gates that the bug made are open now. So the bug reaches all the
//! walks that touch the gap, and the gap's own cells, less those that touched nothing but the bug.

use std::ops::Deref;

use crate::grid::few::Few;
use crate::grid::hex::{Cell, Direction, Directions};
use crate::grid::sides::{self, SLIDES, Stride};
use crate::hive::board::Board;
use crate::hive::edge::Ring;
use crate::hive::ground::Mark;

/// Every cell beside a connected hive of `n` tiles uses up one of at most `4 n + 2` free sides of
/// tiles.
const MAX_CELLS: usize = 4 * 65 + 2;

/// Where one bug can crawl to: whole walks and single cells, less a few cells of the walks. The
/// latter all lie beside the bug; they are masks of sides.
pub(crate) struct Reach {
    /// Where the bug lies.
    cell: Cell,
    /// A cell of the main walk, if that is among them.
    main: Option<Cell>,
    /// A cell of each of the other walks.
    aside: u8,
    /// The single cells.
    single: u8,
    /// The cells that are on one of the walks only as long as the bug stays.
    lost: u8,
}

impl Reach {
    /// The reach of the bug alone in that cell, which must not be pinned.
    #[inline]
    pub(crate) fn of(board: &Board, cell: Cell) -> Reach {
        let ring = Ring::around(board, cell);
        let mut reach =
            Reach { cell, main: None, aside: 0, single: ring.singles(), lost: ring.lonely() };
        if !board.has_walks_aside() {
            let side = Directions(ring.walkable()).next();
            reach.main = side.map(|side| cell.neighbor(side));
        } else {
            reach.sort_walks(board, &ring);
        }
        reach
    }

    /// Finds out which of the walks beside the bug is the main one. Each has an arc of its own.
    fn sort_walks(&mut self, board: &Board, ring: &Ring) {
        for arc in ring.arcs() {
            let Some(side) = Directions(arc).next() else { continue };
            let beside = self.cell.neighbor(side);
            if board.at(beside).has(Mark::Aside) {
                self.aside |= 1 << side as u8;
            } else {
                self.main = Some(beside);
            }
        }
    }

    /// A cell of each walk that is not the main one.
    #[inline]
    fn aside(&self) -> impl Iterator<Item = Cell> + '_ {
        Directions(self.aside).map(|side| self.cell.neighbor(side))
    }

    /// How many cells.
    #[inline]
    pub(crate) fn len(&self, board: &Board) -> usize {
        let main = if self.main.is_some() { board.main_walk() as usize } else { 0 };
        let aside: usize = self.aside().map(|cell| Walk::len_through(board, cell)).sum();
        main + aside + self.single.count_ones() as usize - self.lost.count_ones() as usize
    }

    /// Whether the cell lies on one of these sides of the bug.
    #[inline]
    fn is_beside(&self, sides: u8, cell: Cell) -> bool {
        // Most cells are further away.
        self.cell.distance_to(cell) == 1
            && Directions(sides).any(|side| self.cell.neighbor(side) == cell)
    }

    /// The cells, each once. The main walk is followed if it is not known yet.
    #[inline]
    pub(crate) fn for_each(
        &self,
        board: &Board,
        main_walk: &mut Option<Walk>,
        mut visit: impl FnMut(Cell),
    ) {
        let mut visit_walk = |walk: &Walk| {
            for &cell in walk.iter() {
                if !self.is_beside(self.lost, cell) {
                    visit(cell);
                }
            }
        };
        if let Some(cell) = self.main {
            visit_walk(main_walk.get_or_insert_with(|| Walk::through(board, cell)));
        }
        for cell in self.aside() {
            visit_walk(&Walk::through(board, cell));
        }
        for side in Directions(self.single) {
            visit(self.cell.neighbor(side));
        }
    }

    /// Whether the cell is among them.
    pub(crate) fn contains(&self, board: &Board, cell: Cell) -> bool {
        let ground = board.at(cell);
        if !ground.is_empty() || self.is_beside(self.lost, cell) {
            return false;
        }
        if !sides::is_walkable(ground.occupied()) {
            return self.is_beside(self.single, cell);
        }
        if !ground.has(Mark::Aside) {
            return self.main.is_some();
        }
        self.aside().any(|start| Walk::through(board, start).contains(&cell))
    }
}

/// The cells of a walk, each once.
pub(crate) struct Walk(Few<Cell, MAX_CELLS>);

impl Deref for Walk {
    type Target = [Cell];

    fn deref(&self) -> &[Cell] {
        &self.0
    }
}

impl Walk {
    /// Follows the walk from a walkable cell of it, and those that it crosses.
    pub(crate) fn through(board: &Board, start: Cell) -> Walk {
        let mut walk = Walk(Few::new(start));
        let mut junctions = false;
        let side = Directions(SLIDES[board.at(start).occupied() as usize]).next();
        let entry = Stride::entering_from(side.unwrap_or(Direction::East));
        let (mut cell, mut stride) = (start, entry);
        loop {
            let occupied = board.at(cell).occupied();
            // A junction is passed a second time if both its ways belong to this walk.
            let junction = sides::is_junction(occupied);
            junctions |= junction;
            if !junction || !walk.contains(&cell) {
                walk.0.push(cell);
            }
            stride = stride.next(occupied);
            cell = stride.from(cell);
            if cell == start && stride.came_from() == entry.came_from() {
                break;
            }
        }
        if junctions {
            walk.cross(board);
        }
        walk
    }

    /// How many cells the walk through a walkable cell has.
    fn len_through(board: &Board, start: Cell) -> usize {
        let side = Directions(SLIDES[board.at(start).occupied() as usize]).next();
        let entry = Stride::entering_from(side.unwrap_or(Direction::East));
        let (mut cell, mut stride) = (start, entry);
        let mut len = 0;
        loop {
            let occupied = board.at(cell).occupied();
            if sides::is_junction(occupied) {
                return Walk::through(board, start).len();
            }
            len += 1;
            stride = stride.next(occupied);
            cell = stride.from(cell);
            if cell == start && stride.came_from() == entry.came_from() {
                return len;
            }
        }
    }

    /// Adds the walks that cross it.
    #[cold]
    fn cross(&mut self, board: &Board) {
        let mut index = 0;
        while let Some(&cell) = self.get(index) {
            index += 1;
            // From a cell that is no junction there is nowhere new to go.
            for side in Directions(SLIDES[board.at(cell).occupied() as usize]) {
                let next = cell.neighbor(side);
                if !self.contains(&next) {
                    self.0.push(next);
                }
            }
        }
    }
}
