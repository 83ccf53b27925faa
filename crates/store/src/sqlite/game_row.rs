//! What lists show of games, as rows of the table `games`.

use skep_club::{Audience, Terms};
use skep_wire::ClockView;
use sqlx::query;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqliteRow};

use crate::error::StoreError;
use crate::rows::game::{GameEnd, GameRow, GameStatus};
use crate::sqlite::codec::{Columns, damaged, not_stored, signed, to_json, to_name};

/// A query for rows of games.
macro_rules! select_games {
    ($rest:literal) => {
        concat!(
            "SELECT games.id, games.game_type, games.pace, games.rated, games.creator_plays, games.creator, \
             games.audience, games.invited, games.white, games.black, games.status, games.position, \
             games.length, games.to_move, games.clock, games.deadline, games.created, games.changed, \
             games.outcome, games.cause, games.ended ",
            $rest
        )
    };
}
pub(super) use select_games;

/// The numbers of the last event before and after a batch.
#[derive(Clone, Copy)]
pub(super) struct Versions {
    pub(super) before: u32,
    pub(super) after: u32,
}

const INSERT: &str = "INSERT INTO games (id, version, position, length, to_move, clock, deadline, changed, \
    white, black, status, outcome, cause, ended, created, game_type, pace, rated, creator_plays, family, speed, \
    creator, audience, invited) \
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, \
    ?23, ?24) ON CONFLICT DO NOTHING";

const UPDATE: &str = "UPDATE games SET version = ?2, position = ?3, length = ?4, to_move = ?5, clock = ?6, \
    deadline = ?7, changed = ?8, white = ?9, black = ?10, status = ?11, outcome = ?12, cause = ?13, ended = ?14 \
    WHERE id = ?1 AND version = ?15";

const UPDATE_PLAYING: &str = "UPDATE games SET version = ?2, position = ?3, length = ?4, to_move = ?5, clock = ?6, \
    deadline = ?7, changed = ?8 WHERE id = ?1 AND version = ?9 AND status = 'playing'";

/// Stores the row of a game. Returns whether the game had the version before.
pub(super) async fn store_game(
    connection: &mut SqliteConnection,
    row: &GameRow,
    versions: Versions,
) -> Result<bool, StoreError> {
    if versions.before == 0 {
        let progress = bind_progress(query(INSERT), row, versions)?;
        let insert = bind_terms(bind_players(progress, row)?, row)?;
        return run(connection, insert).await;
    }
    if row.status == GameStatus::Playing {
        // Most events change neither the players nor the status. Without those columns only one index changes.
        let update = bind_progress(query(UPDATE_PLAYING), row, versions)?;
        if run(connection, update.bind(versions.before)).await? {
            return Ok(true);
        }
    }
    let update = bind_players(bind_progress(query(UPDATE), row, versions)?, row)?;
    run(connection, update.bind(versions.before)).await
}

type Bound<'q> = Query<'q, Sqlite, SqliteArguments>;

async fn run(connection: &mut SqliteConnection, change: Bound<'_>) -> Result<bool, StoreError> {
    let changed = change.execute(connection).await.map_err(not_stored)?;
    Ok(changed.rows_affected() == 1)
}

/// Binds what every event changes.
fn bind_progress<'q>(
    query: Bound<'q>,
    row: &GameRow,
    versions: Versions,
) -> Result<Bound<'q>, StoreError> {
    let clock = row.clock.as_ref().map(|clock| to_json("clock", clock)).transpose()?;
    Ok(query
        .bind(row.game.to_string())
        .bind(versions.after)
        .bind(row.position.clone())
        .bind(row.length)
        .bind(optional_name("to_move", row.to_move.as_ref())?)
        .bind(clock)
        .bind(row.deadline.map(|moment| signed(moment.0)))
        .bind(signed(row.changed.0)))
}

/// Binds what the beginning and the end of a game change.
fn bind_players<'q>(query: Bound<'q>, row: &GameRow) -> Result<Bound<'q>, StoreError> {
    let end = row.end.as_ref();
    let outcome = end.and_then(|end| end.outcome.as_ref());
    Ok(query
        .bind(row.white.map(|person| signed(person.0)))
        .bind(row.black.map(|person| signed(person.0)))
        .bind(to_name("status", &row.status)?)
        .bind(optional_name("outcome", outcome)?)
        .bind(optional_name("cause", end.map(|end| &end.cause))?)
        .bind(end.map(|end| signed(end.at.0))))
}

/// Binds what never changes.
fn bind_terms<'q>(query: Bound<'q>, row: &GameRow) -> Result<Bound<'q>, StoreError> {
    let (audience, invited) = match row.audience {
        Audience::Everybody => ("everybody", None),
        Audience::Link => ("link", None),
        Audience::Invited { person } => ("invited", Some(signed(person.0))),
    };
    Ok(query
        .bind(signed(row.created.0))
        .bind(to_name("game_type", &row.terms.game_type)?)
        .bind(to_json("pace", &row.terms.pace)?)
        .bind(row.terms.rated)
        .bind(to_name("creator_plays", &row.terms.creator_plays)?)
        .bind(row.family().name())
        .bind(row.speed().name())
        .bind(signed(row.creator.0))
        .bind(audience)
        .bind(invited))
}

fn optional_name<T: serde::Serialize>(
    what: &'static str,
    value: Option<&T>,
) -> Result<Option<String>, StoreError> {
    value.map(|value| to_name(what, value)).transpose()
}

/// Reads a row of the table `games`.
pub(super) fn read_game(row: &SqliteRow) -> Result<GameRow, StoreError> {
    let clock: Option<String> = row.value("clock")?;
    let clock: Option<ClockView> =
        clock.map(|clock| serde_json::from_str(&clock).map_err(damaged("clock"))).transpose()?;
    let end = match row.optional_moment("ended")? {
        Some(at) => {
            let (outcome, cause) = (row.optional_name("outcome")?, row.name("cause")?);
            Some(GameEnd { outcome, cause, at })
        }
        None => None,
    };
    Ok(GameRow {
        game: row.game("id")?,
        terms: Terms {
            game_type: row.name("game_type")?,
            pace: row.json("pace")?,
            rated: row.value("rated")?,
            creator_plays: row.name("creator_plays")?,
        },
        creator: row.person("creator")?,
        audience: read_audience(row)?,
        white: row.optional_person("white")?,
        black: row.optional_person("black")?,
        status: row.name("status")?,
        position: row.value("position")?,
        length: row.number("length")?,
        to_move: row.optional_name("to_move")?,
        clock,
        deadline: row.optional_moment("deadline")?,
        created: row.moment("created")?,
        changed: row.moment("changed")?,
        end,
    })
}

fn read_audience(row: &SqliteRow) -> Result<Audience, StoreError> {
    match row.value::<&str>("audience")? {
        "everybody" => Ok(Audience::Everybody),
        "link" => Ok(Audience::Link),
        "invited" => Ok(Audience::Invited { person: row.person("invited")? }),
        other => Err(damaged("audience")(format!("{other} is nobody"))),
    }
}
