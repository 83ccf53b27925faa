//! What is said to a player who picks up a tile that cannot be used.

mod common;

use common::drawing::drawn;
use common::refusals::{cell, refused, refused_in, second_turn};
use common::{position, tile};
use skep_rules::{Action, Color, Illegal, Position, Tile};

/// What is said to a player who picks up a tile, without a place to put it.
#[track_caller]
fn taken_up(position: &Position, name: &str, sentence: &str) {
    let tile = tile(name);
    let to = position.cell(tile).unwrap();
    let illegal = position.check(Action::Move { tile, to }).expect_err(name);
    assert_eq!(illegal.to_string(), sentence, "{name} in {position}");
}

#[test]
fn an_enemy_tile_is_not_yours_to_move_before_your_queen_is_placed() {
    refused(&second_turn(), "bS1 -wS1", "bS1 is not White's to move");
    taken_up(&second_turn(), "bS1", "bS1 is not White's to move");
    let due =
        position("Base;White[4];-1,0:wG1 0,-1:wB1 0,0:wS1 1,0:bS1 2,-1:bB1 2,0:bG1;placed=bB1");
    taken_up(&due, "bS1", "bS1 is not White's to move");
    let sentence = "wQ must be placed now: she has to be in play by the fourth turn";
    taken_up(&due, "wS1", sentence);
    // A Tick could force the Ant, but only with the Queen in play.
    let tick = position("Base+Tk;White[3];0,0:wTk 1,0:bA1 2,0:bQ -1,0:wA1");
    taken_up(&tick, "bA1", "bA1 is not White's to move");
}

#[test]
fn throws_are_spoken_of_where_there_are_some() {
    let line = |game: &str| drawn(&format!("{game};White[5]"), "wQ  bS1 bQ", "");
    taken_up(&line("Base"), "bQ", "bQ is not White's to move");
    let sentence = "bQ is not White's to move, and nothing of White's can throw it";
    taken_up(&line("Base+P"), "bQ", sentence);
}

#[test]
fn rest_and_pins_of_an_enemy_tile_matter_beside_a_thrower_only() {
    let away = drawn("Base;White[5]", "wQ  bS1 bQ", "resting=bQ;moved=bQ");
    taken_up(&away, "bQ", "bQ is not White's to move");
    let beside = |statuses| drawn("Base+P;White[5]", "wQ  wP  bS1 bQ", statuses);
    taken_up(&beside(""), "bS1", "bS1 is pinned: moving it would split the hive");
    let sentence = "bS1 is resting: it was moved in the turn before";
    taken_up(&beside("resting=bS1;moved=bS1"), "bS1", sentence);
    let stack = drawn("Base+P;White[5]", "wQ  wP  bS1 bQ", "bS1<bB1");
    let sentence = "wP cannot throw bB1: a throw takes a single tile that touches the thrower, and gates stop it";
    taken_up(&stack, "bB1", sentence);
}

#[test]
fn a_shut_in_tile_that_is_taken_up_has_nowhere_to_go() {
    let shut_in = |tile: &str| {
        let drawing = format!(
            "
              wQ  bA1
            bG1 {tile} .
              bQ  bA2
            "
        );
        drawn("Base;White[9]", &drawing, "")
    };
    for tile in ["wS1", "wA1"] {
        let sentence = format!("{tile} has nowhere to go: every way out is a gate");
        taken_up(&shut_in(tile), tile, &sentence);
    }
    let ring = drawn(
        "Base;White[9]",
        "
          wQ  bA1
        bG1 wS1 bG2
          bQ  bA2
        ",
        "",
    );
    taken_up(&ring, "wS1", "wS1 has nowhere to go: it is surrounded");
}

#[test]
fn a_spider_needs_three_cells_to_crawl() {
    // A pocket of three cells that touch each other: two crawls at most.
    let ring =
        "0,-1:wQ 1,-1:bA1 2,-1:bA2 2,0:bA3 1,1:bQ 0,2:bG1 -1,2:bG2 -1,1:bG3 -1,0:bB1 0,0:wS1";
    let pocket = position(&format!("Base;White[10];{ring}"));
    let sentence = "wS1 has nowhere to go: a Spider crawls exactly three cells, and every path here is shorter";
    taken_up(&pocket, "wS1", sentence);
}

#[test]
fn a_mosquito_beside_a_mosquito_copies_nothing() {
    let line = drawn("Base+M;White[5]", "wM  bM  wQ  bQ", "");
    taken_up(&line, "wM", "wM touches no bug that it could copy");
}

#[test]
fn a_tile_without_a_place_to_go_cannot_be_placed() {
    // Every cell beside the only white tile touches a black one.
    let ring = position("Base;White[5];0,0:wQ 1,0:bA1 0,-1:bA2 -1,1:bA3 2,-1:bQ");
    let sentence = "wA1 cannot be placed now: it would touch the other colour everywhere";
    let error = ring.check(Action::place(tile("wA1"), cell(0, 0))).unwrap_err();
    assert_eq!(error.to_string(), sentence);
}

#[test]
fn a_centipede_does_not_change_places_with_what_rests() {
    let line = "Base+Ce;White[9];0,0:wCe 1,0:wQ 2,0:bQ 3,0:bA1";
    assert!(position(line).read_move("wCe =bA1").is_ok());
    let sentence = "bA1 is resting: it was moved in the turn before";
    refused_in(&format!("{line};resting=bA1;moved=bA1"), "wCe =bA1", sentence);
    let sentence = "wCe cannot change places with bQ: the other tile must lie alone, three steps away over the hive";
    refused_in(line, "wCe =bQ", sentence);
}

#[test]
fn the_honeycombo_that_shows_the_other_colour_cannot_be_turned() {
    let game = position("Base+Honeycombo;White[5];0,0:H 1,0:wQ -1,0:bQ;combo=b");
    let here = game.cell(Tile::HONEYCOMBO).unwrap();
    let illegal = game.check(Action::Move { tile: Tile::HONEYCOMBO, to: here }).unwrap_err();
    assert_eq!(illegal, Illegal::ComboNotYours(Color::White));
}

#[test]
fn a_mosquito_on_top_moves_like_a_beetle() {
    let line = drawn("Base+M;White[9]", "wQ  bQ  bA1 bG1", "wQ<wM");
    let sentence = "wM cannot get to 4,0: on top of the hive a Mosquito moves like a Beetle";
    refused(&line, "wM bG1-", sentence);
}
