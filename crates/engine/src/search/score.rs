//! How good a position is for the side to move.

use std::fmt;

/// A score in hundredths of a small advantage, or the distance to a forced end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(pub(crate) i32);

pub(crate) const WIN: i32 = 30_000;
/// Scores beyond this one are forced wins.
pub(crate) const FORCED: i32 = WIN - 1_000;

impl Score {
    /// The score in hundredths; forced wins are near 30,000.
    pub const fn value(self) -> i32 {
        self.0
    }

    /// In how many actions the game is over, if that can be forced: positive for a win of the side to move.
    pub const fn forced(self) -> Option<i32> {
        if self.0 >= FORCED {
            Some(WIN - self.0)
        } else if self.0 <= -FORCED {
            Some(-(WIN + self.0))
        } else {
            None
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.forced() {
            Some(_) if self.0 > 0 => write!(f, "win in {}", WIN - self.0),
            Some(_) => write!(f, "loss in {}", WIN + self.0),
            None => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}
