//! The two engines of a match.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use serde::{Deserialize, Serialize};

/// One of the two engines, whatever its colour in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The first engine. All results are given from its point of view.
    A,
    /// The second engine.
    B,
}

impl Side {
    /// The first engine, then the second.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::A => "A",
            Side::B => "B",
        })
    }
}

/// One `T` for each engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BySide<T> {
    /// The first engine's.
    pub a: T,
    /// The second engine's.
    pub b: T,
}

impl<T> BySide<T> {
    /// Calls `make` for each engine.
    pub fn make(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { a: make(Side::A), b: make(Side::B) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::A => &mut self.a,
            Side::B => &mut self.b,
        }
    }
}
