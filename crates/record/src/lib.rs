//! What is kept of games of Hive: trees of turns with variations, clocks, saved games, links, PGN and SGF.
//!
//! This crate is for whoever shows games to people: a browser, a server, a terminal. Like `skep-rules`, of which it
//! asks everything about the game, it does no input or output and keeps no time.
//!
//! ```
//! use skep_record::{Declared, GameTree, import, read_link, write_link};
//! use skep_rules::{Color, GameType};
//!
//! // Two people play, and one of them thinks better of it.
//! let mut tree = GameTree::new(GameType::BASE);
//! tree.play_text("wS1")?;
//! tree.play_text("bG1 -wS1")?;
//! tree.back();
//! let better = tree.play_text("bA1 -wS1")?;
//! tree.promote(better);
//! tree.play_text("wQ wS1/")?;
//! tree.declare(Declared::Resignation(Color::Black))?;
//!
//! // What a move list shows.
//! let rows: Vec<String> =
//!     tree.rows().map(|row| format!("{}{}", "  ".repeat(row.depth), row.text)).collect();
//! assert_eq!(rows, ["wS1", "bA1 -wS1", "  bG1 -wS1", "wQ wS1/", "WhiteWins"]);
//!
//! // The whole tree is a link, and the link is the tree.
//! let link = write_link(&tree);
//! assert_eq!(link, "g=Base&m=wS1;bA1_-wS1;(bG1_-wS1);wQ_wS1/;resigned=b&at=5");
//! assert_eq!(write_link(&read_link(&link)?), link);
//!
//! // People paste many things. What cannot be read is told what is wrong with it.
//! let error = import("Base;InProgress;White[2];wS1;bS1 wS2-").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "read as a game string: move 2, `bS1 wS2-`: wS2 is not on the table and cannot tell where bS1 goes"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The tree
//!
//! A [`GameTree`] has a cursor, and the [`Game`](skep_rules::Game) at the cursor is always at hand. A [`Node`] is reached by a
//! [`Step`]: a choice before the first turn, an action, or an ending that the table does not show. Taking back is going
//! [`back`](GameTree::back), playing again is going [`forward`](GameTree::forward), and playing something else begins a variation; nothing is ever lost but by
//! [`delete`](GameTree::delete). In a game against somebody, [`promote`](GameTree::promote) what is played, so that the main line is the game.
//!
//! A [`Clock`] is told what time it is. It stands still until the first turn has been played.
//!
//! # Formats
//!
//! | | whole tree | games | |
//! |---|---|---|---|
//! | [`Saved`] | yes | all | JSON with the seats, names and the clock |
//! | [`write_link`], [`read_link`] | yes | all | the fragment of an address |
//! | [`Game`](skep_rules::Game), [`Position`](skep_rules::Position) | no | all | `tree.game().to_string()` and `tree.position().to_string()`, at the cursor |
//! | [`Pgn`], [`read_pgn`] | main line | all; other programs know the standard ones | Mzinga's style |
//! | [`write_sgf`], [`read_sgf`] | main line | standard | BoardSpace's style |
//!
//! [`import()`] reads all of them. Whatever comes from outside may be damaged, foreign or hostile: sizes are limited, every step goes through
//! the rules, and what is wrong is a typed error that reads as a sentence and says where. What could be read, but not quite as it was
//! written, is an [`ImportWarning`].

mod clock;
mod colors;
mod details;
mod import;
mod link;
mod pgn;
mod rows;
mod saved;
mod sgf;
mod step;
mod steps;
mod tree;
mod warning;

pub use clock::{Clock, TimeControl};
pub use details::Details;
pub use import::{Format, ImportError, Imported, MAX_IMPORT, import};
pub use link::{LinkError, MAX_LINK, read_link, write_link, write_position_link};
pub use pgn::{Pgn, PgnError, PgnProblem, read_pgn};
pub use rows::{Row, Rows};
pub use saved::{JsonProblem, Saved, SavedError, Seat};
pub use sgf::{NoSgf, SgfError, SgfProblem, read_sgf, write_sgf};
pub use step::{Cause, Declared, End, Step};
pub use steps::{MAX_STEPS, StepProblem, StepsError};
pub use tree::{GameTree, Node};
pub use warning::ImportWarning;

/// The README compiles and does what it says.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
