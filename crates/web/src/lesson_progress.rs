//! What somebody has done in the lessons, in the storage of the browser.

use skep_learn::{Progress, ProgressDamage};

use crate::storage::{self, StorageError};

const KEY: &str = "skep.lessons";

/// What an import has done to the progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ImportedProgress {
    /// Whether something was new.
    pub(crate) is_new: bool,
    /// What could not be read.
    pub(crate) damage: Vec<ProgressDamage>,
}

/// What is kept, and what of it could not be read.
pub(crate) fn load() -> (Progress, Vec<ProgressDamage>) {
    storage::read(KEY).map_or_else(Default::default, |text| Progress::read(&text))
}

/// Keeps the progress, together with what another tab has kept meanwhile.
pub(crate) fn save(progress: &Progress) -> Result<(), StorageError> {
    let (mut all, _) = load();
    all.merge(progress);
    storage::write(KEY, &all.write())
}

/// Whether somebody has begun to learn here.
pub(crate) fn has_begun() -> bool {
    storage::read(KEY).is_some()
}

/// The progress for a file with everything.
pub(crate) fn export() -> Option<String> {
    let (progress, _) = load();
    (!progress.is_empty()).then(|| progress.write())
}

/// Adds the progress of a file.
pub(crate) fn import(text: &str) -> Result<ImportedProgress, StorageError> {
    let (theirs, damage) = Progress::read(text);
    let (mut all, _) = load();
    let is_new = all.merge(&theirs);
    if is_new {
        storage::write(KEY, &all.write())?;
    }
    Ok(ImportedProgress { is_new, damage })
}
