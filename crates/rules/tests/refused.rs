//! Texts and set-ups that are refused, each with its sentence; texts that are read and how they are printed.

mod common;

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::time::{Duration, Instant};

use common::{position, table, tile};
use skep_rules::{Axial, Color, Game, GameType, Position, Setup, SetupError, TileName, TileSet};

/// The texts of a file are read, and printed as the file says.
fn read_all<T: FromStr<Err: Display> + Display + Debug>(file: &str) -> usize {
    let lines = table(&format!("valid/{file}.txt"));
    for line in &lines {
        let [text, printed] = &line[..] else { panic!("{file}: {line:?}") };
        let read: T = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.to_string(), *printed);
        let again: T = printed.parse().unwrap_or_else(|error| panic!("{printed}: {error}"));
        assert_eq!(again.to_string(), *printed);
    }
    lines.len()
}

/// The texts of a file are refused with its sentences.
fn refuse_all<T: FromStr<Err: Display> + Debug>(file: &str) -> usize {
    let lines = table(&format!("invalid/{file}.txt"));
    for line in &lines {
        let [text, sentence] = &line[..] else { panic!("{file}: {line:?}") };
        match text.parse::<T>() {
            Ok(read) => panic!("{text} was read: {read:?}"),
            Err(error) => assert_eq!(error.to_string(), *sentence, "{text}"),
        }
    }
    lines.len()
}

#[test]
fn valid_texts_are_read() {
    assert_eq!(read_all::<GameType>("types"), 25);
    assert_eq!(read_all::<Position>("positions"), 10);
    assert_eq!(read_all::<Game>("games"), 10);
}

#[test]
fn invalid_texts_are_refused_with_a_sentence() {
    assert_eq!(refuse_all::<GameType>("types"), 26);
    assert_eq!(refuse_all::<TileName>("tiles"), 19);
    assert_eq!(refuse_all::<Position>("positions"), 60);
    assert_eq!(refuse_all::<Game>("games"), 7);
}

/// What is said about a move that is no legal one.
#[track_caller]
fn refused_move(position: &Position, text: &str, sentence: &str) {
    assert_eq!(position.read_move(text).expect_err(text).to_string(), sentence);
}

#[test]
fn moves_that_cannot_be_understood_are_refused_with_a_sentence() {
    let position = position("Base;White[2];0,0:wS1 1,0:bS1");
    let syntax = "is not a move: a move is a tile and a place beside another, as in `wA1 -bQ`, or a tile to climb, as in `wB1 bQ`";
    refused_move(&position, "wA1 -wS1 ", &format!("`wA1 -wS1 ` {syntax}"));
    refused_move(&position, "wA1  -wS1", &format!("`wA1  -wS1` {syntax}"));
    refused_move(&position, "wA1 -wS1 -bS1", &format!("`wA1 -wS1 -bS1` {syntax}"));
    let name =
        "is not a tile: a tile is a colour, a creature and for some a number, as in wQ or bA2";
    refused_move(&position, "", &format!("`` {name}"));
    refused_move(&position, "Pass", &format!("`Pass` {name}"));
    refused_move(&position, "wA1 ", &format!("`` {name}"));
    refused_move(&position, "wA1 -wS1-", &format!("`-wS1` {name}"));
    refused_move(&position, "wM -wS1", "wM is not in this game");
    refused_move(&position, "wA1 -wTk", "wTk is not in this game");
    refused_move(
        &position,
        "wA1",
        "the move does not say where wA1 goes: add a tile beside the place, as in `-bQ` or `bQ/`",
    );
    refused_move(&position, "wA1 -bQ", "bQ is not on the table and cannot tell where wA1 goes");
}

/// A set-up of two tiles that can be spoilt.
fn setup() -> Setup {
    "Base;White[2];0,0:wS1 1,0:bS1".parse().unwrap()
}

#[track_caller]
fn refused_setup(setup: &Setup, error: SetupError, sentence: &str) {
    assert_eq!(setup.position().unwrap_err(), error);
    assert_eq!(error.to_string(), sentence);
}

#[test]
fn turns_count_from_one() {
    let sentence = "turn 0 is impossible: turns count from 1 to 1000000";
    refused_setup(&Setup { turn: 0, ..setup() }, SetupError::Turn(0), sentence);
    let sentence = "turn 1000001 is impossible: turns count from 1 to 1000000";
    refused_setup(&Setup { turn: 1_000_001, ..setup() }, SetupError::Turn(1_000_001), sentence);
    let sentence = "turn 4294967295 is impossible: turns count from 1 to 1000000";
    refused_setup(&Setup { turn: u32::MAX, ..setup() }, SetupError::Turn(u32::MAX), sentence);
}

#[test]
fn places_have_an_end() {
    for place in [(i32::MAX, 0), (0, i32::MIN), (i32::MIN, i32::MIN), (0, -1_000_000_001)] {
        let place = Axial::new(place.0, place.1);
        let mut setup = setup();
        setup.stacks[0].0 = place;
        let sentence = format!("the place {place} is too far away: coordinates go to 1000000000");
        refused_setup(&setup, SetupError::TooFar(place), &sentence);
    }
}

#[test]
fn a_place_has_one_stack() {
    let mut setup = setup();
    setup.stacks[1].0 = Axial::default();
    let error = SetupError::PlaceTwice(Axial::default());
    refused_setup(&setup, error, "there are two stacks at 0,0");
}

#[test]
fn a_stack_has_tiles() {
    let mut setup = setup();
    setup.stacks[1].1.clear();
    let error = SetupError::EmptyStack(Axial::new(1, 0));
    refused_setup(&setup, error, "the stack at 1,0 has no tiles");
}

#[test]
fn tiles_are_those_of_the_game() {
    let mut setup = setup();
    setup.stacks[0].1 = vec![tile("wM")];
    refused_setup(&setup, SetupError::NotInGame(tile("wM")), "wM is not in this game");
}

#[test]
fn a_tile_lies_in_one_place() {
    let mut setup = setup();
    setup.stacks[1].1 = vec![tile("wS1")];
    refused_setup(&setup, SetupError::TileTwice(tile("wS1")), "wS1 is in two places");
}

#[test]
fn only_climbers_stand_on_top() {
    let mut setup = setup();
    setup.stacks[1].1.push(tile("wA1"));
    let error = SetupError::CannotStandOnTop { tile: tile("wA1"), place: Axial::new(1, 0) };
    refused_setup(&setup, error, "wA1 at 1,0 cannot stand on top of another tile");
}

#[test]
fn there_is_one_hive() {
    let mut setup = setup();
    setup.stacks[1].0 = Axial::new(1, 1);
    let error = SetupError::InPieces {
        tile: tile("bS1"),
        place: Axial::new(1, 1),
        other: tile("wS1"),
        other_place: Axial::default(),
    };
    let sentence = "the hive is in pieces: bS1 at 1,1 is not connected with wS1 at 0,0";
    refused_setup(&setup, error, sentence);
}

#[test]
fn queens_are_in_play_after_four_turns() {
    let sentence = "wQ is missing: she comes into play on her player's fourth turn at the latest";
    let setup = Setup { turn: 5, ..setup() };
    refused_setup(&setup, SetupError::QueenMissing(tile("wQ")), sentence);
}

#[test]
fn a_player_places_one_tile_a_turn() {
    let mut setup = setup();
    setup.stacks.push((Axial::new(2, 0), vec![tile("bA1")]));
    let error = SetupError::TileCount { color: Color::Black, tiles: 2, turns: 1 };
    refused_setup(&setup, error, "Black cannot have 2 tiles on the table after 1 turn");
}

#[test]
fn only_tiles_on_the_table_have_a_status() {
    for name in ["wA1", "bM"] {
        let mut setup = setup();
        setup.statuses.placed = TileSet::from(tile(name));
        let sentence = format!("{name} has a status but is not on the table");
        refused_setup(&setup, SetupError::StatusOffTable(tile(name)), &sentence);
    }
}

/// Long texts of no sense or almost sense.
fn megabytes() -> Vec<String> {
    let parts = [
        "a",
        " ",
        ";",
        "+",
        "(",
        "<",
        ",",
        "é",
        "\0",
        "9",
        "Base",
        "+M",
        "wS1 ",
        ";wS1",
        ";pass",
        "0,0:wQ ",
        "<wB1",
        ",wA1",
        ";resting=wA1",
        "queen_first=allow,",
    ];
    let begins = [
        "",
        "w",
        "wA1 ",
        "Base+",
        "Base(",
        "Base;",
        "Base;White[",
        "Base;White[2];",
        "Base;White[2];0,0:wS1",
        "Base;White[2];0,0:wS1 1,0:bS1;placed=",
        "Base;InProgress;White[2]",
        "Base;InProgress;White[2];",
    ];
    let long = |begin: &str, part: &str| format!("{begin}{}", part.repeat(1_000_000 / part.len()));
    begins.iter().flat_map(|begin| parts.iter().map(move |part| long(begin, part))).collect()
}

#[test]
fn a_megabyte_of_garbage_is_refused_at_once() {
    let position = position("Base;White[2];0,0:wS1 1,0:bS1");
    for text in megabytes() {
        let begin = Instant::now();
        let sentences = [
            text.parse::<TileName>().err().map(|error| error.to_string()),
            text.parse::<GameType>().err().map(|error| error.to_string()),
            text.parse::<Position>().err().map(|error| error.to_string()),
            text.parse::<Game>().err().map(|error| error.to_string()),
            position.read_move(&text).err().map(|error| error.to_string()),
        ];
        let start: String = text.chars().take(40).collect();
        for sentence in sentences {
            let sentence = sentence.unwrap_or_else(|| panic!("{start}… was read"));
            assert!(sentence.len() < 400, "{sentence}");
        }
        assert!(begin.elapsed() < Duration::from_secs(1), "{start}… took {:?}", begin.elapsed());
    }
}
