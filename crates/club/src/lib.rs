//! Online games of Hive, without input and output.
//!
//! This crate is pure: it does not read the time, roll dice, store or send anything. The caller passes the moment, the random
//! seed and the events, and gets events back. So it runs the same in a server, in a page, in a bot and in a test.
//!
//! # A game is a list of events
//!
//! A game online is a list of numbered [`GameEvent`]s, and nothing else: its state is what they make of it. A command is
//! [decided](OnlineGame::decide) on: it is refused by a [`Refusal`] that reads as a sentence, or it causes events. The server stores
//! those first, under numbers that nobody else can have taken, then applies them, and then tells people.
//!
//! ```
//! use skep_club::{
//!     Asker, Audience, Circumstances, ColorWish, Decision, GameCommand, GameEvent, GameId, Moment, OnlineGame, Pace, PersonId,
//!     Recorded, Refusal, SeenGame, Seed, Terms, verify,
//! };
//! use skep_rules::{Color, GameType};
//!
//! // Ada creates a game, with five minutes and three seconds a turn.
//! let ada = Asker { person: PersonId(1), has_account: false, lag: 40 };
//! let ben = Asker { person: PersonId(2), has_account: false, lag: 90 };
//! let terms = Terms {
//!     game_type: GameType::BASE_MLP,
//!     pace: Pace::RealTime { time: 300, increment: 3 },
//!     rated: false,
//!     creator_plays: ColorWish::White,
//! };
//! let seed = Seed::from_random([7; 32]); // of the system's random numbers, in a server
//! let event = OnlineGame::create(terms, &ada, Audience::Link, seed, None)?;
//! let mut events = vec![Recorded { number: 1, at: Moment(0), event }];
//! let mut game = OnlineGame::from_events(&events)?;
//!
//! // What a server does with every command: decide, store, apply, tell.
//! let mut send = |asker: &Asker, command: GameCommand, now: u64| -> Result<u32, Refusal> {
//!     let circumstances = Circumstances {
//!         now: Moment(now),
//!         opponent_absent_since: None,
//!         opponent_left: false,
//!         next_game: GameId::from_random([0; 10]),
//!     };
//!     match game.decide(asker, &command, &circumstances)? {
//!         Decision::AlreadyDone { number } => Ok(number),
//!         Decision::New(new) => {
//!             for event in game.record(new, Moment(now)) {
//!                 events.push(event.clone()); // a server stores it here
//!                 game.apply(&event).expect("what is decided can happen");
//!             }
//!             Ok(game.version())
//!         }
//!     }
//! };
//! let act = |seen, action: &str| GameCommand::Act { seen, action: action.to_owned() };
//! send(&ben, GameCommand::Join, 1_000)?;
//! assert_eq!(send(&ada, act(2, "wS1"), 2_000), Ok(3));
//! assert_eq!(send(&ada, act(2, "wS1"), 2_500), Ok(3)); // sent twice, played once
//! assert_eq!(send(&ada, act(3, "wQ -wS1"), 3_000), Err(Refusal::NotYourTurn));
//! send(&ben, act(3, "bS1 wS1-"), 4_000)?;
//! send(&ben, GameCommand::Resign, 9_000)?;
//!
//! // Anybody who has seen the events knows the same game, and can prove that the colours and draws were fair.
//! let seen: Vec<_> = events.iter().map(|event| event.seen_by(None)).collect();
//! assert_eq!(SeenGame::from_seen(&seen)?.color_of(PersonId(2)), Some(Color::Black));
//! assert_eq!(verify(&events)?.actions, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Who knows what
//!
//! Events contain secrets: the seed, and the hands that players pick in Swarm. They leave the server as [`SeenEvent`]s, made for one
//! viewer by [`seen_by`](GameEvent::seen_by), and a [`SeenGame`] folds those into what that viewer can know, by the same code that
//! makes the server's [`OnlineGame`]. Both are a [`GameState`], with the same questions: whose turn it is, what the clocks show, which
//! offers stand.
//!
//! # Chance
//!
//! The hash of a [`Seed`] is published when the game is created. Colours and draws follow from the seed and the number of the event;
//! the event that ends a game reveals the seed, and [`verify`] or [`verify_seen`] proves that nothing was chosen by anybody. A
//! player's move never names what it draws: if a right guess were accepted, draws could be tried out.
//!
//! # Time
//!
//! The clocks start once both have finished their first turn. [`deadline`](OnlineGame::deadline) is the next moment at which
//! something happens by itself, and [`tick`](OnlineGame::tick) says what: a flag falls, a game that nobody starts is called off, one
//! that nobody joins is withdrawn. A player is given back the delay of the connection, up to a quota, and the flag waits for an action
//! that may be under way. Moments never go backwards: an event that seems older than the one before happened at the same time. All
//! numbers are in [`limits`].
//!
//! # Between games
//!
//! [`rate`] computes ratings by Glicko-2, one for each [`Category`]: a family of games and a speed. A [`Pool`] pairs people who want the
//! same game.

mod chance;
mod game;
mod ids;
pub mod limits;
mod pairing;
mod rating;
mod time;

pub use chance::{Commitment, HexError, Seed};
pub use game::clock::ClockState;
pub use game::command::{Asker, Circumstances, GameCommand};
pub use game::corrupt::{CorruptGame, EventFault};
pub use game::decide::Decision;
pub use game::event::{
    Audience, ColorWish, EndCause, GameEvent, Offer, OutcomeName, Recorded, Terms,
};
pub use game::refusal::Refusal;
pub use game::seen::SeenEvent;
pub use game::state::{GameState, OnlineGame, Played, SeenGame, Status, Task};
pub use game::verify::{Verified, VerifiedDraw, VerifyError, verify, verify_seen};
pub use ids::{GameId, GameIdError, PersonId};
pub use pairing::{Pair, Pool};
pub use rating::{Category, Rating, Standing, rate};
pub use time::{Moment, Pace, PaceError, Speed};
