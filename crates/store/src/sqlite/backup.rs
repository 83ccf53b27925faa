//! Copies of a database that is in use.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, query};

use crate::error::BackupError;
use crate::sqlite::codec::reason;
use crate::sqlite::open::{create_new, plain_options};

/// Copies a database to a new file. The file has its name from the beginning, so that nobody else takes it, but is empty until
/// the copy is complete and on the disk.
pub(super) async fn backup(database: &Path, to: &Path) -> Result<(), BackupError> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |source: io::Error| match source.kind() {
            io::ErrorKind::AlreadyExists => BackupError::Exists { path },
            _ => BackupError::File { path, source },
        }
    };
    let part = part_of(to);
    create_new(to).map_err(failed(to))?;
    let mut unfinished = Unfinished { files: vec![to.to_owned()] };
    create_new(&part).map_err(failed(&part))?;
    unfinished.files.push(part.clone());
    copy(database, &part).await.map_err(|reason| BackupError::Database { reason })?;
    put_in_place(&part, to).await.map_err(failed(to))?;
    unfinished.files.clear();
    Ok(())
}

/// Files that are removed unless they are finished, also if nobody waits for it any more.
pub(super) struct Unfinished {
    pub(super) files: Vec<PathBuf>,
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        for file in &self.files {
            fs::remove_file(file).ok();
        }
    }
}

/// The name of an unfinished file.
pub(super) fn part_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// Copies everything that is committed in a database to an empty file.
pub(super) async fn copy(database: &Path, to: &Path) -> Result<(), String> {
    let name = to.to_str().ok_or("the name of the file is not Unicode")?.to_owned();
    let sentence = |error: sqlx::Error| reason(&error);
    let options = plain_options(database);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(sentence)?;
    let copied = query("VACUUM INTO ?1").bind(name).execute(&mut connection).await;
    connection.close().await.ok();
    copied.map(drop).map_err(sentence)
}

/// Gives a file another name when all of it is on the disk.
pub(super) async fn put_in_place(file: &Path, to: &Path) -> io::Result<()> {
    let (file, to) = (file.to_owned(), to.to_owned());
    let placed = tokio::task::spawn_blocking(move || {
        fs::OpenOptions::new().write(true).open(&file)?.sync_all()?;
        fs::rename(&file, &to)?;
        sync_folder(&to)
    });
    placed.await.map_err(io::Error::other)?
}

/// Makes sure that the names of files in a file's folder are on the disk.
fn sync_folder(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}
