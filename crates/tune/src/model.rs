//! The evaluation with weights that can be trained: the linear weights and the network beside them.
//!
//! Scores are divided by [`SCORE_SCALE`] and features by their scale, so that all weights are about as large as 1.
//!
//! As in the engine, the contribution of a composite feature is the sum over its features. The backward pass collects
//! gradients for composite features and distributes them to the features at the end, so that rare combinations benefit
//! from common ones.

use fastrand::Rng;
use skep_engine::eval::features::{COUNT, Feature, PERSPECTIVES, Perspective};
use skep_engine::eval::network::HIDDEN;
use skep_engine::eval::{Composite, weights};

use crate::dataset::{DataPoint, Dataset};
use crate::hyperparameters::{INITIAL_BIASES, INITIAL_WEIGHTS, LEAK, SCORE_SCALE};

/// All weights in one list; [`Model::parts`] names its parts.
#[derive(Clone)]
pub(crate) struct Model(pub(crate) Vec<f32>);

// Where each part of the list begins.
const OPENING: usize = 0;
const ENDING: usize = OPENING + COUNT;
pub(crate) const INPUT: usize = ENDING + COUNT;
pub(crate) const PHASE: usize = INPUT + PERSPECTIVES * COUNT * HIDDEN;
const BIAS: usize = PHASE + HIDDEN;
const OUTPUT: usize = BIAS + HIDDEN;
/// The number of weights.
pub(crate) const TOTAL: usize = OUTPUT + HIDDEN;

/// The parts of the list of weights.
pub(crate) struct WeightSlices<'a> {
    /// The linear weight of every feature at the start of a game.
    pub(crate) opening: &'a [f32],
    /// The linear weight of every feature when all tiles are in play.
    pub(crate) ending: &'a [f32],
    /// For each side and feature, the weights to the hidden layer.
    pub(crate) input: &'a [f32],
    /// The weights from the phase of the game to the hidden layer.
    pub(crate) phase: &'a [f32],
    /// The biases of the hidden layer.
    pub(crate) bias: &'a [f32],
    /// The weights from the hidden layer to the score.
    pub(crate) output: &'a [f32],
}

/// The contribution of a composite feature: to the linear score in the opening and in the ending, then to each neuron.
type Contribution = [f32; 2 + HIDDEN];

impl Model {
    /// The engine's linear weights, and a network of random weights.
    pub(crate) fn new(seed: u64) -> Model {
        Model::with_linear(weights::linear, seed)
    }

    /// Linear weights for the opening and the ending by feature, in centipawns, and a network of random weights.
    fn with_linear(linear: impl Fn(usize) -> [i16; 2], seed: u64) -> Model {
        let mut rng = Rng::with_seed(seed);
        let mut list = vec![0.0; TOTAL];
        for feature in 0..COUNT {
            let [opening, ending] = linear(feature).map(|weight| f32::from(weight) / SCORE_SCALE);
            (list[OPENING + feature], list[ENDING + feature]) = (opening, ending);
        }
        for weight in &mut list[INPUT..PHASE] {
            *weight = (rng.f32() - 0.5) * INITIAL_WEIGHTS;
        }
        for bias in &mut list[BIAS..OUTPUT] {
            *bias = rng.f32() * INITIAL_BIASES;
        }
        for weight in &mut list[OUTPUT..] {
            *weight = (rng.f32() - 0.5) * INITIAL_WEIGHTS;
        }
        Model(list)
    }

    pub(crate) fn parts(&self) -> WeightSlices<'_> {
        WeightSlices {
            opening: &self.0[OPENING..ENDING],
            ending: &self.0[ENDING..INPUT],
            input: &self.0[INPUT..PHASE],
            phase: &self.0[PHASE..BIAS],
            bias: &self.0[BIAS..OUTPUT],
            output: &self.0[OUTPUT..],
        }
    }

    /// The mean loss over a set: the cross entropy of prediction and target, less the entropy of the target. A perfect
    /// prediction has the loss 0.
    pub(crate) fn loss(&self, set: &Dataset) -> f64 {
        let entropy = |target: f64, predicted: f64| {
            let predicted = predicted.clamp(1e-9, 1.0 - 1e-9);
            -(target * predicted.ln() + (1.0 - target) * (1.0 - predicted).ln())
        };
        let contributions = self.contributions();
        let loss = |index| {
            let (point, composites) = set.get(index);
            let (_, score) = self.forward(&contributions, point, composites);
            let target = f64::from(point.target);
            entropy(target, f64::from(sigmoid(score))) - entropy(target, target)
        };
        (0..set.len()).map(loss).sum::<f64>() / set.len().max(1) as f64
    }

    /// What every composite feature contributes: those of the side to move, then those of the other side.
    fn contributions(&self) -> Vec<Contribution> {
        let mut contributions = vec![[0.0; 2 + HIDDEN]; PERSPECTIVES * Composite::COUNT];
        for_each_part(|CompositePart { composite, side, feature, value }| {
            let (contribution, weights) = (&mut contributions[composite], &self.0);
            let signed = sign(side) * value;
            contribution[0] += weights[OPENING + feature] * signed;
            contribution[1] += weights[ENDING + feature] * signed;
            let scaled = value / scale(feature);
            let input = &weights[input_of(side, feature)..][..HIDDEN];
            for (sum, weight) in contribution[2..].iter_mut().zip(input) {
                *sum += weight * scaled;
            }
        });
        contributions
    }

    /// The inputs of the hidden layer, and the score.
    fn forward(
        &self,
        contributions: &[Contribution],
        point: DataPoint,
        composites: &[u16],
    ) -> ([f32; HIDDEN], f32) {
        let mut sum = [0.0; 2 + HIDDEN];
        for &composite in composites {
            for (sum, more) in sum.iter_mut().zip(&contributions[usize::from(composite)]) {
                *sum += more;
            }
        }
        let mut score = sum[0] * (1.0 - point.phase) + sum[1] * point.phase;
        let mut hidden = [0.0; HIDDEN];
        let WeightSlices { phase, bias, output, .. } = self.parts();
        for neuron in 0..HIDDEN {
            hidden[neuron] = sum[2 + neuron] + bias[neuron] + phase[neuron] * point.phase;
            score += output[neuron] * hidden[neuron].clamp(0.0, 1.0).powi(2);
        }
        (hidden, score)
    }

    /// Adds the gradient of one position's loss: that of phase, bias and output weights to `gradient`, that of the
    /// contributions to `composite_gradient`.
    fn backward(
        &self,
        contributions: &[Contribution],
        (point, composites): (DataPoint, &[u16]),
        gradient: &mut [f32],
        composite_gradient: &mut [Contribution],
    ) {
        let (hidden, score) = self.forward(contributions, point, composites);
        let error = sigmoid(score) - point.target;
        let mut back = [0.0; 2 + HIDDEN];
        (back[0], back[1]) = (error * (1.0 - point.phase), error * point.phase);
        for neuron in 0..HIDDEN {
            let clipped = hidden[neuron].clamp(0.0, 1.0);
            gradient[OUTPUT + neuron] += error * clipped * clipped;
            let inside = (0.0..1.0).contains(&hidden[neuron]);
            let slope = if inside { (2.0 * clipped).max(LEAK) } else { LEAK };
            let delta = error * self.0[OUTPUT + neuron] * slope;
            back[2 + neuron] = delta;
            gradient[BIAS + neuron] += delta;
            gradient[PHASE + neuron] += delta * point.phase;
        }
        for &composite in composites {
            for (sum, delta) in composite_gradient[usize::from(composite)].iter_mut().zip(&back) {
                *sum += delta;
            }
        }
    }

    /// The gradient of the summed loss of a batch, computed on two threads.
    pub(crate) fn gradient(&self, set: &Dataset, batch: &[usize]) -> Vec<f32> {
        let contributions = self.contributions();
        let (left, right) = batch.split_at(batch.len() / 2);
        let (mut gradient, other) = std::thread::scope(|scope| {
            let other = scope.spawn(|| self.partial_gradient(&contributions, set, right));
            let own = self.partial_gradient(&contributions, set, left);
            (own, other.join().unwrap_or_default())
        });
        for (sum, other) in gradient.iter_mut().zip(other) {
            *sum += other;
        }
        gradient
    }

    /// The gradient of the summed loss of some positions.
    fn partial_gradient(
        &self,
        contributions: &[Contribution],
        set: &Dataset,
        positions: &[usize],
    ) -> Vec<f32> {
        let mut gradient = vec![0.0; TOTAL];
        let mut composite_gradient = vec![[0.0; 2 + HIDDEN]; PERSPECTIVES * Composite::COUNT];
        for &index in positions {
            self.backward(contributions, set.get(index), &mut gradient, &mut composite_gradient);
        }
        for_each_part(|CompositePart { composite, side, feature, value }| {
            let back = &composite_gradient[composite];
            let signed = sign(side) * value;
            gradient[OPENING + feature] += back[0] * signed;
            gradient[ENDING + feature] += back[1] * signed;
            let scaled = value / scale(feature);
            let input = &mut gradient[input_of(side, feature)..][..HIDDEN];
            for (sum, delta) in input.iter_mut().zip(&back[2..]) {
                *sum += delta * scaled;
            }
        });
        gradient
    }
}

/// Where the input weights of a feature begin in the list of weights.
fn input_of(side: Perspective, feature: usize) -> usize {
    INPUT + (side as usize * COUNT + feature) * HIDDEN
}

/// The linear weights are the same for both sides: what helps one side harms the other.
fn sign(side: Perspective) -> f32 {
    match side {
        Perspective::Us => 1.0,
        Perspective::Them => -1.0,
    }
}

fn scale(feature: usize) -> f32 {
    f32::from(Feature::from_index(feature).scale())
}

/// One feature of a composite feature of a side.
struct CompositePart {
    /// The index of the composite feature; [`Composite::COUNT`] is added for the side that is not to move.
    composite: usize,
    side: Perspective,
    feature: usize,
    value: f32,
}

/// Calls `visit` with every feature of every composite feature of each side.
fn for_each_part(mut visit: impl FnMut(CompositePart)) {
    for side in Perspective::ALL {
        for composite in Composite::all() {
            let index = side as usize * Composite::COUNT + composite.index();
            composite.for_each_feature(|feature, value| {
                visit(CompositePart { composite: index, side, feature, value: value as f32 });
            });
        }
    }
}

/// The logistic function: from a scaled score to a win probability.
pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small step along the gradient changes the loss by the length of the gradient times the step.
    #[test]
    fn the_gradient_predicts_the_change_of_the_loss() {
        let samples = [
            "1\t40\t1\tBase;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ",
            "2\t-90\t0\tBase+MLP;Black[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ -1,1:wA1",
        ];
        let set = Dataset::of(&samples);
        let mut model = Model::with_linear(|_| [10, 20], 3);
        let mut rng = Rng::with_seed(4);
        for weight in &mut model.0[OUTPUT..] {
            *weight = rng.f32() - 0.5;
        }
        let all: Vec<usize> = (0..set.len()).collect();
        let gradient = model.gradient(&set, &all);
        let square: f64 = gradient.iter().map(|&slope| f64::from(slope).powi(2)).sum();
        let step = 1e-3 / square.sqrt();
        let loss_after = |step: f64| {
            let change = |(weight, slope): (&f32, &f32)| weight + step as f32 * slope;
            Model(model.0.iter().zip(&gradient).map(change).collect()).loss(&set)
        };
        let predicted = 2.0 * step * square / set.len() as f64;
        let actual = loss_after(step) - loss_after(-step);
        assert!((actual / predicted - 1.0).abs() < 0.1, "{actual} {predicted}");
    }
}
