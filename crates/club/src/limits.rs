//! Every number that an online game depends on, in one place. Times are in milliseconds.

use crate::time::Speed;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;

/// A day.
pub const DAY: u64 = 24 * HOUR;

/// How long a player of a real-time game may do nothing before the own first turn; then the game is called off.
pub const START_WITHIN: u64 = 60 * SECOND;

/// How long a listed real-time game waits for somebody to join it.
pub const LISTED_FOR: u64 = HOUR;

/// How long any other game waits for somebody to join it.
pub const OPEN_FOR: u64 = 14 * DAY;

/// The longest text of a move that is read, in bytes. The rules write at most half as many.
pub const MAX_MOVE_BYTES: usize = 40;

/// The longest text of a choice before the first turn that is read, in bytes: the names of all tiles of a player fit.
pub const MAX_CHOICE_BYTES: usize = 200;

/// The number of actions after which a game ends as a draw. Only `repetition=off` lets a game come near it.
pub const MAX_ACTIONS: u32 = 1_000;

/// How often a player can offer a rematch of the same game.
pub const MAX_REMATCH_OFFERS: u32 = 5;

/// The absence after which the opponent of a player may claim a bullet game. Slower games allow a multiple of it.
const ABSENCE: u64 = 30 * SECOND;

/// The absence after which the opponent may claim, if the page was closed and the connection not just lost.
pub const ABSENCE_AFTER_LEAVING: u64 = 10 * SECOND;

/// The absence after which the opponent may claim the game; without a clock that runs in seconds it can never be claimed.
pub const fn absence(speed: Speed) -> Option<u64> {
    match speed {
        Speed::Bullet => Some(ABSENCE),
        Speed::Blitz => Some(2 * ABSENCE),
        Speed::Rapid => Some(4 * ABSENCE),
        Speed::Classical => Some(10 * ABSENCE),
        Speed::Correspondence => None,
    }
}

/// What a player's lag quota gains with every action, for a game in which a player is expected to use that many seconds.
pub(crate) const fn lag_quota_gain(expected_seconds: u32) -> u32 {
    let hundredths = expected_seconds.saturating_mul(2) / 5;
    let gain = hundredths.saturating_add(15).saturating_mul(10);
    if gain > 1_000 { 1_000 } else { gain }
}

/// With how many gains the lag quota begins.
pub(crate) const LAG_QUOTA_AT_START: u32 = 3;

/// How many gains the lag quota has at most.
pub(crate) const LAG_QUOTA_AT_MOST: u32 = 7;

/// The lowest rating.
pub const RATING_AT_LEAST: f64 = 400.0;

/// The highest rating.
pub const RATING_AT_MOST: f64 = 4000.0;

/// The lowest deviation: no rating is more certain than this.
pub const DEVIATION_AT_LEAST: f64 = 45.0;

/// The deviation of the rating of somebody who has not played yet.
pub const DEVIATION_AT_MOST: f64 = 500.0;

/// The highest volatility.
pub const VOLATILITY_AT_MOST: f64 = 0.1;

/// From this deviation on a rating is provisional.
pub const PROVISIONAL_DEVIATION: f64 = 110.0;

/// The rating period of Glicko-2. With it, a deviation of 60 grows to 110 in a year without games.
pub const RATING_PERIOD: u64 = DAY * 100_000 / 21_436;

/// How much the volatility of Glicko-2 can change.
pub(crate) const RATING_TAU: f64 = 0.75;

/// What every wave that a waiting person has missed is worth in pairing, in points of rating.
pub(crate) const PAIRING_PATIENCE: i64 = 12;

/// The cost up to which two people are paired: the difference of their ratings, less their patience.
pub(crate) const PAIRING_COST_AT_MOST: i64 = 200;
