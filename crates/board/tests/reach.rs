//! Every legal action of every known position can be reached by hand, and nothing else.

use std::collections::BTreeSet;

use skep_board::{Hand, Held, Offers, Refused, Response, Spot, kinds};
use skep_rules::{Action, Color, Position};

fn positions() -> impl Iterator<Item = Position> {
    let text = include_str!("../../../data/positions.jsonl");
    text.lines().map(|line| {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        entry["position"].as_str().unwrap().parse().unwrap()
    })
}

/// All cells that a person can see: those of the hive and beside it.
fn spots(position: &Position) -> Vec<Spot> {
    let cells = position.layout().cells().map(|(_, cell)| Spot::Cell(cell)).collect::<Vec<_>>();
    cells.into_iter().chain(Color::ALL.map(Spot::Tray)).collect()
}

/// All that a person can try to take up: what is in the trays and what lies on top.
fn tries(offers: Offers<'_>) -> Vec<Held> {
    let position = offers.position();
    let kinds = Color::ALL.into_iter().flat_map(|color| kinds(offers, color));
    let waiting = kinds.flat_map(|kind| {
        let tile = kind.tile;
        kind.faces.into_iter().map(move |bug| Held::Waiting { tile, bug })
    });
    let layout = position.layout();
    let tops = layout.cells().filter_map(|(_, cell)| position.top(cell)).map(Held::Lying);
    waiting.chain(tops).collect()
}

/// What a person can do with empty hands by pressing buttons, and by taking up and putting down tiles.
fn reached(offers: Offers<'_>) -> Vec<(Option<Held>, Action)> {
    if offers.is_empty() {
        return Vec::new();
    }
    let mut reached: Vec<_> = offers.buttons().into_iter().map(|action| (None, action)).collect();
    for held in tries(offers) {
        let mut hand = Hand::default();
        match hand.take(offers, held) {
            Response::Nothing => {}
            Response::Refuse(Refused { to: None, .. }) => continue,
            answer => panic!("taking up {held:?} gives {answer:?}"),
        }
        assert_eq!(hand.held, Some(held));
        reached.extend(offers.in_place(held).into_iter().map(|action| (Some(held), action)));
        for spot in spots(offers.position()) {
            let mut hand = hand.clone();
            match hand.put(offers, spot) {
                Response::Act(action) => {
                    assert_eq!(hand, Hand::default());
                    reached.push((Some(held), action));
                }
                Response::Refuse(refused) => {
                    assert_eq!(refused, Refused { held, to: Some(spot) });
                }
                Response::Nothing => {
                    let choice = hand.ambiguity.expect("nothing done, so there is a choice");
                    assert!(choice.ways.len() > 1 && choice.spot == spot);
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
fn one_tile_reaches_an_action_in_one_way() {
    for position in positions() {
        let actions = position.actions();
        let mut seen = BTreeSet::new();
        for (held, action) in reached(Offers::new(&position, &actions)) {
            // A tile is stolen by a button beside it, or by dropping it on the own tray.
            let steals = matches!(action, Action::Steal { .. });
            assert!(seen.insert((held, action)) || steals, "{position}: {held:?} {action:?}");
        }
    }
}

#[test]
fn what_is_refused_is_illegal_and_has_a_reason() {
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
fn without_actions_nothing_can_be_taken_up() {
    for position in positions().step_by(20) {
        let offers = Offers::new(&position, &[]);
        for held in tries(offers) {
            let mut hand = Hand::default();
            assert_eq!(hand.take(offers, held), Response::Nothing);
            assert_eq!(hand, Hand::default());
        }
    }
}
