//! Every legal action of every test position can be performed on the board, and no other action.

use std::collections::BTreeSet;

use skep_board::{Destination, Held, Offers, Refused, Selection, SelectionResponse, tray_groups};
use skep_rules::{Action, Color, Position};

fn positions() -> impl Iterator<Item = Position> {
    let text = include_str!("../../../data/positions.jsonl");
    text.lines().map(|line| {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        entry["position"].as_str().unwrap().parse().unwrap()
    })
}

/// All destinations: the cells of the hive and around it, and the trays.
fn destinations(position: &Position) -> Vec<Destination> {
    let cells =
        position.layout().cells().map(|(_, cell)| Destination::Cell(cell)).collect::<Vec<_>>();
    cells.into_iter().chain(Color::ALL.map(Destination::Tray)).collect()
}

/// All tiles a person can try to pick up: those in the trays and those on top of stacks.
fn tries(offers: Offers<'_>) -> Vec<Held> {
    let position = offers.position();
    let tray_groups = Color::ALL.into_iter().flat_map(|color| tray_groups(offers, color));
    let waiting = tray_groups.flat_map(|group| {
        let tile = group.tile;
        group.faces.into_iter().map(move |bug| Held::Reserve { tile, bug })
    });
    let layout = position.layout();
    let tops = layout.cells().filter_map(|(_, cell)| position.top(cell)).map(Held::InPlay);
    waiting.chain(tops).collect()
}

/// All actions that a person can perform with the buttons, and by picking up and putting down tiles.
fn reached(offers: Offers<'_>) -> Vec<(Option<Held>, Action)> {
    if offers.is_empty() {
        return Vec::new();
    }
    let mut reached: Vec<_> = offers.buttons().into_iter().map(|action| (None, action)).collect();
    for held in tries(offers) {
        let mut selection = Selection::default();
        match selection.take(offers, held) {
            SelectionResponse::Nothing => {}
            SelectionResponse::Refuse(Refused { to: None, .. }) => continue,
            answer => panic!("taking up {held:?} gives {answer:?}"),
        }
        assert_eq!(selection.held, Some(held));
        reached.extend(offers.in_place(held).into_iter().map(|action| (Some(held), action)));
        for destination in destinations(offers.position()) {
            let mut selection = selection.clone();
            match selection.put(offers, destination) {
                SelectionResponse::Act(action) => {
                    assert_eq!(selection, Selection::default());
                    reached.push((Some(held), action));
                }
                SelectionResponse::Refuse(refused) => {
                    assert_eq!(refused, Refused { held, to: Some(destination) });
                }
                SelectionResponse::Nothing => {
                    let choice = selection.ambiguity.expect("nothing done, so there is a choice");
                    assert!(choice.ways.len() > 1 && choice.destination == destination);
                    reached.extend(choice.ways.into_iter().map(|action| (Some(held), action)));
                }
            }
        }
    }
    reached
}

#[test]
fn every_legal_action_is_reached_and_no_other() {
    for position in positions() {
        let actions = position.actions();
        let reached = reached(Offers::new(&position, &actions));
        let legal: BTreeSet<Action> = actions.iter().copied().collect();
        let by_hand: BTreeSet<Action> = reached.iter().map(|&(_, action)| action).collect();
        assert_eq!(by_hand, legal, "{position}");
    }
}

#[test]
fn one_tile_performs_an_action_in_one_way() {
    for position in positions() {
        let actions = position.actions();
        let mut seen = BTreeSet::new();
        for (held, action) in reached(Offers::new(&position, &actions)) {
            // A tile is stolen by its button, or by dropping it on one's own tray.
            let steals = matches!(action, Action::Steal { .. });
            assert!(seen.insert((held, action)) || steals, "{position}: {held:?} {action:?}");
        }
    }
}

#[test]
fn refused_attempts_are_illegal_for_a_reason() {
    for position in positions().step_by(5).filter(|position| position.outcome().is_none()) {
        let actions = position.actions();
        let offers = Offers::new(&position, &actions);
        for held in tries(offers).into_iter().filter(|&held| !offers.can_take(held)) {
            let refused = Refused { held, to: None };
            let action = refused.action(&position);
            assert!(position.check(action).is_err(), "{position}: {held:?}");
        }
    }
}

#[test]
fn without_actions_no_tile_can_be_picked_up() {
    for position in positions().step_by(20) {
        let offers = Offers::new(&position, &[]);
        for held in tries(offers) {
            let mut selection = Selection::default();
            assert_eq!(selection.take(offers, held), SelectionResponse::Nothing);
            assert_eq!(selection, Selection::default());
        }
    }
}
