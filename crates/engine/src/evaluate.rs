//! The evaluation: how good a position looks without looking ahead.
//!
//! First the [features](crate::features) of the position are found, then they are weighed. The weights
//! are fitted to games, not guessed.

use skep_rules::Position;

use crate::features::{COUNT, Features};
use crate::weights::{ENDING, OPENING};

/// The score for the side to move, in hundredths.
pub fn evaluate(position: &Position) -> i32 {
    judge(position).score
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
    let features = Features::of(position);
    let (wins, threatened) = (features.wins, features.threatened);
    Judgement { score: weigh(&features), wins, threatened }
}

/// What the features are worth: between what they are worth at the start and with all tiles in play.
fn weigh(features: &Features) -> i32 {
    let sum = |weights: &[i16; COUNT]| -> i32 {
        let products = features.values.iter().zip(weights);
        products.map(|(&value, &weight)| i32::from(value) * i32::from(weight)).sum()
    };
    let (opening, ending) = (sum(&OPENING), sum(&ENDING));
    let score = (opening * (256 - features.phase) + ending * features.phase) / 256;
    score.clamp(-MOST, MOST)
}

/// No position is worth more than this without a forced win.
const MOST: i32 = 20_000;

/// The weights of the features at the start of a game, and with all tiles in play.
pub fn weights() -> [[i16; COUNT]; 2] {
    [OPENING, ENDING]
}
