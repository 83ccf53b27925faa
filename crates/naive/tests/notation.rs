//! Reading, refusing and printing game types and positions.

mod common;

use common::position;
use skep_naive::State;

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
fn bad_choices_before_the_first_turn_are_refused() {
    assert!(State::set_up("Venom", &[], &["wA1"]).is_err());
    assert!(State::set_up("Venom(faces=fixed)", &[], &["wQ"]).is_err());
    assert!(State::set_up("Base+Swarm", &["wA1"], &[]).is_err());
}

/// `State::play` carries out an illegal action if the tiles allow it.
#[test]
fn actions_that_cannot_be_carried_out_are_refused() {
    let state = position("Base;White[5];0,0:wQ<bB1 1,0:bQ");
    for impossible in ["wQ bQ-", "wQ", "bA1 bQ-", "wA9 bQ-", "draw"] {
        let read = state.read_move(impossible);
        let played = read.and_then(|(action, _)| state.play(&action, None));
        assert_eq!(played.is_err(), impossible != "bA1 bQ-", "{impossible}");
    }
    let (unlisted, _) = state.read_move("wA1 bQ-").unwrap();
    assert!(!state.actions().contains(&unlisted));
    assert!(state.play(&unlisted, None).is_ok());
}
