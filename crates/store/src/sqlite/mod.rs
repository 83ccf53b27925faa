//! The store in one SQLite database.
//!
//! One connection writes: a task takes all requests that wait, runs each in a savepoint, and commits them together, because a
//! commit costs a visit to the disk. A small pool of connections reads. Several processes may use one database; SQLite's locks
//! and the unique numbers of events keep them apart.

mod backup;
mod chats;
mod check;
mod codec;
mod export;
mod finished;
mod game_row;
mod games;
mod migrations;
mod open;
mod people;
mod ratings;
mod restore;
mod sessions;
mod upkeep;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnection;

use crate::error::WriteError;

pub use check::{Summary, check};
pub use migrations::SCHEMA_VERSION;
pub use restore::{Existing, restore};
pub(crate) use writer::BoxFuture;

/// The name of the database in its folder.
pub const DATABASE_FILE: &str = "skep.db";

/// A store in a folder of this computer.
#[derive(Debug)]
pub struct SqliteStore {
    file: PathBuf,
    readers: SqlitePool,
    writer: writer::Writer,
    commits: Arc<AtomicU64>,
}

impl SqliteStore {
    /// The database's file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The number of commits since the store was opened: many requests share one.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Runs something that writes, in a savepoint of its own. Returns when it is on the disk.
    async fn write<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: WriteError,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, E>> + Send + 'static,
    {
        self.writer.write(work).await
    }
}
