//! Moves that are refused.

use skep_rules::{Axial, Cell, MoveError, Position};

use super::position;

/// The move is refused by a rule, and this is what is said.
#[track_caller]
pub(crate) fn refused(position: &Position, text: &str, sentence: &str) {
    let error = position.read_move(text).expect_err(text);
    assert_eq!(error.to_string(), sentence, "{text} in {position}");
    assert!(matches!(error, MoveError::Illegal(_)), "{error:?}");
}

/// The cell at these coordinates.
pub(crate) fn cell(q: i32, r: i32) -> Cell {
    Cell::at(Axial::new(q, r))
}

/// After `wS1;bS1 wS1-`.
pub(crate) fn second_turn() -> Position {
    position("Base;White[2];0,0:wS1 1,0:bS1;placed=bS1")
}

/// The move is refused in that position.
#[track_caller]
pub(crate) fn refused_in(text: &str, written: &str, sentence: &str) {
    refused(&position(text), written, sentence);
}
