//! Static evaluation: the score of a position without search.
//!
//! The evaluation has three stages:
//!
//! 1. *Feature extraction* ([`ExtractedFeatures`]): one pass over the hive lists what can be said about the position, as
//!    [`Composite`] features. A composite feature stands for several of the [`features`] that occur together.
//! 2. *Accumulation* (`accumulator`): what every composite feature contributes is precomputed, so the contributions of a
//!    position are summed from a table, row by row.
//! 3. *Output*: a tapered linear score (`tapered`), plus a small [`network`] with one hidden layer.
//!
//! All weights are trained by `skep-tune` and lie in [`weights`].
//!
//! Scores are in centipawns, the usual unit of engines: a score of 100 is a clear advantage. Whole numbers
//! only, so that every machine computes the same score.

mod accumulator;
mod composite;
mod extract;
pub mod features;
pub mod network;
mod tapered;
pub mod weights;

use skep_rules::Position;

use self::accumulator::Sums;

pub use self::composite::{Composite, CompositeList};
pub use self::extract::ExtractedFeatures;

/// The static evaluation of a position for the side to move, in centipawns.
pub fn evaluate(position: &Position) -> i32 {
    evaluate_with(position, &mut ExtractedFeatures::new()).score
}

/// The static evaluation of a position, with the immediate wins that feature extraction has found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct StaticEval {
    /// The score for the side to move, in centipawns.
    pub(crate) score: i32,
    /// The side to move can surround the enemy Queen with its next action. Exact in the standard games.
    pub(crate) wins: bool,
    /// The enemy could surround the Queen of the side to move if it were the enemy's turn.
    pub(crate) threatened: bool,
}

/// Evaluates a position. `extracted` is scratch space that callers reuse; its content does not matter.
pub(crate) fn evaluate_with(position: &Position, extracted: &mut ExtractedFeatures) -> StaticEval {
    extracted.extract(position);
    let sums = Sums::of([&extracted.us, &extracted.them]);
    let score = sums.linear.blend(extracted.phase) + sums.hidden.score(extracted.phase);
    StaticEval {
        score: score.clamp(-MAX_SCORE, MAX_SCORE),
        wins: extracted.wins,
        threatened: extracted.threatened,
    }
}

/// The highest static evaluation, in centipawns. Higher scores are forced wins.
const MAX_SCORE: i32 = 20_000;
