//! Logistic regression: the weights with which the evaluation foretells best how games end.

use std::fs;
use std::path::{Path, PathBuf};

use skep_engine::Look;
use skep_engine::features::{self, COUNT};
use skep_rules::Position;

use crate::error::Error;
use crate::net::Net;
use crate::sample::Sample;
use crate::source;

/// How to fit.
pub(crate) struct Plan {
    pub(crate) steps: usize,
    pub(crate) rounds: usize,
    pub(crate) trust: f64,
    pub(crate) verbose: bool,
}

/// With a score of this many hundredths one wins e times as often as one loses.
pub(crate) const SCALE: f64 = 150.0;
/// Weights are drawn a little towards what they were: what is rare in the games keeps its weight.
const INERTIA: f64 = 2e-7;

/// A position as the regression sees it.
pub(crate) struct Row {
    /// The features that are not zero.
    pub(crate) values: Vec<(u16, f32)>,
    pub(crate) phase: f32,
    /// How often positions like this one are won.
    pub(crate) target: f32,
}

/// The weights: first those of the opening, then those of the ending.
type Weights = Vec<f64>;

/// Fits, and writes the weights down.
pub(crate) fn fit(files: &[PathBuf], output: &Path, plan: &Plan) -> Result<(), Error> {
    let mut training = Vec::new();
    let mut test = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).map_err(|error| Error::File(file.clone(), error))?;
        for (number, line) in text.lines().enumerate() {
            let wrong = |sentence| Error::Line(file.clone(), number + 1, sentence);
            let sample: Sample = line.parse().map_err(wrong)?;
            let row = row(&sample, plan.trust).map_err(wrong)?;
            // Every tenth game is kept apart.
            let rows = if sample.game.is_multiple_of(10) { &mut test } else { &mut training };
            rows.push(row);
        }
    }
    if training.is_empty() || test.is_empty() {
        return Err(Error::Nothing);
    }
    say(format_args!("{} positions to learn from, {} to test", training.len(), test.len()));
    let old: Weights = skep_engine::weights().into_iter().flatten().map(f64::from).collect();
    let mut weights = old.clone();
    say(format_args!(
        "before: {:.5} learnt, {:.5} tested",
        loss(&training, &old),
        loss(&test, &old)
    ));
    descend(&training, &old, &mut weights, plan.steps, |step, weights| {
        say(format_args!(
            "step {step}: {:.5} learnt, {:.5} tested",
            loss(&training, weights),
            loss(&test, weights)
        ));
    });
    if plan.verbose {
        for index in 0..COUNT {
            if let Some(name) = features::name(index) {
                let (opening, ending) = (weights[index], weights[COUNT + index]);
                say(format_args!("{opening:8.1} {ending:8.1}  {name}"));
            }
        }
    }
    let mut net = Net::new(&weights, 1);
    net.learn(&training, plan.rounds, 1, |round, net| {
        let (learnt, tested) = (net.loss(&training), net.loss(&test));
        say(format_args!("round {round}: {learnt:.5} learnt, {tested:.5} tested"));
    });
    for (name, text) in
        [("weights.rs", source::weights(&net)), ("network_weights.rs", source::network(&net))]
    {
        let path = output.join(name);
        fs::write(&path, text).map_err(|error| Error::File(path, error))?;
    }
    Ok(())
}

fn say(text: std::fmt::Arguments<'_>) {
    let _ = std::io::Write::write_fmt(&mut std::io::stdout(), format_args!("{text}\n"));
}

fn row(sample: &Sample, trust: f64) -> Result<Row, String> {
    let position: Position =
        sample.position.parse().map_err(|error| format!("the position: {error}"))?;
    let look = Look::at(&position);
    let mut list = [0; COUNT];
    for (sights, sign) in [(&look.own, 1), (&look.others, -1)] {
        for sight in sights.as_slice() {
            sight.each(|feature, value| list[feature] += sign * value);
        }
    }
    let values = list.iter().enumerate().filter(|(_, value)| **value != 0);
    let score = sigmoid(f64::from(sample.score) / SCALE);
    let target = match sample.result {
        Some(result) => trust * score + (1.0 - trust) * f64::from(result),
        None => score,
    };
    Ok(Row {
        values: values.map(|(index, &value)| (index as u16, value as f32)).collect(),
        phase: look.phase as f32 / 256.0,
        target: target as f32,
    })
}

pub(crate) fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// What the weights say of a position.
fn foretell(row: &Row, weights: &Weights) -> f64 {
    let phase = f64::from(row.phase);
    let mut sum = 0.0;
    for &(index, value) in &row.values {
        let index = usize::from(index);
        let weight = weights[index] * (1.0 - phase) + weights[COUNT + index] * phase;
        sum += weight * f64::from(value);
    }
    sigmoid(sum / SCALE)
}

/// How wrong the weights are, on average: cross entropy, less what nobody can know.
fn loss(rows: &[Row], weights: &Weights) -> f64 {
    let entropy = |target: f64, told: f64| {
        let told = told.clamp(1e-9, 1.0 - 1e-9);
        -(target * told.ln() + (1.0 - target) * (1.0 - told).ln())
    };
    let one = |row: &Row| {
        let target = f64::from(row.target);
        entropy(target, foretell(row, weights)) - entropy(target, target)
    };
    rows.iter().map(one).sum::<f64>() / rows.len() as f64
}

/// Adam's descent on all positions at once.
fn descend(
    rows: &[Row],
    old: &Weights,
    weights: &mut Weights,
    steps: usize,
    tell: impl Fn(usize, &Weights),
) {
    let mut mean = vec![0.0; 2 * COUNT];
    let mut square = vec![0.0; 2 * COUNT];
    for step in 1..=steps {
        let mut gradient = gradient(rows, weights);
        for index in 0..2 * COUNT {
            gradient[index] += INERTIA * (weights[index] - old[index]);
        }
        let rate = if step * 2 < steps { 1.0 } else { 0.25 };
        let (first, second) = (0.9f64, 0.999f64);
        for index in 0..2 * COUNT {
            mean[index] = first * mean[index] + (1.0 - first) * gradient[index];
            square[index] = second * square[index] + (1.0 - second) * gradient[index].powi(2);
            let mean = mean[index] / (1.0 - first.powi(step as i32));
            let square = square[index] / (1.0 - second.powi(step as i32));
            weights[index] -= rate * mean / (square.sqrt() + 1e-9);
        }
        if step % 250 == 0 || step == steps {
            tell(step, weights);
        }
    }
}

/// Which way the loss grows, computed on two threads.
fn gradient(rows: &[Row], weights: &Weights) -> Weights {
    let part = |rows: &[Row]| {
        let mut gradient = vec![0.0; 2 * COUNT];
        for row in rows {
            let phase = f64::from(row.phase);
            let error = foretell(row, weights) - f64::from(row.target);
            for &(index, value) in &row.values {
                let index = usize::from(index);
                let push = error * f64::from(value);
                gradient[index] += push * (1.0 - phase);
                gradient[COUNT + index] += push * phase;
            }
        }
        gradient
    };
    let (left, right) = rows.split_at(rows.len() / 2);
    let (mut sum, other) = std::thread::scope(|scope| {
        let other = scope.spawn(|| part(right));
        (part(left), other.join().unwrap_or_default())
    });
    for (sum, other) in sum.iter_mut().zip(other) {
        *sum = (*sum + other) / (rows.len() as f64 * SCALE);
    }
    sum
}
