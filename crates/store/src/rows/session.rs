//! Browsers that are logged in.

use std::fmt;

use skep_club::{Moment, PersonId};

use crate::retention::TOUCH_SESSION_MS;

/// The SHA-256 of the token that a browser's cookie has. The token itself is not stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// A browser that logs in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of its token.
    pub token: TokenHash,
    /// Who logs in.
    pub person: PersonId,
    /// What the browser says of itself, shortened.
    pub description: String,
    /// When.
    pub at: Moment,
}

/// A browser that is logged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The session.
    pub id: u64,
    /// Who is logged in.
    pub person: PersonId,
    /// What the browser says of itself, shortened.
    pub description: String,
    /// When it logged in.
    pub created: Moment,
    /// When it was last used, up to [`TOUCH_SESSION_MS`] ago.
    pub used: Moment,
}

impl Session {
    /// Whether [`Sessions::touch_session`](crate::Sessions::touch_session) is due.
    pub const fn is_touch_due(&self, now: Moment) -> bool {
        now.since(self.used) >= TOUCH_SESSION_MS
    }
}
