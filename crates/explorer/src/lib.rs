//! What was played in a position: statistics of games, and opening books.
//!
//! Moves are counted by [`MoveKey`]: the game type, the position before the move and the position after it, where
//! positions that a rotation or reflection of the board makes equal are equal. So moves that are equal under a symmetry of
//! the position are one move, and the order in which a position was reached does not matter.
//!
//! ```
//! use skep_explorer::{GameIndex, GameInfo, explore, move_keys};
//! use skep_rules::{Color, Game, Outcome};
//!
//! let mut index = GameIndex::default();
//! let game: Game = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ /wS1;bQ bS1/".parse()?;
//! let info = GameInfo { outcome: Some(Outcome::Win(Color::White)), date: 0 };
//! index.insert("the first game", info, &move_keys(game.start(), game.history()));
//!
//! // The mirrored position, on another board.
//! let mirrored: Game = "Base;InProgress;White[2];wS1;bS1 -wS1".parse()?;
//! let moves = explore(mirrored.position(), |key| index.played(key).map(|played| played.results));
//! assert_eq!(mirrored.position().write_move(moves[0].action()), "wQ wS1/");
//! assert_eq!((moves.len(), moves[0].found.white), (1, 1));
//! # Ok::<(), skep_rules::GameError>(())
//! ```
//!
//! # What is compared
//!
//! [`Position::symmetric_hash`](skep_rules::Position::symmetric_hash) says what belongs to a position. Repetitions do not.
//! Games of different types are different games, also where only an option differs. In Swarm the hands and the bag belong to
//! the position, and the tile that an action draws does not belong to the action: fate chooses it, not the player. What
//! players choose before the first turn is not counted.
//!
//! # Books
//!
//! A [`Book`] has the counts of many games of one type in a packed file, which may come from anywhere: its reader checks
//! everything.

mod book;
mod distinct;
mod explore;
mod game_index;
mod key;
mod results;

pub use book::{Book, BookError, BookInfo, MAX_BOOK, MAX_ENTRIES};
pub use distinct::{DistinctMove, distinct_moves};
pub use explore::{Counted, Explored, explore};
pub use game_index::{GameIndex, GameInfo, MAX_GAMES, Played};
pub use key::{MAX_ACTIONS, MoveKey, move_keys};
pub use results::Results;
