//! The connection to the server of online play, which all of its pages share.
//!
//! | files | what they do |
//! |---|---|
//! | `connection`, `subscriptions`, `request`, `server_clock` | the connection as a state machine, without the browser |
//! | `client` | [`Online`]: the state machine with the browser's sockets and timers, and what pages use of it |
//! | `socket`, `http` | the browser's WebSocket, and requests under `/api` |

mod client;
mod connection;
mod followed;
pub(crate) mod http;
mod request;
mod server_clock;
mod socket;
mod subscriptions;

pub(crate) use client::{Heard, Online};
pub(crate) use connection::ConnectionState;
pub(crate) use followed::{ChatLine, FollowedGame, News};
pub(crate) use request::{Request, RequestFailure};
