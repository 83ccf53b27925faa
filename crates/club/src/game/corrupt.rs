//! Events that cannot have happened.

use skep_rules::{Illegal, MoveError};
use thiserror::Error;

use crate::chance::Commitment;

/// An event that cannot have happened after those before it. A store that holds one was damaged, or changed by somebody.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("event {number} of the game is wrong: {fault}")]
pub struct CorruptGame {
    /// The number of the event.
    pub number: u32,
    /// What is wrong.
    pub fault: EventFault,
}

/// What is wrong with an event.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EventFault {
    /// The game has no events.
    #[error("the game has no events")]
    Nothing,
    /// The first event must create the game, and no other may.
    #[error("a game is created by its first event and by no other")]
    Creation,
    /// The numbers have a gap, or one occurs twice.
    #[error("event {expected} was expected")]
    Number {
        /// The number that was expected.
        expected: u32,
    },
    /// The event is not possible in this state of the game.
    #[error("it is not possible now")]
    NotNow,
    /// A move or choice that cannot be read or is not legal.
    #[error("{0}")]
    Move(#[from] MoveError),
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// A tile was placed that had to be drawn first, or another one had been drawn.
    #[error("the tile that is placed is not the one that was drawn")]
    NotDrawn,
    /// The clock gives back more than the player's lag allows.
    #[error("the clock gives back more than it may")]
    Credit,
    /// The revealed picks are not those that were made.
    #[error("the revealed picks are not those that were made")]
    Picks,
    /// The result does not follow from the game.
    #[error("the result does not follow from the game")]
    Outcome,
    /// The seed has another hash than the published one.
    #[error("the seed has the hash {found}, but {promised} was published")]
    Seed {
        /// What was published when the game was created.
        promised: Commitment,
        /// The hash of the seed.
        found: Commitment,
    },
    /// The colours do not follow from the seed, or from what the creator has asked for.
    #[error("the colours do not follow from the seed and the terms")]
    Colors,
    /// A draw does not follow from the seed.
    #[error("{found} was drawn, but the seed gives {expected}")]
    Draw {
        /// The tile that follows from the seed.
        expected: String,
        /// The tile that was drawn.
        found: String,
    },
}
