//! Whether a file is a sound database.

use std::fs;
use std::path::Path;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row, query};

use crate::error::DatabaseError;
use crate::sqlite::migrations::SCHEMA_VERSION;
use crate::sqlite::open::{database_error, inspect, plain_options};

/// What is in a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The version of its layout.
    pub version: i64,
    /// Guests, accounts and levels of the computer.
    pub people: u64,
    /// Games.
    pub games: u64,
    /// Events of games.
    pub events: u64,
}

/// Checks that a file is a sound database of this or an older version, and that no game lacks an event. Changes nothing.
pub async fn check(file: &Path) -> Result<Summary, DatabaseError> {
    let failed = |source| DatabaseError::File { path: file.to_owned(), source };
    let length = fs::metadata(file).map_err(failed)?.len();
    let damaged = |reason: String| DatabaseError::Damaged { path: file.to_owned(), reason };
    if length == 0 {
        return Err(damaged("the file is empty".to_owned()));
    }
    let options = plain_options(file).read_only(true);
    let version = inspect(&options).await?;
    if version == 0 {
        return Err(damaged("nothing is in it".to_owned()));
    }
    let connected = SqliteConnection::connect_with(&options).await;
    let mut connection = connected.map_err(|error| database_error(file, &error))?;
    let found = examine(&mut connection, version).await;
    connection.close().await.ok();
    found.map_err(|error| database_error(file, &error))?.map_err(damaged)
}

async fn examine(
    connection: &mut SqliteConnection,
    version: i64,
) -> Result<Result<Summary, String>, sqlx::Error> {
    let found = query("PRAGMA integrity_check(1)").fetch_all(&mut *connection).await?;
    let sound = found.first().map(|row| row.try_get::<String, _>(0)).transpose()?;
    if sound.as_deref() != Some("ok") {
        return Ok(Err(sound.unwrap_or_else(|| "it cannot be checked".to_owned())));
    }
    if let Some(row) = query("PRAGMA foreign_key_check").fetch_all(&mut *connection).await?.first()
    {
        let (table, parent): (String, String) = (row.try_get(0)?, row.try_get(2)?);
        return Ok(Err(format!("a row of {table} belongs to something that is not in {parent}")));
    }
    if let Some(game) = query(INCOMPLETE_GAME).fetch_optional(&mut *connection).await? {
        return Ok(Err(format!("the game {} lacks events", game.try_get::<String, _>(0)?)));
    }
    let counts = query(COUNTS).fetch_one(connection).await?;
    let count = |index: usize| counts.try_get::<i64, _>(index).map(i64::unsigned_abs);
    Ok(Ok(Summary { version, people: count(0)?, games: count(1)?, events: count(2)? }))
}

const INCOMPLETE_GAME: &str = "SELECT games.id FROM games LEFT JOIN events ON events.game = games.id GROUP BY games.id \
    HAVING count(number) <> games.version OR max(number) <> games.version OR min(number) <> 1 LIMIT 1";

const COUNTS: &str = "SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM games), (SELECT count(*) FROM events)";

const _: () = assert!(SCHEMA_VERSION == 2, "INCOMPLETE_GAME and COUNTS must fit every layout");
