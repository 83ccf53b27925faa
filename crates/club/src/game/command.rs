//! What people, and the server itself, may ask of a game.

use serde::{Deserialize, Serialize};

use crate::game::event::Offer;
use crate::ids::{GameId, PersonId};
use crate::time::Moment;

/// What a person asks of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "command")]
pub enum GameCommand {
    /// To play the game that somebody has created.
    Join,
    /// To withdraw a game that nobody has joined, or to decline an invitation.
    Withdraw,
    /// To make a choice before the first turn: `pick wA1 wA2 wB1` or `faces wA1`.
    Choose {
        /// The choice as it is written.
        choice: String,
    },
    /// To draw the tile that will be placed, with `swarm_place=drawn`.
    Draw {
        /// The number of the last event that the player has seen: the same command sent twice draws once.
        seen: u32,
    },
    /// To act.
    Act {
        /// The number of the last event that the player has seen: the same command sent twice acts once, and one that
        /// arrives after its action was taken back has no effect.
        seen: u32,
        /// The move as it is written. A move that names the tile it draws is refused: the server draws.
        action: String,
    },
    /// To offer something.
    Offer {
        /// What.
        offer: Offer,
    },
    /// To accept what the other player has offered.
    Accept {
        /// What was offered.
        offer: Offer,
    },
    /// To decline what the other player has offered, or to withdraw an own offer.
    Decline {
        /// What was offered.
        offer: Offer,
    },
    /// To resign.
    Resign,
    /// To call the game off before both have played.
    Abort,
    /// To end the game of an absent opponent.
    Claim {
        /// Whether a draw is enough; otherwise the game is won.
        draw: bool,
    },
}

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asker {
    /// The person.
    pub person: PersonId,
    /// Whether the person has an account: only then can a game be rated.
    pub has_account: bool,
    /// The delay of the person's connection, there and back, in milliseconds.
    pub lag: u32,
}

/// What the decision depends on and the game does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Circumstances {
    /// The moment.
    pub now: Moment,
    /// Since when the opponent has had no connection.
    pub opponent_absent_since: Option<Moment>,
    /// Whether the opponent has closed the page, instead of losing the connection.
    pub opponent_left: bool,
    /// The name of the next game, should the players agree on a rematch.
    pub next_game: GameId,
}
