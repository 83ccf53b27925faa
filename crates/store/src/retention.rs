//! How long things are kept.

use skep_club::Moment;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// The days after its last use for which a browser stays logged in.
pub const SESSION_DAYS: u64 = 180;

/// The days after which a guest is forgotten who has never created or joined a game.
pub const FORGET_GUEST_DAYS: u64 = 30;

/// The time for which the stored moment of a session's last use may be behind, in milliseconds: not every request writes.
pub const TOUCH_SESSION_MS: u64 = 60 * 60 * 1000;

/// Sessions that were last used before this moment have expired.
pub const fn session_expired_before(now: Moment) -> Moment {
    Moment(now.0.saturating_sub(SESSION_DAYS * DAY_MS))
}

/// Guests without games who came before this moment are forgotten.
pub(crate) const fn guest_forgotten_before(now: Moment) -> Moment {
    Moment(now.0.saturating_sub(FORGET_GUEST_DAYS * DAY_MS))
}

/// What [`Upkeep::forget`](crate::Upkeep::forget) has deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// Sessions that had expired.
    pub sessions: u64,
    /// Guests without games.
    pub guests: u64,
}
