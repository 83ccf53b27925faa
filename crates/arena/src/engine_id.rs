//! The two engines of a match.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use serde::{Deserialize, Serialize};

/// One of the two engines, whatever its colour in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EngineId {
    /// The first engine. All results are given from its point of view.
    A,
    /// The second engine.
    B,
}

impl EngineId {
    /// The first engine, then the second.
    pub const BOTH: [EngineId; 2] = [EngineId::A, EngineId::B];
}

impl Not for EngineId {
    type Output = EngineId;

    fn not(self) -> EngineId {
        match self {
            EngineId::A => EngineId::B,
            EngineId::B => EngineId::A,
        }
    }
}

impl fmt::Display for EngineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EngineId::A => "A",
            EngineId::B => "B",
        })
    }
}

/// One `T` for each engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByEngine<T> {
    /// The first engine's.
    pub a: T,
    /// The second engine's.
    pub b: T,
}

impl<T> ByEngine<T> {
    /// Calls `make` for each engine.
    pub fn make(mut make: impl FnMut(EngineId) -> T) -> ByEngine<T> {
        ByEngine { a: make(EngineId::A), b: make(EngineId::B) }
    }
}

impl<T> Index<EngineId> for ByEngine<T> {
    type Output = T;

    fn index(&self, side: EngineId) -> &T {
        match side {
            EngineId::A => &self.a,
            EngineId::B => &self.b,
        }
    }
}

impl<T> IndexMut<EngineId> for ByEngine<T> {
    fn index_mut(&mut self, side: EngineId) -> &mut T {
        match side {
            EngineId::A => &mut self.a,
            EngineId::B => &mut self.b,
        }
    }
}
