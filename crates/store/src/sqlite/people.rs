//! People and their accounts.

use async_trait::async_trait;
use serde_json::Value;
use skep_club::{Moment, PersonId};
use skep_wire::PersonKind;
use sqlx::query;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use crate::error::{PasswordError, RegisterError, StoreError};
use crate::rows::person::{PersonRow, Secrets};
use crate::rows::session::TokenHash;
use crate::sqlite::SqliteStore;
use crate::sqlite::codec::{Columns, damaged, id_list, not_read, not_stored, signed};
use crate::store::People;

#[async_trait]
impl People for SqliteStore {
    async fn new_guest(&self, at: Moment) -> Result<PersonId, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let sql = "INSERT INTO people (kind, since) VALUES ('guest', ?1) RETURNING id";
                let row = query(sql).bind(signed(at.0)).fetch_one(connection).await;
                row.map_err(not_stored)?.person("id")
            })
        })
        .await
    }

    async fn person(&self, person: PersonId) -> Result<Option<PersonRow>, StoreError> {
        let sql = "SELECT id, kind, level, name, since, deleted FROM people WHERE id = ?1";
        let row = query(sql).bind(signed(person.0)).fetch_optional(&self.readers).await;
        row.map_err(not_read)?.as_ref().map(read_person).transpose()
    }

    async fn people(&self, people: &[PersonId]) -> Result<Vec<PersonRow>, StoreError> {
        let sql = "SELECT id, kind, level, name, since, deleted FROM people \
                   WHERE id IN (SELECT value FROM json_each(?1))";
        let rows = query(sql).bind(id_list(people)).fetch_all(&self.readers).await;
        rows.map_err(not_read)?.iter().map(read_person).collect()
    }

    async fn by_name(&self, name: &str) -> Result<Option<PersonRow>, StoreError> {
        let sql = "SELECT id, kind, level, name, since, deleted FROM people WHERE name_key = ?1";
        let row = query(sql).bind(name_key(name)).fetch_optional(&self.readers).await;
        row.map_err(not_read)?.as_ref().map(read_person).transpose()
    }

    async fn computers(&self) -> Result<Vec<PersonRow>, StoreError> {
        let sql = "SELECT id, kind, level, name, since, deleted FROM people \
                   WHERE kind = 'computer' ORDER BY level";
        let rows = query(sql).fetch_all(&self.readers).await.map_err(not_read)?;
        rows.iter().map(read_person).collect()
    }

    async fn register(
        &self,
        person: PersonId,
        name: &str,
        secrets: Secrets,
        at: Moment,
    ) -> Result<(), RegisterError> {
        let name = name.to_owned();
        self.write(move |connection| {
            Box::pin(async move { register(connection, person, &name, secrets, at).await })
        })
        .await
    }

    async fn secrets(&self, person: PersonId) -> Result<Option<Secrets>, StoreError> {
        let sql = "SELECT password, recovery FROM people WHERE id = ?1 AND kind = 'account'";
        let row = query(sql).bind(signed(person.0)).fetch_optional(&self.readers).await;
        let Some(row) = row.map_err(not_read)? else { return Ok(None) };
        Ok(Some(Secrets { password: row.value("password")?, recovery: row.value("recovery")? }))
    }

    async fn set_secrets(
        &self,
        person: PersonId,
        old: Secrets,
        new: Secrets,
        keep: Option<TokenHash>,
    ) -> Result<(), PasswordError> {
        self.write(move |connection| {
            Box::pin(async move { set_secrets(connection, person, old, new, keep).await })
        })
        .await
    }

    async fn delete_person(&self, person: PersonId) -> Result<bool, StoreError> {
        self.write(move |connection| {
            Box::pin(async move { delete_person(connection, person).await })
        })
        .await
    }

    async fn export(&self, person: PersonId) -> Result<Option<Value>, StoreError> {
        self.read_export(person).await
    }

    async fn block(
        &self,
        person: PersonId,
        blocked: PersonId,
        at: Moment,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let sql = "INSERT INTO blocks (person, blocked, at) VALUES (?1, ?2, ?3) \
                           ON CONFLICT DO NOTHING";
                let block = query(sql).bind(signed(person.0)).bind(signed(blocked.0));
                block.bind(signed(at.0)).execute(connection).await.map_err(not_stored)?;
                Ok(())
            })
        })
        .await
    }

    async fn unblock(&self, person: PersonId, blocked: PersonId) -> Result<(), StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let sql = "DELETE FROM blocks WHERE person = ?1 AND blocked = ?2";
                let unblock = query(sql).bind(signed(person.0)).bind(signed(blocked.0));
                unblock.execute(connection).await.map_err(not_stored)?;
                Ok(())
            })
        })
        .await
    }

    async fn blocked_by(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let sql = "SELECT blocked FROM blocks WHERE person = ?1 ORDER BY at, blocked";
        let rows = query(sql).bind(signed(person.0)).fetch_all(&self.readers).await;
        rows.map_err(not_read)?.iter().map(|row| row.person("blocked")).collect()
    }

    async fn is_blocked(&self, one: PersonId, other: PersonId) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM blocks WHERE (person = ?1 AND blocked = ?2) \
                   OR (person = ?2 AND blocked = ?1)) AS blocked";
        let row = query(sql).bind(signed(one.0)).bind(signed(other.0));
        row.fetch_one(&self.readers).await.map_err(not_read)?.value("blocked")
    }
}

/// Names are the same if they differ in capitals only.
fn name_key(name: &str) -> String {
    name.to_lowercase()
}

fn read_person(row: &SqliteRow) -> Result<PersonRow, StoreError> {
    let kind = match row.value::<&str>("kind")? {
        "guest" => PersonKind::Guest,
        "account" => PersonKind::Account,
        "computer" => PersonKind::Computer { level: row.number("level")? },
        other => return Err(damaged("kind")(format!("nobody is a {other}"))),
    };
    Ok(PersonRow {
        id: row.person("id")?,
        name: row.value("name")?,
        kind,
        since: row.moment("since")?,
        deleted: row.value("deleted")?,
    })
}

async fn register(
    connection: &mut SqliteConnection,
    person: PersonId,
    name: &str,
    secrets: Secrets,
    at: Moment,
) -> Result<(), RegisterError> {
    let sql = "SELECT 1 FROM people WHERE name_key = ?1";
    let taken = query(sql).bind(name_key(name)).fetch_optional(&mut *connection).await;
    if taken.map_err(not_stored)?.is_some() {
        return Err(RegisterError::NameTaken);
    }
    let sql = "UPDATE people SET kind = 'account', name = ?2, name_key = ?3, password = ?4, recovery = ?5, since = ?6 \
               WHERE id = ?1 AND kind = 'guest' AND deleted = 0";
    let update = query(sql)
        .bind(signed(person.0))
        .bind(name)
        .bind(name_key(name))
        .bind(secrets.password)
        .bind(secrets.recovery)
        .bind(signed(at.0));
    match update.execute(connection).await.map_err(not_stored)?.rows_affected() {
        1 => Ok(()),
        _ => Err(RegisterError::NotAGuest),
    }
}

async fn set_secrets(
    connection: &mut SqliteConnection,
    person: PersonId,
    old: Secrets,
    new: Secrets,
    keep: Option<TokenHash>,
) -> Result<(), PasswordError> {
    let sql = "UPDATE people SET password = ?4, recovery = ?5 \
               WHERE id = ?1 AND kind = 'account' AND password = ?2 AND recovery = ?3";
    let update = query(sql)
        .bind(signed(person.0))
        .bind(old.password)
        .bind(old.recovery)
        .bind(new.password)
        .bind(new.recovery);
    let changed = update.execute(&mut *connection).await.map_err(not_stored)?;
    if changed.rows_affected() != 1 {
        return Err(PasswordError::Changed);
    }
    let sql = "DELETE FROM sessions WHERE person = ?1 AND (?2 IS NULL OR token <> ?2)";
    let keep = keep.map(|token| token.0.to_vec());
    let log_out = query(sql).bind(signed(person.0)).bind(keep);
    log_out.execute(connection).await.map_err(not_stored)?;
    Ok(())
}

async fn delete_person(
    connection: &mut SqliteConnection,
    person: PersonId,
) -> Result<bool, StoreError> {
    let sql = "UPDATE people SET kind = 'guest', name = NULL, name_key = NULL, password = NULL, recovery = NULL, \
               deleted = 1 WHERE id = ?1 AND kind <> 'computer' AND deleted = 0";
    let update = query(sql).bind(signed(person.0)).execute(&mut *connection).await;
    if update.map_err(not_stored)?.rows_affected() != 1 {
        return Ok(false);
    }
    for sql in [
        "DELETE FROM sessions WHERE person = ?1",
        "DELETE FROM blocks WHERE person = ?1 OR blocked = ?1",
        "DELETE FROM chat WHERE person = ?1",
        "DELETE FROM rating_history WHERE person = ?1",
        "DELETE FROM ratings WHERE person = ?1",
    ] {
        let delete = query(sql).bind(signed(person.0)).execute(&mut *connection).await;
        delete.map_err(not_stored)?;
    }
    Ok(true)
}
