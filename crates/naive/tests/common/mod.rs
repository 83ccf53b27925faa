//! Shared by the tests: the data files, and short functions to ask and to play.

// Each test file uses its own part of this.
#![allow(dead_code)]

pub(crate) mod json;
pub(crate) mod situations;

use skep_naive::{Action, State};

/// The text of a file in the repository's `data` folder.
pub(crate) fn data(name: &str) -> String {
    let path = format!("{}/../../data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Reads a position string.
pub(crate) fn position(text: &str) -> State {
    State::from_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The kinds of action that are legal.
pub(crate) fn kinds(state: &State) -> Vec<&'static str> {
    let mut kinds: Vec<&str> = state.actions().iter().map(Action::kind).collect();
    kinds.dedup();
    kinds
}

/// The result by name.
pub(crate) fn over(state: &State) -> Option<&'static str> {
    state.over().map(|over| over.name())
}
