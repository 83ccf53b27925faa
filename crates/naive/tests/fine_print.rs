//! The fine print (§E), point by point where the other tests do not already show it.

mod common;

use common::{force, is_legal, kinds, listed, moves_of, over, play, play_all, position, targets};
use skep_naive::State;

#[test]
fn e01_a_forced_mantis_takes_what_its_own_side_placed() {
    let text = "Base+MLP+Tk+Predators;White[6];0,0:wTk 0,1:wQ 1,0:bMn 1,1:bQ 2,1:bS1;placed=bS1";
    let state = position(text);
    assert_eq!(listed(&state, "remove"), [r#"["remove","bMn","bS1"]"#]);
    let next = play(&state, "bMn xbS1");
    assert!(next.to_position().ends_with("1,1:bQ;removed=bMn,bS1"), "it left every set");
    // Never itself.
    assert!(targets(&position(&text.replace("=bS1", "=bMn")), "remove").is_empty());
}

#[test]
fn e01_a_forced_fly_lands_on_what_its_own_side_moved() {
    let text = "Venom+MLP;White[6];0,0:wTk 0,1:wQ 1,0:bFl1 1,1:bQ 2,1:bS1;resting=bS1;moved=bS1";
    assert_eq!(moves_of(&position(text), "bFl1"), [(1, 2), (2, 0), (2, 2), (3, 0), (3, 1)]);
}

#[test]
fn e01_a_pinned_or_shielded_bug_is_forced_to_use_a_power_in_place() {
    let pinned = position("Venom+MLP;White[6];-1,0:wQ 0,0:wTk 1,0:bP 2,0:bQ");
    assert_eq!(moves_of(&pinned, "bP"), []);
    assert_eq!(moves_of(&pinned, "bQ"), [(0, 1), (1, -1), (1, 1), (2, -1)]);
    let shielded = position(
        "Base+MLP+Ws+Sb+Tk;White[6];-1,1:wQ 0,0:wTk 0,1:bM 1,0:bWs 1,1:bSb 2,0:bA1 3,0:bQ",
    );
    assert_eq!(moves_of(&shielded, "bWs"), []);
    assert_eq!(targets(&shielded, "sting"), ["bQ"], "bA1 and bM are shielded too");
}

#[test]
fn e02_the_forcing_tick_is_thrown_or_swapped() {
    let thrown = position("Venom+MLP;White[6];0,0:wTk 0,1:wQ 1,0:bP 1,1:bQ");
    assert!(moves_of(&thrown, "wTk").contains(&(2, 0)));
    let swapped = position("Venom+MLP;White[6];0,0:wTk 0,1:wQ 1,0:bCe 1,1:bQ");
    assert_eq!(listed(&swapped, "swap"), [r#"["swap","bCe","bQ"]"#, r#"["swap","bCe","wTk"]"#]);
}

#[test]
fn e03_chains_never_use_a_bug_twice() {
    // wTk forces bTk, which as White's tool forces bM, which as a Tick forces bA1.
    let text = "Base+MLP+Tk;White[6];0,0:wTk 0,1:wQ 1,0:bTk 1,1:bQ 2,0:bM 3,0:bA1";
    assert_ne!(moves_of(&position(text), "bA1"), []);
    assert_eq!(moves_of(&position(&format!("{text};resting=bM")), "bA1"), []);
    assert_eq!(moves_of(&position(&text.replace("2,0:bM", "2,0:bM<bB1")), "bA1"), []);
}

#[test]
fn e04_a_mosquito_on_the_hive_as_a_tick() {
    let text = "Base+MLP+Tk;White[7];0,0:wA1<wM 0,1:bA2<bB1 1,0:bA1<bTk 1,1:bQ -1,1:wQ";
    assert_ne!(moves_of(&position(text), "bB1"), []);
    let low = text.replace("1,0:bA1<bTk", "1,0:bTk");
    assert_eq!(moves_of(&position(&low), "bB1"), []);
    // As a tool it copies what it touches, the forcing Tick included.
    let forced = "Base+MLP+Tk;White[7];0,0:wTk 0,1:wQ 1,0:bM 1,1:bP";
    assert!(!moves_of(&position(forced), "bM").is_empty());
    let only_tick = "Base+MLP+Tk;White[7];-1,0:wQ 0,0:wTk 1,0:bM -2,0:bQ";
    assert_eq!(moves_of(&position(only_tick), "bM"), [(0, 0)], "the Tick's climb");
}

#[test]
fn e07_a_shield_asks_whose_turn_it_is() {
    let text = "Venom+MLP;White[6];0,0:wTk 0,1:wQ 0,2:wSb 1,0:bP 1,1:wG1 2,0:bA1 2,1:bQ 3,0:bSb";
    assert_eq!(moves_of(&position(text), "bA1"), []);
    assert!(moves_of(&position(text), "wG1").contains(&(2, -1)), "thrown by Black's Pillbug");
}

#[test]
fn e12_a_mantis_takes_a_tile_placed_on_a_stack_but_no_covered_one() {
    let text = "Base+Predators+Guardians;White[6];0,0:wMn 0,1:wQ 1,0:wA1 1,1:bQ<bBu;placed=bBu";
    let state = play(&position(text), "wMn xbBu");
    assert!(state.to_position().ends_with("1,1:bQ;removed=bBu,wMn"));
    let covered = text.replace("<bBu;", "<bBu<wB1;");
    assert!(targets(&position(&covered), "remove").is_empty());
    let moved_too = format!("{text};moved=bBu;resting=bBu");
    assert_eq!(targets(&position(&moved_too), "remove"), ["bBu"]);
}

#[test]
fn e13_a_fly_does_not_land_on_itself_nor_on_covered_tiles() {
    let text = "Venom+Honeycombo;White[7];-1,0:bQ 0,0:H 1,0:wQ 2,0:wFl1;moved=wFl1";
    assert_eq!(moves_of(&position(text), "wFl1"), []);
    let covered = "Venom;White[7];0,0:wFl1 1,0:wQ 2,0:bA1<bB1 3,0:bQ;placed=bA1";
    assert_eq!(moves_of(&position(covered), "wFl1"), []);
    let on_top = covered.replace("=bA1", "=bB1");
    assert_eq!(moves_of(&position(&on_top), "wFl1"), [(1, 1), (2, -1), (2, 1), (3, -1)]);
}

#[test]
fn e17_a_removal_is_no_displacement() {
    let text = "Base+Predators+Honeycombo;White[6];-1,0:bQ -1,1:bS1 0,0:H 0,1:wQ 1,0:wAs 1,-1:bA1 1,1:wA1;double";
    let state = play_all(&position(text), &["wA1 -bQ", "wAs xbA1"]);
    assert!(state.to_position().ends_with(";resting=wA1;moved=wA1;removed=bA1,wMn"));
    // The predator moved first: it leaves the sets.
    let state = play_all(&position(text), &["wAs bA1-", "wAs xbA1"]);
    assert!(state.to_position().ends_with("1,1:wA1;removed=bA1,wMn"));
}

#[test]
fn e18_the_sets_are_replaced_at_the_end_of_the_turn() {
    let text =
        "Venom+MLP;White[6];-1,0:wA1 0,0:wWs 1,0:bA1 2,0:bQ;resting=bA1;placed=wA1;moved=bA1";
    let state = play(&position(text), "wWs !bQ");
    assert!(state.to_position().ends_with("2,0:bWs;stung=bWs;flipped=bWs"));
    let state = play(&state, "bG1 bWs-");
    assert!(state.to_position().ends_with("3,0:bG1;placed=bG1"));
}

#[test]
fn e19_moved_only_may_move_but_is_neither_flipped_nor_stung() {
    let text = "Venom+Honeycombo;White[7];-1,0:bQ 0,0:H 0,1:wWs 1,0:wA1 2,0:bA1;moved=bA1,wA1";
    let state = position(text);
    assert!(!is_legal(&state, "~wA1"));
    assert_eq!(targets(&state, "sting"), ["bQ"]);
    let black = position(&text.replace("White", "Black"));
    assert_ne!(moves_of(&black, "bA1"), []);
}

#[test]
fn e20_a_tile_is_stung_twice_in_a_double_turn() {
    let text = "Venom+Honeycombo;White[7];-2,0:bA1 -1,0:bQ 0,0:H 0,1:wWs 1,0:wA1;double";
    let once = play(&position(text), "wWs !bA1");
    assert!(once.to_position().ends_with(";double2;stung2=bFl1;flipped2=bFl1"));
    let twice = play(&once, "wWs !bFl1");
    assert!(twice.to_position().ends_with(";stung=bA1;flipped=bA1"));
    assert!(twice.to_position().contains("-2,0:bA1"));
}

#[test]
fn e20_a_stink_bug_just_brought_up_works() {
    let text = "Venom+MLP+Honeycombo;White[7];-2,0:bL -1,0:bQ 0,0:H 0,1:wWs 1,0:wA1;double";
    let state = play(&position(text), "wWs !bL");
    assert!(targets(&state, "sting").is_empty(), "bQ is shielded now, and so is bSb");
}

#[test]
fn e22_a_pass_ends_the_whole_double_turn() {
    let stuck = "Base+Honeycombo;White[7];0,-1:bQ 0,0:H 0,1:wA1<bB2 1,0:wQ<bB1;double";
    let state = play(&position(stuck), "pass");
    assert_eq!(
        state.to_position(),
        "Base+Honeycombo;Black[7];0,-1:bQ 0,0:H 0,1:wA1<bB2 1,0:wQ<bB1"
    );
}

#[test]
fn e24_what_goes_onto_the_honeycombo_must_come_down_again() {
    let text = "Base+MLP+Tk+Predators+Honeycombo;White[7];-1,0:bQ 0,0:H 0,1:wQ 1,0:bB1 1,1:wTk 0,2:wMn;double";
    assert_ne!(moves_of(&position(text), "bB1"), []);
    assert!(!is_legal(&position(text), "bB1 H"));
    // The Mantis can take it away there.
    let placed = text.replace("double", "placed=bB1;double");
    let state = play(&position(&placed), "bB1 H");
    assert_eq!(listed(&state, "remove"), [r#"["remove","wMn","bB1"]"#]);
    assert_eq!(kinds(&state), ["remove"]);
}

#[test]
fn e26_without_a_cell_for_the_queen_the_turn_is_passed() {
    assert_eq!(kinds(&position("Base;White[4];0,0:wA1<bB1 1,0:bQ")), ["pass"]);
}

#[test]
fn e28_a_wasp_added_to_base_is_not_the_queen() {
    let start = State::new_game("Base+Ws").unwrap();
    assert!(is_legal(&start, "wWs"));
    let state = play_all(&start, &["wWs", "bA1 wWs-"]);
    assert!(!is_legal(&state, "wWs !bA1"));
    let lost = "Base+Ws+Predators;Black[7];0,0:wQ 1,0:wA1 2,0:bQ;removed=bWs,wMn";
    assert_eq!(over(&position(lost)), Some("white"));
}

#[test]
fn e30_first_placings_of_venom() {
    let count = |game_type: &str| State::new_game(game_type).unwrap().actions().len();
    assert_eq!(count("Venom"), 8);
    assert_eq!(count("Venom+MLP"), 14);
    assert_eq!(count("Venom+MLP+Predators+Guardians"), 16);
    assert_eq!(count("Venom+MLP+Predators+Guardians(pack_tiles=two)"), 16);
}

#[test]
fn e33_a_guardian_is_based_on_a_guardian() {
    let state = position("Base+Guardians+Swarm;White[6];0,0:wQ<wBu 1,0:wA1 2,0:bQ;white=wG1");
    assert!(!is_legal(&state, "wMo wBu"), "there is only one");
    let two = position("Base+Guardians(pack_tiles=two);White[6];0,0:wQ<wBu 1,0:wA1 2,0:bQ");
    assert!(is_legal(&two, "wMo wBu") && !is_legal(&two, "wMo wA1"));
}

#[test]
fn e34_of_equal_tiles_in_the_hand_the_lowest_number() {
    let text = "Base+Swarm;White[5];-1,0:wQ 0,0:wA1 1,0:bA1 2,0:bQ;white=wA3;black=wG2,wG3";
    let state = position(text);
    assert!(is_legal(&state, "wA3 -wQ"));
    assert_eq!(listed(&state, "steal"), [r#"["steal","wG2"]"#]);
}

#[test]
fn moves_that_lead_to_one_position_are_listed_once() {
    let swaps = position("Venom+MLP;White[6];0,0:wCe 0,1:bQ 1,-1:wQ 1,0:bM<wB1");
    assert_eq!(targets(&swaps, "swap"), ["bQ", "wQ"]);
    // A Centipede and a Mosquito touching it could each swap with the other.
    let both = position("Base+MLP+Ce;White[6];0,0:wCe 0,1:wM 1,-1:wQ 1,0:bQ");
    assert_eq!(
        listed(&both, "swap"),
        [
            r#"["swap","wCe","wM"]"#,
            r#"["swap","wCe","wQ"]"#,
            r#"["swap","wM","bQ"]"#,
            r#"["swap","wM","wQ"]"#,
        ]
    );
    // Two forced bugs could each remove the other.
    let forced =
        "Base+MLP+Tk+Predators;White[6];0,0:wTk 0,1:bM 1,-1:wA1 1,0:bAs 1,1:wQ 2,-1:wA2 2,0:bQ";
    assert_eq!(
        listed(&position(forced), "remove"),
        [r#"["remove","bAs","bM"]"#, r#"["remove","bAs","bQ"]"#]
    );
}

#[test]
fn bad_positions_are_refused() {
    for bad in [
        "Base",
        "Base;White[1]",
        "Base;White;0,0:wQ",
        "Base;Red[1];0,0:wQ",
        "Base;White[0];",
        "Base;White[5];0,0:wQ 0,0:bQ",
        "Base;White[5];0,0:wQ 1,0:wQ",
        "Base;White[5];0,0:wQ<",
        "Base;White[5];0,0:wX",
        "Base;White[5];0,0:wA4",
        "Base;White[5];0:wQ",
        "Base;White[5];0,0:wQ 1,0:bQ;resting=wA1",
        "Base;White[5];0,0:wQ 1,0:bQ;removed=wQ",
        "Base;White[5];0,0:wQ 1,0:bQ;white=wA1",
        "Base;White[5];0,0:wQ 1,0:bQ;sleeping=wQ",
        "Base;White[5];0,0:wQ 1,0:bQ;double;double",
        "Venom;White[5];0,0:wQ 1,0:wWs",
        "Venom;White[5];0,0:wQ 1,0:bQ;moved=wWs",
        "Base+Honeycombo;White[5];0,0:wQ 1,0:bQ",
        "Base+Swarm;White[5];0,0:wQ 1,0:bQ;white=wA1;black=wA1",
    ] {
        assert!(State::from_position(bad).is_err(), "{bad}");
    }
}

#[test]
fn actions_that_cannot_be_carried_out_are_refused() {
    let state = position("Base;White[5];0,0:wQ<bB1 1,0:bQ");
    for impossible in ["wQ bQ-", "wQ", "bA1 bQ-", "wA9 bQ-", "draw"] {
        let read = state.read_move(impossible);
        let played = read.and_then(|(action, _)| state.play(&action, None));
        assert_eq!(played.is_err(), impossible != "bA1 bQ-", "{impossible}");
    }
    let _ = force(&state, "wA1 bQ-");
}
