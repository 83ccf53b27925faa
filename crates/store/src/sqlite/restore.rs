//! Putting a backup in the place of a database.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, query};

use crate::error::{DatabaseError, RestoreError};
use crate::sqlite::DATABASE_FILE;
use crate::sqlite::backup::{Unfinished, copy, part_of, put_in_place};
use crate::sqlite::check::{Summary, check};
use crate::sqlite::open::{create_new, make_folder, plain_options};

/// What is done with a database that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Nothing is restored.
    Refuse,
    /// It is kept under another name, `skep-before-restore-1.db`, and the backup takes its place.
    SetAside,
}

/// Checks a backup and puts it into a folder, where the next [`SqliteStore::open`](crate::SqliteStore::open) finds it. No
/// server may be using that folder. If it fails, or the computer loses power, what was there before is still there.
pub async fn restore(
    from: &Path,
    folder: &Path,
    existing: Existing,
) -> Result<Summary, RestoreError> {
    let summary = check(from).await?;
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |source| RestoreError::File { path, source }
    };
    make_folder(folder).map_err(failed(folder))?;
    let file = folder.join(DATABASE_FILE);
    let exists = fs::symlink_metadata(&file).is_ok();
    if exists && existing == Existing::Refuse {
        return Err(RestoreError::Exists { path: file });
    }

    let part = part_of(&file);
    // Left by an earlier attempt that was interrupted.
    fs::remove_file(&part).ok();
    create_new(&part).map_err(failed(&part))?;
    let mut unfinished = Unfinished { files: vec![part.clone()] };
    copy(from, &part)
        .await
        .map_err(|reason| DatabaseError::Unusable { path: from.to_owned(), reason })?;
    if exists {
        set_aside(&file).await?;
    }
    put_in_place(&part, &file).await.map_err(failed(&file))?;
    unfinished.files.clear();
    Ok(summary)
}

/// Gives a database, and what belongs to it, another name.
async fn set_aside(file: &Path) -> Result<(), RestoreError> {
    let failed = |source| RestoreError::File { path: file.to_owned(), source };
    if !close_log(file).await {
        return Err(RestoreError::InUse { path: file.to_owned() });
    }
    let free = |number: u32| {
        let kept = file.with_file_name(format!("skep-before-restore-{number}.db"));
        fs::symlink_metadata(&kept).is_err().then_some(kept)
    };
    let kept = (1..).find_map(free).ok_or_else(|| failed(io::ErrorKind::AlreadyExists.into()))?;
    // A damaged database may still have a log, which must not meet the new one.
    for suffix in ["-wal", "-shm"] {
        match fs::rename(beside(file, suffix), beside(&kept, suffix)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
            _ => {}
        }
    }
    // A second name first: at every moment there is a database, the old one or the new one.
    fs::hard_link(file, &kept).or_else(|_| fs::rename(file, &kept)).map_err(failed)
}

/// Moves the write-ahead log of a database into it. Returns false if another process uses the database. A database that is too
/// damaged for it is left as it is.
async fn close_log(file: &Path) -> bool {
    const BUSY: [u32; 2] = [5, 6];
    let options = plain_options(file).busy_timeout(std::time::Duration::ZERO);
    let Ok(mut connection) = SqliteConnection::connect_with(&options).await else { return true };
    let closed = query("PRAGMA journal_mode = DELETE").fetch_all(&mut connection).await;
    connection.close().await.ok();
    let code = closed.err().and_then(|error| {
        error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok())
    });
    code.is_none_or(|code| !BUSY.contains(&(code & 0xff)))
}

fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
