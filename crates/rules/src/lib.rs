//! The rules of Hive: positions, legal actions, games and their notation.
//!
//! This crate is the game itself. It does no input or output, keeps no time and rolls no dice,
//! so it runs the same in a terminal, in a browser and on a server. Everything a player
//! can do goes through a [`Position`]:
//!
//! ```
//! use skep_rules::{Game, GameType, Outcome};
//!
//! let mut game = Game::new(GameType::BASE_MLP);
//! game.play_text("wL")?;
//! game.play_text("bL wL/")?;
//!
//! // What can White do now?
//! let position = game.position();
//! let moves: Vec<String> =
//!     position.actions().into_iter().map(|action| position.write_move(action)).collect();
//! assert!(moves.contains(&"wQ -wL".to_owned()));
//!
//! // And if it cannot be done, why not?
//! let error = game.play_text("wQ bL-").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "wQ would touch bL at 2,-1: a new tile may touch only its own colour"
//! );
//! # Ok::<(), skep_rules::MoveError>(())
//! ```
//!
//! # The words
//!
//! The names are the rulebook's. A [`Tile`] is a physical piece; the [`Bug`] on the face that is
//! up says how it behaves. Tiles lie in stacks in the [`Cell`]s of the table, or wait in a player's
//! reserve. An [`Action`] is what a player does in a turn: place a tile, move one (a throw by the
//! Pillbug is a move of the tile that is thrown), flip, sting, remove, swap, draw, or pass. A
//! [`GameType`] says which tiles there are, which [`Pack`]s and which [`RuleOption`]s; it is read
//! from strings such as `Base+MLP`, `Venom+Swarm` or `Ultimate`.
//!
//! # Positions and games
//!
//! A [`Position`] is always legal. It knows what its next actions depend on, [plays](Position::play)
//! and takes back, and has a [hash](Position::zobrist_hash). It is reached by playing, or from a
//! [`Setup`], which may be anything and is checked. A [`Game`] is a position with
//! its history: repetition, resignation, agreement, and before the first turn the choices that
//! some games ask for.
//!
//! [`Game::history`] is what has been played, [`Position::actions`] what can be played next.
//!
//! Two things surprise people who come from chess. A player can act twice in a row: in games with the
//! Honeycombo some turns have two actions, so [`Position::to_move`] does not alternate with every
//! action. And a `Position` takes about 17 kB: play and take back instead of cloning one for every
//! action.
//!
//! Chance comes from outside. In Swarm an action that draws a tile names it;
//! [`Position::draws`] says which tiles are possible.
//!
//! Strings are those of the Universal Hive Protocol wherever it has some: [`Game`],
//! [`Position`] and [`GameType`] read with [`str::parse`] and print with
//! [`to_string`](ToString::to_string); moves need a position, see [`Position::read_move`].
//! What cannot be read is a typed error that says what is wrong and where, and a move
//! that can be read but not be played says which rule forbids it: [`Illegal`].
//! Reading is lenient about blanks and numbers that other programs write;
//! [`Game::read_relaxed`] also reads games that were played under other rules.
//!
//! With the feature `serde`, [`Color`], [`Tile`], [`TileName`], [`GameType`], [`Position`], [`Setup`] and [`Game`] are
//! serialized as these strings, and a [`Bug`] as its [code](Bug::code). An [`Action`] is not serialized, because it has a
//! meaning only in its position: store the move as a string instead.
//!
//! For opening books, [`Position::symmetric_hash`] and [`Position::canonical_form`] are the same for all rotations and
//! reflections of a position.
//!
//! # Speed
//!
//! In the standard games [`Position::actions_into`], [`Position::count_actions`],
//! [`Position::play_listed`] and [`Position::undo`] do not allocate, which is what a search
//! wants; in the others only counting does, which lists first:
//!
//! ```
//! use skep_rules::{ActionList, Position};
//!
//! fn count(position: &mut Position, depth: u32) -> usize {
//!     if depth == 1 {
//!         return position.count_actions();
//!     }
//!     let mut leaves = 0;
//!     for action in position.actions() {
//!         let undo = position.play_listed(action);
//!         leaves += count(position, depth - 1);
//!         position.undo(undo);
//!     }
//!     leaves
//! }
//!
//! assert_eq!(count(&mut Position::default(), 3), 6_678);
//! ```
//!
//! A search that wants to pass where that is not legal plays a [null move](Position::play_null_move).
//!
//! # Inside
//!
//! * `model`: the nouns: colours, creatures, tiles, actions, game types and their options.
//! * `grid`: the hexagonal table, its cells and directions.
//! * `hive`: what lies on the table: stacks, the edge of the hive, One Hive.
//! * `movement`: how creatures move, one file each in `movement/bugs`.
//! * `legal`: which actions are legal and which rule forbids the others.
//! * `position`: the state of a game, playing and taking back, hashes, set-ups, symmetries.
//! * `game`: a position with its history, and the choices before the first turn.
//! * `analysis`: what only an evaluation asks for.
//! * `notation`: all strings.

mod analysis;
mod game;
mod grid;
mod hive;
mod legal;
mod mix;
mod model;
mod movement;
mod notation;
mod perft;
mod position;

pub use analysis::queen_threat::QueenThreat;
pub use analysis::summary::{PositionSummary, TileSummary};
pub use game::choices::{Choice, Chosen};
pub use game::drawn::{DrawnTile, NotDrawn};
pub use game::relaxed::{RelaxedRule, read_relaxed};
pub use game::{Ending, Game, Reason};
pub use grid::hex::{Axial, Cell, Direction};
pub use legal::helpers::Helpers;
pub use legal::illegal::Illegal;
pub use mix::mix;
pub use model::action::{Action, ActionList};
pub use model::bug::Bug;
pub use model::color::{ByColor, Color};
pub use model::family::Family;
pub use model::game_type::{GameType, Pack};
pub use model::options::{self, Faces, Options, RuleOption};
pub use model::outcome::Outcome;
pub use model::tile::{Tile, TileSet, Tiles};
pub use movement::Power;
pub use notation::Quoted;
pub use notation::color::ColorError;
pub use notation::game::GameError;
pub use notation::game_type::TypeError;
pub use notation::moves::MoveError;
pub use notation::position::PositionError;
pub use notation::tile::{TileName, TileNameError};
pub use notation::turn::TurnError;
pub use perft::{divide, perft};
pub use position::layout::Layout;
pub use position::play::Undo;
pub use position::problems::SetupPart;
pub use position::setup::{Setup, SetupError};
pub use position::statuses::{Status, Statuses};
pub use position::{Position, Stage};

/// The README compiles and does what it says.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
