//! Situations over several turns in Venom (§D, T12 to T24).

mod common;

use common::{force, is_legal, listed, moves_of, over, play, play_all, position, targets};
use skep_naive::State;

#[test]
fn t12_the_queen_tile_is_placed_bee_up() {
    let moves = ["wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-"];
    let before = play_all(&State::new_game("Venom").unwrap(), &moves[..2]);
    assert!(!is_legal(&before, "wWs -wA1"));
    let later = play_all(&before, &moves[2..]);
    assert!(is_legal(&later, "~wQ"));
    assert!(play(&later, "~wQ").to_position().contains("-1,0:wWs"));
}

#[test]
fn t13_chosen_faces_are_kept() {
    let moves = ["wFl1", "bA1 wFl1-", "wQ -wFl1", "bQ bA1-"];
    let state = play_all(&State::new_game("Venom(faces=chosen)").unwrap(), &moves);
    assert!(listed(&state, "flip").is_empty());
    assert!(is_legal(&state, "wFl2 -wQ") && is_legal(&state, "wA2 -wQ"));
    assert!(!is_legal(&state, "wFl3 -wQ"));
}

#[test]
fn t14_a_stung_tile_is_turned_over_and_stunned_for_a_turn() {
    let start = position("Venom+MLP;White[6];-1,0:wA1 0,0:wWs 1,-1:bA1 1,0:bP 2,-1:bQ");
    let stung = play(&start, "wWs !bA1");
    assert!(stung.to_position().contains("1,-1:bFl1"));
    assert!(stung.to_position().ends_with(";stung=bFl1;flipped=bFl1"));
    assert_eq!(moves_of(&stung, "bFl1"), []);
    assert!(!is_legal(&stung, "~bFl1"));
    // The Pillbug does throw others.
    assert_ne!(moves_of(&stung, "bQ"), []);
    let later = play_all(&stung, &["~bP", "~wA1", "~bCe", "wA2 -wFl1"]);
    assert_ne!(moves_of(&later, "bFl1"), []);
    assert!(is_legal(&later, "~bFl1"));
}

#[test]
fn t15_a_stung_wasp_becomes_bee_and_stays_royal() {
    let start = position("Venom;White[8];-1,0:wA1 0,0:wWs 1,0:bA1 2,0:bWs");
    let stung = play(&start, "wWs !bWs");
    assert!(stung.to_position().contains("2,0:bQ"));
    let ring = "Venom;White[8];-1,0:wA1 -1,1:wG1 0,-1:wS1 0,0:bQ 0,1:wS2 1,-1:wB1 1,0:wWs";
    assert_eq!(over(&position(ring)), Some("white"));
    assert_eq!(over(&position(&ring.replace("bQ", "bWs"))), Some("white"));
}

#[test]
fn t16_a_beetle_flips_on_the_hive() {
    let start = position("Venom;White[6];0,0:wQ 1,0:bA1<wB1 2,0:bQ");
    let flipped = play(&start, "~wB1");
    assert!(flipped.to_position().contains("1,0:bA1<wFf1"));
    let later = play(&flipped, "bA2 bQ-");
    assert_eq!(moves_of(&later, "wFf1").len(), 6);
}

#[test]
fn t17_suppression_does_not_stop_a_sting() {
    let state = position("Venom;White[6];-1,0:wWs 0,0:wSc1 1,0:bA1 2,0:bQ");
    assert!(is_legal(&state, "wWs !bA1"));
    let black = position("Venom;Black[6];-1,0:wWs 0,0:wSc1 1,0:bA1 2,0:bQ");
    assert!(!is_legal(&black, "~bA1"));
}

#[test]
fn t18_both_tiles_of_a_swap_rest() {
    let start = position("Venom+MLP;White[6];0,0:wCe 0,1:bP 1,-1:wQ 1,0:wA1 2,-1:bS1 2,0:bQ");
    let swapped = play(&start, "wCe =bQ");
    let text = swapped.to_position();
    assert!(text.contains("0,0:bQ") && text.contains("2,0:wCe"));
    assert!(text.ends_with(";resting=bQ,wCe;moved=bQ,wCe"));
    assert_eq!(moves_of(&swapped, "bQ"), []);
    assert!(!is_legal(&swapped, "~bQ"));
    assert!(is_legal(&swapped, "~bP"));
    assert_eq!(moves_of(&swapped, "wCe"), []);
}

#[test]
fn t19_a_forced_move_rests_the_tile_moved_and_not_the_tick() {
    let start = position("Venom+MLP;White[6];-1,1:wQ 0,0:wTk 0,1:bP 1,-1:bS1 1,1:bQ");
    let moved = play(&start, "bS1 bQ-");
    assert!(moved.to_position().ends_with(";resting=bS1;moved=bS1"));
    assert_eq!(moves_of(&moved, "bS1"), []);
    assert_ne!(moves_of(&moved, "wTk"), []);
}

#[test]
fn t20_a_forced_pillbug_throws_and_does_not_rest() {
    let start = position("Venom+MLP;White[6];-1,1:wQ 0,0:wTk 0,1:bP 1,1:bQ");
    let thrown = play(&start, "bQ /bP");
    assert!(thrown.to_position().ends_with(";resting=bQ;moved=bQ"));
    assert_ne!(moves_of(&thrown, "wTk"), []);
}

#[test]
fn t21_no_control_near_the_enemy_stink_bug() {
    let next_to_it = position("Venom+MLP;White[6];-1,0:wQ 0,0:wTk 1,0:bSb 2,0:bQ");
    assert_eq!(moves_of(&next_to_it, "bSb"), []);
    let friend = position("Venom+MLP;White[6];-1,0:wQ 0,0:wTk 0,1:bA1 1,1:bSb 1,0:bQ");
    assert_eq!(moves_of(&friend, "bA1"), []);
    let covered = position("Venom+MLP;White[6];-1,0:wQ 0,0:wTk 0,1:bA1 1,1:bSb<bB1 1,0:bQ");
    assert_ne!(moves_of(&covered, "bA1"), []);
}

#[test]
fn t22_a_forced_scorpion_crawls_twice() {
    let state = position("Venom+MLP;White[6];-1,0:wQ 0,0:wTk 1,0:bSc1 1,-1:bQ");
    assert_eq!(moves_of(&state, "bSc1"), [(-1, 1), (2, -2)]);
}

#[test]
fn t23_a_tile_flipped_last_turn() {
    let before = "Venom+MLP;Black[6];-2,0:wFl1 -1,0:wWs 0,0:wP 0,-1:bQ 1,0:bA1";
    let state = play(&position(before), "~bA1");
    assert!(state.to_position().ends_with(";flipped=bFl1"));
    assert!(moves_of(&state, "wFl1").contains(&(2, -1)));
    assert_eq!(targets(&state, "sting"), ["bQ"]);
    assert_ne!(moves_of(&state, "bFl1"), []);
    // With the option the flip counts as a displacement, for resting only.
    let rests = before.replace("MLP", "MLP(flip_rests=yes)");
    let state = play(&position(&rests), "~bA1");
    assert!(state.to_position().ends_with(";resting=bFl1;flipped=bFl1"));
    assert_eq!(moves_of(&state, "bFl1"), []);
}

#[test]
fn t24_nothing_to_fly_onto_after_a_draw_or_a_pass() {
    let start = position(
        "Venom+MLP+Predators+Swarm;Black[6];-2,1:wFl1 -1,1:wQ 0,0:wMn 0,1:wG1 1,0:bQ;white=bA3;black=bS1",
    );
    for quiet in ["draw +bA1", "steal bA3", "pass"] {
        let state = force(&start, quiet);
        assert_eq!(moves_of(&state, "wFl1"), []);
        assert!(targets(&state, "remove").is_empty());
    }
    let placed = play(&start, "bS1 bQ- +bA1");
    assert_ne!(moves_of(&placed, "wFl1"), []);
    assert_eq!(targets(&placed, "remove"), ["bS1"]);
}
