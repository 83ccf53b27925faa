//! The hyperparameters of self-play and training that are not options of the command line.

use std::ops::RangeInclusive;

// Self-play.

/// The size of the transposition table, in megabytes a thread.
pub(crate) const HASH_MEGABYTES: usize = 4;
/// The number of random plies at the start of a game.
pub(crate) const RANDOM_OPENING_PLIES: RangeInclusive<usize> = 2..=8;
/// How often a random action is played instead of the best, in percent, so that games differ.
pub(crate) const RANDOM_ACTION_PERCENT: u32 = 4;
/// Games are broken off, without a result, after this many plies.
pub(crate) const MAX_PLIES: usize = 140;

// Games of opening books.

/// The number of actions at the start of a game that are chosen at random among good ones.
pub(crate) const BOOK_OPENING_PLIES: usize = 10;
/// The number of moves among which one is chosen.
pub(crate) const BOOK_CANDIDATES: usize = 8;
/// The loss that makes a move e times less likely than the best one, in centipawns.
pub(crate) const BOOK_TEMPERATURE: f64 = 20.0;
/// The greatest loss of a move that is played, in centipawns.
pub(crate) const BOOK_MAX_LOSS: i32 = 80;

// The training data.

/// The win probability is a logistic function of the score: with this score, in centipawns, a side wins e times as often
/// as it loses.
pub(crate) const SCORE_SCALE: f32 = 150.0;
/// One game in this many belongs to the validation set.
pub(crate) const VALIDATION_GAMES: u64 = 10;

// The network's initial weights, drawn uniformly.

/// The width of the interval around 0 of input and output weights.
pub(crate) const INITIAL_WEIGHTS: f32 = 0.2;
/// The upper end of the interval of biases, which begins at 0.
pub(crate) const INITIAL_BIASES: f32 = 0.5;

// The optimiser: AdamW.

/// The number of positions in a batch.
pub(crate) const BATCH: usize = 4096;
/// The learning rate of the first epoch.
pub(crate) const LEARNING_RATE: f32 = 0.002;
/// The share of the learning rate by which it has decreased, linearly, when the last epoch is over.
pub(crate) const LEARNING_RATE_DECAY: f32 = 0.97;
/// The decay rate of the mean of the gradients (Adam's beta 1).
pub(crate) const MEAN_DECAY: f32 = 0.9;
/// The decay rate of the mean of the squared gradients (Adam's beta 2).
pub(crate) const SQUARE_DECAY: f32 = 0.999;
/// Keeps the optimiser's steps finite where gradients are zero (Adam's epsilon).
pub(crate) const EPSILON: f32 = 1e-7;
/// The weight decay of the network's input weights, as a multiple of the learning rate a step. Without it the
/// network overfits: it memorises single games.
pub(crate) const WEIGHT_DECAY: f32 = 2.0;
/// The lowest slope of the activation in training, so that a neuron outside its range can come back.
pub(crate) const LEAK: f32 = 0.02;
