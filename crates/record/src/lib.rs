//! Records of games of Hive: trees of turns with variations, clocks, saved games, links, PGN and SGF.
//!
//! This crate is for programs that show games: in a browser, on a server, in a terminal. It leaves all rules to
//! `skep-rules` and, like it, does no input or output and does not read the time.
//!
//! ```
//! use skep_record::{Declared, GameTree, import, read_link, write_link};
//! use skep_rules::{Color, GameType};
//!
//! // Black takes a move back and plays another.
//! let mut tree = GameTree::new(GameType::BASE);
//! tree.play_text("wS1")?;
//! tree.play_text("bG1 -wS1")?;
//! tree.back();
//! let better = tree.play_text("bA1 -wS1")?;
//! tree.promote(better);
//! tree.play_text("wQ wS1/")?;
//! tree.declare(Declared::Resignation(Color::Black))?;
//!
//! // The rows of a move list.
//! let rows: Vec<String> =
//!     tree.rows().map(|row| format!("{}{}", "  ".repeat(row.depth), row.text)).collect();
//! assert_eq!(rows, ["wS1", "bA1 -wS1", "  bG1 -wS1", "wQ wS1/", "WhiteWins"]);
//!
//! // A link contains the whole tree.
//! let link = write_link(&tree);
//! assert_eq!(link, "g=Base&m=wS1;bA1_-wS1;(bG1_-wS1);wQ_wS1/;resigned=b&at=5");
//! assert_eq!(write_link(&read_link(&link)?), link);
//!
//! // An error names the place and the reason.
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
//! A [`GameTree`] has a cursor and holds the [`Game`](skep_rules::Game) at the cursor. A [`NodeId`] is reached by a
//! [`TreeStep`]: a choice before the first turn, an action, or an ending that the table does not show. Taking back is going
//! [`back`](GameTree::back), playing again is going [`forward`](GameTree::forward), and playing something else begins a variation. Only
//! [`delete`](GameTree::delete) removes nodes. In a game between two players, [`promote`](GameTree::promote) every node that is played, so that
//! the main line is the game.
//!
//! Every node can have a [`Note`]: a comment, a glyph, arrows and marked cells. A node keeps its note until it is deleted.
//!
//! A [`Clock`] is given the current time by its caller. It starts with the end of the first turn.
//!
//! # Several writers
//!
//! Two pages may have the same game open. [`Saved::to_write`] decides by revisions what is stored: nothing is replaced that its
//! writer has not seen, and [trees are merged](GameTree::merge) where both have played.
//!
//! # Formats
//!
//! | | whole tree | notes | games | |
//! |---|---|---|---|---|
//! | [`Saved`] | yes | yes | all | JSON with the seats, names and the clock |
//! | [`Archive`] | yes | yes | all | many saved games in one file |
//! | [`write_link`], [`read_link`] | yes | if not too long | all | the fragment of an address |
//! | [`Game`](skep_rules::Game), [`Position`](skep_rules::Position) | no | no | all | `tree.game().to_string()` and `tree.position().to_string()`, at the cursor |
//! | [`Pgn`], [`read_pgn`] | yes | yes | all; other programs know the standard ones | Mzinga's style, with the glyphs and variations of chess |
//! | [`write_sgf`], [`read_sgf`] | main line | yes | standard | BoardSpace's style |
//!
//! [`import()`] reads all of them that are of one game. Input may be damaged or hostile: sizes are limited, every step is checked against
//! the rules, and an error is typed, reads as a sentence and names the place. An [`ImportWarning`] reports what was not
//! read exactly as written.

mod archive;
mod clock;
mod collection;
mod colors;
mod commands;
mod details;
mod drawing;
mod import;
mod link;
mod link_notes;
mod merge;
mod note;
mod note_reader;
mod notes;
mod pgn;
mod rows;
mod saved;
mod sgf;
mod step;
mod steps;
mod summary;
mod tree;
mod warning;

pub use archive::{Archive, ArchiveError, Beside, DamagedEntry, GameEntry};
pub use clock::{Clock, TimeControl};
pub use collection::split_pgn;
pub use details::{Details, Occasion};
pub use drawing::{Drawing, Pen, Shape};
pub use import::{Format, ImportError, Imported, MAX_IMPORT, import};
pub use link::{
    LinkError, MAX_LINK, link_has_notes, read_link, read_setup_link, write_link,
    write_position_link, write_setup_link,
};
pub use merge::Write;
pub use note::{Glyph, Note, NoteError};
pub use pgn::{Movetext, Pgn, PgnError, PgnProblem, read_pgn};
pub use rows::{Row, Rows};
pub use saved::{JsonProblem, Saved, SavedError, Seat};
pub use sgf::{NoSgf, SgfError, SgfProblem, read_sgf, write_sgf};
pub use step::{Cause, Declared, End, TreeStep};
pub use steps::{MAX_STEPS, StepProblem, StepsError};
pub use summary::Summary;
pub use tree::{GameTree, NodeId};
pub use warning::ImportWarning;

/// The README compiles and does what it says.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
