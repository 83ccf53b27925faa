//! Perft: the number of action sequences is the published one.
//!
//! `SKEP_LONG=1` counts the starts to depth 8 instead of 6: minutes instead of seconds.

mod common;

use common::{game, position, table};
use skep_rules::{Position, divide, perft};

/// Counts to every depth of the table, or to the deepest that is asked for.
fn check(position: &Position, counts: &[String], deepest: usize) {
    for (depth, count) in (1..).zip(counts).take(deepest) {
        let found = perft(position, depth);
        assert_eq!(found.to_string(), *count, "depth {depth} of {position}");
    }
}

fn check_start(game_type: &str) {
    let long = std::env::var_os("SKEP_LONG").is_some_and(|value| value == "1");
    let table = table("perft_start.tsv");
    let line = table.iter().find(|line| line[0] == game_type).unwrap();
    check(&Position::new(game_type.parse().unwrap()), &line[1..], if long { 8 } else { 6 });
}

#[test]
fn start_of_base() {
    check_start("Base");
}

#[test]
fn start_of_base_m() {
    check_start("Base+M");
}

#[test]
fn start_of_base_l() {
    check_start("Base+L");
}

#[test]
fn start_of_base_p() {
    check_start("Base+P");
}

#[test]
fn start_of_base_ml() {
    check_start("Base+ML");
}

#[test]
fn start_of_base_mp() {
    check_start("Base+MP");
}

#[test]
fn start_of_base_lp() {
    check_start("Base+LP");
}

#[test]
fn start_of_base_mlp() {
    check_start("Base+MLP");
}

#[test]
fn chosen_positions() {
    let lines = table("perft_positions.tsv");
    for line in &lines {
        check(game(&line[1]).position(), &line[2..], usize::MAX);
    }
    assert_eq!(lines.len(), 5);
}

#[test]
fn openings() {
    let lines = table("openings.tsv");
    for line in &lines {
        check(game(&line[0]).position(), &line[1..], usize::MAX);
    }
    assert_eq!(lines.len(), 32);
}

#[test]
fn every_second_ply_of_real_games() {
    let lines = table("real_games.tsv");
    for line in &lines {
        check(game(&line[0]).position(), &line[1..], usize::MAX);
    }
    assert_eq!(lines.len(), 98);
}

#[test]
fn games_beyond_the_standard_ones() {
    let lines = table("perft_beyond.tsv");
    for line in &lines {
        let position = match line[0].parse() {
            Ok(game_type) => Position::new(game_type),
            Err(_) => position(&line[0]),
        };
        check(&position, &line[1..], usize::MAX);
    }
    assert_eq!(lines.len(), 34);
}

#[test]
fn the_parts_of_a_divided_count_are_its_whole() {
    for line in table("perft_positions.tsv") {
        let game = game(&line[1]);
        let parts = divide(game.position(), 3);
        let actions: Vec<_> = parts.iter().map(|&(action, _)| action).collect();
        assert_eq!(actions, game.position().actions());
        let whole: u64 = parts.iter().map(|&(_, leaves)| leaves).sum();
        assert_eq!(whole, perft(game.position(), 3));
    }
}
