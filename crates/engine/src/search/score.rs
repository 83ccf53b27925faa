//! Scores: the value of a position for the side to move.

use std::fmt;

/// The value of a position for the side to move: an advantage in centipawns, or the distance to a forced end.
///
/// A centipawn is the usual unit of engines, a hundredth of a small advantage. Hive has no pawns; the evaluation is
/// scaled so that 100 of them are a clear advantage. Forced wins and losses are near ±30,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(pub(crate) i32);

/// The score of a game that is won already; a win in `n` plies scores `n` less.
pub(crate) const WIN: i32 = 30_000;
/// Scores from here on are forced wins.
pub(crate) const FORCED: i32 = WIN - 1_000;
/// The score of a drawn game.
pub(crate) const DRAW: i32 = 0;
/// Above every score.
pub(crate) const INFINITE: i32 = WIN + 1;

/// The score of a win `plies` actions from the root.
#[inline]
pub(crate) const fn win_in(plies: usize) -> i32 {
    WIN - plies as i32
}

/// The score of a loss `plies` actions from the root.
#[inline]
pub(crate) const fn loss_in(plies: usize) -> i32 {
    plies as i32 - WIN
}

impl Score {
    /// The score in centipawns; forced wins are near 30,000.
    pub const fn value(self) -> i32 {
        self.0
    }

    /// The number of actions to a forced end: positive if the side to move wins, negative if it loses.
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
