//! The fuzz targets on its seeds and on changed seeds, without a fuzzer. The real fuzzing is in the `fuzz` folder.

#[path = "../../../fuzz/src/lessons.rs"]
mod lessons;

use std::fs;

use fastrand::Rng;
use lessons::BODIES;

fn seeds_of(target: &str) -> Vec<Vec<u8>> {
    let folder = format!("{}/../../fuzz/seeds/{target}", env!("CARGO_MANIFEST_DIR"));
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

#[test]
fn seeds_keep_the_rules_of_their_targets() {
    for (target, body) in BODIES {
        let meant = seeds_of(target).iter().filter(|seed| body(seed)).count();
        assert!(meant >= 3, "{target} has hardly a seed that means something");
    }
}

#[test]
fn changed_seeds_keep_the_rules_of_their_targets() {
    for (target, body) in BODIES {
        let seeds = seeds_of(target);
        let mut meant = 0;
        for seed in 0..10_000 {
            let mut dice = Rng::with_seed(seed);
            let mut data = dice.choice(&seeds).unwrap().clone();
            for _ in 0..dice.usize(1..4) {
                let place = dice.usize(..data.len());
                match dice.u8(..3) {
                    0 => data[place] = dice.u8(..),
                    1 => data.insert(place, dice.u8(..)),
                    _ => drop(data.remove(place)),
                }
            }
            meant += u32::from(body(&data));
        }
        assert!(meant >= 30, "{target} refuses almost everything: {meant}");
    }
}
