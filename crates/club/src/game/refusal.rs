//! Why a command is refused.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a command has no effect.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "refusal")]
pub enum Refusal {
    /// A person who is not a player.
    #[error("you are not a player of this game")]
    NotAPlayer,
    /// Nobody has joined yet.
    #[error("the game has not begun: nobody has joined it yet")]
    NotBegun,
    /// The game was joined by somebody.
    #[error("the game has begun")]
    HasBegun,
    /// The game was withdrawn before anybody had joined.
    #[error("the game was withdrawn")]
    Withdrawn,
    /// The game has ended.
    #[error("the game has ended")]
    HasEnded,
    /// The game goes on.
    #[error("the game has not ended yet")]
    NotEnded,
    /// Nobody plays against himself.
    #[error("you cannot join your own game")]
    OwnGame,
    /// Somebody else was invited.
    #[error("this game is for somebody else")]
    NotInvited,
    /// Only the creator or the invited person can withdraw a game.
    #[error("only the person who created the game, or the one who was invited, can withdraw it")]
    NotYoursToWithdraw,
    /// A pace that is not offered.
    #[error("{reason}")]
    BadTerms {
        /// What is wrong.
        reason: String,
    },
    /// Guests cannot play rated games.
    #[error("a rated game needs an account")]
    NeedsAccount,
    /// Something is to be chosen before the first turn.
    #[error("choose first")]
    ChooseFirst,
    /// Nothing is to be chosen.
    #[error("there is nothing to choose now")]
    NothingToChoose,
    /// The other player's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The player has not seen all actions.
    #[error("the game has gone on: {played} actions were played")]
    Outdated {
        /// The number of actions.
        played: u32,
    },
    /// A move that cannot be read or is not legal.
    #[error("{reason}")]
    Illegal {
        /// The sentence of the rules.
        reason: String,
    },
    /// A text that is longer than any move.
    #[error("a move has at most {limit} letters")]
    TooLong {
        /// The limit.
        limit: u32,
    },
    /// A move that names the tile it draws. Were it accepted when the guess is right, players could try out what they will draw.
    #[error("leave out the tile that the move draws: the server draws it")]
    ServerDraws,
    /// A tile in the bag is placed only after it was drawn.
    #[error("this tile is in the bag: draw first")]
    DrawFirst,
    /// A tile has been drawn and must be placed.
    #[error("place the tile that you have drawn")]
    PlaceDrawn,
    /// The game does not draw tiles to be placed.
    #[error("there is nothing to draw now")]
    NothingToDraw,
    /// The other player has offered nothing of that kind.
    #[error("there is no such offer")]
    NoSuchOffer,
    /// It has been offered already.
    #[error("you have offered that already")]
    AlreadyOffered,
    /// Too many offers: one draw and one take-back a turn.
    #[error("you cannot offer that again now")]
    OfferedTooOften,
    /// There is nothing to take back.
    #[error("you have not played anything yet")]
    NothingToTakeBack,
    /// In Swarm, what was drawn has been seen.
    #[error("turns cannot be taken back in Swarm, because the drawn tiles have been seen")]
    CannotTakeBack,
    /// Both have played.
    #[error("both have played: a game that has started can be resigned, not called off")]
    TooLateToAbort,
    /// Before both have played, an absent opponent loses nothing.
    #[error("not both of you have played: call the game off instead")]
    TooEarlyToClaim,
    /// The opponent is there, or has not been absent for long enough.
    #[error("your opponent has not been absent for long enough")]
    OpponentPresent,
    /// The player's time has run out.
    #[error("your time has run out")]
    OutOfTime,
}
