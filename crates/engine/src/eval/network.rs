//! A small neural network over the features: what they are worth in combination.
//!
//! One hidden layer with the squared clipped ReLU as activation, added to the linear score. The features of the side to
//! move and of the other side have separate input weights, so that the network can tell who is to move and
//! whether one Queen is in danger, both or none. The phase of the game is one more input.

use super::accumulator::Accumulator;
use super::features::MAX_PHASE;
use super::weights::{BIAS, OUTPUT, PHASE};

/// The number of neurons in the hidden layer.
pub const HIDDEN: usize = 32;

/// The highest output of a neuron: 1.0 in whole numbers.
pub const ACTIVATION_ONE: i32 = 1024;

impl Accumulator {
    /// The network's part of the score, in centipawns, in a phase of the game.
    #[inline]
    pub(super) fn score(&self, phase: i32) -> i32 {
        let mut score = 0;
        for neuron in 0..HIDDEN {
            let bias = i32::from(BIAS[neuron]) + i32::from(PHASE[neuron]) * phase / MAX_PHASE;
            let clipped = (i32::from(self.0[neuron]) + bias).clamp(0, ACTIVATION_ONE);
            let activation = clipped * clipped / ACTIVATION_ONE;
            score += activation * i32::from(OUTPUT[neuron]);
        }
        score / ACTIVATION_ONE
    }
}
