//! The command `fit`: trains the evaluation to predict the results of games.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use skep_engine::eval::features::{COUNT, Feature};

use crate::dataset::Dataset;
use crate::error::Error;
use crate::hyperparameters::SCORE_SCALE;
use crate::model::Model;
use crate::quantized::Quantized;
use crate::source;
use crate::train::TrainingSettings;

/// How to train.
pub(crate) struct FitSettings {
    /// The number of epochs that train only the linear weights.
    pub(crate) linear_epochs: usize,
    /// The number of epochs that train all weights.
    pub(crate) epochs: usize,
    /// The share of the search score in the training target.
    pub(crate) score_share: f32,
    pub(crate) seed: u64,
    /// Print the linear weights.
    pub(crate) verbose: bool,
}

/// Trains the weights, and writes them to the directory as source files.
pub(crate) fn fit(files: &[PathBuf], output: &Path, settings: &FitSettings) -> Result<(), Error> {
    let FitSettings { linear_epochs, epochs, score_share, seed, verbose } = *settings;
    let [training, validation] = Dataset::read(files, score_share)?;
    let (training_size, validation_size) = (training.len(), validation.len());
    print_line(format_args!(
        "{training_size} positions for training, {validation_size} for validation"
    ));
    let mut model = Model::new(seed);
    let report = |stage: fmt::Arguments<'_>, model: &Model| {
        let (loss, validation_loss) = (model.loss(&training), model.loss(&validation));
        print_line(format_args!("{stage}: loss {loss:.5}, validation loss {validation_loss:.5}"));
    };
    report(format_args!("before training"), &model);
    let linear = TrainingSettings { epochs: linear_epochs, linear_only: true, seed };
    model.train(&training, linear, |epoch, model| {
        report(format_args!("linear weights, epoch {epoch}"), model);
    });
    if verbose {
        print_linear(&model);
    }
    let all = TrainingSettings { epochs, linear_only: false, seed };
    model.train(&training, all, |epoch, model| {
        report(format_args!("all weights, epoch {epoch}"), model);
    });
    let weights = Quantized::of(&model);
    for (name, text) in
        [("linear.rs", source::linear(&weights)), ("network.rs", source::network(&weights))]
    {
        let path = output.join(name);
        fs::write(&path, text).map_err(|error| Error::File(path, error))?;
    }
    Ok(())
}

/// Prints the linear weights of every feature in the opening and in the ending, in centipawns.
fn print_linear(model: &Model) {
    let parts = model.parts();
    for index in 0..COUNT {
        let [opening, ending] = [parts.opening, parts.ending].map(|part| part[index] * SCORE_SCALE);
        print_line(format_args!("{opening:8.1} {ending:8.1}  {}", Feature::from_index(index)));
    }
}

/// Prints a line, and ignores that the output may be closed.
fn print_line(text: fmt::Arguments<'_>) {
    let _ = std::io::Write::write_fmt(&mut std::io::stdout(), format_args!("{text}\n"));
}
