//! Accumulation: sums what all composite features of a position contribute to the score.
//!
//! There are only some thousand composite features, so what each of them contributes is precomputed. The cost of an
//! evaluation then depends on the number of composite features, not on the number of features in them.

use std::sync::LazyLock;

use super::composite::{Composite, CompositeList};
use super::features::{PERSPECTIVES, Perspective};
use super::network::HIDDEN;
use super::tapered::TaperedScore;
use super::weights;

/// The inputs of the hidden layer: for each neuron, the weighted sum of the features without its bias.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Accumulator(pub(super) [i16; HIDDEN]);

impl Accumulator {
    pub(super) const ZERO: Accumulator = Accumulator([0; HIDDEN]);

    #[inline]
    fn add(&mut self, other: &Accumulator) {
        for (neuron, more) in self.0.iter_mut().zip(&other.0) {
            // The activation clips its input, and no sum comes back into its range from this far outside.
            *neuron = neuron.saturating_add(*more);
        }
    }

    /// Adds a feature of a side with a value.
    fn add_feature(&mut self, side: Perspective, feature: usize, value: i32) {
        for (neuron, weight) in self.0.iter_mut().zip(weights::input(side, feature)) {
            let sum = i32::from(*neuron) + i32::from(*weight) * value;
            *neuron = sum.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        }
    }
}

/// Weighted sums of features: all that the output of the evaluation needs beside the phase.
#[derive(Clone, Copy)]
pub(super) struct Sums {
    /// The linear part of the score.
    pub(super) linear: TaperedScore,
    /// The inputs of the hidden layer.
    pub(super) hidden: Accumulator,
}

impl Sums {
    const ZERO: Sums = Sums { linear: TaperedScore::ZERO, hidden: Accumulator::ZERO };

    /// Sums the composite features of the side to move and of the other side.
    #[inline]
    pub(super) fn of(sides: [&CompositeList; PERSPECTIVES]) -> Sums {
        let mut sums = Sums::ZERO;
        for (composites, Contributions { linear, hidden }) in sides.into_iter().zip(&*CONTRIBUTIONS)
        {
            for composite in composites.as_slice() {
                sums.linear.add(linear[composite.index()]);
                sums.hidden.add(&hidden[composite.index()]);
            }
        }
        sums
    }

    /// Adds a feature of a side with a value.
    fn add_feature(&mut self, side: Perspective, feature: usize, value: i32) {
        let [opening, ending] = weights::linear(feature).map(i32::from);
        // The linear weights are the same for both sides: what helps one side harms the other.
        let sign = match side {
            Perspective::Us => 1,
            Perspective::Them => -1,
        };
        self.linear.add_times(TaperedScore::new(opening, ending), sign * value);
        self.hidden.add_feature(side, feature, value);
    }
}

/// What every composite feature of a side contributes, by its index.
struct Contributions {
    linear: Box<[TaperedScore]>,
    hidden: Box<[Accumulator]>,
}

static CONTRIBUTIONS: LazyLock<[Contributions; PERSPECTIVES]> = LazyLock::new(|| {
    Perspective::ALL.map(|side| {
        let contribution = |composite: Composite| {
            let mut sums = Sums::ZERO;
            composite.for_each_feature(|feature, value| sums.add_feature(side, feature, value));
            (sums.linear, sums.hidden)
        };
        let (linear, hidden): (Vec<_>, Vec<_>) = Composite::all().map(contribution).unzip();
        Contributions { linear: linear.into(), hidden: hidden.into() }
    })
});
