//! Everything that is stored about a person.

use std::collections::HashMap;

use serde_json::{Map, Value, json};
use skep_club::PersonId;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Column, Row, TypeInfo, ValueRef, query};

use crate::error::StoreError;
use crate::sqlite::SqliteStore;
use crate::sqlite::codec::{Columns, damaged, not_read, signed};

const PERSON: &str =
    "SELECT id, kind, name, since, password IS NOT NULL AS has_password FROM people WHERE id = ?1";

/// Tables with rows of the person, as they appear in the export.
const TABLES: [(&str, &str); 5] = [
    (
        "sessions",
        "SELECT id, description, created, used FROM sessions WHERE person = ?1 ORDER BY id",
    ),
    ("blocks", "SELECT blocked, at FROM blocks WHERE person = ?1 ORDER BY at, blocked"),
    (
        "ratings",
        "SELECT family, speed, rating, deviation, volatility, games, changed FROM ratings WHERE person = ?1 \
         ORDER BY family, speed",
    ),
    (
        "rating_history",
        "SELECT family, speed, games, game, at, rating, deviation FROM rating_history WHERE person = ?1 \
         ORDER BY family, speed, games",
    ),
    ("chat", "SELECT game, room, at, text FROM chat WHERE person = ?1 ORDER BY id"),
];

const GAMES: &str = "SELECT id, game_type, pace, rated, creator_plays, creator, audience, invited, white, black, status, \
    position, length, to_move, created, changed, outcome, cause, ended FROM games \
    WHERE creator = ?1 OR invited = ?1 OR white = ?1 OR black = ?1 ORDER BY created, id";

/// Events of games that go on contain the seed and the other player's picks.
const EVENTS: &str = "SELECT game, number, at, event FROM events WHERE game IN (SELECT id FROM games \
    WHERE (creator = ?1 OR invited = ?1 OR white = ?1 OR black = ?1) AND status = 'ended') ORDER BY game, number";

impl SqliteStore {
    pub(super) async fn read_export(&self, person: PersonId) -> Result<Option<Value>, StoreError> {
        // One transaction: everything is of one moment.
        let mut reading = self.readers.begin().await.map_err(not_read)?;
        let Some(row) = rows(&mut reading, PERSON, person).await?.pop() else { return Ok(None) };
        let mut export = Map::new();
        export.insert("person".to_owned(), object(&row)?);
        for (name, sql) in TABLES {
            let table = rows(&mut reading, sql, person).await?;
            let table = table.iter().map(object).collect::<Result<_, _>>()?;
            export.insert(name.to_owned(), Value::Array(table));
        }
        export.insert("games".to_owned(), games(&mut reading, person).await?);
        Ok(Some(Value::Object(export)))
    }
}

async fn games(connection: &mut SqliteConnection, person: PersonId) -> Result<Value, StoreError> {
    let mut events: HashMap<String, Vec<Value>> = HashMap::new();
    for row in rows(connection, EVENTS, person).await? {
        let (number, at): (i64, i64) = (row.value("number")?, row.value("at")?);
        let event = json!({ "number": number, "at": at, "event": row.json::<Value>("event")? });
        events.entry(row.value("game")?).or_default().push(event);
    }
    let mut games = Vec::new();
    for row in rows(connection, GAMES, person).await? {
        let mut game = object(&row)?;
        game["pace"] = row.json("pace")?;
        if let Some(events) = events.remove(row.value::<&str>("id")?) {
            game["events"] = Value::Array(events);
        }
        games.push(game);
    }
    Ok(Value::Array(games))
}

async fn rows(
    connection: &mut SqliteConnection,
    sql: &'static str,
    person: PersonId,
) -> Result<Vec<SqliteRow>, StoreError> {
    query(sql).bind(signed(person.0)).fetch_all(connection).await.map_err(not_read)
}

/// A row as a JSON object. Columns that are NULL are left out.
fn object(row: &SqliteRow) -> Result<Value, StoreError> {
    let mut object = Map::new();
    for column in row.columns() {
        let index = column.ordinal();
        let raw = row.try_get_raw(index).map_err(not_read)?;
        let value = match raw.type_info().name() {
            _ if raw.is_null() => continue,
            "INTEGER" => json!(row.try_get::<i64, _>(index).map_err(not_read)?),
            "REAL" => json!(row.try_get::<f64, _>(index).map_err(not_read)?),
            "TEXT" => json!(row.try_get::<String, _>(index).map_err(not_read)?),
            other => return Err(damaged("row")(format!("{} is {other}", column.name()))),
        };
        object.insert(column.name().to_owned(), value);
    }
    Ok(Value::Object(object))
}
