//! Situations over several turns with Predators, Swarm, Honeycombo and Guardians (§D, T25 to T40).

mod common;

use common::{force, is_legal, kinds, listed, moves_of, over, play, play_all, position, targets};
use skep_naive::State;

#[test]
fn t25_a_mosquito_as_assassin_is_removed_itself() {
    let start = position("Base+MLP+Predators;White[6];-1,1:wQ 0,0:wM 0,1:wAs 1,0:bA1 1,1:bQ");
    let state = play(&start, "wM xbA1");
    assert_eq!(
        state.to_position(),
        "Base+MLP+Predators;Black[6];-1,1:wQ 0,1:wAs 1,1:bQ;removed=bA1,wM"
    );
}

#[test]
fn t26_removing_the_queen_wins() {
    let assassin = position("Base+Predators;White[5];0,0:wAs 0,1:wQ 1,0:bQ 1,1:wS1");
    assert_eq!(over(&play(&assassin, "wAs xbQ")), Some("white"));
    let mantis = position("Base+Predators;White[5];0,0:wMn 1,0:wQ 2,0:bA1 3,0:bQ;placed=bQ");
    assert_eq!(over(&play(&mantis, "wMn xbQ")), Some("white"));
}

#[test]
fn t27_removed_tiles_never_return() {
    let start = position("Base+Predators;White[5];-1,1:wQ 0,0:wAs 0,1:wA1 1,0:bA1 1,1:wS1 2,0:bQ");
    let state = play(&start, "wAs xbA1");
    assert!(state.to_position().ends_with(";removed=bA1,wMn"));
    assert!(!is_legal(&state, "bA1 bQ-") && is_legal(&state, "bA2 bQ-"));
    let swarm = start.to_position().replace("Predators", "Predators+Swarm");
    let state = play(&position(&swarm), "wAs xbA1");
    assert!(!state.draws(&state.read_move("draw").unwrap().0).contains(&"bA1".to_owned()));
}

fn swarm() -> State {
    State::set_up("Base+Swarm", &["wA1", "wB1", "wG1", "bA1", "bS1", "bS2"], &[]).unwrap()
}

#[test]
fn t28_swarm_set_up_and_refill() {
    let start = swarm();
    assert_eq!(
        start.to_position(),
        "Base+Swarm;White[1];;white=wA1,wB1,wG1,wQ;black=bA1,bQ,bS1,bS2"
    );
    assert_eq!(start.bag().len(), 14);
    let state = play(&start, "wA1 +bB2");
    assert_eq!(state.bag().len(), 13);
    assert!(state.to_position().contains(";white=bB2,wB1,wG1,wQ;"));
    assert!(start.play(&start.actions()[0], None).is_err(), "the tile drawn must be given");
    assert!(start.play(&start.actions()[0], Some("bS1")).is_err(), "it must be in the bag");
}

#[test]
fn t29_a_tile_of_the_other_colour_is_placed_for_its_colour() {
    let moves = ["wA1 +bA2", "bS1 wA1- +wA2", "wQ -wA1 +wA3", "bQ bS1- +wB2"];
    let state = play_all(&swarm(), &moves);
    assert!(is_legal(&state, "bA2 bQ-") && !is_legal(&state, "bA2 -wQ"));
    assert!(!is_legal(&state, r"bA2 wA1/"), "it would touch white");
    let next = play(&state, "bA2 bQ- +wS1");
    assert!(next.to_position().contains(";placed=bA2"));
    assert_ne!(moves_of(&next, "bA2"), []);
}

#[test]
fn t30_drawing_and_stealing() {
    let state = play_all(&swarm(), &["wA1 +bA2", "bS1 wA1- +wA2"]);
    assert_eq!(kinds(&state), ["place"], "no draw, no steal before the own Queen");
    let state = play(&state, "wQ -wA1 +wA3");
    let state = play(&state, "bQ bS1- +wB2");
    assert_eq!(listed(&state, "steal"), [r#"["steal","wA2"]"#, r#"["steal","wB2"]"#]);
    let stolen = play(&state, "steal wA2");
    assert!(stolen.to_position().contains(";white=bA2,wA2,wA3,wB1,wG1;black=bA1,bS2,wB2"));
    assert_eq!(listed(&stolen, "steal"), [r#"["steal","bA2"]"#], "never the opponent's colour");
    // All tiles are in the hands: the bag is empty.
    let hands = "white=bA3,bB1,bB2,bG1,bG2,bG3,bS1,bS2,wA2,wA3,wB1,wB2,wG1,wG2,wG3,wS1,wS2";
    let text = format!("Base+Swarm;White[4];-1,0:wQ 0,0:wA1 1,0:bA1 2,0:bQ;{hands};black=bA2");
    let empty = position(&text);
    assert_eq!(kinds(&empty), ["move", "place"]);
    let placed = play(&empty, "wA2 -wQ");
    assert_eq!(kinds(&placed), ["move", "place", "steal"]);
}

#[test]
fn t31_combo_flip_only_by_the_colour_that_shows() {
    let start = State::new_game("Base+Honeycombo").unwrap();
    assert_eq!(start.to_position(), "Base+Honeycombo;White[1];0,0:H");
    let moves = ["wA1 -H", "bA1 H-", "wQ -wA1"];
    let state = play_all(&start, &moves);
    assert!(!is_legal(&state, "~H"), "not before the own Queen");
    let state = play(&state, "bQ bA1-");
    assert!(!is_legal(&state, "~H"), "black shows");
    let state = play(&state, "wA2 -wQ");
    assert!(is_legal(&state, "~H"));
}

#[test]
fn t32_the_turns_after_a_combo_flip() {
    let start = position("Base+Honeycombo;Black[5];-2,0:wQ -1,0:wA1 0,0:H 1,0:bA1 2,0:bQ");
    let state = play(&start, "~H");
    assert!(state.to_position().ends_with(";combo=w;locked;pending=b"));
    assert!(!is_legal(&state, "~H"), "ply n+1");
    let state = play(&state, "wA2 -wQ");
    assert!(state.to_position().ends_with(";placed=wA2;combo=w;double"));
    assert!(!is_legal(&state, "~H"));
    let state = play(&state, "bA2 bQ-");
    assert!(state.to_position().ends_with(";placed=wA2;combo=w;double2;placed2=bA2"));
    let state = play(&state, "bS1 bA2-");
    assert!(state.to_position().ends_with("White[7];-3,0:wA2 -2,0:wQ -1,0:wA1 0,0:H 1,0:bA1 2,0:bQ 3,0:bA2 4,0:bS1;placed=bA2,bS1;combo=w"));
    assert!(is_legal(&state, "~H"), "ply n+3");
    let state = play_all(&state, &["wS1 -wA2", "bS2 bS1-"]);
    assert!(state.to_position().contains(";White[8];"), "one action on ply n+4");
}

#[test]
fn t33_a_beetle_crosses_the_honeycombo_in_a_double_turn() {
    let start = position("Base+Honeycombo;White[6];-1,0:bQ 0,0:H 0,1:wQ 1,0:wB1 1,1:wA1;double");
    let on_it = play(&start, "wB1 H");
    assert!(!is_legal(&on_it, "end"));
    assert!(on_it.actions().iter().all(|a| a.kind() == "move" && a.tile() == Some("wB1")));
    let off = play(&on_it, r"wB1 \H");
    assert!(off.to_position().ends_with(";resting=wB1;moved=wB1"));
    assert!(!is_legal(&position(&start.to_position().replace(";double", "")), "wB1 H"));
}

#[test]
fn t34_two_actions_of_a_double_turn() {
    let text = "Venom+Honeycombo;White[6];-2,0:bA1 -1,0:bQ 0,0:H 1,0:wQ 2,0:wA1 3,0:wA2;double";
    let start = position(text);
    let twice = play_all(&start, &["wA2 wA1/", r"wA2 wA1\"]);
    assert!(twice.to_position().ends_with(";resting=wA2;moved=wA2"));
    let flipped_twice = play_all(&start, &["~wA2", "~wFl2"]);
    assert!(flipped_twice.to_position().ends_with(";flipped=wA2"));
    let moved_a_then_b = play_all(&start, &["wA2 -bA1", "wA1 -wA2"]);
    assert!(moved_a_then_b.to_position().ends_with(";resting=wA1;moved=wA1,wA2"));
    let moved_then_placed = play_all(&start, &["wA2 -bA1", "wS1 wQ/"]);
    assert!(moved_then_placed.to_position().ends_with(";resting=wA2;placed=wS1;moved=wA2"));
    let jumper = position(&text.replace("3,0:wA2", "3,0:wG1"));
    let flipped_then_moved = play_all(&jumper, &["~wG1", "wDf1 -bA1"]);
    assert!(flipped_then_moved.to_position().ends_with(";resting=wDf1;moved=wDf1;flipped=wDf1"));
}

#[test]
fn t35_the_first_action_may_end_the_game() {
    let text = "Base+Honeycombo;White[9];-2,0:wQ -1,0:wA1 -1,1:wG1 0,-1:wS1 0,0:bQ 1,-1:wB1 1,0:H 2,-1:wG2;double";
    let state = play(&position(text), r"wG2 bQ\");
    assert_eq!(over(&state), Some("white"));
    assert!(state.to_position().contains(";Black[9];"));
    assert!(state.to_position().ends_with(";resting=wG2;moved=wG2"));
    assert!(state.actions().is_empty());
}

#[test]
fn t36_where_a_guardian_is_placed() {
    let start = State::new_game("Base+Guardians+Honeycombo").unwrap();
    assert!(listed(&start, "place").iter().all(|place| !place.contains("wBu")));
    let text = "Base+Guardians+Honeycombo;White[6];-2,0:wQ -1,0:bA1<wB1 0,0:H 1,0:wA1<bB1 2,0:bQ";
    let state = position(text);
    assert!(!is_legal(&state, "wBu H"));
    assert!(!is_legal(&state, "wBu bB1"));
    assert!(is_legal(&state, "wBu wB1") && is_legal(&state, "wMo wQ"));
}

#[test]
fn t37_covered_by_its_own_butterfly_and_surrounded() {
    let text = "Base+Guardians;White[9];-2,0:wQ -1,0:wA1 -1,1:wG1 0,-1:wS1 0,0:bQ<bBu 1,-1:wB1 1,0:wS2 2,-1:wG2";
    let state = play(&position(text), r"wG2 bBu\");
    assert_eq!(over(&state), Some("white"));
}

#[test]
fn t38_with_guardians_surrounded_and_covered_in_either_order() {
    let open = "Base+Guardians;White[9];-2,0:wQ -1,0:wA1 -1,1:wG1 0,-1:wS1 0,0:bQ 1,-1:wB1 1,0:wS2 2,-1:wG2";
    let surrounded = play(&position(open), r"wG2 bQ\");
    assert_eq!(over(&surrounded), None);
    let covered = play(&force(&surrounded, "pass"), "wB1 bQ");
    assert_eq!(over(&covered), None, "the cell of the Beetle is empty now");
    let covered_first = open.replace("0,0:bQ", "0,0:bQ<wB2");
    assert_eq!(over(&position(&covered_first)), None);
    assert_eq!(over(&play(&position(&covered_first), r"wG2 bQ\")), Some("white"));
}

#[test]
fn t39_a_guardian_flips_where_the_game_has_flips() {
    let text = "Venom+Guardians;White[6];0,0:wQ<wBu 1,0:bQ";
    let state = play(&position(text), "~wBu");
    assert!(state.to_position().contains("0,0:wQ<wMo"));
    for faces in ["fixed", "chosen"] {
        let kept = text.replace("ns;", &format!("ns(faces={faces});"));
        assert!(listed(&position(&kept), "flip").is_empty());
    }
    assert!(listed(&position(&text.replace("Venom", "Base")), "flip").is_empty());
}

#[test]
fn t40_a_covered_royal_is_neither_stung_nor_removed() {
    let text = "Venom+Predators;White[6];-1,1:wWs 0,0:wAs 0,1:wA1 1,0:bQ 1,1:bA1";
    assert_eq!(targets(&position(text), "sting"), ["bA1", "bQ"]);
    assert_eq!(targets(&position(text), "remove"), ["bQ"]);
    let covered = position(&text.replace("1,0:bQ", "1,0:bQ<bB1"));
    assert_eq!(targets(&covered, "sting"), ["bA1"]);
    assert!(targets(&covered, "remove").is_empty());
}
