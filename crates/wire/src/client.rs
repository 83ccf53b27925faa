//! What a page or a bot sends.

use serde::{Deserialize, Serialize};
use skep_club::{Audience, GameCommand, GameId, Terms};

/// The number with which a client marks a request; the answer carries it.
pub type RequestId = u32;

/// A message to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum ClientMessage {
    /// The first message of every connection.
    Hello {
        /// The newest version of the messages that the client knows.
        version: u32,
    },
    /// The client is there. The server answers at once; both measure the delay.
    Ping {
        /// Sent back as it is.
        token: u32,
    },
    /// The answer to the server's own ping.
    Pong {
        /// The token of the ping.
        token: u32,
    },
    /// To subscribe to a channel: the client is told what happens from now on, and what it has missed.
    Subscribe {
        /// The channel.
        channel: Channel,
        /// The number of the last event seen; 0 for none. Channels without numbers send their whole state.
        after: u32,
    },
    /// To unsubscribe from a channel.
    Unsubscribe {
        /// The channel.
        channel: Channel,
    },
    /// To create a game. It is answered with [`Created`](crate::ServerMessage::Created).
    Create {
        /// The request.
        request: RequestId,
        /// What is played.
        terms: Terms,
        /// Who may join.
        audience: Audience,
    },
    /// To play against a level of the computer on the server.
    CreateWithComputer {
        /// The request.
        request: RequestId,
        /// What is played.
        terms: Terms,
        /// The level, from 1 to 10.
        level: u8,
    },
    /// To be paired as soon as somebody wants the same.
    Pair {
        /// The request.
        request: RequestId,
        /// What is played. The colour is decided by the server.
        terms: Terms,
    },
    /// To stop waiting for an opponent.
    StopPairing,
    /// To do something in a game.
    Game {
        /// The request. A client that has got no answer sends the same request again.
        request: RequestId,
        /// The game.
        game: GameId,
        /// What to do.
        #[serde(flatten)]
        command: GameCommand,
    },
    /// To say something in a game's chat.
    Say {
        /// The request.
        request: RequestId,
        /// The game.
        game: GameId,
        /// Whom it reaches.
        room: Room,
        /// The text, of at most 200 letters.
        text: String,
    },
}

/// Something that a client can subscribe to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "channel")]
pub enum Channel {
    /// A game: its events, who is there, and the chat.
    Game {
        /// The game.
        game: GameId,
    },
    /// Open games that anybody may join, and the numbers of people and games.
    Lobby,
    /// Games that are being played, for spectators.
    Watch,
    /// The person's own games, pairing and invitations.
    Own,
}

/// A chat of a game. Players do not see what spectators say while they play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Room {
    /// The two players.
    Players,
    /// The spectators.
    Spectators,
}
