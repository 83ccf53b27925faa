//! A game that has been played, and how it ended.

use serde::{Deserialize, Serialize};
use skep_rules::{Color, Outcome, Reason};

use crate::side::{Both, Side};

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Its number, from 0; in a record people read it, so it is written from 1.
    #[serde(with = "from_one")]
    pub game: u32,
    /// The number of its opening, from 0; written from 1 as well.
    #[serde(with = "from_one")]
    pub opening: u32,
    /// Who was White.
    pub white: Side,
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub end: End,
    /// What an engine did wrong, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// How many actions were played.
    pub plies: usize,
    /// How long the engines thought about each of their moves, in seconds.
    pub seconds: Both<Vec<f64>>,
    /// The game string.
    pub string: String,
}

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
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
    /// The game was long enough.
    MaxPlies,
    /// An engine took too long.
    Time,
    /// An engine has ended.
    Crash,
    /// An engine has played an illegal move.
    IllegalMove,
    /// An engine has not answered.
    NoAnswer,
    /// An engine has refused a legal move, or to play on.
    Refusal,
}

impl End {
    /// All ends that are an engine's fault.
    pub const FORFEITS: [End; 5] =
        [End::Time, End::Crash, End::IllegalMove, End::NoAnswer, End::Refusal];

    /// Whether the game was lost by breaking down, not on the table.
    pub fn is_forfeit(self) -> bool {
        End::FORFEITS.contains(&self)
    }

    /// The end in a few words.
    pub const fn words(self) -> &'static str {
        match self {
            End::Surrounded => "surrounded",
            End::Removed => "removed",
            End::Repetition => "repetition",
            End::Agreement => "agreement",
            End::Resignation => "resignation",
            End::MaxPlies => "too long",
            End::Time => "time",
            End::Crash => "crash",
            End::IllegalMove => "illegal move",
            End::NoAnswer => "no answer",
            End::Refusal => "refusal",
        }
    }
}

/// Numbers that are counted from 0 here and written from 1.
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

impl From<Reason> for End {
    fn from(reason: Reason) -> End {
        match reason {
            Reason::Surrounded => End::Surrounded,
            Reason::Removed => End::Removed,
            Reason::Repetition => End::Repetition,
            Reason::Agreement => End::Agreement,
            Reason::Resignation => End::Resignation,
        }
    }
}

impl Played {
    /// Which pair of games it belongs to.
    pub(crate) fn pair(&self) -> u32 {
        self.game / 2
    }

    /// What the first engine gets, in half points.
    pub(crate) fn half_points(&self) -> usize {
        match self.winner {
            Some(Side::A) => 2,
            None => 1,
            Some(Side::B) => 0,
        }
    }

    /// The colour of an engine.
    pub fn color(&self, side: Side) -> Color {
        if side == self.white { Color::White } else { Color::Black }
    }

    /// The outcome by colours.
    pub fn outcome(&self) -> Outcome {
        self.winner.map_or(Outcome::Draw, |winner| Outcome::Win(self.color(winner)))
    }
}
