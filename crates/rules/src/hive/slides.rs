//! The cells that a bug can reach by crawling any number of steps along the edge of the hive.
//!
//! A crawling bug enters a gap between two tiles at one end and leaves it at the other end. The side by which it enters
//! a cell determines the side by which it leaves, so the edge of the hive consists of closed loops. A *junction* is an
//! empty cell between two single tiles that lie opposite each other: two loops pass through it, and a bug can change
//! from one to the other. Loops that share a junction form one *walk* (see [`edge`](crate::hive::edge)).
//!
//! The board knows the walks of the hive with all its tiles in place, but a bug that crawls has left its cell. Its reach
//! follows from those walks nevertheless:
//!
//! * The bug can only leave its cell through a wide gap, one of at least two cells.
//! * A walk that passes through this gap passes along the bug in an arc, from one gate to the next. These gates exist
//!   only because of the bug. Once it is lifted, all arcs of the gap and the bug's own cell are connected.
//! * So the bug reaches all walks with an arc in the gap, and the cells of the gap that are not walkable while it stays.
//!   It does not reach the cells that touch nothing but the bug itself.

use std::ops::Deref;

use crate::grid::array_vec::ArrayVec;
use crate::grid::hex::{Cell, Direction, Directions};
use crate::grid::sides::{self, SLIDES, Stride};
use crate::hive::board::Board;
use crate::hive::cell_state::CellMark;
use crate::hive::edge::Ring;
use crate::model::tile::Tile;

/// Upper bound of the cells beside a hive: a connected hive of `n` tiles has at most `4 n + 2` free sides, and each cell
/// beside it takes at least one of them.
const MAX_CELLS: usize = 4 * Tile::COUNT + 2;

/// The cells that one bug can reach: whole walks and single cells, without a few cells of those walks. The single cells
/// and the excluded ones lie beside the bug and are given as masks of sides.
pub(crate) struct Reach {
    /// Where the bug lies.
    cell: Cell,
    /// A cell of the main walk, if the bug reaches it.
    main: Option<Cell>,
    /// The sides with a cell of a side walk that the bug reaches, one side for each walk.
    aside: u8,
    /// The sides with a cell that belongs to no walk while the bug stays.
    single: u8,
    /// The sides with a cell that belongs to a walk only while the bug stays.
    lost: u8,
}

impl Reach {
    /// The reach of a bug that lies alone in that cell and is not pinned.
    #[inline]
    pub(crate) fn of(board: &Board, cell: Cell) -> Reach {
        let ring = Ring::around(board, cell);
        let mut reach =
            Reach { cell, main: None, aside: 0, single: ring.singles(), lost: ring.lonely() };
        if !board.has_side_walks() {
            let side = Directions(ring.walkable()).next();
            reach.main = side.map(|side| cell.neighbor(side));
        } else {
            reach.sort_walks(board, &ring);
        }
        reach
    }

    /// Sorts the walks beside the bug into the main walk and side walks. Each walk has one arc.
    fn sort_walks(&mut self, board: &Board, ring: &Ring) {
        for arc in ring.arcs() {
            let Some(side) = Directions(arc).next() else { continue };
            let beside = self.cell.neighbor(side);
            if board.at(beside).has(CellMark::SideWalk) {
                self.aside |= 1 << side as u8;
            } else {
                self.main = Some(beside);
            }
        }
    }

    /// A cell of each side walk that the bug reaches.
    #[inline]
    fn aside(&self) -> impl Iterator<Item = Cell> + '_ {
        Directions(self.aside).map(|side| self.cell.neighbor(side))
    }

    /// The number of cells.
    #[inline]
    pub(crate) fn len(&self, board: &Board) -> usize {
        let main = if self.main.is_some() { board.main_walk() as usize } else { 0 };
        let aside: usize = self.aside().map(|cell| EdgeWalk::len_through(board, cell)).sum();
        main + aside + self.single.count_ones() as usize - self.lost.count_ones() as usize
    }

    /// Whether the cell lies on one of these sides of the bug.
    #[inline]
    fn is_beside(&self, sides: u8, cell: Cell) -> bool {
        // Most cells are further away.
        self.cell.distance_to(cell) == 1
            && Directions(sides).any(|side| self.cell.neighbor(side) == cell)
    }

    /// Visits each cell once. Follows the main walk and stores it in `main_walk`, unless it is there already.
    #[inline]
    pub(crate) fn for_each(
        &self,
        board: &Board,
        main_walk: &mut Option<EdgeWalk>,
        mut visit: impl FnMut(Cell),
    ) {
        let mut visit_walk = |walk: &EdgeWalk| {
            for &cell in walk.iter() {
                if !self.is_beside(self.lost, cell) {
                    visit(cell);
                }
            }
        };
        if let Some(cell) = self.main {
            visit_walk(main_walk.get_or_insert_with(|| EdgeWalk::through(board, cell)));
        }
        for cell in self.aside() {
            visit_walk(&EdgeWalk::through(board, cell));
        }
        for side in Directions(self.single) {
            visit(self.cell.neighbor(side));
        }
    }

    /// Whether the bug reaches the cell.
    pub(crate) fn contains(&self, board: &Board, cell: Cell) -> bool {
        let state = board.at(cell);
        if !state.is_empty() || self.is_beside(self.lost, cell) {
            return false;
        }
        if !sides::is_walkable(state.occupied()) {
            return self.is_beside(self.single, cell);
        }
        if !state.has(CellMark::SideWalk) {
            return self.main.is_some();
        }
        self.aside().any(|start| EdgeWalk::through(board, start).contains(&cell))
    }
}

/// The cells of a walk, each once.
pub(crate) struct EdgeWalk(ArrayVec<Cell, MAX_CELLS>);

impl Deref for EdgeWalk {
    type Target = [Cell];

    fn deref(&self) -> &[Cell] {
        &self.0
    }
}

impl EdgeWalk {
    /// The walk through a walkable cell.
    pub(crate) fn through(board: &Board, start: Cell) -> EdgeWalk {
        let mut walk = EdgeWalk(ArrayVec::new(start));
        let mut junctions = false;
        let side = Directions(SLIDES[board.at(start).occupied() as usize]).next();
        let entry = Stride::entering_from(side.unwrap_or(Direction::East));
        let (mut cell, mut stride) = (start, entry);
        loop {
            let occupied = board.at(cell).occupied();
            // A loop passes through a junction a second time if both ways through it belong to the loop.
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

    /// The number of cells of the walk through a walkable cell.
    fn len_through(board: &Board, start: Cell) -> usize {
        let side = Directions(SLIDES[board.at(start).occupied() as usize]).next();
        let entry = Stride::entering_from(side.unwrap_or(Direction::East));
        let (mut cell, mut stride) = (start, entry);
        let mut len = 0;
        loop {
            let occupied = board.at(cell).occupied();
            if sides::is_junction(occupied) {
                return EdgeWalk::through(board, start).len();
            }
            len += 1;
            stride = stride.next(occupied);
            cell = stride.from(cell);
            if cell == start && stride.came_from() == entry.came_from() {
                return len;
            }
        }
    }

    /// Adds the loops that cross this one at junctions.
    #[cold]
    fn cross(&mut self, board: &Board) {
        let mut index = 0;
        while let Some(&cell) = self.get(index) {
            index += 1;
            // Only junctions have neighbours that are not in the list yet.
            for side in Directions(SLIDES[board.at(cell).occupied() as usize]) {
                let next = cell.neighbor(side);
                if !self.contains(&next) {
                    self.0.push(next);
                }
            }
        }
    }
}
