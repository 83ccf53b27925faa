//! What the records of games contain besides the moves.

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
