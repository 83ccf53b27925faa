//! Opening a folder.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};

use crate::error::DatabaseError;
use crate::sqlite::codec::reason;
use crate::sqlite::migrations::{Kind, SCHEMA_VERSION, kind, migrate};
use crate::sqlite::writer::Writer;
use crate::sqlite::{DATABASE_FILE, SqliteStore};

/// How long to wait for another process that writes.
const BUSY_TIMEOUT: Duration = Duration::from_secs(15);

/// How long a request waits for one of the connections that read.
const READER_TIMEOUT: Duration = Duration::from_secs(10);

/// The number of connections that read.
const READERS: u32 = 4;

/// The bytes that the write-ahead log keeps on the disk after a burst.
const LOG_LIMIT: &str = "67108864";

impl SqliteStore {
    /// Opens the store in a folder. The folder and the database are made if they are missing, for the eyes of their owner only,
    /// and an older database gets the layout of today.
    pub async fn open(folder: impl AsRef<Path>) -> Result<SqliteStore, DatabaseError> {
        let folder = folder.as_ref();
        let file = folder.join(DATABASE_FILE);
        let failed = |path: &Path, source| DatabaseError::File { path: path.to_owned(), source };
        make_folder(folder).map_err(|error| failed(folder, error))?;
        make_file(&file).map_err(|error| failed(&file, error))?;

        let plain = plain_options(&file);
        inspect(&plain).await?;
        let options = plain
            .clone()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("journal_size_limit", LOG_LIMIT);
        let unusable = |error| database_error(&file, &error);
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(unusable)?;
        migrate(&mut connection).await.map_err(|error| DatabaseError::Unusable {
            path: file.clone(),
            reason: error.to_string(),
        })?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(READER_TIMEOUT)
            .test_before_acquire(false)
            .connect_with(plain.read_only(true))
            .await
            .map_err(unusable)?;
        let commits = Arc::default();
        let writer = Writer::start(connection, options, Arc::clone(&commits));
        Ok(SqliteStore { file, readers, writer, commits })
    }
}

/// Options that change nothing of a file. It must exist.
pub(super) fn plain_options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .busy_timeout(BUSY_TIMEOUT)
        .foreign_keys(true)
}

/// Refuses what is no database, that of another program, and that of a newer version. Changes nothing. Returns the version of
/// the layout, 0 for an empty file.
pub(super) async fn inspect(options: &SqliteConnectOptions) -> Result<i64, DatabaseError> {
    let file = options.get_filename();
    let failed = |error| database_error(file, &error);
    let mut connection = SqliteConnection::connect_with(options).await.map_err(failed)?;
    let found = kind(&mut connection).await;
    connection.close().await.ok();
    match found.map_err(failed)? {
        Kind::Empty => Ok(0),
        Kind::Skep(version @ ..=SCHEMA_VERSION) => Ok(version),
        Kind::Skep(found) => {
            Err(DatabaseError::Newer { path: file.to_owned(), found, known: SCHEMA_VERSION })
        }
        Kind::Foreign => Err(DatabaseError::Foreign { path: file.to_owned() }),
    }
}

/// What an error of the database says of its file.
pub(super) fn database_error(file: &Path, error: &sqlx::Error) -> DatabaseError {
    /// The low bytes of SQLite's codes of errors.
    const CORRUPT: u32 = 11;
    const NOT_A_DATABASE: u32 = 26;
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    let (path, reason) = (file.to_owned(), reason(error));
    match code.map(|code| code & 0xff) {
        Some(CORRUPT | NOT_A_DATABASE) => DatabaseError::Damaged { path, reason },
        _ => DatabaseError::Unusable { path, reason },
    }
}

/// Makes a folder for its owner, unless it exists.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes an empty file for its owner, unless it exists.
fn make_file(file: &Path) -> io::Result<()> {
    match create_new(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        other => other,
    }
}

/// Makes an empty file for its owner. It must not exist.
pub(super) fn create_new(file: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}
