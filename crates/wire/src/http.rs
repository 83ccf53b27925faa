//! What is sent and answered over HTTP, as JSON, under `/api`.
//!
//! | method and path | sent | answered |
//! |---|---|---|
//! | `GET /api/me` | | [`Me`]; the first call makes a guest |
//! | `POST /api/account` | [`Credentials`] | [`Registered`]: the guest becomes an account and keeps the games |
//! | `POST /api/login` | [`Credentials`] | [`Me`] |
//! | `POST /api/logout` | | nothing |
//! | `POST /api/recover` | [`Recovery`] | [`Registered`] with a new code |
//! | `POST /api/password` | [`NewPassword`] | nothing; other devices are logged out |
//! | `POST /api/recovery-code` | [`PasswordCheck`] | [`NewCode`]; other devices are logged out |
//! | `GET /api/devices`, `DELETE /api/devices/ID` | | [`Device`]s; nothing |
//! | `GET /api/export` | | everything that is stored about the person |
//! | `DELETE /api/account` | [`Credentials`] | nothing |
//! | `GET /api/people/NAME` | | [`Profile`] |
//! | `GET /api/people/NAME/games?page=N` | | a [`GamesPage`]; filters are `family`, `speed`, `rated`, `result` and `against` |
//! | `GET /api/leaderboard` | | the [`BoardName`]s of the leaderboards on which somebody is |
//! | `GET /api/leaderboard/FAMILY/SPEED` | | [`LeaderboardRow`]s; the last is the row of the person who asks, if it is not among the others |
//! | `GET /api/blocked` | | the [`Person`]s whom one blocks |
//! | `POST /api/blocked/PERSON`, `DELETE /api/blocked/PERSON` | | nothing; blocked people are not heard in chats |
//! | `GET /api/games` | | the [`GameSummary`]s of the last games that have ended, without those by link |
//! | `GET /api/games/ID` | | the events of a game that has ended |
//!
//! An error is [`AccountError`] with a status of 4xx.

use serde::{Deserialize, Serialize};
use skep_club::{Moment, Speed};
use thiserror::Error;

use crate::server::{GameSummary, Person, RatingView};

/// Who the browser belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
}

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A new password for somebody who has lost the old one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recovery {
    /// The name.
    pub name: String,
    /// The recovery code.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// A new password in place of the old one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewPassword {
    /// The old password.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// An account has a new recovery code, which is shown once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Registered {
    /// Who the browser now belongs to.
    pub me: Me,
    /// The recovery code.
    pub recovery_code: String,
}

/// The password of somebody who is logged in, asked for again.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasswordCheck {
    /// The password.
    pub password: String,
}

/// A new recovery code, which is shown once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewCode {
    /// The recovery code.
    pub recovery_code: String,
}

/// A browser that is logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// The device.
    pub id: u64,
    /// What the browser says of itself, shortened.
    pub description: String,
    /// When it was last used.
    pub used: Moment,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// What everybody may see of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// The person.
    pub person: Person,
    /// When the account was made.
    pub since: Moment,
    /// The ratings.
    pub ratings: Vec<ProfileRating>,
    /// Games won, lost and drawn, of those that have ended.
    pub results: [u32; 3],
    /// The same against the person who asks.
    pub results_against_me: [u32; 3],
}

/// A rating with its history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProfileRating {
    /// The family of games.
    pub family: String,
    /// The speed.
    pub speed: Speed,
    /// The rating now.
    #[serde(flatten)]
    pub now: RatingView,
    /// The number of rated games.
    pub games: u32,
    /// The rating after each of the last games, the oldest first.
    pub history: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingPoint {
    /// When the game ended.
    pub at: Moment,
    /// The rating, rounded.
    pub rating: u32,
}

/// A page of a person's finished games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamesPage {
    /// The games, the last to end first.
    pub games: Vec<GameSummary>,
    /// The number of games on all pages.
    pub total: u64,
    /// The number of this page, from 0 on.
    pub page: u32,
    /// The number of pages.
    pub pages: u64,
}

/// A leaderboard on which there is somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardName {
    /// The family of games.
    pub family: String,
    /// The speed.
    pub speed: Speed,
    /// The number of people on it.
    pub people: u32,
}

/// A row of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderboardRow {
    /// The place, from 1 on; none while too few games were played.
    pub place: Option<u32>,
    /// Who.
    pub person: Person,
    /// The rating.
    #[serde(flatten)]
    pub rating: RatingView,
    /// The number of rated games.
    pub games: u32,
}

/// Why a request about an account is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "error")]
pub enum AccountError {
    /// The name cannot be used.
    #[error("{reason}")]
    BadName {
        /// Why.
        reason: String,
    },
    /// The password cannot be used.
    #[error("{reason}")]
    BadPassword {
        /// Why.
        reason: String,
    },
    /// Somebody has this name.
    #[error("this name is taken")]
    NameTaken,
    /// The name or the password, or the recovery code, is wrong.
    #[error("the name or the password is wrong")]
    WrongCredentials,
    /// The person has an account already.
    #[error("you have an account already")]
    HasAccount,
    /// The request needs an account.
    #[error("log in first")]
    NotLoggedIn,
    /// Too many attempts.
    #[error("too many attempts: wait {seconds} seconds")]
    TooManyAttempts {
        /// How long to wait.
        seconds: u32,
    },
    /// Requests that do something come from pages of this server only.
    #[error("this is not allowed from a page of another server")]
    OtherOrigin,
    /// There is no such person, game or device.
    #[error("there is no such thing")]
    NotFound,
    /// The request cannot be read.
    #[error("the request cannot be read: {reason}")]
    Unreadable {
        /// What is wrong.
        reason: String,
    },
    /// The store cannot be reached.
    #[error("the server cannot do this at the moment; try again")]
    NotStored,
}
