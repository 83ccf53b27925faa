//! The fast rules and the naive ones agree, in random games and on random hives.
//!
//! Each test plays at least an ordinary number of runs, and goes on until every kind of event has been met often enough.
//! `SKEP_SECONDS=3600` compares for an hour instead, `SKEP_SEED=7` repeats one run, `SKEP_TYPE=Venom+MLP` keeps to one
//! game type; see `common/seeds.rs`.

#[path = "../common/mod.rs"]
mod common;
mod met;
mod pair;
mod probes;
mod taste;

use std::sync::atomic::{AtomicU64, Ordering};

use common::hives::{some_hive, some_standard_hive, some_type};
use common::seeds::{self, Limits};
use common::types::BEYOND;
use fastrand::Rng;
use met::{Met, act_of, wanted};
use pair::{Match, some_game};
use skep_rules::{Bug, Game, GameType, Position, RuleOption, Setup};
use taste::Taste;

/// The only game type to play, if `SKEP_TYPE` names one.
fn only_type() -> Option<GameType> {
    let text = std::env::var("SKEP_TYPE").ok()?;
    Some(text.parse().unwrap_or_else(|error| panic!("SKEP_TYPE={text}: {error}")))
}

/// Whether games of this kind are played: all of them, unless one type was asked for.
fn is_asked_for(is_standard: bool) -> bool {
    only_type().is_none_or(|game_type| game_type.is_standard() == is_standard)
}

/// A standard game.
fn some_standard_type(dice: &mut Rng) -> GameType {
    let random = some_type(dice);
    only_type().unwrap_or(random)
}

/// A game beyond the standard ones, half of the time with random values of some options.
fn some_type_beyond(index: usize, dice: &mut Rng) -> GameType {
    if let Some(game_type) = only_type() {
        return game_type;
    }
    let mut game_type: GameType = BEYOND[index].parse().unwrap();
    if dice.bool() {
        for option in RuleOption::ALL {
            if dice.u8(0..4) == 0 {
                let value = dice.choice(option.values()).unwrap();
                game_type.options = game_type.options.with(option, value).unwrap();
            }
        }
    }
    game_type
}

/// A hive in which the game goes on; with a surrounded Queen there is nothing to compare, so few of those are kept.
fn some_open_hive(mut some_hive: impl FnMut(&mut Rng) -> Setup, dice: &mut Rng) -> Position {
    loop {
        let position = some_hive(dice).position().unwrap();
        if position.outcome().is_none() || dice.u8(0..20) == 0 {
            return position;
        }
    }
}

/// Runs until everything wanted has been met, and fails if even many times the ordinary number of runs does not do it.
fn run_until_met(
    name: &str,
    ordinary: u64,
    met: &Met,
    wanted: &[(String, u64)],
    check: impl Fn(u64) -> u64 + Sync,
) {
    let limits = Limits { least: ordinary, most: 30 * ordinary };
    let is_limited = only_type().is_some();
    let is_enough = || is_limited || met.missing(wanted).is_empty();
    let done = seeds::run_until(name, limits, is_enough, check);
    seeds::tell(&format!("{name}: {met}"));
    if done.is_whole && !is_limited {
        let missing = met.missing(wanted);
        assert!(missing.is_empty(), "dull games, after {} runs: {missing:?}", done.runs);
    }
}

#[test]
fn in_random_games() {
    if !is_asked_for(true) {
        return;
    }
    let met = Met::default();
    let mut wanted = wanted(&[("climb", 50), ("throw", 20), ("surrounded", 2), ("repetition", 2)]);
    wanted.extend(Bug::STANDARD.map(|bug| (act_of(bug), 20)));
    run_until_met("random games", 80, &met, &wanted, |seed| {
        let mut dice = Rng::with_seed(seed);
        let game_type = some_standard_type(&mut dice);
        let taste = dice.choice(Taste::STANDARD).unwrap();
        let actions = if dice.u8(0..8) == 0 { 200 } else { 80 };
        Match::new(Game::new(game_type), dice, &met).play(actions, taste)
    });
}

#[test]
fn in_random_games_beyond_the_standard_ones() {
    if !is_asked_for(false) {
        return;
    }
    let met = Met::default();
    let compared = BEYOND.map(|_| AtomicU64::new(0));
    let mut wanted = wanted(&[
        ("climb", 50),
        ("throw", 10),
        ("flip", 50),
        ("sting", 10),
        ("remove", 3),
        ("swap", 3),
        ("combo", 5),
        ("draw", 5),
        ("steal", 5),
        ("end", 1),
    ]);
    wanted.extend(
        Bug::ALL.into_iter().filter(|&bug| bug != Bug::Honeycombo).map(|bug| (act_of(bug), 1)),
    );
    run_until_met("random games beyond", BEYOND.len() as u64, &met, &wanted, |seed| {
        let mut dice = Rng::with_seed(seed);
        let index = seed as usize % BEYOND.len();
        let game_type = some_type_beyond(index, &mut dice);
        let taste = Taste::for_game(game_type, &mut dice);
        let actions = if dice.u8(0..8) == 0 { 150 } else { 60 };
        let game = some_game(game_type, &mut dice);
        let positions = Match::new(game, dice, &met).play(actions, taste);
        compared[index].fetch_add(positions, Ordering::Relaxed);
        positions
    });
    for (name, positions) in BEYOND.iter().zip(&compared) {
        seeds::tell(&format!("{:7} positions of {name}", positions.load(Ordering::Relaxed)));
    }
}

#[test]
fn on_random_hives() {
    if !is_asked_for(true) {
        return;
    }
    let met = Met::default();
    run_until_met("random hives", 300, &met, &wanted(&[("climb", 20), ("throw", 10)]), |seed| {
        let mut dice = Rng::with_seed(seed);
        let position = some_open_hive(|dice| some_hive(some_standard_type(dice), dice), &mut dice);
        let taste = dice.choice(Taste::STANDARD).unwrap();
        Match::new(Game::from_position(position), dice, &met).play(6, taste)
    });
}

#[test]
fn on_random_hives_beyond_the_standard_ones() {
    if !is_asked_for(false) {
        return;
    }
    let met = Met::default();
    let wanted = wanted(&[("sting", 5), ("remove", 2), ("swap", 2), ("throw", 5)]);
    run_until_met("random hives beyond", 4 * BEYOND.len() as u64, &met, &wanted, |seed| {
        let mut dice = Rng::with_seed(seed);
        let game_type = some_type_beyond(seed as usize % BEYOND.len(), &mut dice);
        let position = some_open_hive(|dice| some_hive(game_type, dice), &mut dice);
        let taste = Taste::for_game(game_type, &mut dice);
        Match::new(Game::from_position(position), dice, &met).play(4, taste)
    });
}

#[test]
fn equal_tiles_are_interchangeable() {
    seeds::run("equal tiles", 500, |seed| {
        let mut dice = Rng::with_seed(seed);
        let position = some_standard_hive(&mut dice).position().unwrap();
        let text = position.to_string();
        let [first, second] = dice.choice([["1", "2"], ["2", "3"], ["1", "3"]]).unwrap();
        let kind = dice.choice(["wA", "wG", "wB", "wS", "bA", "bG", "bB", "bS"]).unwrap();
        let [first, second] = [first, second].map(|number| format!("{kind}{number}"));
        if !text.contains(&first) || !text.contains(&second) {
            return 0;
        }
        let swapped = text.replace(&first, "?").replace(&second, &first).replace('?', &second);
        let swapped: Position = swapped.parse().unwrap();
        assert_eq!(swapped.zobrist_hash(), position.zobrist_hash(), "{text} and {swapped}");
        assert_eq!(swapped.count_actions(), position.count_actions(), "{text} and {swapped}");
        1
    });
}
