//! How games end.

use std::fmt;

use crate::model::color::Color;

/// The result of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player has won.
    Win(Color),
    /// Nobody has won.
    Draw,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win(color) => write!(f, "{color} wins"),
            Outcome::Draw => f.write_str("draw"),
        }
    }
}
