//! Files of messages that only a part of the application shows.

use std::fmt;

use crate::language::Language;
use crate::words::Words;

/// A file of messages that [`Words::new`] leaves out. Only code that refers to its constant contains its texts: in the browser,
/// they are loaded with the pages that show them.
#[derive(Clone, Copy)]
pub struct MessageFile {
    name: &'static str,
    source: fn(Language) -> &'static str,
}

/// The text of a file in a language.
macro_rules! source {
    ($name:literal) => {
        MessageFile {
            name: $name,
            source: |language| match language {
                Language::English => include_str!(concat!("../messages/en/", $name, ".ftl")),
                Language::French => include_str!(concat!("../messages/fr/", $name, ".ftl")),
                Language::Italian => include_str!(concat!("../messages/it/", $name, ".ftl")),
            },
        }
    };
}

impl MessageFile {
    /// The output of `skep play` and `skep show`.
    pub const TERMINAL: MessageFile = source!("terminal");

    /// Games online: the lobby and the game.
    pub const ONLINE: MessageFile = source!("online");

    /// People: accounts, profiles, leaderboards, games to watch.
    pub const PEOPLE: MessageFile = source!("people");

    /// The page of the lessons.
    pub const LEARN: MessageFile = source!("learn");

    /// The lessons: first steps, creatures, expansions.
    pub const LESSONS_BASICS: MessageFile = source!("lessons-basics");

    /// The lessons: tactics and the first game.
    pub const LESSONS_TACTICS: MessageFile = source!("lessons-tactics");

    /// The lessons: Venom.
    pub const LESSONS_VENOM: MessageFile = source!("lessons-venom");

    /// The lessons: the packs, and everything together.
    pub const LESSONS_PACKS: MessageFile = source!("lessons-packs");

    /// The page of the puzzles.
    pub const PUZZLES: MessageFile = source!("puzzles");

    /// All files, for tests.
    pub const ALL: [MessageFile; 9] = [
        MessageFile::TERMINAL,
        MessageFile::ONLINE,
        MessageFile::PEOPLE,
        MessageFile::LEARN,
        MessageFile::LESSONS_BASICS,
        MessageFile::LESSONS_TACTICS,
        MessageFile::LESSONS_VENOM,
        MessageFile::LESSONS_PACKS,
        MessageFile::PUZZLES,
    ];

    /// The text of the file in a language.
    pub(crate) fn source(self, language: Language) -> &'static str {
        (self.source)(language)
    }
}

/// Files are told apart by their names: the same function may have several addresses.
impl PartialEq for MessageFile {
    fn eq(&self, other: &MessageFile) -> bool {
        self.name == other.name
    }
}

impl Eq for MessageFile {}

impl fmt::Debug for MessageFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("MessageFile").field(&self.name).finish()
    }
}

impl Words {
    /// The messages of a language with those of the terminal.
    pub fn for_terminal(language: Language) -> Words {
        Words::new(language).with_files([MessageFile::TERMINAL])
    }
}
