//! What somebody has done in the puzzles, in the storage of the browser.

use skep_learn::puzzle::{PuzzleRecord, RecordDamage};

use crate::storage::{self, StorageError};

const KEY: &str = "skep.puzzles";

/// What an import has done to the record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ImportedRecord {
    /// Whether something was new.
    pub(crate) is_new: bool,
    /// What could not be read.
    pub(crate) damage: Vec<RecordDamage>,
}

/// What is kept, and what of it could not be read.
pub(crate) fn load() -> (PuzzleRecord, Vec<RecordDamage>) {
    storage::read(KEY).map_or_else(Default::default, |text| PuzzleRecord::read(&text))
}

/// Keeps the record, together with what another tab has kept meanwhile.
pub(crate) fn save(record: &PuzzleRecord) -> Result<(), StorageError> {
    let mut all = record.clone();
    all.merge(&load().0);
    storage::write(KEY, &all.write())
}

/// Whether somebody has tried a puzzle here.
pub(crate) fn has_begun() -> bool {
    storage::read(KEY).is_some()
}

/// The record for a file with everything.
pub(crate) fn export() -> Option<String> {
    let (record, _) = load();
    (!record.is_empty()).then(|| record.write())
}

/// Adds the record of a file.
pub(crate) fn import(text: &str) -> Result<ImportedRecord, StorageError> {
    let (theirs, damage) = PuzzleRecord::read(text);
    let (mut all, _) = load();
    let is_new = all.merge(&theirs);
    if is_new {
        storage::write(KEY, &all.write())?;
    }
    Ok(ImportedRecord { is_new, damage })
}
