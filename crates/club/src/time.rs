//! Moments and paces. The crate never reads the time: every call passes the current moment.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A moment, in milliseconds since 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// The milliseconds that have passed since an earlier moment; none if the system clock was set back.
    pub const fn since(self, earlier: Moment) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// The moment that many milliseconds later.
    pub const fn plus(self, milliseconds: u64) -> Moment {
        Moment(self.0.saturating_add(milliseconds))
    }
}

/// The time that players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Pace {
    /// A time for the game and an increment for every turn, both in seconds.
    RealTime {
        /// The time with which each player begins.
        time: u32,
        /// What is added after every turn.
        increment: u32,
    },
    /// A number of days for every turn.
    Correspondence {
        /// The days.
        days: u32,
    },
    /// No limit.
    Unlimited,
}

/// A pace that is not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PaceError {
    /// The time or the increment is too long, or both are too short.
    #[error(
        "real-time games have at most 180 minutes and 180 seconds a turn, and at least 30 seconds or 3 seconds a turn"
    )]
    RealTime,
    /// The number of days is zero or too large.
    #[error("correspondence games have 1 to 14 days a turn")]
    Correspondence,
}

/// How fast a game is: each speed has its own ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Less than three minutes a player.
    Bullet,
    /// Less than eight minutes.
    Blitz,
    /// Less than twenty-five minutes.
    Rapid,
    /// Longer real-time games.
    Classical,
    /// Days a turn, or no limit.
    Correspondence,
}

impl Speed {
    /// All speeds, the fastest first.
    pub const ALL: [Speed; 5] =
        [Speed::Bullet, Speed::Blitz, Speed::Rapid, Speed::Classical, Speed::Correspondence];

    /// The name in files, addresses and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Bullet => "bullet",
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Correspondence => "correspondence",
        }
    }
}

impl Pace {
    /// The number of turns that a player is expected to take in a game, for estimates.
    const EXPECTED_TURNS: u32 = 40;

    /// Whether games of this pace are offered.
    pub const fn check(self) -> Result<(), PaceError> {
        match self {
            Pace::RealTime { time, increment } => {
                let long = time > 180 * 60 || increment > 180;
                let short = time < 30 && increment < 3;
                if long || short { Err(PaceError::RealTime) } else { Ok(()) }
            }
            Pace::Correspondence { days: 1..=14 } | Pace::Unlimited => Ok(()),
            Pace::Correspondence { .. } => Err(PaceError::Correspondence),
        }
    }

    /// The seconds that a player is expected to use in a whole game; nothing without a clock that runs in seconds.
    pub const fn expected_seconds(self) -> Option<u32> {
        match self {
            Pace::RealTime { time, increment } => {
                Some(time.saturating_add(increment.saturating_mul(Pace::EXPECTED_TURNS)))
            }
            Pace::Correspondence { .. } | Pace::Unlimited => None,
        }
    }

    /// The speed.
    pub const fn speed(self) -> Speed {
        match self.expected_seconds() {
            Some(..180) => Speed::Bullet,
            Some(..480) => Speed::Blitz,
            Some(..1500) => Speed::Rapid,
            Some(_) => Speed::Classical,
            None => Speed::Correspondence,
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::RealTime { time, increment } => write!(f, "{time}+{increment}"),
            Pace::Correspondence { days } => write!(f, "{days}d"),
            Pace::Unlimited => f.write_str("-"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speed_follows_from_the_expected_length_of_a_game() {
        let speed = |time, increment| Pace::RealTime { time, increment }.speed();
        assert_eq!(speed(60, 0), Speed::Bullet);
        assert_eq!(speed(60, 3), Speed::Blitz);
        assert_eq!(speed(300, 3), Speed::Blitz);
        assert_eq!(speed(300, 5), Speed::Rapid);
        assert_eq!(speed(1800, 20), Speed::Classical);
        assert_eq!(Pace::Correspondence { days: 3 }.speed(), Speed::Correspondence);
    }

    #[test]
    fn odd_paces_are_refused() {
        for (time, increment) in
            [(0, 0), (29, 2), (180 * 60 + 1, 0), (60, 181), (u32::MAX, u32::MAX)]
        {
            assert!(Pace::RealTime { time, increment }.check().is_err(), "{time}+{increment}");
        }
        for (time, increment) in [(0, 3), (30, 0), (180 * 60, 180)] {
            assert!(Pace::RealTime { time, increment }.check().is_ok(), "{time}+{increment}");
        }
        assert!(Pace::Correspondence { days: 0 }.check().is_err());
        assert!(Pace::Correspondence { days: 15 }.check().is_err());
    }
}
