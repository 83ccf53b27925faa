//! Counting the move tree: the published counts of the standard games, and those of other games in
//! `data/perft_beyond.tsv`.
//!
//! `SKEP_LONG=1` confirms all of that table: minutes instead of seconds.

mod common;

use skep_naive::{State, perft};

/// From the start of each standard game, depths 1 to 4 (or 5).
const START: [(&str, &[u64]); 8] = [
    ("Base", &[4, 96, 1440, 21600, 516240]),
    ("Base+M", &[5, 150, 2610, 45414]),
    ("Base+L", &[5, 150, 2610, 45414]),
    ("Base+P", &[5, 150, 2610, 45414]),
    ("Base+ML", &[6, 216, 4320, 86400]),
    ("Base+MP", &[6, 216, 4320, 86400]),
    ("Base+LP", &[6, 216, 4320, 86400]),
    ("Base+MLP", &[7, 294, 6678, 151686]),
];

fn check(state: &State, counts: &[u64]) {
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(perft(state, depth), *count, "{} depth {depth}", state.to_position());
    }
}

#[test]
fn start_of_every_standard_game() {
    for (game_type, counts) in START {
        check(&State::new_game(game_type).unwrap(), counts);
    }
}

fn check_game(game: &str, counts: &[u64]) {
    check(&State::from_game(game).unwrap(), counts);
}

#[test]
fn beetle_gate() {
    let game =
        r"Base+MLP;InProgress;White[5];wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wQ;bB1 bQ";
    check_game(game, &[36, 965, 44307]);
}

#[test]
fn opening_of_8_plies() {
    let game =
        r"Base+MLP;InProgress;White[5];wP;bP wP\;wQ \wP;bM bP\;wA1 -wQ;bQ bM/;wB1 wA1\;bA1 bQ\";
    check_game(game, &[67, 4687, 318069]);
}

#[test]
fn midgame_of_24_plies() {
    let game = r"Base+MLP;InProgress;White[13];wL;bG1 /wL;wQ wL-;bL /bG1;wA1 wQ/;bQ -bL;wA2 wA1-;bM bQ/;wS1 \wQ;bP \bQ;wS1 \bM;bA1 bL-;wA2 bA1\;bL \wQ;wA1 bQ\;bA2 bL/;wP wQ-;bA3 \bL;wA3 wS1/;bA3 \wA3;wB1 /wA1;bB1 -bQ;wB1 wA1;bB2 \bL";
    check_game(game, &[68, 6158, 444806]);
}

#[test]
fn midgame_of_30_plies() {
    let game = r"Base+MLP;InProgress;White[16];wB1;bL /wB1;wQ wB1-;bQ -bL;wA1 \wB1;bM bQ\;wA1 bM\;bA1 /bQ;wA2 wA1-;bA1 wA2\;wM \wQ;bP /bQ;wA3 -wM;bA2 -bP;wA3 -bA2;bA3 /bP;wM wB1;bB1 -bQ;wM bL;bS1 /bA1;wP wQ\;bS1 -wA1;wB2 /wQ;bQ bB1/;wM bM;bS2 bQ/;wB2 bL;bS2 \wQ;wS1 /wP;bA3 /wA1";
    check_game(game, &[75, 6346, 492781]);
}

#[test]
fn late_game_of_50_plies() {
    let game = r"Base+MLP;InProgress;White[26];wL;bG1 /wL;wQ wL-;bL /bG1;wA1 wQ/;bQ -bL;wA2 wA1-;bM bQ/;wS1 \wQ;bP \bQ;wS1 \bM;bA1 bL-;wA2 bA1\;bL \wQ;wA1 bQ\;bA2 bL/;wP wQ-;bA3 \bL;wA3 wS1/;bA3 \wA3;wB1 /wA1;bB1 -bQ;wB1 wA1;bB2 \bL;wS2 wP\;bB2 bL;wS2 bA1-;bA2 wA2\;wB2 /wB1;bB2 wL;wB1 bQ;bB1 wB1;wB2 /bB1;bG2 \bA3;wB2 bB1;bG2 wA3\;wS1 \bA3;bL /wA3;wB2 bP;bM /wQ;wS2 bA2\;bM wQ;wP bM\;bS1 bM/;wA1 \bS1;bG3 -bA1;wM wA1/;bG1 /wA1;wP bM-;bS2 /bM";
    check_game(game, &[58, 2441, 160310]);
}

#[test]
fn games_beyond_the_standard_ones() {
    let long = std::env::var_os("SKEP_LONG").is_some_and(|value| value == "1");
    let most = if long { u64::MAX } else { 20_000 };
    let table = common::data("perft_beyond.tsv");
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let mut columns = line.split('\t');
        let text = columns.next().unwrap();
        let start = if text.contains(';') { State::from_position } else { State::new_game };
        let counts: Vec<u64> = columns.map(|count| count.parse().unwrap()).collect();
        let small = counts.iter().take_while(|&&count| count <= most).count();
        check(&start(text).unwrap(), &counts[..small]);
    }
}
