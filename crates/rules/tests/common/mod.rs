//! Shared by the tests: the data files, and short functions to set up and to ask.

// Each test file uses its own part of this.
#![allow(dead_code)]

pub(crate) mod compare;
pub(crate) mod drawing;
pub(crate) mod hives;
pub(crate) mod refusals;
pub(crate) mod seeds;
pub(crate) mod types;

use skep_rules::{Game, Position, Tile, TileName};

/// The text of a file in the repository's `data` folder.
pub(crate) fn data(name: &str) -> String {
    let path = format!("{}/../../data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The lines of a data file without its comments, cut at the tabs.
pub(crate) fn table(name: &str) -> Vec<Vec<String>> {
    let text = data(name);
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// The positions of `positions.jsonl` and the answers about them.
pub(crate) fn positions() -> Vec<(Position, serde_json::Value)> {
    let read = |line: &str| {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        (position(entry["position"].as_str().unwrap()), entry)
    };
    data("positions.jsonl").lines().map(read).collect()
}

/// Reads a position.
pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Reads a game.
pub(crate) fn game(text: &str) -> Game {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The tile of that name.
pub(crate) fn tile(name: &str) -> Tile {
    let TileName { color, bug, number } = name.parse().unwrap();
    Tile::from_front(color.unwrap(), bug, number).unwrap()
}
