//! Requests, and when they are sent again.

use skep_club::{Audience, GameCommand, GameId, Terms};
use skep_wire::{ClientMessage, RequestError, RequestId, Room};

/// The number of times that a request is sent which the server cannot store.
const ATTEMPTS: u32 = 8;

/// Something that is asked of the server, and answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// To create a game.
    Create {
        /// What is played.
        terms: Terms,
        /// Who may join.
        audience: Audience,
    },
    /// To play against a level of the computer.
    CreateWithComputer {
        /// What is played.
        terms: Terms,
        /// The level, from 1 to 10.
        level: u8,
    },
    /// To be paired.
    Pair {
        /// What is played.
        terms: Terms,
    },
    /// To do something in a game.
    Game {
        /// The game.
        game: GameId,
        /// What to do.
        command: GameCommand,
    },
    /// To say something in a chat.
    Say {
        /// The game.
        game: GameId,
        /// Whom it reaches.
        room: Room,
        /// The text.
        text: String,
    },
}

/// What the server has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It is done.
    Done {
        /// The number of the last event that it has caused.
        number: u32,
    },
    /// A game was created.
    Created {
        /// The game.
        game: GameId,
    },
}

impl Answer {
    /// The game that was created.
    pub(crate) fn game(self) -> Option<GameId> {
        match self {
            Answer::Created { game } => Some(game),
            Answer::Done { .. } => None,
        }
    }
}

/// Why a request was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RequestFailure {
    /// The server has refused it.
    Refused(RequestError),
    /// The connection was lost before the answer, and the request cannot be repeated without harm.
    Lost,
}

impl Request {
    /// Whether it may be sent twice: the server then does it once.
    fn may_be_repeated(&self) -> bool {
        match self {
            Request::Pair { .. } | Request::Game { .. } => true,
            Request::Create { .. } | Request::CreateWithComputer { .. } | Request::Say { .. } => {
                false
            }
        }
    }

    fn message(&self, request: RequestId) -> ClientMessage {
        match self.clone() {
            Request::Create { terms, audience } => {
                ClientMessage::Create { request, terms, audience }
            }
            Request::CreateWithComputer { terms, level } => {
                ClientMessage::CreateWithComputer { request, terms, level }
            }
            Request::Pair { terms } => ClientMessage::Pair { request, terms },
            Request::Game { game, command } => ClientMessage::Game { request, game, command },
            Request::Say { game, room, text } => ClientMessage::Say { request, game, room, text },
        }
    }
}

/// A request that was not answered yet.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    id: RequestId,
    request: Request,
    /// When it was last sent.
    sent: Option<u64>,
    /// From when on it may be sent again, if the server has said so.
    again_from: Option<u64>,
    attempts: u32,
}

impl Pending {
    /// A request that was not sent yet.
    pub(crate) fn new(id: RequestId, request: Request) -> Pending {
        Pending { id, request, sent: None, again_from: None, attempts: 0 }
    }

    /// Its number.
    pub(crate) fn id(&self) -> RequestId {
        self.id
    }

    /// Whether it asks to be paired.
    pub(crate) fn is_pairing(&self) -> bool {
        matches!(self.request, Request::Pair { .. })
    }

    /// The message that is sent now.
    pub(crate) fn send(&mut self, now: u64) -> ClientMessage {
        self.sent = Some(now);
        self.again_from = None;
        self.attempts += 1;
        self.request.message(self.id)
    }

    /// Whether it can be sent over another connection. What was sent and must not be repeated cannot.
    pub(crate) fn survives_a_break(&self) -> bool {
        self.sent.is_none() || self.request.may_be_repeated()
    }

    /// The connection is gone: it has to be sent over the next.
    pub(crate) fn unsent(&mut self) {
        self.sent = None;
        self.again_from = None;
    }

    /// Whether it is to be sent again.
    pub(crate) fn is_due(&self, now: u64, answer_within: u64) -> bool {
        match (self.again_from, self.sent) {
            (Some(from), _) => now >= from,
            (None, Some(sent)) => self.request.may_be_repeated() && now >= sent + answer_within,
            (None, None) => true,
        }
    }

    /// Waits if the server has refused it only because of the moment. Returns whether it does. What a person can repeat by
    /// pressing a button again does not wait.
    pub(crate) fn postpone(&mut self, now: u64, error: &RequestError) -> bool {
        let pause = match error {
            RequestError::TooFast { seconds } => u64::from(*seconds) * 1_000,
            RequestError::NotStored => 1_000,
            _ => return false,
        };
        let waits = self.request.may_be_repeated() && self.attempts < ATTEMPTS;
        if waits {
            self.again_from = Some(now + pause);
        }
        waits
    }
}
