//! The saved games for the rest of the application: reading, storing, deleting, exporting and importing them.

use std::cmp::Reverse;

use leptos::prelude::*;
use skep_record::{Archive, Beside, GameEntry, Saved, Write};
use web_sys::BroadcastChannel;

use super::channel::{self, News};
use super::database::{self, Change};
use super::journal::{self, JournalEntry};
use super::{GameId, SaveGameError, StoredGame, local};
use crate::after_frame::next_task;
use crate::lesson_progress::{self, ImportedProgress};
use crate::puzzle_record::{self, ImportedRecord};
use crate::random;
use crate::storage::StorageError;

/// How many games are imported before the page may do something else.
const CHUNK: usize = 20;
/// The number of the note about the open game in the journal; writes under way count from 1.
const OPEN_GAME: u32 = 0;

/// The saved games of this browser. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct Library {
    /// Counts the changes of stored games, made here or in another tab.
    changes: RwSignal<u32>,
    channel: StoredValue<Option<BroadcastChannel>, LocalStorage>,
    /// The name of this tab in the journal.
    tab: StoredValue<String>,
    /// The writes under way, by number.
    under_way: StoredValue<Vec<(u32, JournalEntry)>>,
    next: StoredValue<u32>,
}

/// What has become of the games of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ImportReport {
    /// How many were not here yet.
    pub(crate) new: usize,
    /// How many were here in another state, and have been merged.
    pub(crate) updated: usize,
    /// How many were here already, as they are in the file.
    pub(crate) same: usize,
    /// The names of those that cannot be read.
    pub(crate) damaged: Vec<String>,
    /// What has become of the progress in the lessons.
    pub(crate) lessons: ImportedProgress,
    /// What has become of the record in the puzzles.
    pub(crate) puzzles: ImportedRecord,
}

impl ImportReport {
    /// Whether nothing of the file was damaged.
    pub(crate) fn is_whole(&self) -> bool {
        let ImportReport { damaged, lessons, puzzles, .. } = self;
        damaged.is_empty() && lessons.damage.is_empty() && puzzles.damage.is_empty()
    }
}

impl Library {
    /// The library of this browser.
    pub(crate) fn new() -> Library {
        Library {
            changes: RwSignal::new(0),
            channel: StoredValue::new_local(None),
            tab: StoredValue::new(format!("{:08x}", (random::unit() * u32::MAX as f64) as u32)),
            under_way: StoredValue::default(),
            next: StoredValue::new(OPEN_GAME + 1),
        }
    }

    /// Calls `hear` with the news of other tabs.
    pub(crate) fn listen(self, hear: impl Fn(News) + 'static) {
        let channel = channel::open(move |news| {
            self.changes.update(|count| *count = count.wrapping_add(1));
            hear(news);
        });
        self.channel.set_value(channel);
    }

    /// Tracks the changes of stored games.
    pub(crate) fn track(self) {
        self.changes.track();
    }

    /// Tells this tab and the others what has happened.
    fn tell(self, news: &News) {
        self.channel.with_value(|open| {
            if let Some(open) = open {
                channel::tell(open, news);
            }
        });
        self.changes.update(|count| *count = count.wrapping_add(1));
    }

    /// All saved games, the most recently changed first.
    pub(crate) async fn all(self) -> Result<Vec<StoredGame>, StorageError> {
        let mut all = database::all().await?;
        // What could not be taken over into the database is listed from where it is.
        let left: Vec<GameId> = local::all().into_iter().map(|(id, _)| id).collect();
        let left = left.iter().filter(|id| all.iter().all(|game| game.id != **id));
        let left: Vec<StoredGame> = left.filter_map(local::get).collect();
        all.extend(left);
        all.sort_by_cached_key(|game| Reverse(game.changed()));
        Ok(all)
    }

    /// The game with this id.
    pub(crate) async fn get(self, id: &GameId) -> Result<Option<StoredGame>, StorageError> {
        Ok(database::get(id).await?.or_else(|| local::get(id)))
    }

    /// Stores a game of which this tab has seen the revision `seen`; 0 if it was never stored.
    pub(crate) async fn store(
        self,
        id: GameId,
        seen: u64,
        saved: Saved,
    ) -> Result<Write, SaveGameError> {
        let text = saved.write()?;
        let number = self.begin(JournalEntry::new(&id, seen, text.clone()));
        let stored = database::update(&id, |stored| {
            match journal::decide(id.clone(), stored, seen, &saved, text) {
                Ok((change, write)) => (change, Ok(write)),
                Err(error) => (Change::Keep, Err(error)),
            }
        })
        .await;
        self.end(number, stored.is_ok());
        let write = stored??;
        if let Write::Store { revision } | Write::Merge { revision, .. } = &write {
            local::remove(&id);
            self.tell(&News::Stored(id, *revision));
        }
        Ok(write)
    }

    fn begin(self, entry: JournalEntry) -> u32 {
        let number = self.next.get_value();
        self.next.set_value(number.wrapping_add(1).max(OPEN_GAME + 1));
        self.under_way.update_value(|writes| writes.push((number, entry)));
        number
    }

    /// A write that has failed stays in the journal, if it is there.
    fn end(self, number: u32, stored: bool) {
        self.under_way.update_value(|writes| writes.retain(|(known, _)| *known != number));
        if stored {
            journal::remove(&self.key(number));
        }
    }

    fn key(self, number: u32) -> String {
        self.tab.with_value(|tab| journal::key(tab, number))
    }

    /// Notes all writes under way, and the state of the open game, because the page may be closed.
    pub(crate) fn note(self, open_game: Option<(&GameId, u64, &Saved)>) {
        self.under_way.with_value(|writes| {
            for (number, entry) in writes {
                entry.note(&self.key(*number));
            }
        });
        if let Some((id, seen, saved)) = open_game
            && let Ok(text) = saved.write()
        {
            JournalEntry::new(id, seen, text).note(&self.key(OPEN_GAME));
        }
    }

    /// Removes the note about the open game, which has been stored.
    pub(crate) fn forget_note(self) {
        journal::remove(&self.key(OPEN_GAME));
    }

    /// Changes the title of a game.
    pub(crate) async fn rename(self, id: &GameId, title: String) -> Result<(), SaveGameError> {
        let Some(game) = self.get(id).await? else { return Ok(()) };
        let saved = Saved { title, ..game.saved()? };
        self.store(id.clone(), game.revision, saved).await.map(|_| ())
    }

    /// Deletes a game, and returns what it was.
    pub(crate) async fn delete(self, id: &GameId) -> Result<Option<StoredGame>, StorageError> {
        let deleted = database::update(id, |stored| (Change::Delete, stored)).await?;
        let deleted = deleted.or_else(|| local::get(id));
        local::remove(id);
        journal::forget(id);
        self.tell(&News::Deleted(id.clone()));
        Ok(deleted)
    }

    /// Deletes a game if it has no moves and no title.
    pub(crate) async fn forget_unplayed(self, id: &GameId) -> Result<(), StorageError> {
        let is_unplayed = |stored: &StoredGame| {
            let unplayed = |saved: Saved| saved.tree.is_empty() && saved.title.is_empty();
            stored.saved().is_ok_and(unplayed)
        };
        let deleted =
            database::update(id, |stored| match stored.as_ref().is_some_and(is_unplayed) {
                true => (Change::Delete, true),
                false => (Change::Keep, false),
            });
        if deleted.await? {
            self.tell(&News::Deleted(id.clone()));
        }
        Ok(())
    }

    /// Stores a game that was deleted. Its revision is a new one, so that other tabs notice.
    pub(crate) async fn restore(self, game: StoredGame) -> Result<(), StorageError> {
        let id = game.id.clone();
        let revision = game.revision.saturating_add(1);
        let restored = database::update(&id, |stored| match stored {
            // Another tab has stored it again.
            Some(stored) => (Change::Keep, stored.revision),
            None => (Change::Put(StoredGame { revision, ..game }), revision),
        });
        let revision = restored.await?;
        self.tell(&News::Stored(id, revision));
        Ok(())
    }

    /// The file with all games, the progress in the lessons and the record in the puzzles.
    pub(crate) async fn export(self) -> Result<String, StorageError> {
        let games = self.all().await?.into_iter().map(StoredGame::into_entry);
        let games: Vec<GameEntry> = games.collect();
        let beside =
            Beside { lessons: lesson_progress::export(), puzzles: puzzle_record::export() };
        Ok(Archive::write_with(&games, beside))
    }

    /// Imports the games of a file: new ones are added, those that are here are merged. `name` gives a damaged entry its
    /// name in the report, by its number or its id.
    pub(crate) async fn import(
        self,
        archive: Archive,
        name: impl Fn(&str) -> String,
    ) -> Result<ImportReport, StorageError> {
        let mut report = ImportReport::default();
        for entry in &archive.damaged {
            report.damaged.push(name(&entry.number.to_string()));
        }
        if let Some(lessons) = &archive.beside.lessons {
            report.lessons = lesson_progress::import(lessons)?;
        }
        if let Some(puzzles) = &archive.beside.puzzles {
            report.puzzles = puzzle_record::import(puzzles)?;
        }
        let mut games = archive.games.into_iter().peekable();
        while games.peek().is_some() {
            let mut chunk = Vec::new();
            for entry in games.by_ref().take(CHUNK) {
                match entry.saved() {
                    Ok(saved) => chunk.push((GameId(entry.id.clone()), (entry, saved))),
                    Err(_) => report.damaged.push(name(&entry.id)),
                }
            }
            let mut counts = [0; 3];
            database::update_all(chunk, |stored, id, (entry, saved)| {
                let (change, count) = import_one(stored, id, entry, &saved);
                counts[count] += 1;
                change
            })
            .await?;
            report.new += counts[NEW];
            report.updated += counts[UPDATED];
            report.same += counts[SAME];
            next_task().await;
        }
        self.tell(&News::Many);
        Ok(report)
    }
}

const NEW: usize = 0;
const UPDATED: usize = 1;
const SAME: usize = 2;

/// Decides how an imported game is stored, and which count of the report it belongs to.
fn import_one(
    stored: Option<StoredGame>,
    id: GameId,
    entry: GameEntry,
    saved: &Saved,
) -> (Change, usize) {
    let Some(stored) = stored else {
        let revision = entry.revision.max(1);
        return (Change::Put(StoredGame::new(id, revision, entry.text, saved)), NEW);
    };
    if stored.text == entry.text {
        return (Change::Keep, SAME);
    }
    let revision = stored.revision.max(entry.revision).saturating_add(1);
    let Ok(mut merged) = stored.saved() else {
        // What is damaged here is whole in the file.
        return (Change::Put(StoredGame::new(id, revision, entry.text, saved)), UPDATED);
    };
    let before = merged.write();
    if !merged.merge(saved) {
        return (Change::Keep, SAME);
    }
    match merged.write() {
        text if text == before => (Change::Keep, SAME),
        Ok(text) => (Change::Put(StoredGame::new(id, revision, text, &merged)), UPDATED),
        // Together they would be too long.
        Err(_) => (Change::Keep, SAME),
    }
}

#[cfg(test)]
mod tests {
    use skep_record::GameTree;

    use super::*;

    fn saved(moves: &[&str]) -> Saved {
        let mut saved = Saved::new(GameTree::default(), 0);
        for text in moves {
            saved.tree.play_text(text).unwrap();
        }
        saved
    }

    fn import(
        stored: Option<(u64, &str)>,
        revision: u64,
        saved: &Saved,
    ) -> (Option<StoredGame>, usize) {
        let id = GameId("a".to_owned());
        let stored = stored
            .map(|(revision, text)| StoredGame::of_text(id.clone(), revision, text.to_owned()));
        let entry = GameEntry { id: "a".to_owned(), revision, text: saved.write().unwrap() };
        match import_one(stored, id, entry, saved) {
            (Change::Put(game), count) => (Some(game), count),
            (_, count) => (None, count),
        }
    }

    #[test]
    fn an_unknown_game_is_added_and_a_known_one_left_alone() {
        let game = saved(&["wS1"]);
        let (put, count) = import(None, 7, &game);
        assert_eq!((put.unwrap().revision, count), (7, NEW));
        let text = game.write().unwrap();
        let (put, count) = import(Some((3, &text)), 7, &game);
        assert!(put.is_none() && count == SAME);
    }

    #[test]
    fn another_state_is_merged_and_an_older_one_changes_nothing() {
        let short = saved(&["wS1"]);
        let long = saved(&["wS1", "bS1 wS1-"]);
        let (put, count) = import(Some((3, &short.write().unwrap())), 9, &long);
        let put = put.unwrap();
        assert_eq!((put.revision, count), (10, UPDATED));
        assert_eq!(put.saved().unwrap().tree.len(), 2);
        let (put, count) = import(Some((9, &long.write().unwrap())), 3, &short);
        assert!(put.is_none() && count == SAME, "the file has nothing that is not here");
    }

    #[test]
    fn a_whole_game_replaces_a_damaged_one() {
        let (put, count) = import(Some((3, "{")), 1, &saved(&["wS1"]));
        assert!(put.unwrap().saved().is_ok() && count == UPDATED);
    }
}
