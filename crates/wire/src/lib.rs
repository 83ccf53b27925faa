//! The messages of online play, shared by the server, the page and bots.
//!
//! A page opens one WebSocket at `/ws` and sends [`ClientMessage`]s as JSON texts; the server sends [`ServerMessage`]s. Unknown
//! fields are ignored, unknown messages are refused by a sentence.
//!
//! - The first message is `hello` with the newest version that the client knows; the answer is `welcome`.
//! - A client that subscribes to a game gets its events after the last one that was seen, and from then on every event. Numbers have
//!   no gaps, so a client that reconnects subscribes again with the number of its last event and has lost nothing.
//! - A request carries a number, and its answer (`done`, `created`, `refused`) the same. A client without an answer sends the
//!   request again: a repeated action is acknowledged and not played twice.
//! - Client and server send pings of their own. Who hears nothing for nine seconds connects again.

mod client;
mod http;
mod limits;
mod server;

pub use client::{Channel, ClientMessage, RequestId, Room};
pub use http::{
    AccountError, BoardName, Credentials, Device, GamesPage, LeaderboardRow, Me, NewCode,
    NewPassword, PasswordCheck, Profile, ProfileRating, RatingPoint, Recovery, Registered,
};
pub use limits::{
    MAX_CHAT_LETTERS, MAX_MESSAGE_BYTES, NameError, PING_EVERY_MS, PasswordError, SILENCE_MS,
    VERSION, check_name, check_password,
};
pub use server::{
    ClockView, EndView, GameSummary, Person, PersonKind, Presence, RatingView, RequestError,
    SeekView, ServerMessage,
};
