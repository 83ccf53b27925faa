//! Copies of the database, for the command line.

use std::io;
use std::path::{Path, PathBuf};

use skep_store::{
    BackupError, DATABASE_FILE, DatabaseError, Existing, RestoreError, SqliteStore, Summary,
    Upkeep as _,
};
use thiserror::Error;
use tokio::runtime::Runtime;

/// Why nothing was copied.
#[derive(Debug, Error)]
pub enum CopyError {
    /// There is nothing to copy.
    #[error("{} does not exist: no server has used this folder yet", .0.display())]
    Nothing(PathBuf),
    /// The database cannot be used.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// The copy cannot be written.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// The backup cannot be put into the folder.
    #[error(transparent)]
    Restore(#[from] RestoreError),
    /// The system does not give what is needed.
    #[error("the system does not give what is needed: {0}")]
    System(#[from] io::Error),
}

/// What is in a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// Guests, accounts and levels of the computer.
    pub people: u64,
    /// Games.
    pub games: u64,
    /// Events of games.
    pub events: u64,
}

impl From<Summary> for Copied {
    fn from(Summary { people, games, events, .. }: Summary) -> Copied {
        Copied { people, games, events }
    }
}

/// Copies everything in a data folder to a new file, also while a server is using it.
pub fn backup(data: &Path, to: &Path) -> Result<Copied, CopyError> {
    let database = data.join(DATABASE_FILE);
    if !database.exists() {
        return Err(CopyError::Nothing(database));
    }
    Runtime::new()?.block_on(async {
        let store = SqliteStore::open(data).await?;
        let copied = store.backup(to).await;
        store.close().await;
        copied?;
        Ok(skep_store::check(to).await?.into())
    })
}

/// Puts a backup into a data folder that no server is using. What is there already is kept under another name if `set_aside` is
/// true; otherwise nothing is restored.
pub fn restore(from: &Path, data: &Path, set_aside: bool) -> Result<Copied, CopyError> {
    let existing = if set_aside { Existing::SetAside } else { Existing::Refuse };
    Runtime::new()?.block_on(async {
        let restored = skep_store::restore(from, data, existing).await?;
        Ok(restored.into())
    })
}
