//! Fits the curves from evaluations to win chances.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use skep_review::{CurveBin, fit_slope};
use skep_rules::{Family, GameType};

use crate::error::Error;
use crate::sample::Sample;

/// The width of a bin, in centipawns.
const BIN: i32 = 50;
/// Evaluations beyond this count as this, in centipawns.
const LARGEST: i32 = 1_500;

/// Counts the results of games by family and evaluation, writes the counts to a file, and returns the fitted slopes as a
/// table.
pub(crate) fn fit(files: &[PathBuf], output: &Path) -> Result<String, Error> {
    let mut bins: BTreeMap<Family, BTreeMap<i32, CurveBin>> = BTreeMap::new();
    for file in files {
        let text = fs::read_to_string(file).map_err(|error| Error::File(file.clone(), error))?;
        for (number, line) in text.lines().enumerate() {
            let wrong = |sentence| Error::Line(file.clone(), number + 1, sentence);
            let sample: Sample = line.parse().map_err(wrong)?;
            let Some(result) = sample.result else { continue };
            let family = family(&sample).map_err(wrong)?;
            let centipawns = bin(sample.score);
            let empty = CurveBin { centipawns, positions: 0, points: 0.0 };
            let bin = bins.entry(family).or_default().entry(centipawns).or_insert(empty);
            bin.positions += 1;
            bin.points += f64::from(result);
        }
    }
    let mut data = String::from("# family\tcentipawns\tpositions\tpoints\n");
    let mut table = String::new();
    for (family, bins) in &bins {
        let bins: Vec<CurveBin> = bins.values().copied().collect();
        for CurveBin { centipawns, positions, points } in &bins {
            let _ = writeln!(data, "{}\t{centipawns}\t{positions}\t{points}", family.name());
        }
        let positions: u32 = bins.iter().map(|bin| bin.positions).sum();
        let slope = fit_slope(&bins);
        let _ = writeln!(table, "{:<12}{positions:>9} positions   slope {slope:.5}", family.name());
    }
    fs::write(output, data).map_err(|error| Error::File(output.to_owned(), error))?;
    Ok(table)
}

/// The family of the game of a position, which begins with its game type.
fn family(sample: &Sample) -> Result<Family, String> {
    let game_type = sample.position.split(';').next().unwrap_or_default();
    let game_type: GameType =
        game_type.parse().map_err(|error| format!("the game type: {error}"))?;
    Ok(game_type.family())
}

/// The middle of the bin of an evaluation.
fn bin(score: i32) -> i32 {
    let score = score.clamp(-LARGEST, LARGEST);
    (score + if score < 0 { -BIN / 2 } else { BIN / 2 }) / BIN * BIN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_symmetric() {
        assert_eq!([0, 24, 25, 74, 75, 9_999].map(bin), [0, 0, 50, 50, 100, LARGEST]);
        assert!((-2_000..2_000).all(|score| bin(score) == -bin(-score)));
    }
}
