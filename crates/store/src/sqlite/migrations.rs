//! The layout of the database, and how older databases get it.

use std::borrow::Cow;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row, SqlSafeStr, query};

/// The version of the layout that this program writes.
pub const SCHEMA_VERSION: i64 = MIGRATIONS.len() as i64;

/// Written into the database's header: "skep".
pub(super) const APPLICATION_ID: i64 = 0x736b_6570;

/// From an empty database to the layout of today, one after the other. A migration that was released is never changed.
const MIGRATIONS: [(&str, &str); 2] = [
    ("first", include_str!("../../migrations/sqlite/0001_first.sql")),
    ("recent games", include_str!("../../migrations/sqlite/0002_recent_games.sql")),
];

/// Brings a database to the layout of today. All steps are one transaction, so that two processes that start at the same time
/// do not both take them, and a process that is killed leaves the old layout.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), MigrateError> {
    let migrations = (1_i64..).zip(MIGRATIONS).map(|(version, (name, sql))| {
        let sql = sql.into_sql_str();
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql, false)
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    // `run` does the same for anything from which it can take a connection, which makes futures that are not known to be Send.
    migrator.run_direct(None, &mut *transaction, false).await?;
    Ok(transaction.commit().await?)
}

/// What a file is that can be read as a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nothing is in it.
    Empty,
    /// A database of skep, with the version of its layout.
    Skep(i64),
    /// A database of another program.
    Foreign,
}

/// Looks what is in a database.
pub(super) async fn kind(connection: &mut SqliteConnection) -> Result<Kind, sqlx::Error> {
    let id: i64 = query("PRAGMA application_id").fetch_one(&mut *connection).await?.try_get(0)?;
    let tables = query("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *connection).await?;
    match (id, tables.try_get::<i64, _>(0)?) {
        (APPLICATION_ID, 1..) => {
            let version = query("SELECT coalesce(max(version), 0) FROM _sqlx_migrations");
            Ok(Kind::Skep(version.fetch_one(connection).await?.try_get(0)?))
        }
        (0, 0) => Ok(Kind::Empty),
        _ => Ok(Kind::Foreign),
    }
}
