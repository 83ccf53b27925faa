//! Training positions in memory: their extracted features and training targets.

use std::fs;
use std::path::PathBuf;

use skep_engine::eval::features::MAX_PHASE;
use skep_engine::eval::{Composite, ExtractedFeatures};
use skep_rules::Position;

use crate::error::Error;
use crate::hyperparameters::{SCORE_SCALE, VALIDATION_GAMES};
use crate::model::sigmoid;
use crate::sample::Sample;

/// A set of positions.
#[derive(Default)]
pub(crate) struct Dataset {
    /// The composite features of all positions, one position after the other. [`Composite::COUNT`] is added to those of
    /// the side that is not to move.
    composites: Vec<u16>,
    points: Vec<DataPoint>,
}

/// A position without its features.
#[derive(Clone, Copy)]
pub(crate) struct DataPoint {
    /// The end of its composite features in the list of all positions.
    end: usize,
    /// The phase of the game, from 0 to 1.
    pub(crate) phase: f32,
    /// The win probability that the evaluation is to predict.
    pub(crate) target: f32,
}

impl Dataset {
    /// The number of positions.
    pub(crate) fn len(&self) -> usize {
        self.points.len()
    }

    /// A position with its composite features.
    pub(crate) fn get(&self, index: usize) -> (DataPoint, &[u16]) {
        let start = if index == 0 { 0 } else { self.points[index - 1].end };
        let point = self.points[index];
        (point, &self.composites[start..point.end])
    }

    /// Reads the training set and the validation set. All positions of a game are in the same set.
    pub(crate) fn read(files: &[PathBuf], score_share: f32) -> Result<[Dataset; 2], Error> {
        let [mut training, mut validation] = [Dataset::default(), Dataset::default()];
        for file in files {
            let text =
                fs::read_to_string(file).map_err(|error| Error::File(file.clone(), error))?;
            for (number, line) in text.lines().enumerate() {
                let line_error = |sentence| Error::Line(file.clone(), number + 1, sentence);
                let sample: Sample = line.parse().map_err(line_error)?;
                let is_validation = sample.game.is_multiple_of(VALIDATION_GAMES);
                let set = if is_validation { &mut validation } else { &mut training };
                set.add(&sample, score_share).map_err(line_error)?;
            }
        }
        if training.len() == 0 || validation.len() == 0 {
            return Err(Error::TooFewGames);
        }
        Ok([training, validation])
    }

    /// Positions from lines of text.
    #[cfg(test)]
    pub(crate) fn of(samples: &[&str]) -> Dataset {
        let mut set = Dataset::default();
        for sample in samples {
            set.add(&sample.parse().unwrap(), 0.5).unwrap();
        }
        set
    }

    /// Adds a position. Its target is a weighted mean of the search's score, with this weight, and the result of the game.
    fn add(&mut self, sample: &Sample, score_share: f32) -> Result<(), String> {
        let position: Position =
            sample.position.parse().map_err(|error| format!("the position: {error}"))?;
        let extracted = ExtractedFeatures::of(&position);
        for (side, composites) in [&extracted.us, &extracted.them].into_iter().enumerate() {
            let index =
                |composite: &Composite| (side * Composite::COUNT + composite.index()) as u16;
            self.composites.extend(composites.as_slice().iter().map(index));
        }
        let score = sigmoid(sample.score as f32 / SCORE_SCALE);
        let target = match sample.result {
            Some(result) => score_share * score + (1.0 - score_share) * result,
            None => score,
        };
        let phase = extracted.phase as f32 / MAX_PHASE as f32;
        self.points.push(DataPoint { end: self.composites.len(), phase, target });
        Ok(())
    }
}
