//! The evaluation: how good a position looks without looking ahead.
//!
//! The [features](crate::features) of the position are weighed as they are found. The weights are fitted
//! to games, not guessed.

use skep_rules::Position;

use crate::features::{self, COUNT, Sink};
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
#[inline(never)]
pub(crate) fn judge(position: &Position) -> Judgement {
    let mut sums = Sums::default();
    let glance = features::look(position, &mut sums);
    let score = (sums.opening * (256 - glance.phase) + sums.ending * glance.phase) / 256;
    let score = score.clamp(-MOST, MOST);
    Judgement { score, wins: glance.wins, threatened: glance.threatened }
}

/// No position is worth more than this without a forced win.
const MOST: i32 = 20_000;

/// What the features found so far are worth at the start of a game, and with all tiles in play.
#[derive(Default)]
struct Sums {
    opening: i32,
    ending: i32,
}

impl Sink for Sums {
    #[inline]
    fn add(&mut self, feature: usize, value: i32) {
        let [opening, ending] = WEIGHTS[feature];
        self.opening += opening * value;
        self.ending += ending * value;
    }
}

/// Both weights of each feature side by side.
static WEIGHTS: [[i32; 2]; COUNT] = {
    let mut weights = [[0; 2]; COUNT];
    let mut index = 0;
    while index < COUNT {
        weights[index] = [OPENING[index] as i32, ENDING[index] as i32];
        index += 1;
    }
    weights
};
