//! How a game has ended, said to machines.

use skep_rules::{Color, Outcome};

/// The outcome as machines read it: `white`, `black` or `draw`.
pub(crate) const fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Color::White) => "white",
        Outcome::Win(Color::Black) => "black",
        Outcome::Draw => "draw",
    }
}
