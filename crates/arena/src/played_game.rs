//! A finished game of a match, and why it ended.

use serde::{Deserialize, Serialize};
use skep_rules::{Color, Outcome, Reason};

use crate::engine_id::{ByEngine, EngineId};

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// The number of the game, counted from 0 and written from 1.
    #[serde(with = "from_one")]
    pub game: u32,
    /// The number of the opening, counted from 0 and written from 1.
    #[serde(with = "from_one")]
    pub opening: u32,
    /// The engine that played White.
    pub white: EngineId,
    /// The winner; `None` in a draw.
    pub winner: Option<EngineId>,
    /// Why the game ended.
    pub end: EndReason,
    /// How an engine forfeited the game, as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The number of actions played.
    pub plies: usize,
    /// The engines' thinking time for each of their moves, in seconds.
    pub seconds: ByEngine<Vec<f64>>,
    /// The game string.
    pub string: String,
}

/// Why a game ended: by the rules, by the length limit, or by a forfeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// A royal is surrounded.
    Surrounded,
    /// A royal has been removed.
    Removed,
    /// A position has occurred for the third time.
    Repetition,
    /// The players have agreed on a draw.
    Agreement,
    /// A player has given up.
    Resignation,
    /// The game reached the maximum length.
    MaxPlies,
    /// An engine exceeded its time.
    Time,
    /// An engine's process ended.
    Crash,
    /// An engine played an illegal move.
    IllegalMove,
    /// An engine did not answer, or not in the protocol.
    NoAnswer,
    /// An engine refused a legal move or a request.
    Refusal,
}

impl EndReason {
    /// All reasons that are forfeits.
    pub const FORFEITS: [EndReason; 5] = [
        EndReason::Time,
        EndReason::Crash,
        EndReason::IllegalMove,
        EndReason::NoAnswer,
        EndReason::Refusal,
    ];

    /// Whether an engine forfeited the game.
    pub fn is_forfeit(self) -> bool {
        EndReason::FORFEITS.contains(&self)
    }

    /// The reason in a few words.
    pub const fn words(self) -> &'static str {
        match self {
            EndReason::Surrounded => "surrounded",
            EndReason::Removed => "removed",
            EndReason::Repetition => "repetition",
            EndReason::Agreement => "agreement",
            EndReason::Resignation => "resignation",
            EndReason::MaxPlies => "too long",
            EndReason::Time => "time",
            EndReason::Crash => "crash",
            EndReason::IllegalMove => "illegal move",
            EndReason::NoAnswer => "no answer",
            EndReason::Refusal => "refusal",
        }
    }
}

/// Serializes numbers that are counted from 0 as numbers counted from 1.
mod from_one {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(number: &u32, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(u64::from(*number) + 1)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
        let number = u32::deserialize(deserializer)?;
        number.checked_sub(1).ok_or_else(|| D::Error::custom("numbers begin with 1"))
    }
}

impl From<Reason> for EndReason {
    fn from(reason: Reason) -> EndReason {
        match reason {
            Reason::Surrounded => EndReason::Surrounded,
            Reason::Removed => EndReason::Removed,
            Reason::Repetition => EndReason::Repetition,
            Reason::Agreement => EndReason::Agreement,
            Reason::Resignation => EndReason::Resignation,
        }
    }
}

impl PlayedGame {
    /// The number of the pair to which the game belongs.
    pub(crate) fn pair(&self) -> u32 {
        self.game / 2
    }

    /// The first engine's points, in half points.
    pub(crate) fn half_points(&self) -> usize {
        match self.winner {
            Some(EngineId::A) => 2,
            None => 1,
            Some(EngineId::B) => 0,
        }
    }

    /// The colour of an engine.
    pub fn color(&self, side: EngineId) -> Color {
        if side == self.white { Color::White } else { Color::Black }
    }

    /// The outcome in terms of colours.
    pub fn outcome(&self) -> Outcome {
        self.winner.map_or(Outcome::Draw, |winner| Outcome::Win(self.color(winner)))
    }
}
