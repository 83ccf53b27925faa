//! The fuzz targets on their seeds and on changed seeds, without a fuzzer. The real fuzzing is in the `fuzz` folder.

#[path = "../../../fuzz/src/records.rs"]
mod records;

use std::fs;

use fastrand::Rng;
use records::BODIES;

/// The seed inputs of a target, sorted by name.
fn seeds_of(target: &str) -> Vec<Vec<u8>> {
    let folder = format!("{}/../../fuzz/seeds/{target}", env!("CARGO_MANIFEST_DIR"));
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// Pieces of the formats, to insert anywhere in a text.
const PIECES: [&str; 32] = [
    "&m=",
    "&at=",
    "g=",
    "p=",
    ";",
    "(",
    ")",
    "_",
    "$",
    "%5C",
    "%",
    "\n",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "1. ",
    "wS1",
    "-wS1",
    "resigned=w",
    "; P0[9 done]",
    "\\",
    "é",
    "!?",
    "$4",
    "{[%csl G0,0] a}",
    "[%cal R0,0/1,-1]",
    "[%7D]",
    "&n=1!:G0,0:a$7d.",
    "C[a]",
    "\"notes\":[{\"step\":1,\"glyph\":\"!\"}],",
];

/// Changes the input in one or more places.
fn change(data: &mut Vec<u8>, others: &[Vec<u8>], dice: &mut Rng) {
    loop {
        let at = dice.usize(0..=data.len());
        let end = (at + dice.usize(0..8)).min(data.len());
        match dice.u8(0..6) {
            0 => drop(data.drain(at..end)),
            1 => drop(data.splice(at..end, dice.choice(PIECES).unwrap().bytes())),
            2 => drop(data.splice(at..at, dice.choice(PIECES).unwrap().bytes())),
            3 => drop(data.splice(at..end, [dice.u8(..)])),
            4 => drop(data.splice(at..at, data[at..end].to_vec())),
            _ => {
                let other = dice.choice(others).unwrap();
                data.splice(at.., other[at.min(other.len())..].iter().copied());
            }
        }
        if dice.bool() {
            return;
        }
    }
}

#[test]
fn seeds_keep_the_rules_of_their_targets() {
    for (target, body) in BODIES {
        let meant = seeds_of(target).iter().filter(|seed| body(seed)).count();
        assert!(meant >= 10, "{target} has hardly a seed that means something");
    }
}

#[test]
fn changed_seeds_keep_the_rules_of_their_targets() {
    for (target, body) in BODIES {
        let seeds = seeds_of(target);
        let mut meant = 0;
        for seed in 0..3000 {
            let mut dice = Rng::with_seed(seed);
            let mut data = dice.choice(&seeds).unwrap().clone();
            change(&mut data, &seeds, &mut dice);
            meant += u32::from(body(&data));
        }
        assert!(meant >= 30, "{target} refuses almost everything");
    }
}
