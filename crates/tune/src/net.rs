//! The linear weights and the network beside them, and how they learn.
//!
//! Numbers are kept small here: scores are divided by the scale of the regression, so that all weights are
//! about as large as one.

use fastrand::Rng;
use skep_engine::eval::Sight;
use skep_engine::eval::features::{COUNT, size};
use skep_engine::eval::network::{HIDDEN, SIDES};

use crate::rows::{Row, Rows};
use crate::source::SCALE;

/// All weights, in one list: see the functions that find them in it.
#[derive(Clone)]
pub(crate) struct Net(Vec<f32>);

const OPENING: usize = 0;
const ENDING: usize = OPENING + COUNT;
const INPUT: usize = ENDING + COUNT;
const PHASE: usize = INPUT + SIDES * COUNT * HIDDEN;
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

/// How to learn.
#[derive(Clone, Copy)]
pub(crate) struct Lesson {
    /// How many times all positions are seen.
    pub(crate) rounds: usize,
    /// Only the linear weights learn.
    pub(crate) linear: bool,
    pub(crate) seed: u64,
}

/// So many positions are looked at before the weights change.
const PART: usize = 4096;

/// How fast what the cells see is forgotten, if it is not seen again and again: without that they learn single games by
/// heart.
const DECAY: f32 = 2.0;

/// What a sight is worth: its linear weights at the start and at the end, then what it adds to each cell.
type Worth = [f32; 2 + HIDDEN];

impl Net {
    /// Begins with linear weights and chance.
    pub(crate) fn new(linear: [[i16; COUNT]; 2], seed: u64) -> Net {
        let mut chance = Rng::with_seed(seed);
        let mut weights = vec![0.0; TOTAL];
        for (weight, linear) in weights.iter_mut().zip(linear.into_iter().flatten()) {
            *weight = f32::from(linear) / SCALE;
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

    /// How wrong it is, on average: cross entropy, less what nobody can know.
    pub(crate) fn loss(&self, rows: &Rows) -> f64 {
        let entropy = |target: f64, told: f64| {
            let told = told.clamp(1e-9, 1.0 - 1e-9);
            -(target * told.ln() + (1.0 - target) * (1.0 - told).ln())
        };
        let worths = self.worths();
        let one = |index| {
            let (row, sights) = rows.get(index);
            let (_, score) = self.forward(&worths, row, sights);
            let target = f64::from(row.target);
            entropy(target, f64::from(sigmoid(score))) - entropy(target, target)
        };
        (0..rows.len()).map(one).sum::<f64>() / rows.len().max(1) as f64
    }

    /// What every sight is worth, those of the other side last.
    fn worths(&self) -> Vec<Worth> {
        let mut worths = vec![[0.0; 2 + HIDDEN]; SIDES * Sight::COUNT];
        each_feature(|Part { sight, side, feature, value }| {
            let (worth, weights) = (&mut worths[sight], &self.0);
            let sign = if side == 0 { value } else { -value };
            worth[0] += weights[OPENING + feature] * sign;
            worth[1] += weights[ENDING + feature] * sign;
            let value = value / f32::from(size(feature));
            let input = &weights[INPUT + (side * COUNT + feature) * HIDDEN..][..HIDDEN];
            for (worth, weight) in worth[2..].iter_mut().zip(input) {
                *worth += weight * value;
            }
        });
        worths
    }

    /// What the cells see, and what comes out.
    fn forward(&self, worths: &[Worth], row: Row, sights: &[u16]) -> ([f32; HIDDEN], f32) {
        let mut sum = [0.0; 2 + HIDDEN];
        for &sight in sights {
            for (sum, worth) in sum.iter_mut().zip(&worths[usize::from(sight)]) {
                *sum += worth;
            }
        }
        let mut score = sum[0] * (1.0 - row.phase) + sum[1] * row.phase;
        let mut cells = [0.0; HIDDEN];
        let Parts { phase, bias, output, .. } = self.parts();
        for cell in 0..HIDDEN {
            cells[cell] = sum[2 + cell] + bias[cell] + phase[cell] * row.phase;
            score += output[cell] * cells[cell].clamp(0.0, 1.0).powi(2);
        }
        (cells, score)
    }

    /// Adds which way the loss grows with each weight behind the sights, and with what each sight is worth.
    fn backward(
        &self,
        worths: &[Worth],
        (row, sights): (Row, &[u16]),
        gradient: &mut [f32],
        sights_gradient: &mut [Worth],
    ) {
        let (cells, score) = self.forward(worths, row, sights);
        let error = sigmoid(score) - row.target;
        let mut back = [0.0; 2 + HIDDEN];
        (back[0], back[1]) = (error * (1.0 - row.phase), error * row.phase);
        for cell in 0..HIDDEN {
            let seen = cells[cell].clamp(0.0, 1.0);
            gradient[OUTPUT + cell] += error * seen * seen;
            // Outside its range a cell passes on a little, so that it can come back.
            let inside = (0.0..1.0).contains(&cells[cell]);
            let slope = if inside { (2.0 * seen).max(0.02) } else { 0.02 };
            let push = error * self.0[OUTPUT + cell] * slope;
            back[2 + cell] = push;
            gradient[BIAS + cell] += push;
            gradient[PHASE + cell] += push * row.phase;
        }
        for &sight in sights {
            for (sum, push) in sights_gradient[usize::from(sight)].iter_mut().zip(&back) {
                *sum += push;
            }
        }
    }

    /// Learns from all rows so many times, in small parts of them taken by chance.
    pub(crate) fn learn(&mut self, rows: &Rows, lesson: Lesson, mut tell: impl FnMut(usize, &Net)) {
        let Lesson { rounds, linear, seed } = lesson;
        let mut chance = Rng::with_seed(seed);
        let mut order: Vec<usize> = (0..rows.len()).collect();
        let mut mean = vec![0.0f32; TOTAL];
        let mut square = vec![0.0f32; TOTAL];
        let mut step = 0;
        for round in 1..=rounds {
            chance.shuffle(&mut order);
            // The steps become smaller towards the end.
            let rate = 0.002 * (1.0 - 0.97 * (round - 1) as f32 / rounds as f32);
            for part in order.chunks(PART) {
                step += 1;
                let gradient = self.gradient(rows, part);
                let (first, second) = (0.9f32, 0.999f32);
                let learning = if linear { INPUT } else { TOTAL };
                for index in 0..learning {
                    let slope = gradient[index] / part.len() as f32;
                    mean[index] = first * mean[index] + (1.0 - first) * slope;
                    square[index] = second * square[index] + (1.0 - second) * slope * slope;
                    let mean = mean[index] / (1.0 - first.powi(step));
                    let square = square[index] / (1.0 - second.powi(step));
                    let is_input = (INPUT..PHASE).contains(&index);
                    let decay = if is_input { DECAY * self.0[index] } else { 0.0 };
                    self.0[index] -= rate * (mean / (square.sqrt() + 1e-7) + decay);
                }
            }
            tell(round, self);
        }
    }

    /// Which way the loss of these rows grows, computed on two threads.
    fn gradient(&self, rows: &Rows, part: &[usize]) -> Vec<f32> {
        let worths = self.worths();
        let sum = |part: &[usize]| {
            let mut gradient = vec![0.0; TOTAL];
            let mut sights = vec![[0.0; 2 + HIDDEN]; SIDES * Sight::COUNT];
            for &row in part {
                self.backward(&worths, rows.get(row), &mut gradient, &mut sights);
            }
            // From sights to their features.
            each_feature(|Part { sight, side, feature, value }| {
                let push = &sights[sight];
                let sign = if side == 0 { value } else { -value };
                gradient[OPENING + feature] += push[0] * sign;
                gradient[ENDING + feature] += push[1] * sign;
                let value = value / f32::from(size(feature));
                let input = &mut gradient[INPUT + (side * COUNT + feature) * HIDDEN..][..HIDDEN];
                for (sum, push) in input.iter_mut().zip(&push[2..]) {
                    *sum += push * value;
                }
            });
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

/// One feature of a sight.
struct Part {
    /// The number of the sight; those of the other side come last.
    sight: usize,
    side: usize,
    feature: usize,
    value: f32,
}

/// Goes over the features of all sights.
fn each_feature(mut go: impl FnMut(Part)) {
    for side in 0..SIDES {
        for sight in Sight::all() {
            let number = side * Sight::COUNT + sight.index();
            sight.each(|feature, value| {
                go(Part { sight: number, side, feature, value: value as f32 });
            });
        }
    }
}

pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small steps against the gradient make the loss smaller by what the gradient says.
    #[test]
    fn the_gradient_tells_how_the_loss_changes() {
        let samples = [
            "1\t40\t1\tBase;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ",
            "2\t-90\t0\tBase+MLP;Black[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ -1,1:wA1",
        ];
        let rows = Rows::of(&samples);
        let mut net = Net::new([[10; COUNT], [20; COUNT]], 3);
        let mut chance = Rng::with_seed(4);
        for weight in &mut net.0[OUTPUT..] {
            *weight = chance.f32() - 0.5;
        }
        let all: Vec<usize> = (0..rows.len()).collect();
        let gradient = net.gradient(&rows, &all);
        let length: f64 = gradient.iter().map(|&slope| f64::from(slope).powi(2)).sum();
        let step = 1e-3 / length.sqrt();
        let moved = |sign: f64| {
            let change = |(weight, slope): (&f32, &f32)| weight + (sign * step) as f32 * slope;
            Net(net.0.iter().zip(&gradient).map(change).collect()).loss(&rows)
        };
        let foretold = 2.0 * step * length / rows.len() as f64;
        let happened = moved(1.0) - moved(-1.0);
        assert!((happened / foretold - 1.0).abs() < 0.1, "{happened} {foretold}");
    }
}
