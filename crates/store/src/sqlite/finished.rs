//! Games that have ended with a result, as one of their players sees them.

use skep_club::PersonId;
use skep_rules::Family;
use sqlx::query;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments};

use crate::error::StoreError;
use crate::rows::game::{FinishedGames, GameFilter, GameResult, Page, Results};
use crate::sqlite::SqliteStore;
use crate::sqlite::codec::{Columns, not_read, signed};
use crate::sqlite::game_row::read_game;

/// A query for the games of the person `?1` that a filter lets through.
macro_rules! finished {
    ($rest:literal) => {
        concat!(
            "WITH sides AS ( \
               SELECT id, ended, family, speed, rated, black AS opponent, \
                      CASE outcome WHEN 'white' THEN 'won' WHEN 'black' THEN 'lost' ELSE 'drawn' END AS result \
               FROM games WHERE white = ?1 AND status = 'ended' AND outcome IS NOT NULL \
               UNION ALL \
               SELECT id, ended, family, speed, rated, white AS opponent, \
                      CASE outcome WHEN 'black' THEN 'won' WHEN 'white' THEN 'lost' ELSE 'drawn' END AS result \
               FROM games WHERE black = ?1 AND status = 'ended' AND outcome IS NOT NULL \
             ), finished AS ( \
               SELECT * FROM sides \
               WHERE (?2 IS NULL OR opponent = ?2) AND (?3 IS NULL OR family = ?3) AND (?4 IS NULL OR speed = ?4) \
                 AND (?5 IS NULL OR rated = ?5) AND (?6 IS NULL OR result = ?6) \
             ) ",
            $rest
        )
    };
}

impl SqliteStore {
    pub(super) async fn read_finished_games(
        &self,
        person: PersonId,
        filter: GameFilter,
        page: Page,
    ) -> Result<FinishedGames, StoreError> {
        let count = finished!("SELECT count(*) AS total FROM finished");
        let games = finished!(
            "SELECT games.* FROM finished JOIN games ON games.id = finished.id \
             ORDER BY finished.ended DESC, finished.id LIMIT ?7 OFFSET ?8"
        );
        // One transaction, so that the number fits the games.
        let mut reading = self.readers.begin().await.map_err(not_read)?;
        let counted = bind(query(count), person, filter).fetch_one(&mut *reading).await;
        let total = counted.map_err(not_read)?.number("total")?;
        let offset = i64::from(page.number).saturating_mul(i64::from(page.size));
        let games = bind(query(games), person, filter).bind(page.size).bind(offset);
        let rows = games.fetch_all(&mut *reading).await.map_err(not_read)?;
        let games = rows.iter().map(read_game).collect::<Result<_, _>>()?;
        Ok(FinishedGames { games, total })
    }

    pub(super) async fn read_results(
        &self,
        person: PersonId,
        against: Option<PersonId>,
    ) -> Result<Results, StoreError> {
        let sql = finished!(
            "SELECT count(*) FILTER (WHERE result = 'won') AS won, \
             count(*) FILTER (WHERE result = 'lost') AS lost, \
             count(*) FILTER (WHERE result = 'drawn') AS drawn FROM finished"
        );
        let filter = GameFilter { against, ..GameFilter::default() };
        let counts = bind(query(sql), person, filter).fetch_one(&self.readers).await;
        let row = counts.map_err(not_read)?;
        Ok(Results {
            won: row.number("won")?,
            lost: row.number("lost")?,
            drawn: row.number("drawn")?,
        })
    }
}

fn bind<'q>(
    query: Query<'q, Sqlite, SqliteArguments>,
    person: PersonId,
    filter: GameFilter,
) -> Query<'q, Sqlite, SqliteArguments> {
    query
        .bind(signed(person.0))
        .bind(filter.against.map(|person| signed(person.0)))
        .bind(filter.family.map(Family::name))
        .bind(filter.speed.map(skep_club::Speed::name))
        .bind(filter.rated)
        .bind(filter.result.map(|result| match result {
            GameResult::Won => "won",
            GameResult::Lost => "lost",
            GameResult::Drawn => "drawn",
        }))
}
