//! Browsers that are logged in.

use async_trait::async_trait;
use skep_club::{Moment, PersonId};
use sqlx::query;
use sqlx::sqlite::SqliteRow;

use crate::error::StoreError;
use crate::retention::session_expired_before;
use crate::rows::session::{NewSession, Session, TokenHash};
use crate::sqlite::SqliteStore;
use crate::sqlite::codec::{Columns, not_read, not_stored, signed};
use crate::store::Sessions;

#[async_trait]
impl Sessions for SqliteStore {
    async fn new_session(&self, session: NewSession) -> Result<u64, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let sql = "INSERT INTO sessions (token, person, description, created, used) \
                           SELECT ?1, id, ?3, ?4, ?4 FROM people WHERE id = ?2 AND deleted = 0 RETURNING id";
                let insert = query(sql)
                    .bind(session.token.0.to_vec())
                    .bind(signed(session.person.0))
                    .bind(session.description)
                    .bind(signed(session.at.0));
                let gone = || StoreError::NotStored { reason: "there is no such person".to_owned() };
                let row = insert.fetch_optional(connection).await.map_err(not_stored)?;
                row.ok_or_else(gone)?.number("id")
            })
        })
        .await
    }

    async fn session(&self, token: TokenHash, now: Moment) -> Result<Option<Session>, StoreError> {
        let sql = "SELECT id, person, description, created, used FROM sessions \
                   WHERE token = ?1 AND used >= ?2";
        let session = query(sql).bind(token.0.to_vec()).bind(expiry(now));
        let row = session.fetch_optional(&self.readers).await.map_err(not_read)?;
        row.as_ref().map(read_session).transpose()
    }

    async fn touch_session(&self, session: u64, now: Moment) -> Result<(), StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let sql = "UPDATE sessions SET used = ?2 WHERE id = ?1 AND used < ?2";
                let touch = query(sql).bind(signed(session)).bind(signed(now.0));
                touch.execute(connection).await.map_err(not_stored)?;
                Ok(())
            })
        })
        .await
    }

    async fn devices(&self, person: PersonId, now: Moment) -> Result<Vec<Session>, StoreError> {
        let sql = "SELECT id, person, description, created, used FROM sessions \
                   WHERE person = ?1 AND used >= ?2 ORDER BY used DESC, id DESC";
        let sessions = query(sql).bind(signed(person.0)).bind(expiry(now));
        let rows = sessions.fetch_all(&self.readers).await.map_err(not_read)?;
        rows.iter().map(read_session).collect()
    }

    async fn delete_session(&self, person: PersonId, session: u64) -> Result<bool, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let sql = "DELETE FROM sessions WHERE id = ?1 AND person = ?2";
                let delete = query(sql).bind(signed(session)).bind(signed(person.0));
                let deleted = delete.execute(connection).await.map_err(not_stored)?;
                Ok(deleted.rows_affected() == 1)
            })
        })
        .await
    }

    async fn delete_sessions(
        &self,
        person: PersonId,
        keep: Option<u64>,
    ) -> Result<u64, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let sql = "DELETE FROM sessions WHERE person = ?1 AND (?2 IS NULL OR id <> ?2)";
                let delete = query(sql).bind(signed(person.0)).bind(keep.map(signed));
                let deleted = delete.execute(connection).await.map_err(not_stored)?;
                Ok(deleted.rows_affected())
            })
        })
        .await
    }
}

/// The moment before which sessions have expired.
fn expiry(now: Moment) -> i64 {
    signed(session_expired_before(now).0)
}

fn read_session(row: &SqliteRow) -> Result<Session, StoreError> {
    Ok(Session {
        id: row.number("id")?,
        person: row.person("person")?,
        description: row.value("description")?,
        created: row.moment("created")?,
        used: row.moment("used")?,
    })
}
