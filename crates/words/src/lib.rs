//! Every text of the application, in English, French and Italian.
//!
//! Nothing else in the application holds words that a person reads. A [`Words`] is one language; it is cheap to
//! clone, so that every view can have one:
//!
//! ```
//! use skep_rules::{Bug, Game};
//! use skep_words::{Language, Words};
//!
//! // A person's browser says which languages they read, the best first.
//! let words = Words::new(Language::from_tags(["fr-CH", "de", "en"]));
//! assert_eq!(words.text("play-undo"), "Annuler");
//! assert_eq!(words.bug(Bug::Centipede), "Mille-pattes");
//!
//! // What is played, for those who listen.
//! let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
//! let position = game.position();
//! let action = position.read_move("wQ -wS1")?;
//! assert_eq!(
//!     words.action(position, action),
//!     "Les Blancs placent la Reine abeille à gauche de l’Araignée blanche 1."
//! );
//!
//! // And why something cannot be played.
//! let illegal = position.check(skep_rules::Action::Pass).unwrap_err();
//! assert_eq!(
//!     words.explain(&illegal),
//!     "On ne passe que si rien d’autre n’est possible, et les Blancs peuvent jouer."
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The messages
//!
//! The texts are [Fluent](https://projectfluent.org) messages in `messages/{en,fr,it}`, the same keys in the same
//! files in each language:
//!
//! | file | what it says |
//! |---|---|
//! | `app.ftl` | screens and buttons |
//! | `creatures.ftl` | creatures, colours and tiles, as the rulebooks name them |
//! | `actions.ftl` | what players do, what lies where, whose turn it is, how games end |
//! | `reasons.ftl` | why something cannot be played or read |
//! | `records.ftl` | why a game that was kept or copied cannot be read |
//! | `games.ftl` | sets, packs, options, levels, each explained in a line |
//! | `rules.ftl` | the page of the rules |
//! | `terminal.ftl` | what `skep play` and `skep show` say ([`Words::for_terminal`]) |
//!
//! A key that comes from a value of the rules crate is made of its name: `bug-stink-bug` ([`key`] gives the last
//! part), `pack-swarm`, `option-queen-first-allow`. Tests walk through all values, compare the languages' keys and
//! variables, and refuse a message that is not translated.
//!
//! # Names in sentences
//!
//! French and Italian bend words around a name: articles melt with prepositions, adjectives agree. A creature's
//! message says what it asks for (`.gender`, `.the`, `.of`), so that a sentence can be made of parts and still be
//! right. English needs none of it, and its reasons are the errors' own texts, word for word.

mod actions;
mod creatures;
mod errors;
mod games;
mod hive;
mod illegal;
mod language;
mod records;
mod rules;
mod sentence;
mod terminal;
mod words;

pub use creatures::key;
pub use language::Language;
pub use rules::Topic;
pub use sentence::Sentence;
pub use words::{Value, Words};
