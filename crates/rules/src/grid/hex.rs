//! The grid: six directions, axial coordinates, and the cells of the table.
//!
//! ```text
//!        NW   NE            (0,-1) (1,-1)
//!      W    *    E      (-1,0)  (0,0)  (1,0)
//!        SW   SE           (-1,1) (0,1)
//! ```
//!
//! A [`Cell`] is a place on a table that wraps around: its number is `q + 116·r` modulo 4096, so a neighbour is one
//! addition away and a hive may move in one direction for ever. Two places that share a number are at least 71 steps
//! apart (a test computes it). The longest possible hive, all 65 tiles in one line with the cells around it, spans 68
//! steps, so no two places of one hive share a cell.

use std::fmt;
use std::ops::{Add, Sub};

/// One of the six sides of a cell, counted anticlockwise from the east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// `(+1, 0)`
    East = 0,
    /// `(+1, -1)`
    NorthEast = 1,
    /// `(0, -1)`
    NorthWest = 2,
    /// `(-1, 0)`
    West = 3,
    /// `(-1, +1)`
    SouthWest = 4,
    /// `(0, +1)`
    SouthEast = 5,
}

impl Direction {
    /// All six, anticlockwise from the east.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::West,
        Direction::SouthWest,
        Direction::SouthEast,
    ];

    /// The direction back.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// The next direction anticlockwise.
    pub const fn left(self) -> Direction {
        Direction::ALL[(self as usize + 1) % 6]
    }

    /// The next direction clockwise.
    pub const fn right(self) -> Direction {
        Direction::ALL[(self as usize + 5) % 6]
    }

    /// One step this way, in axial coordinates.
    pub const fn step(self) -> Axial {
        let (q, r) = match self {
            Direction::East => (1, 0),
            Direction::NorthEast => (1, -1),
            Direction::NorthWest => (0, -1),
            Direction::West => (-1, 0),
            Direction::SouthWest => (-1, 1),
            Direction::SouthEast => (0, 1),
        };
        Axial { q, r }
    }
}

/// A set of directions, a bit each: bit 0 is the east.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Directions(pub(crate) u8);

impl Iterator for Directions {
    type Item = Direction;

    #[inline]
    fn next(&mut self) -> Option<Direction> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        // Only six bits are ever set; the mask spares the bounds check.
        const EIGHT: [Direction; 8] = [
            Direction::East,
            Direction::NorthEast,
            Direction::NorthWest,
            Direction::West,
            Direction::SouthWest,
            Direction::SouthEast,
            Direction::East,
            Direction::East,
        ];
        Some(EIGHT[index & 7])
    }
}

/// A place in axial coordinates, as strings and files name it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Axial {
    /// Grows to the east.
    pub q: i32,
    /// Grows to the south-east.
    pub r: i32,
}

impl Axial {
    /// The place `q,r`.
    pub const fn new(q: i32, r: i32) -> Axial {
        Axial { q, r }
    }

    /// The number of steps from the origin.
    pub const fn norm(self) -> i32 {
        let (q, r, s) = (self.q.abs(), self.r.abs(), (self.q + self.r).abs());
        let longer = if q > r { q } else { r };
        if longer > s { longer } else { s }
    }
}

impl Add for Axial {
    type Output = Axial;

    fn add(self, other: Axial) -> Axial {
        Axial::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Axial {
    type Output = Axial;

    fn sub(self, other: Axial) -> Axial {
        Axial::new(self.q - other.q, self.r - other.r)
    }
}

impl fmt::Display for Axial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// A place on the table, which wraps around: see the module documentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The number of cells of the table.
    pub const COUNT: usize = 4096;

    /// The difference between the numbers of a cell and its south-eastern neighbour.
    const ROW: i32 = 116;

    /// Where the first tile of a game lies.
    pub(crate) const ORIGIN: Cell = Cell(0);

    /// The cell at this place.
    pub const fn at(place: Axial) -> Cell {
        Cell::ORIGIN.offset(Cell::distance(place))
    }

    /// A number below [`Cell::COUNT`], for tables.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask changes nothing; it spares the bounds check.
        (self.0 & 4095) as usize
    }

    /// The cell with this number.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Cell {
        Cell((index & 4095) as u16)
    }

    /// The difference between the numbers of two cells that lie this far apart.
    pub(crate) const fn distance(way: Axial) -> u16 {
        way.r.wrapping_mul(Cell::ROW).wrapping_add(way.q).rem_euclid(4096) as u16
    }

    /// The cell whose number is greater by this difference.
    #[inline]
    pub(crate) const fn offset(self, distance: u16) -> Cell {
        Cell((self.0 + distance) & 4095)
    }

    /// The number of steps to another cell: the shortest way on the table, which wraps around. It is exact for cells at
    /// most 35 steps apart.
    #[inline]
    pub const fn distance_to(self, other: Cell) -> u8 {
        NORMS[((other.0.wrapping_sub(self.0)) & 4095) as usize]
    }

    /// The adjacent cell on that side.
    #[inline]
    pub const fn neighbor(self, direction: Direction) -> Cell {
        const STEPS: [u16; 6] = {
            let mut steps = [0; 6];
            let mut i = 0;
            while i < 6 {
                steps[i] = Cell::distance(Direction::ALL[i].step());
                i += 1;
            }
            steps
        };
        self.offset(STEPS[direction as usize])
    }
}

/// By the difference between the numbers of two cells, the number of steps between them.
static NORMS: [u8; Cell::COUNT] = {
    let mut norms = [u8::MAX; Cell::COUNT];
    let mut r = -35;
    while r <= 35 {
        let mut q = -35;
        while q <= 35 {
            let way = Axial::new(q, r);
            let (cell, norm) = (Cell::distance(way) as usize, way.norm() as u8);
            if norm < norms[cell] {
                norms[cell] = norm;
            }
            q += 1;
        }
        r += 1;
    }
    norms
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_of_places() {
        let one = Axial::new(-20, 13);
        for q in -20..=20 {
            for r in -20..=20 {
                let way = Axial::new(q, r);
                // For places farther apart the way around the table is shorter.
                if way.norm() > 35 {
                    continue;
                }
                let steps = Cell::at(one).distance_to(Cell::at(one + way));
                assert_eq!(i32::from(steps), way.norm());
            }
        }
    }

    #[test]
    fn places_that_share_a_cell_are_far_apart() {
        let mut nearest = i32::MAX;
        for q in -100..=100 {
            for r in -100..=100 {
                let place = Axial::new(q, r);
                if Cell::at(place) == Cell::ORIGIN && place != Axial::default() {
                    nearest = nearest.min(place.norm());
                }
            }
        }
        assert_eq!(nearest, 71);
    }

    #[test]
    fn six_steps_close_a_ring() {
        let mut place = Axial::default();
        let mut cell = Cell::ORIGIN;
        for direction in Direction::ALL {
            place = place + direction.step();
            cell = cell.neighbor(direction);
            assert_eq!(cell, Cell::at(place));
            assert_eq!(cell.neighbor(direction.opposite()).neighbor(direction), cell);
            assert_eq!(direction.left().right(), direction);
        }
        assert_eq!(cell, Cell::ORIGIN);
    }
}
