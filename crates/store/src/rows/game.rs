//! Games as lists show them, and what is appended to a game.

use serde::{Deserialize, Serialize};
use skep_club::{
    Audience, EndCause, GameEvent, GameId, Moment, OutcomeName, PersonId, Recorded, Speed, Terms,
};
use skep_rules::{Color, Family};
use skep_wire::ClockView;

use crate::rows::rating::RatingChange;

/// What lists show of a game, so that they need not replay it. The caller who appends events passes the row as it is after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// The game.
    pub game: GameId,
    /// What is played.
    pub terms: Terms,
    /// Who has created it.
    pub creator: PersonId,
    /// Who may join.
    pub audience: Audience,
    /// The player of White, as soon as somebody has joined.
    pub white: Option<PersonId>,
    /// The player of Black.
    pub black: Option<PersonId>,
    /// How far it is.
    pub status: GameStatus,
    /// The position as it is written: enough for a picture.
    pub position: String,
    /// The number of actions.
    pub length: u32,
    /// Who is to act; none before the beginning, after the end, and while both may.
    pub to_move: Option<Color>,
    /// The clock; none without one.
    pub clock: Option<ClockView>,
    /// When the game changes by itself if nobody acts.
    pub deadline: Option<Moment>,
    /// When it was created.
    pub created: Moment,
    /// When something last happened.
    pub changed: Moment,
    /// How it has ended.
    pub end: Option<GameEnd>,
}

impl GameRow {
    /// The family of games.
    pub fn family(&self) -> Family {
        self.terms.game_type.family()
    }

    /// The speed.
    pub const fn speed(&self) -> Speed {
        self.terms.pace.speed()
    }

    /// Which colour a person plays.
    pub fn color_of(&self, person: PersonId) -> Option<Color> {
        let player = |color| match color {
            Color::White => self.white,
            Color::Black => self.black,
        };
        Color::ALL.into_iter().find(|&color| player(color) == Some(person))
    }
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameStatus {
    /// Nobody has joined yet.
    Open,
    /// It was withdrawn before anybody had joined.
    Withdrawn,
    /// It is played.
    Playing,
    /// It has ended, or was called off.
    Ended,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameEnd {
    /// The result; none if it was called off.
    pub outcome: Option<OutcomeName>,
    /// Why.
    pub cause: EndCause,
    /// When.
    pub at: Moment,
}

/// Events to be appended to a game, and everything that changes with them: all of it is stored, or nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The events, at least one. The first has the number after the last one stored; 1 creates the game.
    pub events: Vec<Recorded<GameEvent>>,
    /// What lists show after these events.
    pub row: GameRow,
    /// New ratings, if the events end a rated game.
    pub ratings: Vec<RatingChange>,
}

/// Which finished games of a person are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Only games against this person.
    pub against: Option<PersonId>,
    /// Only games of this family.
    pub family: Option<Family>,
    /// Only games of this speed.
    pub speed: Option<Speed>,
    /// Only rated games, or only others.
    pub rated: Option<bool>,
    /// Only games with this result for the person.
    pub result: Option<GameResult>,
}

/// A result for one of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// The person has won.
    Won,
    /// The person has lost.
    Lost,
    /// Nobody has won.
    Drawn,
}

/// A part of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The number of the page, from 0 on.
    pub number: u32,
    /// The number of rows on a page.
    pub size: u32,
}

/// A page of finished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGames {
    /// The games, the last to end first.
    pub games: Vec<GameRow>,
    /// The number of games on all pages.
    pub total: u64,
}

/// The results of a person's finished games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games won.
    pub won: u64,
    /// Games lost.
    pub lost: u64,
    /// Games drawn.
    pub drawn: u64,
}

/// Numbers for the lobby.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games that anybody can join.
    pub open: u64,
    /// Games that are played.
    pub playing: u64,
}
