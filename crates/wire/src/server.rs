//! What the server sends.

use serde::{Deserialize, Serialize};
use skep_club::{
    EndCause, GameId, Moment, OutcomeName, Pace, PersonId, Recorded, Refusal, SeenEvent, Terms,
};
use skep_rules::{ByColor, Color};

use crate::client::{Channel, RequestId, Room};

/// A message to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum ServerMessage {
    /// The answer to the first message.
    Welcome {
        /// The version of the messages that the server speaks.
        version: u32,
        /// Who the client is.
        me: Person,
        /// The moment on the server.
        now: Moment,
    },
    /// The answer to a ping.
    Pong {
        /// Its token.
        token: u32,
        /// The moment on the server.
        now: Moment,
    },
    /// The server measures the delay; the client answers at once.
    Ping {
        /// Sent back as it is.
        token: u32,
    },
    /// The state of a game when a client subscribes, with the events that it has not seen. What was said before follows: a
    /// client that subscribes again forgets what it had.
    Game {
        /// The game.
        game: GameId,
        /// The viewer's colour; none for spectators.
        color: Option<Color>,
        /// The people whom the events name.
        people: Vec<Person>,
        /// Which players are there.
        present: ByColor<Presence>,
        /// The events after the one that was asked for.
        events: Vec<Recorded<SeenEvent>>,
        /// The clock now.
        clock: Option<ClockView>,
        /// The number of people who watch.
        watching: u32,
    },
    /// Something has happened in a game.
    Event {
        /// The game.
        game: GameId,
        /// What, with its number.
        #[serde(flatten)]
        event: Recorded<SeenEvent>,
        /// The clock after it.
        clock: Option<ClockView>,
        /// People whom no earlier event has named.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        people: Vec<Person>,
    },
    /// A player of a game has come or gone.
    Presence {
        /// The game.
        game: GameId,
        /// The players.
        present: ByColor<Presence>,
        /// The number of people who watch.
        watching: u32,
    },
    /// A request was carried out.
    Done {
        /// The request.
        request: RequestId,
        /// The number of the last event that it has caused; the same if it was sent twice.
        number: u32,
    },
    /// A game was created.
    Created {
        /// The request.
        request: RequestId,
        /// The game.
        game: GameId,
    },
    /// A request was refused, and has had no effect.
    Refused {
        /// The request; none for a message that cannot be read.
        request: Option<RequestId>,
        /// Why.
        error: RequestError,
    },
    /// Games that anybody may join.
    Lobby {
        /// All of them, the newest first.
        seeks: Vec<SeekView>,
        /// People who are connected.
        people: u32,
        /// Games that are being played.
        games: u32,
    },
    /// Games for spectators.
    Watch {
        /// Some of them, the strongest players first.
        games: Vec<GameSummary>,
    },
    /// The person's own games that are not over, the most urgent first.
    Own {
        /// The games.
        games: Vec<GameSummary>,
        /// Games of the person that nobody has joined yet, the newest first.
        open: Vec<SeekView>,
        /// Games to which the person is invited.
        invitations: Vec<SeekView>,
        /// Whether the person waits to be paired.
        pairing: bool,
    },
    /// A game of the person has begun: somebody has joined, or the person was paired.
    Begun {
        /// The game.
        game: GameId,
    },
    /// Something was said.
    Said {
        /// The game.
        game: GameId,
        /// Where.
        room: Room,
        /// By whom.
        by: Person,
        /// When.
        at: Moment,
        /// What. It is text, never markup.
        text: String,
    },
    /// The server stops for a short time. Nothing is lost; the client connects again.
    Stopping,
}

/// Somebody with whom one plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Person {
    /// The person.
    pub id: PersonId,
    /// The name; guests have none.
    pub name: Option<String>,
    /// The kind.
    #[serde(flatten)]
    pub kind: PersonKind,
}

/// What somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum PersonKind {
    /// Somebody without an account.
    Guest,
    /// The owner of an account.
    Account,
    /// A level of the computer.
    Computer {
        /// The level.
        level: u8,
    },
}

/// Whether a player is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Presence {
    /// Connected.
    Here,
    /// Not connected.
    #[default]
    Away,
    /// Not connected for so long that the other player may claim the game from this moment on.
    Leaving {
        /// The moment.
        claim_from: Moment,
    },
}

/// The clock of a game at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockView {
    /// The milliseconds that each player has.
    pub left: ByColor<u64>,
    /// Whose time is running.
    pub running: Option<Color>,
    /// The moment for which this is true.
    pub at: Moment,
}

/// A game that can be joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeekView {
    /// The game.
    pub game: GameId,
    /// Who has created it.
    pub creator: Person,
    /// The creator's rating for such games, if there is one.
    pub rating: Option<RatingView>,
    /// What is played.
    pub terms: Terms,
}

/// A rating as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingView {
    /// The rating, rounded.
    pub rating: u32,
    /// Whether too few games were played to be sure.
    pub provisional: bool,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSummary {
    /// The game.
    pub game: GameId,
    /// The game type as it is written.
    pub game_type: String,
    /// The time.
    pub pace: Pace,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// The players.
    pub players: ByColor<Person>,
    /// The position as it is written: enough for a picture.
    pub position: String,
    /// The number of actions.
    pub length: u32,
    /// Who is to act; none if the game is over.
    pub to_move: Option<Color>,
    /// The clock.
    pub clock: Option<ClockView>,
    /// How it has ended.
    pub ended: Option<EndView>,
    /// When it was created.
    pub created: Moment,
    /// When something last happened.
    pub changed: Moment,
}

/// How a game in a list has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndView {
    /// The result; none if it was called off.
    pub outcome: Option<OutcomeName>,
    /// Why.
    pub cause: EndCause,
}

/// Why a request has no effect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "error")]
pub enum RequestError {
    /// The rules of the game, or of the club, forbid it.
    #[error("{0}")]
    Refused(Refusal),
    /// The message cannot be read.
    #[error("the message cannot be read: {reason}")]
    Unreadable {
        /// What is wrong.
        reason: String,
    },
    /// A message before the first one, or a version that the server does not speak.
    #[error("the connection begins with hello and version {version}")]
    Version {
        /// The version that the server speaks.
        version: u32,
    },
    /// There is no such game, or it may not be seen.
    #[error("there is no such game")]
    NoSuchGame,
    /// The terms are not offered.
    #[error("{reason}")]
    BadTerms {
        /// What is wrong.
        reason: String,
    },
    /// Too many messages.
    #[error("too many messages: wait {seconds} seconds")]
    TooFast {
        /// How long to wait.
        seconds: u32,
    },
    /// Too many open games, subscriptions or seeks.
    #[error("you have too many of them: the limit is {limit}")]
    TooMany {
        /// The limit.
        limit: u32,
    },
    /// The text is empty, too long, or was just said.
    #[error("say something else: texts have 1 to 200 letters and are not repeated")]
    BadText,
    /// A person who may not speak here.
    #[error("you cannot speak in this chat")]
    MayNotSpeak,
    /// The store cannot be reached. Nothing has happened; the client tries again.
    #[error("the server cannot store this at the moment; try again")]
    NotStored,
}

/// What happens in which channel.
impl ServerMessage {
    /// The channel to which a message belongs; none for answers.
    pub const fn channel(&self) -> Option<Channel> {
        match self {
            ServerMessage::Game { game, .. }
            | ServerMessage::Event { game, .. }
            | ServerMessage::Presence { game, .. }
            | ServerMessage::Said { game, .. } => Some(Channel::Game { game: *game }),
            ServerMessage::Lobby { .. } => Some(Channel::Lobby),
            ServerMessage::Watch { .. } => Some(Channel::Watch),
            ServerMessage::Own { .. } | ServerMessage::Begun { .. } => Some(Channel::Own),
            ServerMessage::Welcome { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Ping { .. }
            | ServerMessage::Done { .. }
            | ServerMessage::Created { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Stopping => None,
        }
    }
}
