//! Games and people for the tests. The store does not know the rules, so the games need not follow them.

use std::sync::Arc;

use skep_club::{
    Audience, ColorWish, EndCause, GameEvent, GameId, Moment, OutcomeName, Pace, PersonId,
    Recorded, Seed, Speed, Terms,
};
use skep_rules::{ByColor, Color, Family, GameType};

use crate::rows::game::{Append, GameEnd, GameRow, GameStatus};
use crate::rows::person::Secrets;
use crate::rows::rating::{RatingChange, RatingRow};
use crate::rows::session::TokenHash;
use crate::store::Store;

/// A moment in 2026.
pub const START: Moment = Moment(1_767_225_600_000);

/// A day in milliseconds.
pub const DAY: u64 = 24 * 60 * 60 * 1000;

/// A moment some milliseconds after [`START`].
pub const fn at(milliseconds: u64) -> Moment {
    START.plus(milliseconds)
}

/// The name of a game.
pub fn game_id(number: u32) -> GameId {
    let mut bytes = [0; GameId::LENGTH];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::try_from((number >> (5 * place.min(6))) & 31).unwrap_or_default();
    }
    GameId::from_random(bytes)
}

/// A new guest.
pub async fn guest(store: &Arc<dyn Store>) -> PersonId {
    store.new_guest(START).await.expect("a guest is stored")
}

/// A new account.
pub async fn account(store: &Arc<dyn Store>, name: &str) -> PersonId {
    let person = guest(store).await;
    let registered = store.register(person, name, secrets(name), START).await;
    registered.expect("an account is stored");
    person
}

/// The hashes of an account.
pub fn secrets(name: &str) -> Secrets {
    Secrets { password: format!("hash of {name}'s password"), recovery: format!("{name}'s code") }
}

/// The hash of a token.
pub fn token(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

/// A game that goes on, event by event. Every call makes the next batch and does not store it.
#[derive(Clone, Debug)]
pub struct Story {
    /// What lists show now.
    pub row: GameRow,
    /// The number of the last event.
    pub version: u32,
}

impl Story {
    /// An unrated game of Hive for everybody.
    pub fn new(game: u32, creator: PersonId) -> Story {
        let terms = Terms {
            game_type: GameType::BASE_MLP,
            pace: Pace::RealTime { time: 300, increment: 3 },
            rated: false,
            creator_plays: ColorWish::Either,
        };
        let row = GameRow {
            game: game_id(game),
            terms,
            creator,
            audience: Audience::Everybody,
            white: None,
            black: None,
            status: GameStatus::Open,
            position: String::new(),
            length: 0,
            to_move: None,
            clock: None,
            deadline: None,
            created: START,
            changed: START,
            end: None,
        };
        Story { row, version: 0 }
    }

    /// A batch of one event.
    pub fn event(&mut self, event: GameEvent, moment: Moment) -> Append {
        self.version += 1;
        self.row.changed = moment;
        let event = Recorded { number: self.version, at: moment, event };
        let (game, row) = (self.row.game, self.row.clone());
        Append { game, events: vec![event], row, ratings: Vec::new() }
    }

    /// The game is created.
    pub fn create(&mut self, moment: Moment) -> Append {
        self.row.created = moment;
        let seed = seed();
        let event = GameEvent::Created {
            terms: self.row.terms,
            creator: self.row.creator,
            audience: self.row.audience,
            commitment: seed.commitment(),
            seed,
            rematch_of: None,
        };
        self.event(event, moment)
    }

    /// The game begins.
    pub fn join(&mut self, white: PersonId, black: PersonId, moment: Moment) -> Append {
        self.row.white = Some(white);
        self.row.black = Some(black);
        self.row.status = GameStatus::Playing;
        self.row.to_move = Some(Color::White);
        self.event(GameEvent::Joined { players: ByColor { white, black } }, moment)
    }

    /// Somebody acts.
    pub fn act(&mut self, moment: Moment) -> Append {
        let color = self.row.to_move.unwrap_or(Color::White);
        self.row.length += 1;
        self.row.to_move = Some(!color);
        self.row.position = format!("after {}", self.row.length);
        let action = format!("w{}", self.row.length);
        self.event(GameEvent::Acted { color, action, credit: 0 }, moment)
    }

    /// The game ends.
    pub fn end(&mut self, outcome: Option<OutcomeName>, moment: Moment) -> Append {
        let cause = if outcome.is_some() { EndCause::Surrounded } else { EndCause::Aborted };
        self.row.status = GameStatus::Ended;
        self.row.to_move = None;
        self.row.deadline = None;
        self.row.end = Some(GameEnd { outcome, cause, at: moment });
        self.event(GameEvent::Ended { outcome, cause, by: None, seed: seed() }, moment)
    }
}

/// The secret of all games.
pub fn seed() -> Seed {
    Seed::from_random([0xab; 32])
}

/// Stores a batch.
pub async fn store(store: &Arc<dyn Store>, batch: Append) {
    store.append(batch).await.expect("the batch is stored");
}

/// Stores a game that is being played.
pub async fn playing(store: &Arc<dyn Store>, mut story: Story, opponent: PersonId) -> Story {
    let creator = story.row.creator;
    self::store(store, story.create(START)).await;
    self::store(store, story.join(creator, opponent, at(1))).await;
    story
}

/// Stores a game in which the creator has played White and which has ended.
pub async fn ended(
    store: &Arc<dyn Store>,
    story: Story,
    opponent: PersonId,
    outcome: Option<OutcomeName>,
    moment: Moment,
) -> Story {
    let mut story = playing(store, story, opponent).await;
    self::store(store, story.end(outcome, moment)).await;
    story
}

/// A rating after a number of tournament games of blitz.
pub fn rating(person: PersonId, rating: f64, games: u32) -> RatingRow {
    RatingRow {
        person,
        family: Family::Tournament,
        speed: Speed::Blitz,
        rating,
        deviation: 80.0,
        volatility: 0.09,
        games,
        changed: at(u64::from(games)),
    }
}

/// Stores a finished game after which a person has a rating.
pub async fn rated_game(store: &Arc<dyn Store>, game: u32, opponent: PersonId, after: RatingRow) {
    let mut story = playing(store, Story::new(game, after.person), opponent).await;
    let mut batch = story.end(Some(OutcomeName::White), after.changed);
    batch.ratings = vec![RatingChange { after }];
    self::store(store, batch).await;
}
