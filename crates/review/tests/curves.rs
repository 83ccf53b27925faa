//! The slopes of the win-chance curves are those that fit the data.

use std::collections::BTreeMap;

use skep_review::{CurveBin, fit_slope, slope};
use skep_rules::Family;

/// Games of the engine against itself: family, centipawns, positions, points.
const DATA: &str = include_str!("../../../data/win_chance.tsv");

#[test]
fn every_slope_fits_its_data() {
    let mut bins: BTreeMap<&str, Vec<CurveBin>> = BTreeMap::new();
    for line in DATA.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [family, centipawns, positions, points] = fields[..] else { panic!("{line}") };
        bins.entry(family).or_default().push(CurveBin {
            centipawns: centipawns.parse().unwrap(),
            positions: positions.parse().unwrap(),
            points: points.parse().unwrap(),
        });
    }
    for family in Family::ALL {
        let fitted = fit_slope(&bins[family.name()]);
        let used = slope(family);
        assert!((fitted - used).abs() < 0.00005, "{}: {fitted:.5}, not {used}", family.name());
    }
}
