//! Cells of the table, in axial coordinates.

/// A cell of the table. Cells are ordered by q, then r.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cell {
    pub(crate) q: i32,
    pub(crate) r: i32,
}

/// The six directions, going round: E, NE, NW, W, SW, SE.
pub(crate) const DIRECTIONS: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

impl Cell {
    pub(crate) fn new(q: i32, r: i32) -> Cell {
        Cell { q, r }
    }

    /// The next cell in a direction.
    pub(crate) fn towards(self, (dq, dr): (i32, i32)) -> Cell {
        Cell::new(self.q + dq, self.r + dr)
    }

    /// The six adjacent cells.
    pub(crate) fn neighbours(self) -> impl Iterator<Item = Cell> {
        DIRECTIONS.into_iter().map(move |direction| self.towards(direction))
    }

    pub(crate) fn is_adjacent(self, other: Cell) -> bool {
        self.neighbours().any(|cell| cell == other)
    }

    /// The two cells adjacent to both of two adjacent cells (A1, step: L and R).
    pub(crate) fn between(self, other: Cell) -> [Cell; 2] {
        let mut both = self.neighbours().filter(|cell| cell.is_adjacent(other));
        [both.next().expect("the cells are adjacent"), both.next().expect("the cells are adjacent")]
    }
}
