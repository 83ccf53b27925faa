//! Errors in files with many games as sentences. The English sentence is the error's `Display` text.

use skep_record::{Archive, ArchiveError};

use crate::words::Words;

impl Words {
    /// Why a text is not a file with games.
    pub fn archive_error(&self, error: &ArchiveError) -> String {
        let it = self.in_notation();
        match error {
            ArchiveError::TooLong => {
                it.set("max", Archive::MAX_BYTES).format("archive-error-too-long")
            }
            ArchiveError::Version(version) => it
                .set("version", *version)
                .set("max", Archive::VERSION)
                .format("archive-error-version"),
            ArchiveError::NoGames => it.format("archive-error-no-games"),
        }
    }
}
