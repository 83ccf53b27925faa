//! What the tests share: the data files and short ways to ask and to play.

// Each test file uses its own part of this.
#![allow(dead_code)]

pub(crate) mod json;

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

/// Plays a written move, which must be legal; the tile drawn stands in the move.
pub(crate) fn play(state: &State, written: &str) -> State {
    let (action, drawn) = state.read_move(written).unwrap();
    let listed = state.actions();
    assert!(listed.contains(&action), "{written} is illegal in {}", state.to_position());
    state.play(&action, drawn.as_deref()).unwrap()
}

/// Plays written moves one after the other.
pub(crate) fn play_all(state: &State, moves: &[&str]) -> State {
    moves.iter().fold(state.clone(), |state, written| play(&state, written))
}

/// Whether a written move is in the list of legal actions.
pub(crate) fn is_legal(state: &State, written: &str) -> bool {
    let (action, _) = state.read_move(written).unwrap();
    state.actions().contains(&action)
}

/// The legal actions of a kind, as JSON.
pub(crate) fn listed(state: &State, kind: &str) -> Vec<String> {
    let actions = state.actions();
    actions.iter().filter(|action| action.kind() == kind).map(Action::to_json).collect()
}

/// The cells to which a tile can be displaced.
pub(crate) fn moves_of(state: &State, tile: &str) -> Vec<(i32, i32)> {
    let actions = state.actions();
    let moves = actions.iter().filter(|a| a.kind() == "move" && a.tile() == Some(tile));
    moves.filter_map(Action::to).collect()
}

/// The targets of a kind of action of any tile.
pub(crate) fn targets(state: &State, kind: &str) -> Vec<String> {
    let actions = state.actions();
    let of_kind = actions.iter().filter(|action| action.kind() == kind);
    of_kind.filter_map(|action| action.target().map(str::to_owned)).collect()
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

/// Plays an action without asking whether it is legal, for its bookkeeping only.
pub(crate) fn force(state: &State, written: &str) -> State {
    let (action, drawn) = state.read_move(written).unwrap();
    state.play(&action, drawn.as_deref()).unwrap()
}
