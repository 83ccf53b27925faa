//! What the records of games contain besides the moves.

use serde::{Deserialize, Serialize};

/// Who played, when and where, as written in the record. Unknown fields are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The tournament or match.
    pub event: String,
    /// The place.
    pub site: String,
    /// The day; in PGN as in `2026.11.16`.
    pub date: String,
    /// The round of the tournament.
    pub round: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
}

/// When and where a game was played, as written in the record. Unknown fields are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Occasion {
    /// The place.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub site: String,
    /// The day; in PGN as in `2026.11.16`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// The round of the tournament.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub round: String,
}

impl Occasion {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Occasion::default()
    }
}
