//! `skep review`.

mod common;

use std::fs;

use common::{scratch_file, skep};

const GAME: &str = "Base;InProgress;White[4];wS1;bG1 -wS1;wQ wS1/;bQ \\bG1;wA1 wQ-;bA1 -bQ";

#[test]
fn a_review_has_a_summary_and_a_row_for_every_move() {
    let run = skep(&["review", GAME, "--nodes", "300", "--threads", "1"]);
    assert_eq!((run.code, &*run.err), (0, ""));
    for expected in ["Accuracy", "Blunders", "White’s win chance", "1. wS1", "3… bA1 -bQ"] {
        assert!(run.out.contains(expected), "no `{expected}` in {}", run.out);
    }
}

#[test]
fn the_same_review_twice_and_in_french() {
    let review = |language| {
        let args = ["review", GAME, "--nodes", "300", "--threads", "2", "--language", language];
        skep(&args).out
    };
    assert_eq!(review("en"), review("en"));
    assert!(review("fr").contains("Précision"));
}

#[test]
fn json_has_every_move() {
    let run = skep(&["review", GAME, "--nodes", "300", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(json["type"], "Base");
    assert_eq!(json["complete"], true);
    assert_eq!(json["moves"].as_array().unwrap().len(), 6);
    assert_eq!(json["chances"].as_array().unwrap().len(), 7);
    assert_eq!(json["moves"][1]["move"], "bG1 -wS1");
    let error = skep(&["review", "nonsense", "--json"]);
    assert_eq!(error.code, 1);
    assert!(error.out.starts_with("{\"error\":"), "{}", error.out);
}

#[test]
fn a_file_is_reviewed_and_a_page_is_written() {
    let (file, page) = (scratch_file("a game to review.txt"), scratch_file("a review.html"));
    fs::write(&file, GAME).unwrap();
    let [file, page] = [file, page].map(|path| path.to_str().unwrap().to_owned());
    let run = skep(&["review", &file, "--nodes", "300", "--html", &page]);
    assert_eq!(run.code, 0, "{}", run.err);
    let page = fs::read_to_string(page).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg") && page.contains("wA1"));
}

#[test]
fn what_cannot_be_reviewed_is_said() {
    let run = skep(&["review", "Base"]);
    assert_eq!(
        (run.code, &*run.err),
        (1, "error: nothing has been played in this game, so there is nothing to review\n")
    );
    let run = skep(&["review", "/no/such/file.pgn"]);
    assert_eq!(run.code, 1);
    assert!(run.err.starts_with("error: `/no/such/file.pgn` does not begin like"), "{}", run.err);
}
