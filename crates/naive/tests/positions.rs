//! Positions from random games of many types, each with the complete list of legal actions.

mod common;

use common::json::Json;

fn positions() -> Vec<Json> {
    common::data("positions.jsonl").lines().map(Json::read).collect()
}

#[test]
fn every_list_of_actions_is_complete_and_correct() {
    let positions = positions();
    let mut wrong = Vec::new();
    for entry in &positions {
        let written = entry.get("position").text().unwrap();
        let state = common::position(written);
        let found: Vec<String> = state.actions().iter().map(|action| action.to_json()).collect();
        let expected: Vec<String> =
            entry.get("actions").items().iter().map(Json::to_string).collect();
        if found != expected {
            let without = |a: &[String], b: &[String]| -> Vec<String> {
                a.iter().filter(|action| !b.contains(action)).cloned().collect()
            };
            let missing = without(&expected, &found);
            let excess = without(&found, &expected);
            wrong.push(format!("{written}\n  missing {missing:?}\n  excess {excess:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(positions.len() >= 400);
}

#[test]
fn every_result_is_correct() {
    for entry in positions() {
        let written = entry.get("position").text().unwrap();
        assert_eq!(common::over(&common::position(written)), entry.get("over").text(), "{written}");
    }
}

#[test]
fn every_position_is_printed_as_it_was_read() {
    for entry in positions() {
        let written = entry.get("position").text().unwrap();
        assert_eq!(common::position(written).to_position(), written);
    }
}
