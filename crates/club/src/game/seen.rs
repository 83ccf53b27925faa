//! Events as one viewer may see them.

use serde::{Deserialize, Serialize};
use skep_rules::{ByColor, Color};

use crate::chance::{Commitment, Seed};
use crate::game::event::{Audience, EndCause, GameEvent, Offer, OutcomeName, Recorded, Terms};
use crate::ids::{GameId, PersonId};

/// An event without what its viewer may not know. No seed can be in it before the end, because no variant but
/// [`Ended`](SeenEvent::Ended) has one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum SeenEvent {
    /// See [`GameEvent::Created`].
    Created {
        /// What is played.
        terms: Terms,
        /// The person who created it.
        creator: PersonId,
        /// Who may join.
        audience: Audience,
        /// The hash of the seed.
        commitment: Commitment,
        /// The game of which this is the rematch.
        rematch_of: Option<GameId>,
    },
    /// See [`GameEvent::Joined`].
    Joined {
        /// Who plays which colour.
        players: ByColor<PersonId>,
    },
    /// See [`GameEvent::Withdrawn`].
    Withdrawn {
        /// The person.
        by: PersonId,
    },
    /// See [`GameEvent::Chose`].
    Chose {
        /// The player.
        color: Color,
        /// The choice as it is written.
        choice: String,
    },
    /// See [`GameEvent::Picked`].
    Picked {
        /// The player.
        color: Color,
        /// The choice, for the player who made it.
        choice: Option<String>,
    },
    /// See [`GameEvent::Revealed`].
    Revealed {
        /// The picks as they are written.
        picks: ByColor<String>,
    },
    /// See [`GameEvent::Drew`].
    Drew {
        /// The player.
        color: Color,
        /// The tile's name.
        tile: String,
    },
    /// See [`GameEvent::Acted`].
    Acted {
        /// The player.
        color: Color,
        /// The move as it is written, with the tile that it draws.
        action: String,
        /// The milliseconds that the clock gives back.
        credit: u32,
    },
    /// See [`GameEvent::Offered`].
    Offered {
        /// The player who offers.
        color: Color,
        /// What is offered.
        offer: Offer,
    },
    /// See [`GameEvent::Declined`].
    Declined {
        /// The player who declines.
        color: Color,
        /// What was offered.
        offer: Offer,
    },
    /// See [`GameEvent::TookBack`].
    TookBack {
        /// The player who asked for it.
        color: Color,
        /// The number of actions that stay.
        length: u32,
    },
    /// See [`GameEvent::Interrupted`].
    Interrupted {
        /// The milliseconds.
        milliseconds: u64,
    },
    /// See [`GameEvent::Ended`].
    Ended {
        /// The result; none if the game was called off.
        outcome: Option<OutcomeName>,
        /// Why.
        cause: EndCause,
        /// The player who has resigned, run out of time or left.
        by: Option<Color>,
        /// The seed.
        seed: Seed,
    },
    /// See [`GameEvent::Rematched`].
    Rematched {
        /// The new game.
        next: GameId,
    },
}

impl GameEvent {
    /// The event as a player sees it, or a spectator for `None`.
    pub fn seen_by(&self, viewer: Option<Color>) -> SeenEvent {
        match self.clone() {
            GameEvent::Created { terms, creator, audience, commitment, seed: _, rematch_of } => {
                SeenEvent::Created { terms, creator, audience, commitment, rematch_of }
            }
            GameEvent::Joined { players } => SeenEvent::Joined { players },
            GameEvent::Withdrawn { by } => SeenEvent::Withdrawn { by },
            GameEvent::Chose { color, choice } => SeenEvent::Chose { color, choice },
            GameEvent::Picked { color, choice } => {
                SeenEvent::Picked { color, choice: Some(choice).filter(|_| viewer == Some(color)) }
            }
            GameEvent::Revealed { picks } => SeenEvent::Revealed { picks },
            GameEvent::Drew { color, tile } => SeenEvent::Drew { color, tile },
            GameEvent::Acted { color, action, credit } => {
                SeenEvent::Acted { color, action, credit }
            }
            GameEvent::Offered { color, offer } => SeenEvent::Offered { color, offer },
            GameEvent::Declined { color, offer } => SeenEvent::Declined { color, offer },
            GameEvent::TookBack { color, length } => SeenEvent::TookBack { color, length },
            GameEvent::Interrupted { milliseconds } => SeenEvent::Interrupted { milliseconds },
            GameEvent::Ended { outcome, cause, by, seed } => {
                SeenEvent::Ended { outcome, cause, by, seed }
            }
            GameEvent::Rematched { next } => SeenEvent::Rematched { next },
        }
    }
}

impl Recorded<GameEvent> {
    /// The event as a player sees it, or a spectator for `None`.
    pub fn seen_by(&self, viewer: Option<Color>) -> Recorded<SeenEvent> {
        Recorded { number: self.number, at: self.at, event: self.event.seen_by(viewer) }
    }
}
