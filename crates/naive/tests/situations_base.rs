//! Situations over several turns in the standard games (§D, T02 to T11).

mod common;

use common::{force, is_legal, kinds, listed, moves_of, over, play, play_all, position};
use skep_naive::State;

#[test]
fn t02_queen_as_first_tile() {
    assert!(!is_legal(&State::new_game("Base").unwrap(), "wQ"));
    let allowed = State::new_game("Base(queen_first=allow)").unwrap();
    assert!(is_legal(&allowed, "wQ"));
    let black = play(&allowed, "wQ");
    assert!(is_legal(&black, "bQ wQ-"));
    let forbidden = play(&State::new_game("Base").unwrap(), "wA1");
    assert!(!is_legal(&forbidden, "bQ wA1-"));
}

#[test]
fn t03_fourth_turn_only_the_queen() {
    let moves = ["wS1", "bS1 wS1-", r"wB1 \wS1", "bB1 bS1/", "wG1 /wS1", r"bG1 bS1\"];
    let state = play_all(&State::new_game("Base").unwrap(), &moves);
    assert!(!is_legal(&state, "wS2 /wG1"));
    assert_eq!(kinds(&state), ["place"]);
    assert!(state.actions().iter().all(|action| action.tile() == Some("wQ")));
}

#[test]
fn t04_nothing_moves_before_the_own_queen() {
    let moves = ["wS1", "bS1 wS1-", r"wB1 \wS1", "bB1 bS1/"];
    let state = play_all(&State::new_game("Base").unwrap(), &moves);
    assert!(!is_legal(&state, "wB1 -wS1"));
    assert_eq!(kinds(&state), ["place"]);
}

#[test]
fn t05_a_tile_is_thrown_before_its_owner_has_a_queen() {
    let moves = ["wP", r"bL wP\", "wQ wP/", "bB1 bL-", r"wQ \bB1", r"bG1 bL\"];
    let state = play_all(&State::new_game("Base+MLP").unwrap(), &moves);
    assert!(is_legal(&state, "bL -wP"));
}

/// Both queens lack the cell 1,0, which wG2 can reach by a jump.
const BOTH_RINGS: &str = "Base;White[10];-1,0:wA1 -1,1:bA1 0,-1:wB1 0,0:wQ 0,1:bS2 1,-1:bB1 1,1:wG1 1,2:bA2 1,3:wG2 2,-1:bG1 2,0:bQ 2,1:wS1 3,-1:bS1 3,0:wS2";

#[test]
fn t06_both_rings_are_a_draw_the_own_ring_loses() {
    let both = play(&position(BOTH_RINGS), "wG2 wQ-");
    assert_eq!(over(&both), Some("draw"));
    assert!(both.actions().is_empty());
    let own = play(&position(&BOTH_RINGS.replace(" 3,0:wS2", "")), "wG2 wQ-");
    assert_eq!(over(&own), Some("black"));
}

#[test]
fn t07_pass_only_if_nothing_else_is_legal() {
    let stuck = position("Base;White[7];0,0:wA1<bB1 1,0:wQ<bB2 2,0:bQ 3,0:bA1;resting=bB1");
    assert_eq!(kinds(&stuck), ["pass"]);
    let next = play(&stuck, "pass");
    assert_eq!(next.to_position(), "Base;Black[7];0,0:wA1<bB1 1,0:wQ<bB2 2,0:bQ 3,0:bA1");
    assert!(!is_legal(&next, "pass"));
}

/// White's Pillbug among all others; nothing is pinned.
const PILLBUGS: &str = "Base+MLP;White[6];-1,0:wQ -1,1:bA1 0,-1:bQ 0,0:wP 1,0:bP";

#[test]
fn t08_a_thrown_pillbug_neither_moves_nor_throws() {
    let thrown = play(&position(PILLBUGS), r"bP wP\");
    assert_eq!(moves_of(&thrown, "bP"), []);
    // Only bP could throw White's Pillbug.
    assert_eq!(moves_of(&thrown, "wP"), []);
    let later = play_all(&thrown, &[r"bS1 bA1\", "wS1 -wQ"]);
    assert_ne!(moves_of(&later, "bP"), []);
    assert_ne!(moves_of(&later, "wP"), []);
}

#[test]
fn t09_a_pass_ends_the_rest_too() {
    let thrown = play(&position(PILLBUGS), r"bP wP\");
    let later = play(&force(&thrown, "pass"), "wS1 -wQ");
    assert_ne!(moves_of(&later, "bP"), []);
    assert_ne!(moves_of(&later, "wP"), []);
}

#[test]
fn t10_a_pillbug_that_threw_did_not_move() {
    let thrown = play(&position(PILLBUGS), "bA1 wP/");
    assert!(thrown.to_position().ends_with(";resting=bA1;moved=bA1"));
    assert_ne!(moves_of(&thrown, "wP"), []);
    assert_eq!(moves_of(&thrown, "bA1"), []);
}

#[test]
fn t11_repetition_counts_statuses_and_not_numbers() {
    let start = position("Base;White[9];-1,0:wQ 0,0:wA1 1,0:bA1 2,0:bQ");
    let round = [r"wQ \wA1", "bQ bA1/", r"wQ -wA1", "bQ bA1-"];
    let once = play_all(&start, &round);
    let twice = play_all(&once, &round);
    // The first time nothing was resting.
    assert_ne!(start.repetition_key(), once.repetition_key());
    assert_eq!(once.repetition_key(), twice.repetition_key());
    assert_ne!(once.to_position(), twice.to_position());
    let key = |text: &str| position(text).repetition_key();
    // Another resting tile is another position; another number of the same kind is not.
    let ants = "Base;White[9];-1,0:wQ 0,0:wA1 1,0:bA1 2,0:bQ 3,0:bA2;resting=bA2;moved=bA2";
    assert_eq!(key(ants), key(&ants.replace("bA1", "bA3")));
    let swapped = ants.replace("0:bA2", "0:bA9").replace("0:bA1", "0:bA2").replace("bA9", "bA1");
    assert_ne!(key(ants), key(&swapped));
    assert_ne!(key(ants), key(&ants.replace("White", "Black")));
    assert_eq!(key(ants), key(&ants.replace("[9]", "[12]")));
}

#[test]
fn first_tile_is_listed_on_one_cell() {
    let start = State::new_game("Base").unwrap();
    let placings = listed(&start, "place");
    let expected = ["A1", "B1", "G1", "S1"].map(|name| format!("[\"place\",\"w{name}\",0,0]"));
    assert_eq!(placings, expected);
}
