//! The value of a position or an action, as an engine gives it.

use std::ops::Neg;

/// The value of a position or an action for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// An advantage in centipawns.
    Centipawns(i32),
    /// The player wins by force with this many actions of both players.
    Win(u32),
    /// The player loses by force with this many actions of both players.
    Loss(u32),
}

impl Evaluation {
    /// The evaluation of a search: centipawns, and the number of actions to a forced end, positive if the player wins.
    pub const fn new(centipawns: i32, forced: Option<i32>) -> Evaluation {
        match forced {
            None => Evaluation::Centipawns(centipawns),
            Some(plies) if plies < 0 => Evaluation::Loss(plies.unsigned_abs()),
            Some(0) if centipawns < 0 => Evaluation::Loss(0),
            Some(plies) => Evaluation::Win(plies.unsigned_abs()),
        }
    }

    /// Whether the end of the game is forced.
    pub const fn is_forced(self) -> bool {
        !matches!(self, Evaluation::Centipawns(_))
    }
}

/// The value for the other player.
impl Neg for Evaluation {
    type Output = Evaluation;

    fn neg(self) -> Evaluation {
        match self {
            Evaluation::Centipawns(value) => Evaluation::Centipawns(-value),
            Evaluation::Win(plies) => Evaluation::Loss(plies),
            Evaluation::Loss(plies) => Evaluation::Win(plies),
        }
    }
}
