//! The weights of the evaluation in whole numbers, as the engine uses them.

use skep_engine::eval::features::{COUNT, Feature, PERSPECTIVES};
use skep_engine::eval::network::{ACTIVATION_ONE, HIDDEN};
use skep_engine::eval::weights;
use skep_rules::Bug;

use crate::hyperparameters::SCORE_SCALE;
use crate::model::Model;

/// All weights, by the index of the feature.
pub(crate) struct Quantized {
    /// The creatures that have weights of their own.
    pub(crate) creatures: Vec<Bug>,
    /// The linear weights of each feature in the opening and in the ending.
    pub(crate) linear: Vec<[i16; 2]>,
    /// For each side and feature, the weights to the hidden layer.
    pub(crate) input: [Vec<[i16; HIDDEN]>; PERSPECTIVES],
    pub(crate) phase: [i16; HIDDEN],
    pub(crate) bias: [i16; HIDDEN],
    pub(crate) output: [i16; HIDDEN],
}

impl Quantized {
    /// Rounds trained weights. Every creature with features gets separate weights.
    pub(crate) fn of(model: &Model) -> Quantized {
        let parts = model.parts();
        let one = ACTIVATION_ONE as f32;
        let hidden = |weights: &[f32], factor: f32| {
            std::array::from_fn(|neuron| round(weights[neuron] * factor))
        };
        let linear = |feature: usize| {
            [parts.opening, parts.ending].map(|part| round(part[feature] * SCORE_SCALE))
        };
        let input = |side: usize| {
            let weights = parts.input.chunks(HIDDEN).skip(side * COUNT).take(COUNT);
            weights.enumerate().map(|(feature, weights)| {
                let scale = f32::from(Feature::from_index(feature).scale());
                std::array::from_fn(|neuron| round(weights[neuron] * one / scale))
            })
        };
        let has_features = |bug: &Bug| weights::trained_as(*bug).is_some();
        Quantized {
            creatures: Bug::ALL.into_iter().filter(has_features).collect(),
            linear: (0..COUNT).map(linear).collect(),
            input: std::array::from_fn(|side| input(side).collect()),
            phase: hidden(parts.phase, one),
            bias: hidden(parts.bias, one),
            output: hidden(parts.output, SCORE_SCALE),
        }
    }

    /// The weights that the engine uses now.
    #[cfg(test)]
    pub(crate) fn current() -> Quantized {
        use skep_engine::eval::features::Perspective;
        let is_trained = |bug: &Bug| weights::trained_as(*bug) == Some(*bug);
        let input = |side| (0..COUNT).map(|feature| *weights::input(side, feature)).collect();
        Quantized {
            creatures: Bug::ALL.into_iter().filter(is_trained).collect(),
            linear: (0..COUNT).map(weights::linear).collect(),
            input: Perspective::ALL.map(input),
            phase: weights::PHASE,
            bias: weights::BIAS,
            output: weights::OUTPUT,
        }
    }
}

/// The largest weight. Sums of larger ones could overflow.
const MAX_WEIGHT: f32 = 8_000.0;

fn round(weight: f32) -> i16 {
    weight.round().clamp(-MAX_WEIGHT, MAX_WEIGHT) as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_untrained_model_has_the_linear_weights_of_the_engine() {
        let quantized = Quantized::of(&Model::new(1));
        assert_eq!(quantized.linear, Quantized::current().linear);
        assert_eq!(quantized.phase, [0; HIDDEN]);
        let biases = 0..=ACTIVATION_ONE / 2;
        assert!(quantized.bias.iter().all(|&bias| biases.contains(&i32::from(bias))));
    }
}
