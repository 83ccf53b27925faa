//! The hand-made cases: one question about a position each, with its complete answer.

mod common;

use common::json::Json;
use skep_naive::{Action, State};

fn text(value: &str) -> Json {
    Json::Text(value.to_owned())
}

fn cell(action: &Action) -> Vec<Json> {
    let (q, r) = action.to().unwrap();
    vec![Json::Number(q.into()), Json::Number(r.into())]
}

/// The answer to a query about a position.
fn answer(state: &State, query: &str, tile: Option<&str>) -> Json {
    let actions = state.actions();
    let of_kind = || actions.iter().filter(|action| action.kind() == query);
    let of_tile = || of_kind().filter(|action| action.tile() == tile);
    match (query, tile) {
        ("over", _) => state.over().map_or(Json::Null, |over| text(over.name())),
        ("kinds", _) => Json::Array(common::kinds(state).into_iter().map(text).collect()),
        ("combo" | "draw" | "end" | "pass", _) => Json::Bool(of_kind().next().is_some()),
        // All actions of the kind: their short arrays without the kind.
        (_, Some("*")) => {
            let rest = |action: &Action| Json::read(&action.to_json()).items()[1..].to_vec();
            Json::Array(of_kind().map(|action| Json::Array(rest(action))).collect())
        }
        ("move" | "place", _) => {
            Json::Array(of_tile().map(|action| Json::Array(cell(action))).collect())
        }
        ("swap" | "sting" | "remove", _) => {
            Json::Array(of_tile().map(|action| text(action.target().unwrap())).collect())
        }
        ("flip" | "steal", _) => Json::Bool(of_tile().next().is_some()),
        _ => panic!("unknown query {query}"),
    }
}

#[test]
fn every_case_is_answered_as_expected() {
    let cases = Json::read(&common::data("cases.json"));
    let mut wrong = Vec::new();
    for case in cases.items() {
        let state = common::position(case.get("position").text().unwrap());
        let query = case.get("query").text().unwrap();
        let found = answer(&state, query, case.get("tile").text());
        let expected = case.get("expect");
        if found != *expected {
            let id = case.get("id").text().unwrap();
            wrong.push(format!("{id}: expected {expected}, found {found}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(cases.items().len() >= 100);
}

#[test]
fn every_position_is_printed_as_it_was_read() {
    let cases = Json::read(&common::data("cases.json"));
    for case in cases.items() {
        let written = case.get("position").text().unwrap();
        assert_eq!(common::position(written).to_position(), written);
    }
}
