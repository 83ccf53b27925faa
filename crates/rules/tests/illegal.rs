//! What is illegal is refused with the rule that forbids it, in a sentence.

mod common;

use common::drawing::drawn;
use common::{game, position, tile};
use skep_rules::{Action, Axial, Cell, Color, GameType, Illegal, MoveError, Position};

/// The move is refused by a rule, and this is what is said.
#[track_caller]
fn refused(position: &Position, text: &str, sentence: &str) {
    let error = position.read_move(text).expect_err(text);
    assert_eq!(error.to_string(), sentence, "{text} in {position}");
    assert!(matches!(error, MoveError::Illegal(_)), "{error:?}");
}

fn cell(q: i32, r: i32) -> Cell {
    Cell::at(Axial::new(q, r))
}

/// After `wS1;bS1 wS1-`.
fn second_turn() -> Position {
    position("Base;White[2];0,0:wS1 1,0:bS1;placed=bS1")
}

#[test]
fn nothing_can_be_played_when_the_game_is_over() {
    let over = drawn(
        "Base;White[7]",
        "
          wS1 wS2
        wG1 bQ  wQ
          bS1 bS2
        ",
        "",
    );
    for text in ["pass", "wA1 wQ-", "wQ bS2-"] {
        refused(&over, text, "the game is over");
    }
    assert_eq!(over.check(Action::Pass), Err(Illegal::GameOver));
    assert!(over.actions().is_empty());
}

#[test]
fn passing_needs_that_nothing_else_is_legal() {
    let sentence = "passing is allowed only when nothing else is, and White can play";
    refused(&second_turn(), "pass", sentence);
}

#[test]
fn a_tile_must_be_in_the_game() {
    let position = Position::new(GameType::BASE);
    let mosquito = tile("wM");
    let sentence = "wM is not in this game";
    assert_eq!(position.read_move("wM").unwrap_err().to_string(), sentence);
    for action in
        [Action::place(mosquito, cell(0, 0)), Action::Move { tile: mosquito, to: cell(0, 0) }]
    {
        assert_eq!(position.check(action), Err(Illegal::NotInGame(mosquito.into())));
    }
    assert_eq!(Illegal::NotInGame(mosquito.into()).to_string(), sentence);
}

#[test]
fn a_tile_is_placed_from_the_reserve() {
    let error = second_turn().check(Action::place(tile("wS1"), cell(-1, 0)));
    assert_eq!(error, Err(Illegal::NotInReserve(tile("wS1").into())));
    let sentence = "wS1 is not in reserve: it is in play already";
    assert_eq!(Illegal::NotInReserve(tile("wS1").into()).to_string(), sentence);
}

#[test]
fn a_tile_that_moves_is_in_play() {
    let error = second_turn().check(Action::Move { tile: tile("wA1"), to: cell(-1, 0) });
    assert_eq!(error, Err(Illegal::NotInPlay(tile("wA1").into())));
    assert_eq!(Illegal::NotInPlay(tile("wA1").into()).to_string(), "wA1 is not in play yet");
}

#[test]
fn a_player_places_own_tiles() {
    refused(&second_turn(), "bA1 bS1-", "bA1 is not White's to place");
}

#[test]
fn of_equal_tiles_the_lowest_number_is_placed() {
    let sentence = "wA2 is placed after wA1, which is still in reserve";
    refused(&second_turn(), "wA2 -wS1", sentence);
    refused(&second_turn(), "wA3 -wS1", "wA3 is placed after wA1, which is still in reserve");
}

#[test]
fn the_queen_is_not_the_first_tile() {
    let white = Position::new(GameType::BASE);
    refused(&white, "wQ", "wQ may not be the first tile");
    let black = position("Base;Black[1];0,0:wS1;placed=wS1");
    refused(&black, "bQ wS1-", "bQ may not be the first tile");
}

#[test]
fn the_queen_is_due_on_the_fourth_turn() {
    let game = game(r"Base;InProgress;White[4];wS1;bS1 wS1-;wB1 \wS1;bB1 bS1/;wG1 /wS1;bG1 bS1\");
    let sentence = "wQ must be placed now: it is her player's fourth turn or later";
    refused(game.position(), "wS2 /wG1", sentence);
    refused(game.position(), "wB1 -wS1", sentence);
}

#[test]
fn nothing_moves_before_the_queen_is_in_play() {
    refused(&second_turn(), "wS1 bS1-", "wS1 cannot move before wQ is in play");
}

#[test]
fn only_some_bugs_go_on_top_of_others() {
    refused(&second_turn(), "wA1 wS1", "wS1 lies at 0,0, and wA1 cannot go on top");
    let line = drawn("Base;White[3]", "wQ  bS1 bQ", "");
    refused(&line, "wQ bS1", "bS1 lies at 1,0, and wQ cannot go on top");
}

#[test]
fn a_tile_is_placed_beside_the_hive() {
    let action = Action::place(tile("wA1"), cell(5, 5));
    let error = second_turn().check(action).unwrap_err();
    assert_eq!(error.to_string(), "wA1 would touch nothing there");
    assert_eq!(error, Illegal::TouchesNothing { tile: tile("wA1").into() });
    // The very first tile lies at 0,0.
    let error = Position::default().check(action).unwrap_err();
    assert_eq!(error, Illegal::TouchesNothing { tile: tile("wA1").into() });
}

#[test]
fn a_new_tile_touches_only_its_own_colour() {
    let sentence = "wA1 would touch bS1 at 0,1: a new tile may touch only its own colour";
    refused(&second_turn(), r"wA1 wS1\", sentence);
    // On the first turn it may.
    let black = position("Base;Black[1];0,0:wS1;placed=wS1");
    assert!(black.read_move("bA1 wS1-").is_ok());
}

#[test]
fn a_covered_tile_does_not_move() {
    let line = drawn("Base;White[5]", "wQ  bS1 wA1 bQ", "wQ<bB1");
    refused(&line, "wQ -bB1", "wQ is covered by bB1");
}

#[test]
fn a_tile_that_was_just_moved_rests() {
    let line = drawn("Base+P;White[5]", "wQ  bS1 wA1 bQ", "resting=wQ;moved=wQ");
    refused(&line, r"wQ \bS1", "wQ is resting: it was moved in the turn before");
}

#[test]
fn a_tile_that_holds_the_hive_together_does_not_move() {
    let line = drawn("Base;White[5]", "wQ  wA1 bS1 bQ", "");
    refused(&line, r"wA1 bQ-", "wA1 is pinned: moving it would split the hive");
}

#[test]
fn a_player_moves_own_tiles() {
    let sentence = "bQ is not White's to move, and nothing of White's can throw it";
    let line = drawn("Base+P;White[5]", "wP  wQ  bS1 bQ", "");
    refused(&line, r"bQ bS1/", sentence);
}

#[test]
fn a_throw_ends_beside_the_pillbug() {
    let hive = drawn(
        "Base+P;White[5]",
        "
          bA1 bQ
        wQ  wP
        ",
        "",
    );
    assert!(hive.read_move(r"bA1 wP\").is_ok());
    refused(&hive, "bA1 bQ-", "bA1 cannot be thrown to 2,0");
}

#[test]
fn a_move_leads_somewhere() {
    let line = drawn("Base;White[5]", "wQ  bS1 bQ", "");
    refused(&line, "wQ -bS1", "wQ is there already");
    refused(&line, "wQ wQ", "wQ is there already");
}

#[test]
fn a_gate_stops_those_who_crawl() {
    let pocket = drawn(
        "Base;White[5]",
        "
          .   wS1
        bS1 wQ  wA1
          bA1 bQ
        ",
        "",
    );
    refused(&pocket, r"wQ \wQ", "wQ cannot squeeze through the gate between bS1 and wS1");
}

#[test]
fn a_gate_above_the_ground_stops_the_beetle() {
    let hive = drawn(
        "Base;White[7]",
        "
          bA1 bQ
        wB1 bS1 wQ
          bA2
        ",
        "bA1<bB1;bA2<bB2",
    );
    refused(&hive, "wB1 bS1", "wB1 cannot squeeze through the gate between bB1 and bB2");
}

#[test]
fn an_enclosed_cell_is_not_entered() {
    let ring = drawn(
        "Base;White[5]",
        "
          bQ  bA1
        wS1 .   bS1 wA1
          wQ  wB1
        ",
        "",
    );
    refused(&ring, "wA1 wS1-", "wA1 cannot crawl into 0,1: every way in is a gate");
}

#[test]
fn contact_with_the_hive_is_kept() {
    let line = drawn("Base;White[5]", "wQ  bS1 bQ", "");
    refused(&line, "wQ -wQ", "wQ would lose contact with the hive on the way to -1,0");
    let line = drawn("Base;White[5]", "wA1 wQ  bQ", "");
    refused(&line, "wA1 /wA1", "wA1 would lose contact with the hive on the way to -1,1");
}

#[test]
fn every_creature_moves_in_its_own_way() {
    let line = |tile: &str| drawn("Base+MLP;White[5]", &format!("{tile:4}bS1 wQ  bQ"), "");
    for (tile, place, sentence) in [
        ("wB1", r"bS1\", "wB1 cannot get to 1,1: a Beetle takes one step"),
        (
            "wG1",
            r"bS1\",
            "wG1 cannot get to 1,1: a Grasshopper jumps in a straight line to the first empty cell",
        ),
        ("wS1", r"bS1\", "wS1 cannot get to 1,1: a Spider crawls exactly three cells"),
        (
            "wL",
            "bQ-",
            "wL cannot get to 4,0: a Ladybug takes two steps on top of the hive and one down",
        ),
        ("wP", r"bS1\", "wP cannot get to 1,1: a Pillbug crawls one cell"),
        ("wM", r"bS1\", "wM cannot get to 1,1: a Mosquito moves like a bug it touches"),
    ] {
        refused(&line(tile), &format!("{tile} {place}"), sentence);
    }
    let queen = drawn("Base;White[5]", "wQ  bS1 bQ", "");
    refused(&queen, r"wQ bS1\", "wQ cannot get to 1,1: the Queen Bee crawls one cell");
}

#[test]
fn an_ant_crawls_around_the_hive() {
    let hole = drawn(
        "Base;White[7]",
        "
          bQ  bA1 bA2
        wS1 .   .   bS1
          wB1 .   bS2
            wQ  wS2 wA1
        ",
        "",
    );
    refused(&hole, "wA1 wS1-", "wA1 cannot get to 0,1: an Ant crawls around the hive");
}

#[test]
fn reasons_are_for_the_side_to_move() {
    let error = second_turn().check(Action::Pass).unwrap_err();
    assert_eq!(error, Illegal::CannotPass(Color::White));
}
