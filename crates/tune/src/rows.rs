//! Positions as the network sees them.

use std::fs;
use std::path::PathBuf;

use skep_engine::eval::{Look, Sight};
use skep_rules::Position;

use crate::error::Error;
use crate::net::sigmoid;
use crate::sample::Sample;
use crate::source::SCALE;

/// Many positions.
#[derive(Default)]
pub(crate) struct Rows {
    /// What is seen of all of them, one after the other. Those of the other side have [`Sight::COUNT`] added.
    sights: Vec<u16>,
    rows: Vec<Row>,
}

/// A position, without its sights.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    /// Where its sights end.
    end: usize,
    /// How much is in play, from 0 to 1.
    pub(crate) phase: f32,
    /// How often positions like this one are won.
    pub(crate) target: f32,
}

impl Rows {
    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// One of them, with its sights.
    pub(crate) fn get(&self, index: usize) -> (Row, &[u16]) {
        let start = if index == 0 { 0 } else { self.rows[index - 1].end };
        let row = self.rows[index];
        (row, &self.sights[start..row.end])
    }

    /// Reads what is to be learnt, and what is kept apart to test: every tenth game.
    pub(crate) fn read(files: &[PathBuf], trust: f32) -> Result<[Rows; 2], Error> {
        let [mut training, mut test] = [Rows::default(), Rows::default()];
        for file in files {
            let text =
                fs::read_to_string(file).map_err(|error| Error::File(file.clone(), error))?;
            for (number, line) in text.lines().enumerate() {
                let wrong = |sentence| Error::Line(file.clone(), number + 1, sentence);
                let sample: Sample = line.parse().map_err(wrong)?;
                let is_test = sample.game.is_multiple_of(10);
                let rows = if is_test { &mut test } else { &mut training };
                rows.add(&sample, trust).map_err(wrong)?;
            }
        }
        if training.len() == 0 || test.len() == 0 {
            return Err(Error::Nothing);
        }
        Ok([training, test])
    }

    /// Positions as they are written.
    #[cfg(test)]
    pub(crate) fn of(samples: &[&str]) -> Rows {
        let mut rows = Rows::default();
        for sample in samples {
            rows.add(&sample.parse().unwrap(), 0.5).unwrap();
        }
        rows
    }

    /// The search's score is believed so much, the result of the game for the rest.
    fn add(&mut self, sample: &Sample, trust: f32) -> Result<(), String> {
        let position: Position =
            sample.position.parse().map_err(|error| format!("the position: {error}"))?;
        let look = Look::at(&position);
        for (side, sights) in [&look.own, &look.others].into_iter().enumerate() {
            let number = |sight: &Sight| (side * Sight::COUNT + sight.index()) as u16;
            self.sights.extend(sights.as_slice().iter().map(number));
        }
        let score = sigmoid(sample.score as f32 / SCALE);
        let target = match sample.result {
            Some(result) => trust * score + (1.0 - trust) * result,
            None => score,
        };
        let phase = look.phase as f32 / 256.0;
        self.rows.push(Row { end: self.sights.len(), phase, target });
        Ok(())
    }
}
