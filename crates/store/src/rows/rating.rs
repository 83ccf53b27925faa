//! Ratings, their history, and leaderboards.

use skep_club::{GameId, Moment, PersonId, Speed};
use skep_rules::Family;

/// A person's rating for games of one family and speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingRow {
    /// Who.
    pub person: PersonId,
    /// The family of games.
    pub family: Family,
    /// The speed.
    pub speed: Speed,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it varies.
    pub volatility: f64,
    /// The number of rated games.
    pub games: u32,
    /// When the last of them ended.
    pub changed: Moment,
}

/// A rating after a game. It is stored together with the event that ends the game, and only if no other game has changed the
/// rating since it was read: `games` must be one more than what is stored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating after the game.
    pub after: RatingRow,
}

/// A rating after one of the games of its history.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingEntry {
    /// The game.
    pub game: GameId,
    /// When it ended.
    pub at: Moment,
    /// The rating after it.
    pub rating: f64,
    /// The deviation after it.
    pub deviation: f64,
}

/// Which ratings a leaderboard shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Board {
    /// The family of games.
    pub family: Family,
    /// The speed.
    pub speed: Speed,
    /// Only ratings that are less uncertain than this have places. The others follow.
    pub below_deviation: f64,
    /// Only people who have played a rated game of that kind since.
    pub active_since: Moment,
}

/// A row of a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardRow {
    /// The place, from 1 on; none for an uncertain rating.
    pub place: Option<u32>,
    /// The rating and whose it is.
    pub rating: RatingRow,
}

/// A kind of games for which somebody has a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedKind {
    /// The family of games.
    pub family: Family,
    /// The speed.
    pub speed: Speed,
    /// The number of people who have one.
    pub people: u64,
}
