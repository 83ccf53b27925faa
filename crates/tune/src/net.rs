//! A small network beside the linear weights: what features mean together.
//!
//! Numbers are kept small here: scores are divided by the scale of the regression, so that all weights are
//! about as large as one.

use fastrand::Rng;
use skep_engine::features::COUNT;
use skep_engine::network::HIDDEN;

use crate::fit::{Row, SCALE, sigmoid};

/// All weights, in one list: see the functions that find them in it.
#[derive(Clone)]
pub(crate) struct Net(pub(crate) Vec<f32>);

const OPENING: usize = 0;
const ENDING: usize = OPENING + COUNT;
const INPUT: usize = ENDING + COUNT;
const PHASE: usize = INPUT + COUNT * HIDDEN;
const BIAS: usize = PHASE + HIDDEN;
const OUTPUT: usize = BIAS + HIDDEN;
const TOTAL: usize = OUTPUT + HIDDEN;

/// The parts of the list, as they are written down.
pub(crate) struct Parts<'a> {
    pub(crate) opening: &'a [f32],
    pub(crate) ending: &'a [f32],
    pub(crate) input: &'a [f32],
    pub(crate) phase: &'a [f32],
    pub(crate) bias: &'a [f32],
    pub(crate) output: &'a [f32],
}

impl Net {
    /// Begins with linear weights and chance.
    pub(crate) fn new(linear: &[f64], seed: u64) -> Net {
        let mut chance = Rng::with_seed(seed);
        let mut weights = vec![0.0; TOTAL];
        for (weight, linear) in weights.iter_mut().zip(linear) {
            *weight = (linear / SCALE) as f32;
        }
        for weight in &mut weights[INPUT..PHASE] {
            *weight = (chance.f32() - 0.5) * 0.2;
        }
        for weight in &mut weights[BIAS..OUTPUT] {
            *weight = chance.f32() * 0.5;
        }
        for weight in &mut weights[OUTPUT..] {
            *weight = (chance.f32() - 0.5) * 0.2;
        }
        Net(weights)
    }

    pub(crate) fn parts(&self) -> Parts<'_> {
        Parts {
            opening: &self.0[OPENING..ENDING],
            ending: &self.0[ENDING..INPUT],
            input: &self.0[INPUT..PHASE],
            phase: &self.0[PHASE..BIAS],
            bias: &self.0[BIAS..OUTPUT],
            output: &self.0[OUTPUT..],
        }
    }

    /// What the hidden cells see, and what comes out.
    fn forward(&self, row: &Row) -> ([f32; HIDDEN], f32) {
        let weights = &self.0;
        let mut hidden = [0.0; HIDDEN];
        for cell in 0..HIDDEN {
            hidden[cell] = weights[BIAS + cell] + weights[PHASE + cell] * row.phase;
        }
        let mut score = 0.0;
        for &(index, value) in &row.values {
            let index = usize::from(index);
            let linear =
                weights[OPENING + index] * (1.0 - row.phase) + weights[ENDING + index] * row.phase;
            score += linear * value;
            let value = value * scale(index);
            let input = &weights[INPUT + index * HIDDEN..][..HIDDEN];
            for cell in 0..HIDDEN {
                hidden[cell] += input[cell] * value;
            }
        }
        for cell in 0..HIDDEN {
            score += weights[OUTPUT + cell] * hidden[cell].clamp(0.0, 1.0);
        }
        (hidden, score)
    }

    /// How wrong it is, on average: cross entropy, less what nobody can know.
    pub(crate) fn loss(&self, rows: &[Row]) -> f64 {
        let entropy = |target: f64, told: f64| {
            let told = told.clamp(1e-9, 1.0 - 1e-9);
            -(target * told.ln() + (1.0 - target) * (1.0 - told).ln())
        };
        let one = |row: &Row| {
            let target = f64::from(row.target);
            entropy(target, sigmoid(f64::from(self.forward(row).1))) - entropy(target, target)
        };
        rows.iter().map(one).sum::<f64>() / rows.len().max(1) as f64
    }

    /// Adds which way the loss grows with each weight.
    fn backward(&self, row: &Row, gradient: &mut [f32]) {
        let weights = &self.0;
        let (hidden, score) = self.forward(row);
        let error = sigmoid(f64::from(score)) as f32 - row.target;
        let mut back = [0.0; HIDDEN];
        for cell in 0..HIDDEN {
            gradient[OUTPUT + cell] += error * hidden[cell].clamp(0.0, 1.0);
            // Outside its range a cell passes on a little, so that it can come back.
            let slope = if (0.0..1.0).contains(&hidden[cell]) { 1.0 } else { 0.01 };
            back[cell] = error * weights[OUTPUT + cell] * slope;
            gradient[BIAS + cell] += back[cell];
            gradient[PHASE + cell] += back[cell] * row.phase;
        }
        for &(index, value) in &row.values {
            let index = usize::from(index);
            gradient[OPENING + index] += error * value * (1.0 - row.phase);
            gradient[ENDING + index] += error * value * row.phase;
            let value = value * scale(index);
            let input = &mut gradient[INPUT + index * HIDDEN..][..HIDDEN];
            for cell in 0..HIDDEN {
                input[cell] += back[cell] * value;
            }
        }
    }

    /// Learns from all rows so many times, in small parts of them taken by chance.
    pub(crate) fn learn(
        &mut self,
        rows: &[Row],
        rounds: usize,
        seed: u64,
        mut tell: impl FnMut(usize, &Net),
    ) {
        const PART: usize = 2048;
        let mut chance = Rng::with_seed(seed);
        let mut order: Vec<usize> = (0..rows.len()).collect();
        let mut mean = vec![0.0f32; TOTAL];
        let mut square = vec![0.0f32; TOTAL];
        let mut step = 0;
        for round in 1..=rounds {
            chance.shuffle(&mut order);
            // The steps become smaller towards the end.
            let rate = 0.002 * (1.0 - 0.95 * (round - 1) as f32 / rounds as f32);
            for part in order.chunks(PART) {
                step += 1;
                let gradient = self.gradient(rows, part);
                let (first, second) = (0.9f32, 0.999f32);
                for index in 0..TOTAL {
                    let slope = gradient[index] / part.len() as f32 + 1e-6 * self.0[index];
                    mean[index] = first * mean[index] + (1.0 - first) * slope;
                    square[index] = second * square[index] + (1.0 - second) * slope * slope;
                    let mean = mean[index] / (1.0 - first.powi(step));
                    let square = square[index] / (1.0 - second.powi(step));
                    self.0[index] -= rate * mean / (square.sqrt() + 1e-7);
                }
            }
            tell(round, self);
        }
    }

    fn gradient(&self, rows: &[Row], part: &[usize]) -> Vec<f32> {
        let sum = |part: &[usize]| {
            let mut gradient = vec![0.0; TOTAL];
            for &row in part {
                self.backward(&rows[row], &mut gradient);
            }
            gradient
        };
        let (left, right) = part.split_at(part.len() / 2);
        let (mut gradient, other) = std::thread::scope(|scope| {
            let other = scope.spawn(|| sum(right));
            (sum(left), other.join().unwrap_or_default())
        });
        for (one, other) in gradient.iter_mut().zip(other) {
            *one += other;
        }
        gradient
    }
}

/// Large features are made smaller on their way into the network.
pub(crate) fn scale(index: usize) -> f32 {
    1.0 / skep_engine::features::size(index) as f32
}
