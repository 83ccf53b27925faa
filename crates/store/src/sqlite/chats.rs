//! What people say.

use async_trait::async_trait;
use skep_club::GameId;
use sqlx::query;
use sqlx::sqlite::SqliteRow;

use crate::error::StoreError;
use crate::rows::chat::ChatLine;
use crate::sqlite::SqliteStore;
use crate::sqlite::codec::{Columns, not_read, not_stored, signed, to_name};
use crate::store::Chats;

#[async_trait]
impl Chats for SqliteStore {
    async fn say(&self, line: ChatLine) -> Result<(), StoreError> {
        let room = to_name("room", &line.room)?;
        self.write(move |connection| {
            Box::pin(async move {
                let sql =
                    "INSERT INTO chat (game, room, person, at, text) VALUES (?1, ?2, ?3, ?4, ?5)";
                let insert = query(sql)
                    .bind(line.game.to_string())
                    .bind(room)
                    .bind(signed(line.person.0))
                    .bind(signed(line.at.0))
                    .bind(line.text);
                insert.execute(connection).await.map_err(not_stored)?;
                Ok(())
            })
        })
        .await
    }

    async fn chat(&self, game: GameId, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let sql = "SELECT * FROM (SELECT id, game, room, person, at, text FROM chat WHERE game = ?1 \
                   ORDER BY id DESC LIMIT ?2) ORDER BY id";
        let lines = query(sql).bind(game.to_string()).bind(limit);
        let rows = lines.fetch_all(&self.readers).await.map_err(not_read)?;
        rows.iter().map(read_line).collect()
    }
}

fn read_line(row: &SqliteRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        game: row.game("game")?,
        room: row.name("room")?,
        person: row.person("person")?,
        at: row.moment("at")?,
        text: row.value("text")?,
    })
}
