//! What happens in an online game.

use serde::{Deserialize, Serialize};
use skep_rules::{ByColor, Color, GameType, Outcome};

use crate::chance::{Commitment, Seed};
use crate::ids::{GameId, PersonId};
use crate::time::{Moment, Pace};

/// What is played, as the creator of a game asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Terms {
    /// The game.
    pub game_type: GameType,
    /// The time.
    pub pace: Pace,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// The creator's colour.
    pub creator_plays: ColorWish,
}

/// The colour that the creator of a game wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColorWish {
    /// White.
    White,
    /// Black.
    Black,
    /// Decided by the seed.
    #[default]
    Either,
}

/// Who may join a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "who")]
pub enum Audience {
    /// Anybody; the game is listed.
    Everybody,
    /// Anybody who has the link.
    Link,
    /// One person.
    Invited {
        /// The person.
        person: PersonId,
    },
}

/// Something that a player offers to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take back the last turn of the player who asks.
    TakeBack,
    /// Another game with colours swapped, after the end.
    Rematch,
}

/// Why an online game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndCause {
    /// A royal is surrounded.
    Surrounded,
    /// A royal has been removed.
    Removed,
    /// A position has occurred for the third time.
    Repetition,
    /// The game has the greatest number of actions that is kept: a draw.
    Length,
    /// The players have agreed on a draw.
    Agreement,
    /// A player has resigned.
    Resignation,
    /// A player's time has run out.
    Time,
    /// A player was absent, and the other has claimed the game.
    Absence,
    /// The game was called off before both players had played. It has no result.
    Aborted,
}

/// Something that has happened in a game. Events are the truth: the state of a game is what its events make.
///
/// Events contain secrets. Only [`seen_by`](GameEvent::seen_by) may leave the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum GameEvent {
    /// A game was created.
    Created {
        /// What is played.
        terms: Terms,
        /// The person who created it.
        creator: PersonId,
        /// Who may join.
        audience: Audience,
        /// The hash of the seed.
        commitment: Commitment,
        /// Secret until the game has ended.
        seed: Seed,
        /// The game of which this is the rematch.
        rematch_of: Option<GameId>,
    },
    /// A second person has joined: the game begins.
    Joined {
        /// Who plays which colour.
        players: ByColor<PersonId>,
    },
    /// The creator has withdrawn the game, or the invited person has declined, before anybody had joined.
    Withdrawn {
        /// The person.
        by: PersonId,
    },
    /// A player has chosen, openly, the faces of the tiles.
    Chose {
        /// The player.
        color: Color,
        /// The choice as it is written.
        choice: String,
    },
    /// A player has picked tiles for the hand, secretly.
    Picked {
        /// The player.
        color: Color,
        /// The choice as it is written: secret until both have picked.
        choice: String,
    },
    /// Both players have picked, and see both picks.
    Revealed {
        /// The picks as they are written.
        picks: ByColor<String>,
    },
    /// A player has drawn a tile that is to be placed next, with `swarm_place=drawn`.
    Drew {
        /// The player.
        color: Color,
        /// The tile's name.
        tile: String,
    },
    /// A player has acted.
    Acted {
        /// The player.
        color: Color,
        /// The move as it is written, with the tile that it draws.
        action: String,
        /// The milliseconds that the clock gives back for the delay of the connection.
        credit: u32,
    },
    /// A player has offered something.
    Offered {
        /// The player who offers.
        color: Color,
        /// What is offered.
        offer: Offer,
    },
    /// A player has declined an offer, or withdrawn an own one.
    Declined {
        /// The player who declines.
        color: Color,
        /// What was offered.
        offer: Offer,
    },
    /// A turn was taken back by agreement.
    TookBack {
        /// The player who asked for it.
        color: Color,
        /// The number of actions that stay.
        length: u32,
    },
    /// The server was not running for a while: the player on turn gets that time back.
    Interrupted {
        /// The milliseconds.
        milliseconds: u64,
    },
    /// The game has ended.
    Ended {
        /// The result; none if the game was called off.
        outcome: Option<OutcomeName>,
        /// Why.
        cause: EndCause,
        /// The player who has resigned, run out of time or left, if that is the cause.
        by: Option<Color>,
        /// The seed, which is no longer secret.
        seed: Seed,
    },
    /// The players have agreed on a rematch.
    Rematched {
        /// The new game.
        next: GameId,
    },
}

/// A result as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeName {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// Nobody has won.
    Draw,
}

impl From<Outcome> for OutcomeName {
    fn from(outcome: Outcome) -> OutcomeName {
        match outcome {
            Outcome::Win(Color::White) => OutcomeName::White,
            Outcome::Win(Color::Black) => OutcomeName::Black,
            Outcome::Draw => OutcomeName::Draw,
        }
    }
}

impl From<OutcomeName> for Outcome {
    fn from(name: OutcomeName) -> Outcome {
        match name {
            OutcomeName::White => Outcome::Win(Color::White),
            OutcomeName::Black => Outcome::Win(Color::Black),
            OutcomeName::Draw => Outcome::Draw,
        }
    }
}

/// An event with its number and time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recorded<E> {
    /// The number in the game, from 1 on, without gaps.
    pub number: u32,
    /// When it happened, by the server's clock.
    pub at: Moment,
    /// What happened.
    #[serde(flatten)]
    pub event: E,
}
