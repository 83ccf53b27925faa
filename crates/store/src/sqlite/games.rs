//! Games and their events.

use async_trait::async_trait;
use skep_club::{GameEvent, GameId, Moment, PersonId, Recorded};
use sqlx::query;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqliteRow};

use crate::error::{AppendError, StoreError};
use crate::rows::game::{Append, Counts, FinishedGames, GameFilter, GameRow, Page, Results};
use crate::rows::rating::RatingChange;
use crate::sqlite::SqliteStore;
use crate::sqlite::codec::{Columns, not_read, not_stored, signed, to_json};
use crate::sqlite::game_row::{Versions, read_game, select_games, store_game};
use crate::sqlite::ratings::store_rating;
use crate::store::Games;

#[async_trait]
impl Games for SqliteStore {
    async fn append(&self, batch: Append) -> Result<(), AppendError> {
        check_batch(&batch)?;
        self.write(|connection| Box::pin(async move { append(connection, &batch).await })).await
    }

    async fn events(
        &self,
        game: GameId,
        after: u32,
    ) -> Result<Vec<Recorded<GameEvent>>, StoreError> {
        let sql =
            "SELECT number, at, event FROM events WHERE game = ?1 AND number > ?2 ORDER BY number";
        let events = query(sql).bind(game.to_string()).bind(after);
        let rows = events.fetch_all(&self.readers).await.map_err(not_read)?;
        rows.iter().map(read_event).collect()
    }

    async fn game(&self, game: GameId) -> Result<Option<GameRow>, StoreError> {
        let games = query(select_games!("FROM games WHERE id = ?1")).bind(game.to_string());
        let row = games.fetch_optional(&self.readers).await.map_err(not_read)?;
        row.as_ref().map(read_game).transpose()
    }

    async fn open_seeks(&self, limit: u32) -> Result<Vec<GameRow>, StoreError> {
        let sql = select_games!(
            "FROM games WHERE status = 'open' AND audience = 'everybody' ORDER BY created DESC, id LIMIT ?1"
        );
        self.games(query(sql).bind(limit)).await
    }

    async fn invitations(&self, person: PersonId) -> Result<Vec<GameRow>, StoreError> {
        let sql = select_games!(
            "FROM games WHERE invited = ?1 AND status = 'open' ORDER BY created DESC, id"
        );
        self.games(query(sql).bind(signed(person.0))).await
    }

    async fn running_games(&self) -> Result<Vec<GameRow>, StoreError> {
        self.games(query(select_games!("FROM games WHERE status = 'playing' ORDER BY id"))).await
    }

    async fn due_games(&self, until: Moment, limit: u32) -> Result<Vec<GameRow>, StoreError> {
        let sql = select_games!(
            "FROM games WHERE deadline <= ?1 AND status IN ('open', 'playing') \
             ORDER BY deadline, id LIMIT ?2"
        );
        self.games(query(sql).bind(signed(until.0)).bind(limit)).await
    }

    async fn own_games(&self, person: PersonId) -> Result<Vec<GameRow>, StoreError> {
        let sql = select_games!(
            "FROM games WHERE (creator = ?1 AND status = 'open') OR (white = ?1 AND status = 'playing') \
             OR (black = ?1 AND status = 'playing') ORDER BY deadline IS NULL, deadline, created, id"
        );
        self.games(query(sql).bind(signed(person.0))).await
    }

    async fn watch_list(&self, limit: u32) -> Result<Vec<GameRow>, StoreError> {
        let sql = select_games!(
            "FROM games \
             LEFT JOIN ratings AS w ON w.person = white AND w.family = games.family AND w.speed = games.speed \
             LEFT JOIN ratings AS b ON b.person = black AND b.family = games.family AND b.speed = games.speed \
             WHERE status = 'playing' AND audience <> 'link' \
             ORDER BY coalesce(w.rating, 0) + coalesce(b.rating, 0) DESC, games.changed DESC, games.id LIMIT ?1"
        );
        self.games(query(sql).bind(limit)).await
    }

    async fn recent_games(&self, limit: u32) -> Result<Vec<GameRow>, StoreError> {
        let sql = select_games!(
            "FROM games WHERE status = 'ended' AND outcome IS NOT NULL AND audience <> 'link' \
             ORDER BY ended DESC, id LIMIT ?1"
        );
        self.games(query(sql).bind(limit)).await
    }

    async fn finished_games(
        &self,
        person: PersonId,
        filter: GameFilter,
        page: Page,
    ) -> Result<FinishedGames, StoreError> {
        self.read_finished_games(person, filter, page).await
    }

    async fn results(
        &self,
        person: PersonId,
        against: Option<PersonId>,
    ) -> Result<Results, StoreError> {
        self.read_results(person, against).await
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        let sql = "SELECT (SELECT count(*) FROM games WHERE status = 'open' AND audience = 'everybody') AS open, \
                   (SELECT count(*) FROM games WHERE status = 'playing') AS playing";
        let row = query(sql).fetch_one(&self.readers).await.map_err(not_read)?;
        Ok(Counts { open: row.number("open")?, playing: row.number("playing")? })
    }
}

impl SqliteStore {
    /// Reads rows of games.
    pub(super) async fn games(
        &self,
        games: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<Vec<GameRow>, StoreError> {
        let rows = games.fetch_all(&self.readers).await.map_err(not_read)?;
        rows.iter().map(read_game).collect()
    }
}

fn check_batch(batch: &Append) -> Result<(), AppendError> {
    let bad = |reason| Err(AppendError::BadBatch { reason });
    let Some(first) = batch.events.first() else { return bad("there are no events") };
    if first.number == 0 {
        return bad("events are numbered from 1 on");
    }
    let numbers = (u64::from(first.number)..).zip(&batch.events);
    if numbers.into_iter().any(|(number, event)| u64::from(event.number) != number) {
        return bad("there are gaps between the events");
    }
    if batch.row.game != batch.game {
        return bad("the row is that of another game");
    }
    let numbers = |change: &RatingChange| {
        [change.after.rating, change.after.deviation, change.after.volatility]
    };
    if !batch.ratings.iter().flat_map(numbers).all(f64::is_finite) {
        return bad("a rating is not a number");
    }
    if batch.ratings.iter().any(|change| change.after.games == 0) {
        return bad("a rating after a game counts at least one game");
    }
    Ok(())
}

async fn append(connection: &mut SqliteConnection, batch: &Append) -> Result<(), AppendError> {
    let Some((first, last)) = batch.events.first().zip(batch.events.last()) else { return Ok(()) };
    let versions = Versions { before: first.number.saturating_sub(1), after: last.number };
    if !store_game(connection, &batch.row, versions).await? {
        return Err(AppendError::Conflict);
    }
    let game = batch.game.to_string();
    for event in &batch.events {
        let json = to_json("event", &event.event)?;
        query("INSERT INTO events (game, number, at, event) VALUES (?1, ?2, ?3, ?4)")
            .bind(game.as_str())
            .bind(event.number)
            .bind(signed(event.at.0))
            .bind(json)
            .execute(&mut *connection)
            .await
            .map_err(not_stored)?;
    }
    for change in &batch.ratings {
        store_rating(connection, batch.game, change).await?;
    }
    Ok(())
}

fn read_event(row: &SqliteRow) -> Result<Recorded<GameEvent>, StoreError> {
    Ok(Recorded { number: row.number("number")?, at: row.moment("at")?, event: row.json("event")? })
}
