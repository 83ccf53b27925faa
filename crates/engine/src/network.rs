//! A small network over the features: what they mean together.
//!
//! One layer of cells, each between nothing and [`ONE`], beside the linear weights. In whole numbers, so that it says
//! the same on every machine.

use crate::network_weights::{BIAS, INPUT, OUTPUT, PHASE};

/// How many cells there are.
pub const HIDDEN: usize = 16;

/// A cell that is fully on.
pub const ONE: i32 = 1024;

/// What the cells see.
#[derive(Clone, Copy)]
pub(crate) struct Cells([i32; HIDDEN]);

impl Cells {
    pub(crate) const ZERO: Cells = Cells([0; HIDDEN]);

    /// All this is seen too.
    #[inline]
    pub(crate) fn add(&mut self, other: &Cells) {
        for (cell, more) in self.0.iter_mut().zip(&other.0) {
            *cell += more;
        }
    }

    /// What is seen here, less what is seen there.
    #[inline]
    pub(crate) fn less(mut self, other: &Cells) -> Cells {
        for (cell, less) in self.0.iter_mut().zip(&other.0) {
            *cell -= less;
        }
        self
    }

    /// A feature has this value more.
    pub(crate) fn add_feature(&mut self, feature: usize, value: i32) {
        for (cell, weight) in self.0.iter_mut().zip(&INPUT[feature]) {
            *cell += i32::from(*weight) * value;
        }
    }

    /// What they add to the score, with so much of 256 in play.
    #[inline]
    pub(crate) fn score(&self, phase: i32) -> i32 {
        let mut score = 0;
        for index in 0..HIDDEN {
            let cell =
                self.0[index] + i32::from(BIAS[index]) + i32::from(PHASE[index]) * phase / 256;
            score += cell.clamp(0, ONE) * i32::from(OUTPUT[index]);
        }
        score / ONE
    }
}
