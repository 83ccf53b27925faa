//! The data: positions with their complete legal actions, results, and the text they are printed as.

mod common;

use common::compare::{result, spelled_actions};
use common::{data, position, positions};
use serde_json::{Value, json};
use skep_naive::Action as Naive;
use skep_rules::Position;

/// The answer to a query of `cases.json`.
fn answer(position: &Position, query: &str, tile: Option<&str>) -> Value {
    let actions = spelled_actions(position);
    let mut kinds: Vec<&str> = actions.iter().map(|action| action.kind()).collect();
    kinds.dedup();
    let asked = || actions.iter().filter(|a| a.kind() == query && a.tile() == tile);
    match query {
        "over" => json!(result(position.outcome())),
        "kinds" => json!(kinds),
        "combo" | "draw" | "end" | "pass" => json!(kinds.contains(&query)),
        // All actions of the kind, with their tiles.
        _ if tile == Some("*") => {
            let asked = actions.iter().filter(|action| action.kind() == query);
            asked.map(|action| Value::from(fields(action)[1..].to_vec())).collect()
        }
        "move" | "place" => asked().map(|action| json!(action.to())).collect(),
        "swap" | "sting" | "remove" => asked().map(|action| json!(action.target())).collect(),
        "flip" | "steal" => json!(asked().next().is_some()),
        _ => panic!("unknown query {query}"),
    }
}

/// The short array of an action: `["move","bA1",3,-1]`.
fn fields(action: &Naive) -> Vec<Value> {
    serde_json::from_str(&action.to_json()).unwrap()
}

#[test]
fn every_case_is_answered_as_expected() {
    let cases: Vec<Value> = serde_json::from_str(&data("cases.json")).unwrap();
    for case in &cases {
        let text = case["position"].as_str().unwrap();
        let position = position(text);
        let found = answer(&position, case["query"].as_str().unwrap(), case["tile"].as_str());
        assert_eq!(found, case["expect"], "{}: {text}", case["id"]);
        assert_eq!(position.to_string(), text);
    }
    assert_eq!(cases.len(), 103);
}

#[test]
fn every_list_of_actions_is_complete_and_correct() {
    let positions = positions();
    for (position, entry) in &positions {
        let spelled = spelled_actions(position);
        let found: Value = spelled.iter().map(|action| Value::from(fields(action))).collect();
        assert_eq!(found, entry["actions"], "{position}");
        assert_eq!(position.count_actions(), spelled.len(), "{position}");
    }
    assert_eq!(positions.len(), 490);
}

#[test]
fn every_result_is_correct() {
    let positions = positions();
    for (position, entry) in &positions {
        assert_eq!(json!(result(position.outcome())), entry["over"], "{position}");
    }
    assert_eq!(positions.len(), 490);
}

#[test]
fn every_position_is_printed_as_it_was_read() {
    let positions = positions();
    for (position, entry) in &positions {
        assert_eq!(position.to_string(), entry["position"]);
    }
    assert_eq!(positions.len(), 490);
}
