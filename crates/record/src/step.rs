//! The steps between the nodes of a tree, and the endings of lines.

use skep_rules::{Action, Chosen, Color, Outcome, Reason};

/// A step from one node of a tree to the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TreeStep {
    /// A choice before the first turn.
    Choice(Chosen),
    /// An action.
    Action(Action),
    /// The players, or the clock, have ended the game.
    Declared(Declared),
}

/// An ending that does not follow from the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Declared {
    /// This player has given up.
    Resignation(Color),
    /// The players have agreed on a draw.
    Agreement,
    /// This player's time has run out.
    Time(Color),
}

impl Declared {
    /// The outcome.
    pub const fn outcome(self) -> Outcome {
        match self {
            Declared::Agreement => Outcome::Draw,
            Declared::Resignation(Color::White) | Declared::Time(Color::White) => {
                Outcome::Win(Color::Black)
            }
            Declared::Resignation(Color::Black) | Declared::Time(Color::Black) => {
                Outcome::Win(Color::White)
            }
        }
    }
}

/// How a line has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// Who has won.
    pub outcome: Outcome,
    /// The cause.
    pub cause: Cause,
}

/// Why a line has ended: for a reason of the rules, or on time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
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
    /// A player's time has run out.
    Time,
}

impl Cause {
    /// The cause in one word.
    pub const fn word(self) -> &'static str {
        match self {
            Cause::Surrounded => "surrounded",
            Cause::Removed => "removed",
            Cause::Repetition => "repetition",
            Cause::Agreement => "agreement",
            Cause::Resignation => "resignation",
            Cause::Time => "time",
        }
    }
}

impl From<Reason> for Cause {
    fn from(reason: Reason) -> Cause {
        match reason {
            Reason::Surrounded => Cause::Surrounded,
            Reason::Removed => Cause::Removed,
            Reason::Repetition => Cause::Repetition,
            Reason::Agreement => Cause::Agreement,
            Reason::Resignation => Cause::Resignation,
        }
    }
}

/// The word of the Universal Hive Protocol for an outcome.
pub(crate) const fn result_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Color::White) => "WhiteWins",
        Outcome::Win(Color::Black) => "BlackWins",
        Outcome::Draw => "Draw",
    }
}
