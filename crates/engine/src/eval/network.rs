//! A small network over the features: what they mean together.
//!
//! One layer of cells, each between nothing and [`ONE`], beside the linear weights. What is seen of the side to move and of
//! the other has weights of its own: it matters who is to move, and whether both Queens are in danger or none. In whole
//! numbers, so that it says the same on every machine.

use super::weights::network::{BIAS, INPUT, OUTPUT, PHASE};

/// How many cells there are.
pub const HIDDEN: usize = 32;

/// A cell that is fully on.
pub const ONE: i32 = 1024;

/// Whose features they are: those of the side to move, or of the other.
pub const SIDES: usize = 2;

/// What the cells see.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct Cells([i16; HIDDEN]);

impl Cells {
    pub(crate) const ZERO: Cells = Cells([0; HIDDEN]);

    /// All this is seen too.
    #[inline]
    pub(crate) fn add(&mut self, other: &Cells) {
        for (cell, more) in self.0.iter_mut().zip(&other.0) {
            // A sum that far beyond its range never comes back into it.
            *cell = cell.saturating_add(*more);
        }
    }

    /// A feature of a side has this value more.
    pub(crate) fn add_feature(&mut self, side: usize, feature: usize, value: i32) {
        for (cell, weight) in self.0.iter_mut().zip(&INPUT[side][feature]) {
            let sum = i32::from(*cell) + i32::from(*weight) * value;
            *cell = sum.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        }
    }

    /// What they add to the score, with so much of 256 in play. A cell counts by its square.
    #[inline]
    pub(crate) fn score(&self, phase: i32) -> i32 {
        let mut score = 0;
        for index in 0..HIDDEN {
            let base = i32::from(BIAS[index]) + i32::from(PHASE[index]) * phase / 256;
            let cell = (i32::from(self.0[index]) + base).clamp(0, ONE);
            score += (cell * cell / ONE) * i32::from(OUTPUT[index]);
        }
        score / ONE
    }
}
