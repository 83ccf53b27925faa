//! Limits of online play, all in one place.

use std::time::Duration;

use crate::online::rate::Rate;

/// How much of everything somebody may have or do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnlineLimits {
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Sockets of one person: tabs and devices.
    pub sockets_per_person: usize,
    /// Channels to which one socket is subscribed.
    pub subscriptions: usize,
    /// Messages that wait to be sent to one socket. If there are more, the socket is closed, and the client resumes.
    pub outgoing: usize,
    /// Games of one person that nobody has joined yet.
    pub open_games: usize,
    /// Games of one person that are being played.
    pub running_games: usize,
    /// Messages of any kind on one socket; whoever sends more is cut off.
    pub messages: Rate,
    /// Messages of one person about games that the person plays.
    pub play: Rate,
    /// Subscriptions of one person.
    pub watch: Rate,
    /// Games created and pairings asked for by one person.
    pub lobby: Rate,
    /// Texts of one person.
    pub chat: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// Passwords and recovery codes tried from one address.
    pub passwords_by_address: Rate,
    /// Passwords and recovery codes tried for one name.
    pub passwords_by_name: Rate,
    /// Other requests under `/api` from one address.
    pub requests: Rate,
}

impl OnlineLimits {
    /// The limits of a public server.
    pub const DEFAULT: OnlineLimits = OnlineLimits {
        sockets_per_address: 100,
        sockets_per_person: 12,
        subscriptions: 40,
        outgoing: 256,
        open_games: 10,
        running_games: 100,
        messages: Rate::new(400, 20),
        play: Rate::new(100, 20),
        watch: Rate::new(50, 20),
        lobby: Rate::new(30, 30),
        chat: Rate::new(4, 10),
        guests: Rate::new(60, 600),
        passwords_by_address: Rate::new(20, 300),
        passwords_by_name: Rate::new(10, 300),
        requests: Rate::new(240, 60),
    };
}

impl Default for OnlineLimits {
    fn default() -> Self {
        OnlineLimits::DEFAULT
    }
}

/// The time for the first message of a connection.
pub(crate) const HELLO: Duration = Duration::from_secs(10);

/// The time for a socket to take the last messages when it is closed.
pub(crate) const FAREWELL: Duration = Duration::from_secs(2);

/// Lists that change are sent at most this often.
pub(crate) const LISTS_EVERY: Duration = Duration::from_millis(200);

/// Games to watch change all the time, and are sent at most this often.
pub(crate) const WATCH_EVERY: Duration = Duration::from_secs(1);

/// The number of games in a list of open games or games to watch.
pub(crate) const LIST_LENGTH: u32 = 60;

/// A game that nobody uses stays in memory for this long.
pub(crate) const KEEP_UNUSED: Duration = Duration::from_secs(30);

/// An open real-time game is withdrawn when its creator has been away for this long.
pub(crate) const SEEK_WITHOUT_CREATOR: Duration = Duration::from_secs(15);

/// The lines of a chat that are sent to somebody who comes.
pub(crate) const CHAT_LINES: u32 = 50;

/// The time for which a browser keeps the cookie after it was last set: as long as browsers allow.
pub(crate) const COOKIE: Duration = Duration::from_secs(400 * 24 * 3600);

/// The attempts to store a command's events before others were first.
pub(crate) const ATTEMPTS: usize = 8;

/// The longest body of a request.
pub(crate) const MAX_BODY: usize = 8 * 1024;
