//! What was to be stored when a page was left, noted in local storage.
//!
//! A page that is being closed may write to local storage, but a transaction of IndexedDB that has not ended by then is lost
//! with it. So every write that is under way, and the last state of the open game, is noted when the page is hidden or
//! left. The note is removed when its write is confirmed; what remains is written when the application is opened next.
//! Every write of every tab has a key of its own, so that no note replaces another.

use serde::{Deserialize, Serialize};
use skep_record::{Saved, SavedError, Write};

use super::database::Change;
use super::{GameId, StoredGame};
use crate::storage;

const NOTES: &str = "skep.journal.";

/// A write: a game, and the revision of it that the writer has seen.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct JournalEntry {
    id: String,
    seen: u64,
    text: String,
}

impl JournalEntry {
    /// A write of this text.
    pub(super) fn new(id: &GameId, seen: u64, text: String) -> JournalEntry {
        JournalEntry { id: id.word().to_owned(), seen, text }
    }

    /// The game.
    pub(super) fn id(&self) -> GameId {
        GameId(self.id.clone())
    }

    /// Notes the write under a key.
    pub(super) fn note(&self, key: &str) {
        // Without local storage, the last action is lost if the browser does not wait for the database.
        let _ = storage::write(key, &serde_json::to_string(self).unwrap_or_default());
    }

    /// Decides how the game is stored.
    pub(super) fn decide(&self, stored: Option<StoredGame>) -> (Change, ()) {
        let change = Saved::read(&self.text).and_then(|saved| {
            let text = self.text.clone();
            decide(self.id(), stored, self.seen, &saved, text).map(|(change, _)| change)
        });
        (change.unwrap_or(Change::Keep), ())
    }
}

/// Decides how a game is stored, and what its writer must know.
pub(super) fn decide(
    id: GameId,
    stored: Option<StoredGame>,
    seen: u64,
    saved: &Saved,
    text: String,
) -> Result<(Change, Write), SavedError> {
    let found = stored.as_ref().map(|stored| (stored.revision, stored.text.as_str()));
    let write = saved.to_write(found, seen);
    let change = match &write {
        Write::Store { revision } => Change::Put(StoredGame::new(id, *revision, text, saved)),
        Write::Merge { revision, merged } => {
            Change::Put(StoredGame::new(id, *revision, merged.write()?, merged))
        }
        Write::Deleted | Write::Apart => Change::Keep,
    };
    Ok((change, write))
}

/// The key of a write of a tab.
pub(super) fn key(tab: &str, number: u32) -> String {
    format!("{NOTES}{tab}.{number}")
}

/// All notes with their keys. What cannot be read is removed.
pub(super) fn all() -> Vec<(String, JournalEntry)> {
    let keys = storage::keys(NOTES).into_iter();
    keys.filter_map(|key| {
        let entry = storage::read(&key).and_then(|text| serde_json::from_str(&text).ok());
        if entry.is_none() {
            remove(&key);
        }
        Some((key, entry?))
    })
    .collect()
}

/// Removes a note.
pub(super) fn remove(key: &str) {
    storage::remove(key);
}

/// Removes all notes about a game, which has been deleted.
pub(super) fn forget(id: &GameId) {
    for (key, entry) in all() {
        if entry.id == id.word() {
            remove(&key);
        }
    }
}
