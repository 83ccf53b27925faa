//! Training: stochastic gradient descent with the optimiser AdamW.

use fastrand::Rng;

use crate::dataset::Dataset;
use crate::hyperparameters::{
    BATCH, EPSILON, LEARNING_RATE, LEARNING_RATE_DECAY, MEAN_DECAY, SQUARE_DECAY, WEIGHT_DECAY,
};
use crate::model::{INPUT, Model, PHASE, TOTAL};

/// Which weights to train, and for how long.
#[derive(Clone, Copy)]
pub(crate) struct TrainingSettings {
    /// The number of times that every position is used.
    pub(crate) epochs: usize,
    /// Train only the linear weights.
    pub(crate) linear_only: bool,
    /// The seed of the order of the positions.
    pub(crate) seed: u64,
}

impl Model {
    /// Trains the weights on a set, and calls `after_epoch` with the number of every epoch, from 1 on.
    pub(crate) fn train(
        &mut self,
        set: &Dataset,
        training: TrainingSettings,
        mut after_epoch: impl FnMut(usize, &Model),
    ) {
        let TrainingSettings { epochs, linear_only, seed } = training;
        let mut rng = Rng::with_seed(seed);
        let mut order: Vec<usize> = (0..set.len()).collect();
        let mut optimizer = AdamW::new(if linear_only { INPUT } else { TOTAL });
        for epoch in 1..=epochs {
            rng.shuffle(&mut order);
            let progress = (epoch - 1) as f32 / epochs as f32;
            let learning_rate = LEARNING_RATE * (1.0 - LEARNING_RATE_DECAY * progress);
            for batch in order.chunks(BATCH) {
                let gradient = self.gradient(set, batch);
                optimizer.step(self, &gradient, batch.len(), learning_rate);
            }
            after_epoch(epoch, self);
        }
    }
}

/// The state of the optimiser: Adam with decoupled weight decay.
struct AdamW {
    /// The number of steps taken.
    steps: i32,
    /// The running mean of each weight's gradient.
    mean: Vec<f32>,
    /// The running mean of each weight's squared gradient.
    square: Vec<f32>,
}

impl AdamW {
    /// An optimiser of the first weights of the list.
    fn new(weights: usize) -> AdamW {
        AdamW { steps: 0, mean: vec![0.0; weights], square: vec![0.0; weights] }
    }

    /// Changes the weights against the gradient of a batch.
    fn step(&mut self, model: &mut Model, gradient: &[f32], batch: usize, learning_rate: f32) {
        self.steps += 1;
        for (index, slope) in gradient.iter().enumerate().take(self.mean.len()) {
            let slope = slope / batch as f32;
            let (mean, square) = (&mut self.mean[index], &mut self.square[index]);
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * slope * slope;
            // Both means begin at 0 and are too small at first.
            let mean = *mean / (1.0 - MEAN_DECAY.powi(self.steps));
            let square = *square / (1.0 - SQUARE_DECAY.powi(self.steps));
            let weight = &mut model.0[index];
            let is_input = (INPUT..PHASE).contains(&index);
            let decay = if is_input { WEIGHT_DECAY * *weight } else { 0.0 };
            *weight -= learning_rate * (mean / (square.sqrt() + EPSILON) + decay);
        }
    }
}
