//! Ratings, their history, and leaderboards.

use async_trait::async_trait;
use skep_club::{GameId, Moment, PersonId, Speed};
use skep_rules::Family;
use sqlx::query;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use crate::error::{AppendError, StoreError};
use crate::rows::rating::{Board, BoardRow, RatedKind, RatingChange, RatingEntry, RatingRow};
use crate::sqlite::SqliteStore;
use crate::sqlite::codec::{Columns, id_list, not_read, not_stored, signed};
use crate::store::Ratings;

/// A query for rows of a leaderboard with their places.
macro_rules! board {
    ($rest:literal) => {
        concat!(
            "WITH board AS ( \
               SELECT person, family, speed, rating, deviation, volatility, games, changed, \
                      deviation >= ?3 AS uncertain, \
                      row_number() OVER (ORDER BY deviation >= ?3, rating DESC, person) AS place \
               FROM ratings WHERE family = ?1 AND speed = ?2 AND changed >= ?4 \
             ) SELECT * FROM board ",
            $rest
        )
    };
}

#[async_trait]
impl Ratings for SqliteStore {
    async fn ratings(&self, people: &[PersonId]) -> Result<Vec<RatingRow>, StoreError> {
        let sql = "SELECT person, family, speed, rating, deviation, volatility, games, changed FROM ratings \
                   WHERE person IN (SELECT value FROM json_each(?1))";
        let rows = query(sql).bind(id_list(people)).fetch_all(&self.readers).await;
        rows.map_err(not_read)?.iter().map(read_rating).collect()
    }

    async fn rating_history(
        &self,
        person: PersonId,
        family: Family,
        speed: Speed,
        limit: u32,
    ) -> Result<Vec<RatingEntry>, StoreError> {
        let sql = "SELECT * FROM (SELECT games, game, at, rating, deviation FROM rating_history \
                   WHERE person = ?1 AND family = ?2 AND speed = ?3 ORDER BY games DESC LIMIT ?4) ORDER BY games";
        let history =
            query(sql).bind(signed(person.0)).bind(family.name()).bind(speed.name()).bind(limit);
        let rows = history.fetch_all(&self.readers).await.map_err(not_read)?;
        rows.iter().map(read_entry).collect()
    }

    async fn rated_kinds(&self, active_since: Moment) -> Result<Vec<RatedKind>, StoreError> {
        let sql = "SELECT family, speed, count(*) AS people FROM ratings WHERE changed >= ?1 \
                   GROUP BY family, speed ORDER BY family, speed";
        let kinds = query(sql).bind(signed(active_since.0));
        let rows = kinds.fetch_all(&self.readers).await.map_err(not_read)?;
        let kind = |row: &SqliteRow| {
            let (family, speed) = (row.family()?, row.speed()?);
            Ok(RatedKind { family, speed, people: row.number("people")? })
        };
        rows.iter().map(kind).collect()
    }

    async fn leaderboard(&self, board: Board, limit: u32) -> Result<Vec<BoardRow>, StoreError> {
        let sql = board!("ORDER BY place LIMIT ?5");
        let rows = query(sql)
            .bind(board.family.name())
            .bind(board.speed.name())
            .bind(board.below_deviation)
            .bind(signed(board.active_since.0))
            .bind(limit);
        let rows = rows.fetch_all(&self.readers).await.map_err(not_read)?;
        rows.iter().map(read_board_row).collect()
    }

    async fn board_row(
        &self,
        board: Board,
        person: PersonId,
    ) -> Result<Option<BoardRow>, StoreError> {
        let sql = board!("WHERE person = ?5");
        let row = query(sql)
            .bind(board.family.name())
            .bind(board.speed.name())
            .bind(board.below_deviation)
            .bind(signed(board.active_since.0))
            .bind(signed(person.0));
        let row = row.fetch_optional(&self.readers).await.map_err(not_read)?;
        row.as_ref().map(read_board_row).transpose()
    }
}

/// Stores a rating after a game, if it is the next one. People who have deleted everything get none.
pub(super) async fn store_rating(
    connection: &mut SqliteConnection,
    game: GameId,
    change: &RatingChange,
) -> Result<(), AppendError> {
    let after = change.after;
    let sql = "SELECT 1 FROM people WHERE id = ?1 AND deleted = 0";
    let exists = query(sql).bind(signed(after.person.0)).fetch_optional(&mut *connection).await;
    if exists.map_err(not_stored)?.is_none() {
        return Ok(());
    }
    let sql = if after.games == 1 {
        "INSERT INTO ratings (person, family, speed, rating, deviation, volatility, games, changed) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING"
    } else {
        "UPDATE ratings SET rating = ?4, deviation = ?5, volatility = ?6, games = ?7, changed = ?8 \
         WHERE person = ?1 AND family = ?2 AND speed = ?3 AND games = ?7 - 1"
    };
    let store = query(sql)
        .bind(signed(after.person.0))
        .bind(after.family.name())
        .bind(after.speed.name())
        .bind(after.rating)
        .bind(after.deviation)
        .bind(after.volatility)
        .bind(after.games)
        .bind(signed(after.changed.0));
    if store.execute(&mut *connection).await.map_err(not_stored)?.rows_affected() != 1 {
        return Err(AppendError::RatingChanged);
    }
    let sql = "INSERT INTO rating_history (person, family, speed, games, game, at, rating, deviation) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let entry = query(sql)
        .bind(signed(after.person.0))
        .bind(after.family.name())
        .bind(after.speed.name())
        .bind(after.games)
        .bind(game.to_string())
        .bind(signed(after.changed.0))
        .bind(after.rating)
        .bind(after.deviation);
    entry.execute(connection).await.map_err(not_stored)?;
    Ok(())
}

fn read_rating(row: &SqliteRow) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        person: row.person("person")?,
        family: row.family()?,
        speed: row.speed()?,
        rating: row.value("rating")?,
        deviation: row.value("deviation")?,
        volatility: row.value("volatility")?,
        games: row.number("games")?,
        changed: row.moment("changed")?,
    })
}

fn read_entry(row: &SqliteRow) -> Result<RatingEntry, StoreError> {
    Ok(RatingEntry {
        game: row.game("game")?,
        at: row.moment("at")?,
        rating: row.value("rating")?,
        deviation: row.value("deviation")?,
    })
}

fn read_board_row(row: &SqliteRow) -> Result<BoardRow, StoreError> {
    let is_uncertain: bool = row.value("uncertain")?;
    let place = if is_uncertain { None } else { Some(row.number("place")?) };
    Ok(BoardRow { place, rating: read_rating(row)? })
}
