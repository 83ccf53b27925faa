//! Why the store cannot do something.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Why nothing could be stored or read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Nothing was stored: the disk is full, the database is locked or damaged, or the store was closed.
    #[error("this could not be stored: {reason}")]
    NotStored {
        /// What the database says.
        reason: String,
    },
    /// Nothing could be read.
    #[error("the store could not be read: {reason}")]
    NotRead {
        /// What the database says.
        reason: String,
    },
    /// Something that is stored makes no sense.
    #[error("the stored {what} makes no sense: {reason}")]
    Damaged {
        /// The name of the datum.
        what: &'static str,
        /// What is wrong with it.
        reason: String,
    },
}

/// Why events were not appended to a game. Nothing of the batch was stored.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AppendError {
    /// The game has other events already, or not yet the one before: read them and decide again.
    #[error("somebody else has stored an event of this game first")]
    Conflict,
    /// A rating has changed since it was read: read the ratings and compute again.
    #[error("a rating has changed in the meantime")]
    RatingChanged,
    /// A batch that no store could accept: no events, gaps between their numbers, or a row of another game.
    #[error("the batch makes no sense: {reason}")]
    BadBatch {
        /// What is wrong with it.
        reason: &'static str,
    },
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a guest has got no account.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RegisterError {
    /// Somebody has the name, perhaps with other capitals.
    #[error("this name is taken")]
    NameTaken,
    /// The person is no guest.
    #[error("this person has an account already")]
    NotAGuest,
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a password was not changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PasswordError {
    /// The password or the recovery code was changed since it was checked.
    #[error("the password has changed in the meantime")]
    Changed,
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// An error of something that writes.
pub(crate) trait WriteError: From<StoreError> + Send + 'static {
    /// The database's part of it.
    fn of_store(&self) -> Option<&StoreError>;
}

impl WriteError for StoreError {
    fn of_store(&self) -> Option<&StoreError> {
        Some(self)
    }
}

impl WriteError for AppendError {
    fn of_store(&self) -> Option<&StoreError> {
        match self {
            AppendError::Store(error) => Some(error),
            AppendError::Conflict | AppendError::RatingChanged | AppendError::BadBatch { .. } => {
                None
            }
        }
    }
}

impl WriteError for RegisterError {
    fn of_store(&self) -> Option<&StoreError> {
        match self {
            RegisterError::Store(error) => Some(error),
            RegisterError::NameTaken | RegisterError::NotAGuest => None,
        }
    }
}

impl WriteError for PasswordError {
    fn of_store(&self) -> Option<&StoreError> {
        match self {
            PasswordError::Store(error) => Some(error),
            PasswordError::Changed => None,
        }
    }
}

/// Why a file is not used as a database.
#[derive(Debug, Error)]
pub enum DatabaseError {
    /// The file or its folder cannot be read or made.
    #[error("{}: {source}", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Another kind of file, or a damaged one.
    #[error("{} is no database, or it is damaged: {reason}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What the database says.
        reason: String,
    },
    /// A database that another program has made.
    #[error("{} is a database of another program", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// A database that a newer version of this program has made.
    #[error(
        "{} was made by a newer version of skep (its layout is {found}, this version knows {known}): use that version",
        path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of its layout.
        found: i64,
        /// The newest version that is known.
        known: i64,
    },
    /// The database cannot be opened or brought up to date.
    #[error("{} cannot be used: {reason}", path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What the database says.
        reason: String,
    },
}

/// Why a backup was not restored. What was there before is still there.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The backup cannot be used.
    #[error(transparent)]
    Backup(#[from] DatabaseError),
    /// There is a database already.
    #[error("{} exists already; nothing was restored", path.display())]
    Exists {
        /// The database.
        path: PathBuf,
    },
    /// A server is using the database.
    #[error("{} is in use: stop the server first", path.display())]
    InUse {
        /// The database.
        path: PathBuf,
    },
    /// A file cannot be written.
    #[error("{} cannot be written: {source}", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// Why there is no backup.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The file exists; it is left alone.
    #[error("{} exists already; a backup overwrites nothing", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The file cannot be written.
    #[error("{} cannot be written: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The database cannot be copied.
    #[error("the database cannot be copied: {reason}")]
    Database {
        /// What the database says.
        reason: String,
    },
}
