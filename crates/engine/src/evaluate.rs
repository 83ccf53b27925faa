//! The evaluation: how good a position looks without looking ahead.
//!
//! The [`features`] of the position are weighed as they are found, each alone and by a small
//! [`network`](crate::network) together. The weights are fitted to games, not guessed.

use skep_rules::Position;

use crate::features::{self, COUNT, Sink};
use crate::network::Cells;
use crate::weights::{ENDING, OPENING};

/// The score for the side to move, in hundredths.
pub fn evaluate(position: &Position) -> i32 {
    judge(position).score
}

/// The weights of the features at the start of a game, and with all tiles in play.
pub fn weights() -> [[i16; COUNT]; 2] {
    [OPENING, ENDING]
}

/// What a position looks like without looking ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Judgement {
    /// The score for the side to move.
    pub(crate) score: i32,
    /// The side to move can surround the other Queen at once. In the standard games that is sure.
    pub(crate) wins: bool,
    /// The other side could do so if it were its turn.
    pub(crate) threatened: bool,
}

/// Looks at the position.
pub(crate) fn judge(position: &Position) -> Judgement {
    let mut sums = Sums { linear: 0, cells: Cells::new() };
    let glance = features::look(position, &mut sums);
    let score = (sums.opening() * (256 - glance.phase) + sums.ending() * glance.phase) / 256;
    let score = (score + sums.cells.score(glance.phase)).clamp(-MOST, MOST);
    Judgement { score, wins: glance.wins, threatened: glance.threatened }
}

/// No position is worth more than this without a forced win.
const MOST: i32 = 20_000;

/// What the features found so far are worth.
struct Sums {
    /// At the start of a game, in the lower half, and with all tiles in play, in the upper half.
    linear: i64,
    cells: Cells,
}

impl Sums {
    fn opening(&self) -> i32 {
        self.linear as i32
    }

    fn ending(&self) -> i32 {
        // A negative lower half has taken one from the upper.
        ((self.linear - i64::from(self.opening())) >> 32) as i32
    }
}

impl Sink for Sums {
    #[inline]
    fn add(&mut self, feature: usize, value: i32) {
        self.linear += WEIGHTS[feature] * i64::from(value);
        self.cells.add(feature, value);
    }
}

/// Both weights of each feature.
static WEIGHTS: [i64; COUNT] = {
    let mut weights = [0; COUNT];
    let mut index = 0;
    while index < COUNT {
        weights[index] = ((ENDING[index] as i64) << 32) + OPENING[index] as i64;
        index += 1;
    }
    weights
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_of_a_sum_are_kept_apart() {
        let mut sums = Sums { linear: 0, cells: Cells::new() };
        let (mut opening, mut ending) = (0, 0);
        for feature in 0..COUNT {
            let value = feature as i32 % 7 - 4;
            sums.add(feature, value);
            opening += i32::from(OPENING[feature]) * value;
            ending += i32::from(ENDING[feature]) * value;
            assert_eq!((sums.opening(), sums.ending()), (opening, ending));
        }
    }
}
