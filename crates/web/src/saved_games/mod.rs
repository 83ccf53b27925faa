//! The games saved in this browser.
//!
//! They live in IndexedDB ([`database`]), each with a revision, which every write increases. A write is one transaction
//! that compares the stored revision with the one that this tab has seen: what somebody else has stored meanwhile is
//! merged, never replaced ([`Saved::to_write`](skep_record::Saved::to_write)). Tabs tell each other what they have stored ([`channel`]).
//!
//! IndexedDB answers later, and a browser that closes a page does not wait for it. A write that has not been confirmed
//! when the page is left is therefore noted in local storage, which answers at once ([`journal`]), and done again when the
//! application is opened next. Writing it twice does no harm, because merging a game with itself changes nothing.

mod channel;
mod database;
mod journal;
mod library;
mod local;

use skep_record::{GameEntry, Saved, SavedError, Summary};
use thiserror::Error;

pub(crate) use self::channel::News;
pub(crate) use self::library::{ImportReport, Library};
use crate::storage::{self, StorageError};

/// The key, in the storage of the tab and of the browser, of the game that was open last.
const CURRENT: &str = "skep.current";

/// The identifier of a saved game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct GameId(String);

/// A game as it is stored. It may be unreadable.
#[derive(Clone, Debug)]
pub(crate) struct StoredGame {
    pub(crate) id: GameId,
    /// How often the game has been stored.
    pub(crate) revision: u64,
    /// The saved game as text.
    text: String,
    /// What lists show of it.
    pub(crate) summary: Result<Summary, SavedError>,
}

/// Why a game could not be saved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum SaveGameError {
    /// The browser refused to store it.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The game could not be serialized.
    #[error(transparent)]
    Saved(#[from] SavedError),
}

impl GameId {
    /// Creates the id of a new game from the current time and a random number from 0 to 1.
    pub(crate) fn new(now: u64, chance: f64) -> GameId {
        GameId(format!("{now:x}{:04x}", (chance * 65_536.0) as u16))
    }

    /// The id as text.
    pub(crate) fn word(&self) -> &str {
        &self.0
    }

    /// The game that was open last in this tab, or else in another.
    pub(crate) fn current() -> Option<GameId> {
        storage::read_in_tab(CURRENT).or_else(|| storage::read(CURRENT)).map(GameId)
    }

    /// The game that was open last in this tab, before it was loaded again.
    pub(crate) fn current_in_tab() -> Option<GameId> {
        storage::read_in_tab(CURRENT).map(GameId)
    }

    /// Records that this game is open.
    pub(crate) fn make_current(&self) {
        // If this fails, the game can still be opened from the list.
        storage::write_in_tab(CURRENT, &self.0);
        let _ = storage::write(CURRENT, &self.0);
    }
}

impl StoredGame {
    /// A game that can be read.
    fn new(id: GameId, revision: u64, text: String, saved: &Saved) -> StoredGame {
        StoredGame { id, revision, text, summary: Ok(Summary::of(saved)) }
    }

    /// A game of which only the text is known.
    fn of_text(id: GameId, revision: u64, text: String) -> StoredGame {
        let summary = Saved::read(&text).map(|saved| Summary::of(&saved));
        StoredGame { id, revision, text, summary }
    }

    /// Reads the game.
    pub(crate) fn saved(&self) -> Result<Saved, SavedError> {
        Saved::read(&self.text)
    }

    /// The game for a file with all games.
    fn into_entry(self) -> GameEntry {
        GameEntry { id: self.id.0, revision: self.revision, text: self.text }
    }

    /// When the game was last changed; 0 if it cannot be read.
    pub(crate) fn changed(&self) -> u64 {
        self.summary.as_ref().map_or(0, |summary| summary.changed)
    }
}
