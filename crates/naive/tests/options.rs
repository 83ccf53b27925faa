//! Every rule option of §B that is not at its default.

mod common;

use common::{force, is_legal, kinds, listed, moves_of, play, position, targets};
use skep_naive::State;

/// The same position under an option.
fn under(option: &str, text: &str) -> State {
    let (game_type, rest) = text.split_once(';').unwrap();
    let text = format!("{game_type}({option});{rest}");
    let state = position(&text);
    assert_eq!(state.to_position(), text);
    state
}

#[test]
fn options_are_printed_by_name_without_defaults() {
    let written = "Base(wasp_sting_range=adjacent,faces=flip,queen_first=allow);White[1];";
    assert_eq!(
        position(written).to_position(),
        "Base(queen_first=allow,wasp_sting_range=adjacent);White[1];"
    );
    for bad in ["Base(x=y);White[1];", "Base(queen_first=no);White[1];", "Base(;White[1];"] {
        assert!(State::from_position(bad).is_err());
    }
}

#[test]
fn game_types_are_printed_in_order() {
    for (written, printed) in [
        ("Carbon", "Base+ML"),
        ("Ultimate", "Venom+MLP+Predators+Guardians+Honeycombo+Swarm"),
        ("Base+Swarm+Tk1+Fl3+Ws+MP+Predators", "Base+MP+Ws+Fl3+Tk+Predators+Swarm"),
    ] {
        let h = if printed.contains("Honey") { "0,0:H" } else { "" };
        let state = position(&format!("{written};White[1];{h}"));
        assert_eq!(state.to_position(), format!("{printed};White[1];{h}"));
    }
    for bad in ["Base+LM", "Base+Fl4", "Base+Ws+Ws", "Venom+Fl", "Base+Q", "Swarm", "Base+"] {
        assert!(State::from_position(&format!("{bad};White[1];")).is_err(), "{bad}");
    }
}

#[test]
fn wasp_sting_range_adjacent() {
    let text = "Venom;White[6];-1,0:wA1 0,0:wWs 1,0:bA1 2,0:bQ 3,0:bS1 4,0:bG1<bB1";
    assert_eq!(targets(&position(text), "sting"), ["bA1", "bQ", "bS1"]);
    assert_eq!(targets(&under("wasp_sting_range=adjacent", text), "sting"), ["bA1"]);
}

#[test]
fn noflip_sting() {
    let text = "Base+Ws+Predators;White[6];-1,0:wQ 0,0:wWs 1,0:bMn 2,0:bQ";
    let stung = play(&position(text), "wWs !bMn");
    assert!(stung.to_position().ends_with("1,0:bMn 2,0:bQ;stung=bMn"), "E29: it only stuns");
    assert_eq!(kinds(&under("noflip_sting=none", text)), ["move", "place"]);
    // In a game with flips the option has no effect.
    let venom = "Venom;White[6];-1,0:wA1 0,0:wWs 1,0:bA1 2,0:bQ";
    assert_eq!(targets(&under("noflip_sting=none", venom), "sting"), ["bA1", "bQ"]);
}

#[test]
fn stinkbug_own_side_bound() {
    let text = "Venom+MLP;White[6];0,0:wCe 0,1:wSb 1,-1:wQ 1,0:bQ";
    assert_eq!(targets(&position(text), "swap"), ["wQ", "wSb"]);
    assert_eq!(targets(&under("stinkbug_own_side=bound", text), "swap"), ["wQ"]);
    // A Stink bug farther off is not bound.
    let far = "Venom+MLP;White[6];0,0:wCe 1,0:bA1 2,0:wQ 3,0:wSb 4,-1:bQ 3,-1:bA2";
    assert_eq!(targets(&position(far), "swap"), ["bA2", "wSb"]);
    assert_eq!(
        targets(&under("stinkbug_own_side=bound", &position(far).to_position()), "swap"),
        ["bA2", "wSb"]
    );
}

#[test]
fn stinkbug_predator_scope_friends() {
    let text = "Venom+MLP+Predators;White[6];0,0:wAs 0,1:wQ 1,0:bA1 1,1:wSb 2,0:bQ";
    assert!(targets(&position(text), "remove").is_empty());
    assert_eq!(targets(&under("stinkbug_predator_scope=friends", text), "remove"), ["bA1"]);
    // A covered or stung Stink bug does not work.
    let covered = "Venom+MLP+Predators;White[6];0,0:wAs 0,1:wQ 1,0:bA1 1,1:wSb<bB1 2,0:bQ";
    assert_eq!(targets(&position(covered), "remove"), ["bA1"]);
    let stung = format!("{text};stung=wSb");
    assert_eq!(targets(&position(&stung), "remove"), ["bA1"]);
    // What the shield covers cannot be removed in either case.
    let enemy = "Venom+MLP+Predators;White[6];0,0:wAs 0,1:wQ 1,0:bA1 1,1:bSb 2,0:bQ";
    assert!(targets(&position(enemy), "remove").is_empty());
    assert!(targets(&under("stinkbug_predator_scope=friends", enemy), "remove").is_empty());
}

#[test]
fn stinkbug_shield_itself() {
    let text = "Venom+MLP;White[6];-1,1:wQ 0,0:wP 0,1:bSb 1,0:bA1 1,1:bQ";
    assert_eq!(moves_of(&position(text), "bA1"), []);
    let state = under("stinkbug_shield=itself", text);
    assert_ne!(moves_of(&state, "bA1"), [], "E37: a friend can be thrown");
    assert_eq!(moves_of(&state, "bSb"), []);
    // Predators are the other option's affair.
    let text = "Venom+MLP+Predators;White[6];0,0:wAs 0,1:wQ 1,0:bA1 1,1:bSb 2,0:bQ";
    assert!(targets(&under("stinkbug_shield=itself", text), "remove").is_empty());
    let both = "stinkbug_predator_scope=friends,stinkbug_shield=itself";
    assert_eq!(targets(&under(both, text), "remove"), ["bA1"]);
}

#[test]
fn guardian_flips_any() {
    let option = "guardian_flips=any";
    let base = "Base+Guardians;White[6];0,0:wQ 0,1:wA1<wBu 1,0:bQ";
    assert!(!is_legal(&position(base), "~wBu"));
    let state = under(option, base);
    assert_eq!(listed(&state, "flip"), [r#"["flip","wBu"]"#]);
    assert!(play(&state, "~wBu").to_position().ends_with("0,1:wA1<wMo 1,0:bQ;flipped=wMo"));
    assert!(!is_legal(&under(option, &format!("{base};moved=wBu")), "~wBu"));
    // Two one-faced tiles have nothing to turn over.
    let two = under("guardian_flips=any,pack_tiles=two", base);
    assert!(!is_legal(&two, "~wBu"));
    // Nothing else becomes flippable.
    let venom = "Venom+Predators+Guardians;White[6];-1,0:wMn 0,0:wQ 0,1:wA1<wMo 1,0:bQ";
    let chosen = under("faces=chosen,guardian_flips=any", venom);
    assert_eq!(listed(&chosen, "flip"), [r#"["flip","wMo"]"#]);
}

#[test]
fn dragonfly_gates_ignore() {
    let text = "Venom;White[7];0,0:wDf1 1,0:wQ 1,1:bA2<bB2 2,-1:bA1<bB1 2,0:bQ";
    assert_eq!(moves_of(&position(text), "wDf1"), [(1, 2), (3, -2)]);
    let ignored = under("dragonfly_gates=ignore", text);
    assert_eq!(moves_of(&ignored, "wDf1"), [(1, 2), (3, -2), (3, 0)]);
    // Nor does a gate stop its first climb.
    let gate = "Venom;White[7];0,0:wDf1 0,1:bA2<bB2 1,-1:bA1<bB1 1,0:wQ 2,0:bQ";
    assert!(!moves_of(&position(gate), "wDf1").contains(&(3, 0)));
    assert!(moves_of(&under("dragonfly_gates=ignore", gate), "wDf1").contains(&(3, 0)));
}

#[test]
fn swap_connectivity_lenient() {
    let text = "Venom+MLP;White[5];0,0:wCe 1,0:bA1 2,0:wA1 3,0:bQ 4,0:wQ";
    assert!(targets(&position(text), "swap").is_empty());
    assert_eq!(targets(&under("swap_connectivity=lenient", text), "swap"), ["bQ"]);
    // The Centipede itself is never pinned.
    let pinned = "Venom+MLP;White[5];-1,0:bG1 0,0:wCe 1,0:bA1 2,0:wQ 3,0:bQ";
    assert!(targets(&under("swap_connectivity=lenient", pinned), "swap").is_empty());
}

#[test]
fn tick_side_owner() {
    let text = "Venom+MLP;White[6];0,0:wTk 0,1:wQ 1,0:bWs 1,1:bA1 2,0:bS1<bB1";
    assert_eq!(listed(&position(text), "sting"), [r#"["sting","bWs","bA1"]"#]);
    let state = under("tick_side=owner", text);
    assert_eq!(targets(&state, "sting"), ["wQ", "wTk"]);
    // E6: stung to the end of its owner's next turn, at work in that turn only.
    let stung = play(&state, "bWs !wQ");
    assert!(stung.to_position().ends_with(";stung=wWs;flipped=wWs"));
    assert_eq!(targets(&stung, "sting"), ["wTk"], "a tile in stung cannot be stung");
    let own = play(&stung, "~bA1");
    assert!(own.to_position().ends_with(";stung=wWs;flipped=bFl1"));
    assert_eq!(moves_of(&own, "wWs"), []);
    assert!(!is_legal(&own, "~wWs"));
    let later = play(&own, "~wTk");
    assert!(!later.to_position().contains("stung"));
}

#[test]
fn tick_side_owner_turns_chains_and_predators_round() {
    let text = "Base+MLP+Tk+Predators;White[6];0,0:wTk 0,1:wQ 1,-1:wA1 1,0:bAs 1,1:bQ";
    assert_eq!(listed(&position(text), "remove"), [r#"["remove","bAs","bQ"]"#]);
    let state = under("tick_side=owner", text);
    assert_eq!(targets(&state, "remove"), ["wA1"], "one hive saves wQ and wTk");
    let chain = "Venom+MLP;White[6];0,0:wTk 1,-1:wQ 1,0:bM 2,-1:bQ 2,0:bA1";
    assert_ne!(moves_of(&position(chain), "bA1"), []);
    assert_eq!(moves_of(&under("tick_side=owner", chain), "bA1"), []);
}

#[test]
fn tick_chain_no() {
    let chain = "Venom+MLP;White[6];0,0:wTk 1,-1:wQ 1,0:bM 2,-1:bQ 2,0:bA1";
    assert_eq!(moves_of(&under("tick_chain=no", chain), "bA1"), []);
    assert_ne!(moves_of(&under("tick_chain=no", chain), "bM"), []);
    let tick = "Venom+MLP;White[6];0,0:wTk 0,1:wQ 1,0:bTk 1,1:bQ";
    assert_eq!(moves_of(&under("tick_chain=no", tick), "bTk"), [(0, 0), (0, 1), (1, 1)]);
}

#[test]
fn assassin_spares_just_moved() {
    let text = "Base+Predators;White[5];0,0:wAs 0,1:wQ 1,0:bA1 1,1:bQ";
    let option = "assassin_spares_just_moved=yes";
    assert_eq!(targets(&under(option, text), "remove"), ["bA1"]);
    for status in ["moved", "resting", "flipped"] {
        let just = format!("{text};{status}=bA1");
        assert_eq!(targets(&position(&just), "remove"), ["bA1"]);
        assert!(targets(&under(option, &just), "remove").is_empty());
    }
    // The Mantis is not concerned.
    let mantis = "Base+Predators;White[5];0,0:wMn 0,1:wQ 1,0:bA1 1,1:bQ;placed=bA1;moved=bA1";
    assert_eq!(targets(&under(option, mantis), "remove"), ["bA1"]);
}

#[test]
fn combo_second_compulsory() {
    let text = "Base+Honeycombo;White[6];-1,0:bQ 0,0:H 0,1:wQ 1,0:wB1 1,1:wA1;double2;placed2=wB1";
    assert!(is_legal(&position(text), "end"));
    assert!(!is_legal(&under("combo_second=compulsory", text), "end"));
    // Nothing else is legal.
    let stuck = "Base+Honeycombo;White[7];0,-1:bQ 0,0:H 0,1:wA1<bB2 1,0:wQ<bB1;double2";
    assert_eq!(kinds(&position(stuck)), ["end"]);
    assert_eq!(kinds(&under("combo_second=compulsory", stuck)), ["end"]);
    assert_eq!(kinds(&position(&stuck.replace("double2", "double"))), ["pass"]);
}

#[test]
fn pack_tiles_two() {
    let text = "Venom+Predators+Guardians;White[6];-1,0:wA1 0,0:wWs 1,0:bA1 2,0:bQ";
    assert!(is_legal(&position(text), "wMn -wA1") && is_legal(&position(text), "wAs -wA1"));
    let two = under("pack_tiles=two", text);
    let two = play(&play(&two, "wMn -wA1"), "bAs bQ-");
    assert!(is_legal(&two, "wAs -wMn") && is_legal(&two, "wBu wMn") && is_legal(&two, "wMo wMn"));
    assert!(is_legal(&two, "~wA1") && !is_legal(&two, "~wMn"), "E31: no flip");
    let stung = play(&two, "wWs !bAs");
    assert!(stung.to_position().contains("bAs") && stung.to_position().ends_with(";stung=bAs"));
}

#[test]
fn swarm_place_drawn() {
    let text = "Base+Swarm;White[5];-1,0:wQ 0,0:wA1 1,0:bA1 2,0:bQ;white=wA3,wG1;black=bA2";
    let state = under("swarm_place=drawn", text);
    // A tile of the hand is placed without drawing.
    let placed = play(&state, "wG1 -wQ");
    assert!(placed.to_position().ends_with(";placed=wG1;white=wA3;black=bA2"));
    // Or one from the bag: every kind it may yield, equal ones once.
    assert!(is_legal(&state, "wA2 -wQ") && is_legal(&state, "wA3 -wQ"));
    assert!(is_legal(&state, "wG2 -wQ") && !is_legal(&state, "wG3 -wQ"));
    assert!(is_legal(&state, "bA3 bQ-") && !is_legal(&state, "bA2 bQ-"));
    let drawn = play(&state, "bA3 bQ-");
    assert!(drawn.to_position().ends_with(";placed=bA3;white=wA3,wG1;black=bA2"));
    let kept = play(&state, "draw +bB1");
    assert!(kept.to_position().contains(";white=bB1,wA3,wG1;"));
    // Not before the own Queen is in play.
    let early = "Base+Swarm;White[3];-1,0:wG2 0,0:wA1 1,0:bA1 2,0:bQ;white=wA3,wG1,wQ;black=bA2";
    assert!(!is_legal(&under("swarm_place=drawn", early), "wA2 -wG2"));
}

#[test]
fn faces_fixed() {
    let picks = ["wA1", "wA2", "wS1", "bA1", "bB1", "bG1"];
    let game_type = "Venom+Swarm(faces=fixed)";
    let start = State::set_up(game_type, &picks, &["wA1", "bFf1", "bA3"]).unwrap();
    assert_eq!(
        start.to_position(),
        "Venom+Swarm(faces=fixed);White[1];;white=wA1,wA2,wQ,wS1;black=bA1,bB1,bG1,bQ;backs=bA3,bB1,wA1"
    );
    assert_eq!(listed(&start, "place").len(), 3, "wA2, wFl1, wS1");
    let state = play(&start, "wFl1 +bA3");
    assert!(
        state
            .to_position()
            .ends_with(";placed=wFl1;white=bA3,wA2,wQ,wS1;black=bA1,bB1,bG1,bQ;backs=bA3,bB1")
    );
    assert!(is_legal(&state, "bFf1 wFl1-") && !is_legal(&state, "bB1 wFl1-"));
    // Of equal tiles with different faces up both can be stolen.
    let hands = "white=bA1,bA2,bA3;black=wS1;backs=bA1,bA2";
    let text = format!("{game_type};Black[5];0,0:wQ 1,0:bQ;{hands}");
    assert_eq!(listed(&position(&text), "steal"), [r#"["steal","bA1"]"#, r#"["steal","bA3"]"#]);
    assert!(State::set_up("Venom", &[], &["wA1"]).is_err());
    assert!(State::set_up("Venom(faces=fixed)", &[], &["wQ"]).is_err());
    assert!(State::set_up("Base+Swarm", &["wA1"], &[]).is_err());
}

#[test]
fn flip_rests_in_a_double_turn() {
    let text = "Venom+Honeycombo;White[6];-2,0:bA1 -1,0:bQ 0,0:H 1,0:wQ 2,0:wA1 3,0:wA2;double";
    let state = under("flip_rests=yes", text);
    let state = force(&force(&state, "wA2 wA1/"), "~wA1");
    assert!(state.to_position().ends_with(";resting=wFl1;moved=wA2;flipped=wFl1"));
}
