//! The fuzz targets on their seeds and on changed seeds, without a fuzzer.
//!
//! `SKEP_SECONDS=60` changes seeds for a minute, `SKEP_SEED=7` repeats one run. The real fuzzing
//! is in the `fuzz` folder.

mod common;

#[path = "../../../fuzz/src/bodies.rs"]
mod bodies;

use std::fs;
use std::ops::Range;

use bodies::BODIES;
use common::{compare, seeds, types};
use fastrand::Rng;

/// The seed inputs of a target, sorted by name.
fn seeds_of(target: &str) -> Vec<Vec<u8>> {
    let folder = format!("{}/../../fuzz/seeds/{target}", env!("CARGO_MANIFEST_DIR"));
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{target} has no seeds");
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// Pieces of the notation, to insert anywhere in a text.
const PIECES: [&str; 64] = [
    "Base",
    "+M",
    "+MLP",
    "Carbon",
    "(",
    ")",
    "=",
    ",",
    ";",
    ":",
    "<",
    " ",
    "-",
    "/",
    "\\",
    "\n",
    "[",
    "]",
    "White[5]",
    "Black[2]",
    "InProgress",
    "WhiteWins",
    "Draw",
    "pass",
    "wQ",
    "bQ",
    "wB1",
    "bM",
    "wA3",
    "bP",
    "0,0:",
    "-1,0:",
    "1000000",
    "resting=",
    "placed=",
    "moved=",
    "queen_first=allow",
    "repetition=off",
    "Venom",
    "Ultimate",
    "+Predators",
    "+Guardians",
    "+Honeycombo",
    "+Swarm",
    "+Fl3",
    "+Ws",
    "faces=fixed",
    "tick_side=owner",
    "~",
    "~H",
    "!",
    "x",
    "=bQ",
    "+bG2",
    "draw",
    "steal wA1",
    "end",
    "wWs",
    "bTk",
    "stung=",
    "double2",
    "removed=",
    "é",
    "\u{0}",
];

/// Changes the input in one or more places.
fn change(data: &mut Vec<u8>, others: &[Vec<u8>], dice: &mut Rng) {
    loop {
        let other = dice.choice(others).unwrap();
        let at = dice.usize(0..=data.len());
        let end = (at + dice.usize(0..8)).min(data.len());
        match dice.u8(0..8) {
            0 => drop(data.drain(at..end)),
            1 => drop(data.splice(at..end, dice.choice(PIECES).unwrap().bytes())),
            2 => drop(data.splice(at..at, dice.choice(PIECES).unwrap().bytes())),
            3 => drop(data.splice(at..end, [dice.u8(..)])),
            4 => drop(data.splice(at.., other[at.min(other.len())..].iter().copied())),
            // A word for a word: the change that most often leaves a meaning.
            _ => drop(data.splice(word(data, dice), other[word(other, dice)].iter().copied())),
        }
        if dice.bool() {
            return;
        }
    }
}

/// Where a word of the input is.
fn word(data: &[u8], dice: &mut Rng) -> Range<usize> {
    let at = dice.usize(0..=data.len());
    let parts = |byte: &u8| b" ;:<,=-/\\\n".contains(byte);
    let begin = data[..at].iter().rposition(parts).map_or(0, |before| before + 1);
    let end = data[at..].iter().position(parts).map_or(data.len(), |after| at + after);
    begin..end
}

#[test]
fn every_seed_keeps_the_rules_of_its_target() {
    for (target, body) in BODIES {
        let meant = seeds_of(target).iter().filter(|seed| body(seed)).count();
        assert!(meant >= 3, "{target} has hardly a seed that means something");
    }
}

/// Runs a target on changed seeds. One in a hundred must still mean something.
fn check(target: &str, ordinary: u64) {
    let (_, body) = BODIES.into_iter().find(|(name, _)| *name == target).unwrap();
    let inputs = seeds_of(target);
    let done = seeds::run(target, ordinary, |seed| {
        let mut dice = Rng::with_seed(seed);
        let mut data = dice.choice(&inputs).unwrap().clone();
        change(&mut data, &inputs, &mut dice);
        u64::from(body(&data))
    });
    assert!(done.positions >= done.runs / 100, "{target} refuses almost everything");
}

#[test]
fn changed_types() {
    check("read_type", 20_000);
}

#[test]
fn changed_tiles() {
    check("read_tile", 20_000);
}

#[test]
fn changed_positions() {
    check("read_position", 20_000);
}

#[test]
fn changed_games() {
    check("read_game", 20_000);
}

#[test]
fn changed_moves() {
    check("read_move", 20_000);
}

#[test]
fn changed_choices_of_actions() {
    check("fast_equals_naive", 100);
}
