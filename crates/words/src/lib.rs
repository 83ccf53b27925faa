//! Every text of the application, in English, French and Italian.
//!
//! No other crate of the application contains text for people. A [`Words`] is one language; it is cheap to clone, so
//! every view can have one:
//!
//! ```
//! use skep_rules::{Bug, Game};
//! use skep_words::{Language, Words};
//!
//! // A browser lists the preferred languages, the best first.
//! let words = Words::new(Language::from_tags(["fr-CH", "de", "en"]));
//! assert_eq!(words.text("play-undo"), "Annuler");
//! assert_eq!(words.bug(Bug::Centipede), "Mille-pattes");
//!
//! // An action as a sentence, for screen readers.
//! let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
//! let position = game.position();
//! let action = position.read_move("wQ -wS1")?;
//! assert_eq!(
//!     words.action(position, action),
//!     "Les Blancs placent la Reine abeille à gauche de l’Araignée blanche 1."
//! );
//!
//! // Why an action is illegal.
//! let illegal = position.check(skep_rules::Action::Pass).unwrap_err();
//! assert_eq!(
//!     words.explain(&illegal),
//!     "Les Blancs ne peuvent pas passer tant qu’une autre action est possible."
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The messages
//!
//! The texts are [Fluent](https://projectfluent.org) messages in `messages/{en,fr,it}`, the same keys in the same
//! files in each language:
//!
//! | file | contents |
//! |---|---|
//! | `app.ftl` | screens and buttons |
//! | `board.ftl` | the board: marks, cards of tiles, choices |
//! | `home.ftl` | the home page |
//! | `explorer.ftl` | the explorer of the analysis page |
//! | `help.ftl` | the help dialog |
//! | `creatures.ftl` | creatures, colours and tiles, as the rulebooks name them |
//! | `actions.ftl` | actions, cells, turns, endings |
//! | `reasons.ftl` | why a move is illegal, or a text is no move, game or position |
//! | `records.ftl` | why a saved, linked or imported game cannot be read |
//! | `games.ftl` | sets, packs, options and levels, with one line about each |
//! | `rules.ftl` | the rules page |
//! | `review.ftl` | reviews of games |
//! | `notes.ftl` | notes on moves, drawing on the board |
//! | `analysis.ftl` | the analysis page |
//! | `engine.ftl` | the engine beside the board, on that page |
//! | `editor.ftl` | the position editor |
//! | `table.ftl` | the move list, the players and the bag; quotation marks |
//! | `library.ftl` | the saved games: their list, import and export |
//! | `loading.ftl` | a page that could not be loaded |
//! | `learn.ftl` | the page of the lessons ([`MessageFile::LEARN`]) |
//! | `lessons-….ftl` | the texts of the lessons ([`MessageFile::LESSONS_BASICS`] and others) |
//! | `puzzles.ftl` | the page of the puzzles ([`MessageFile::PUZZLES`]) |
//! | `terminal.ftl` | the output of `skep play` and `skep show` ([`Words::for_terminal`]) |
//! | `online.ftl` | games online: the lobby and the game ([`MessageFile::ONLINE`]) |
//! | `people.ftl` | accounts, profiles, leaderboards, games to watch ([`MessageFile::PEOPLE`]) |
//!
//! The key for a value of the rules crate contains its name: `bug-stink-bug` ([`key`] gives the last part),
//! `pack-swarm`, `option-queen-first-allow`. Tests look up every value, compare keys and variables between the
//! languages, and fail on a message that is not translated.
//!
//! # Names in sentences
//!
//! In French and Italian, articles contract with prepositions and adjectives agree with the noun. So a creature's
//! message has attributes (`.gender`, `.the`, `.of`) that other messages use. English needs none, and its reasons are
//! the errors' `Display` texts, with typographic quotation marks and apostrophes.

mod actions;
mod creatures;
mod editor;
mod errors;
mod games;
mod hive;
mod illegal;
mod language;
mod library;
mod message_file;
mod numbers;
mod records;
mod rules;
mod sentence;
mod words;

pub use creatures::key;
pub use language::Language;
pub use message_file::MessageFile;
pub use rules::Topic;
pub use sentence::Sentence;
pub use words::{Value, Words};
