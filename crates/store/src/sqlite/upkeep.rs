//! What the server itself needs.

use std::path::Path;

use async_trait::async_trait;
use skep_club::{Moment, PersonId};
use sqlx::query;
use sqlx::sqlite::SqliteConnection;

use crate::error::{BackupError, StoreError};
use crate::retention::{Forgotten, guest_forgotten_before, session_expired_before};
use crate::sqlite::SqliteStore;
use crate::sqlite::backup::backup;
use crate::sqlite::codec::{Columns, id_list, not_read, not_stored, signed};
use crate::store::Upkeep;

/// The rows that one request deletes. More would keep others waiting.
const ROWS_AT_ONCE: u32 = 500;

#[async_trait]
impl Upkeep for SqliteStore {
    async fn state(&self, key: &str) -> Result<Option<String>, StoreError> {
        let row = query("SELECT value FROM state WHERE key = ?1").bind(key);
        let row = row.fetch_optional(&self.readers).await.map_err(not_read)?;
        row.map(|row| row.value("value")).transpose()
    }

    async fn set_state(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.write(move |connection| {
            Box::pin(async move {
                let sql = "INSERT INTO state (key, value) VALUES (?1, ?2) \
                           ON CONFLICT (key) DO UPDATE SET value = ?2";
                query(sql).bind(key).bind(value).execute(connection).await.map_err(not_stored)?;
                Ok(())
            })
        })
        .await
    }

    async fn forget(&self, now: Moment) -> Result<Forgotten, StoreError> {
        let sessions = self.forget_sessions(now).await?;
        let guests = self.forget_guests(now).await?;
        Ok(Forgotten { sessions, guests })
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        backup(&self.file, to).await
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.stop().await;
    }
}

impl SqliteStore {
    async fn forget_sessions(&self, now: Moment) -> Result<u64, StoreError> {
        let before = signed(session_expired_before(now).0);
        let mut forgotten = 0;
        loop {
            let deleted = self
                .write(move |connection| {
                    Box::pin(async move {
                        let sql = "DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE used < ?1 LIMIT ?2)";
                        let delete = query(sql).bind(before).bind(ROWS_AT_ONCE);
                        let deleted = delete.execute(connection).await.map_err(not_stored)?;
                        Ok::<u64, StoreError>(deleted.rows_affected())
                    })
                })
                .await?;
            forgotten += deleted;
            if deleted < u64::from(ROWS_AT_ONCE) {
                return Ok(forgotten);
            }
        }
    }

    async fn forget_guests(&self, now: Moment) -> Result<u64, StoreError> {
        let before = guest_forgotten_before(now);
        let mut forgotten = 0;
        let mut last = PersonId(0);
        loop {
            // Readers look for guests, so that the writer only has to look at those that are to go.
            let guests = self.guests_after(last, before).await?;
            let Some(&newest) = guests.last() else { return Ok(forgotten) };
            last = newest;
            forgotten += self
                .write(move |connection| {
                    Box::pin(async move { forget_unused(connection, &guests, before).await })
                })
                .await?;
        }
    }

    async fn guests_after(
        &self,
        last: PersonId,
        before: Moment,
    ) -> Result<Vec<PersonId>, StoreError> {
        let sql = "SELECT id FROM people WHERE kind = 'guest' AND id > ?1 AND since < ?2 \
                   AND NOT EXISTS (SELECT 1 FROM games WHERE creator = people.id) \
                   AND NOT EXISTS (SELECT 1 FROM games WHERE white = people.id) \
                   AND NOT EXISTS (SELECT 1 FROM games WHERE black = people.id) \
                   ORDER BY id LIMIT ?3";
        let guests = query(sql).bind(signed(last.0)).bind(signed(before.0)).bind(ROWS_AT_ONCE);
        let rows = guests.fetch_all(&self.readers).await.map_err(not_read)?;
        rows.iter().map(|row| row.person("id")).collect()
    }
}

/// Deletes those of some guests who have left no trace and were not here lately.
async fn forget_unused(
    connection: &mut SqliteConnection,
    guests: &[PersonId],
    before: Moment,
) -> Result<u64, StoreError> {
    let sql = "DELETE FROM people WHERE kind = 'guest' AND id IN (SELECT value FROM json_each(?1)) \
               AND NOT EXISTS (SELECT 1 FROM games WHERE creator = people.id) \
               AND NOT EXISTS (SELECT 1 FROM games WHERE invited = people.id) \
               AND NOT EXISTS (SELECT 1 FROM games WHERE white = people.id) \
               AND NOT EXISTS (SELECT 1 FROM games WHERE black = people.id) \
               AND NOT EXISTS (SELECT 1 FROM chat WHERE person = people.id) \
               AND NOT EXISTS (SELECT 1 FROM ratings WHERE person = people.id) \
               AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND used >= ?2)";
    let delete = query(sql).bind(id_list(guests)).bind(signed(before.0));
    Ok(delete.execute(connection).await.map_err(not_stored)?.rows_affected())
}
