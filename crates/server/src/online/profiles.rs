//! What everybody may see of people and games, and what people may see of themselves.

use std::collections::HashSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use skep_club::{GameEvent, GameId, Moment, PersonId, Recorded, Speed, limits};
use skep_rules::Family;
use skep_store::{Board, GameFilter, GameResult, GameStatus, Page, PersonRow, RatingRow, Results};
use skep_wire::{
    AccountError, BoardName, GameSummary, GamesPage, LeaderboardRow, Person, Profile,
    ProfileRating, RatingPoint, RatingView,
};

use crate::online::Online;
use crate::online::games::standing;
use crate::online::http::{ApiResult, InPath};
use crate::online::people::or_unknown;
use crate::online::views::summaries;

type App = State<Arc<Online>>;

/// The number of games on a page.
const PAGE: u32 = 24;

/// The number of ratings in a graph.
const HISTORY: u32 = 200;

/// The number of games that have just ended in the list for spectators.
const RECENT: u32 = 12;

/// The number of people on a leaderboard.
const BOARD: u32 = 100;

/// Who has not played a rated game for that many milliseconds is not on leaderboards.
const ACTIVE: u64 = 60 * limits::DAY;

/// Everything that is stored about the person who asks.
pub(crate) async fn export(State(online): App, headers: HeaderMap) -> ApiResult<Response> {
    let identity = online.require(&headers).await?;
    let export = online.store.export(identity.person.id).await?.ok_or(AccountError::NotFound)?;
    let name = [(header::CONTENT_DISPOSITION, "attachment; filename=\"skep-export.json\"")];
    Ok((name, Json(export)).into_response())
}

/// Whom the person who asks has blocked.
pub(crate) async fn blocked(
    State(online): App,
    headers: HeaderMap,
) -> ApiResult<Json<Vec<Person>>> {
    let identity = online.require(&headers).await?;
    let blocked = online.store.blocked_by(identity.person.id).await?;
    let people = online.people.all(&online, blocked.iter().copied()).await;
    Ok(Json(blocked.into_iter().map(|person| or_unknown(&people, person)).collect()))
}

/// Blocks somebody.
pub(crate) async fn block(
    State(online): App,
    headers: HeaderMap,
    InPath(person): InPath<u64>,
) -> ApiResult<StatusCode> {
    set_blocked(&online, &headers, PersonId(person), true).await
}

/// Unblocks somebody.
pub(crate) async fn unblock(
    State(online): App,
    headers: HeaderMap,
    InPath(person): InPath<u64>,
) -> ApiResult<StatusCode> {
    set_blocked(&online, &headers, PersonId(person), false).await
}

async fn set_blocked(
    online: &Online,
    headers: &HeaderMap,
    other: PersonId,
    blocks: bool,
) -> ApiResult<StatusCode> {
    let person = online.require(headers).await?.person.id;
    let is_somebody = other != person && online.people.get(online, other).await.is_some();
    if !is_somebody {
        return Err(AccountError::NotFound.into());
    }
    if blocks {
        online.store.block(person, other, online.now()).await?;
    } else {
        online.store.unblock(person, other).await?;
    }
    let blocked: HashSet<PersonId> = online.store.blocked_by(person).await?.into_iter().collect();
    online.hub.set_blocked(person, &blocked);
    Ok(StatusCode::NO_CONTENT)
}

async fn account(online: &Online, name: &str) -> ApiResult<PersonRow> {
    Ok(online.store.by_name(name).await?.ok_or(AccountError::NotFound)?)
}

/// The person who asks, unless it is the one who is asked about.
async fn other_than(
    online: &Online,
    headers: &HeaderMap,
    person: PersonId,
) -> ApiResult<Option<PersonId>> {
    let asking = online.identify(headers).await?.map(|identity| identity.person.id);
    Ok(asking.filter(|&asking| asking != person))
}

/// What everybody may see of the owner of an account.
pub(crate) async fn profile(
    State(online): App,
    headers: HeaderMap,
    InPath(name): InPath<String>,
) -> ApiResult<Json<Profile>> {
    let account = account(&online, &name).await?;
    let id = account.id;
    let mut ratings = Vec::new();
    for row in online.store.ratings(&[id]).await? {
        ratings.push(profile_rating(&online, &row).await?);
    }
    let results = online.store.results(id, None).await?;
    let results_against_me = match other_than(&online, &headers, id).await? {
        Some(asking) => online.store.results(id, Some(asking)).await?,
        None => Results::default(),
    };
    Ok(Json(Profile {
        since: account.since,
        person: account.into(),
        ratings,
        results: numbers(results),
        results_against_me: numbers(results_against_me),
    }))
}

fn numbers(results: Results) -> [u32; 3] {
    [results.won, results.lost, results.drawn].map(count)
}

fn count(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

async fn profile_rating(online: &Online, row: &RatingRow) -> ApiResult<ProfileRating> {
    let history = online.store.rating_history(row.person, row.family, row.speed, HISTORY).await?;
    let point = |entry: skep_store::RatingEntry| RatingPoint {
        at: entry.at,
        rating: entry.rating.round() as u32,
    };
    Ok(ProfileRating {
        family: row.family.name().to_owned(),
        speed: row.speed,
        now: view(row, online.now()),
        games: row.games,
        history: history.into_iter().map(point).collect(),
    })
}

fn view(row: &RatingRow, now: Moment) -> RatingView {
    let rating = standing(row).at(now);
    RatingView { rating: rating.rounded(), provisional: rating.is_provisional() }
}

/// Which games of a person are asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct GamesQuery {
    #[serde(default)]
    page: u32,
    family: Option<String>,
    speed: Option<String>,
    rated: Option<bool>,
    result: Option<ResultName>,
    /// The name of the opponent.
    against: Option<String>,
}

/// A result for the person whose games are asked for.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ResultName {
    Won,
    Lost,
    Drawn,
}

/// A page of a person's finished games.
pub(crate) async fn games(
    State(online): App,
    InPath(name): InPath<String>,
    Query(query): Query<GamesQuery>,
) -> ApiResult<Json<GamesPage>> {
    let person = account(&online, &name).await?.id;
    let against = match &query.against {
        Some(name) => Some(account(&online, name).await?.id),
        None => None,
    };
    let filter = GameFilter {
        against,
        family: query.family.as_deref().map(family).transpose()?,
        speed: query.speed.as_deref().map(speed).transpose()?,
        rated: query.rated,
        result: query.result.map(|result| match result {
            ResultName::Won => GameResult::Won,
            ResultName::Lost => GameResult::Lost,
            ResultName::Drawn => GameResult::Drawn,
        }),
    };
    let page = Page { number: query.page, size: PAGE };
    let found = online.store.finished_games(person, filter, page).await?;
    Ok(Json(GamesPage {
        games: summaries(&online, &found.games).await,
        total: found.total,
        page: query.page,
        pages: found.total.div_ceil(u64::from(PAGE)),
    }))
}

fn family(name: &str) -> Result<Family, AccountError> {
    let found = Family::ALL.into_iter().find(|family| family.name() == name);
    found.ok_or(AccountError::NotFound)
}

fn speed(name: &str) -> Result<Speed, AccountError> {
    let found = Speed::ALL.into_iter().find(|speed| speed.name() == name);
    found.ok_or(AccountError::NotFound)
}

/// Before this moment nobody is on leaderboards.
fn active_since(now: Moment) -> Moment {
    Moment(now.0.saturating_sub(ACTIVE))
}

/// The leaderboards on which somebody is, the most popular first.
pub(crate) async fn leaderboards(State(online): App) -> ApiResult<Json<Vec<BoardName>>> {
    let mut kinds = online.store.rated_kinds(active_since(online.now())).await?;
    kinds.sort_by_key(|kind| (std::cmp::Reverse(kind.people), kind.family.name(), kind.speed));
    let name = |kind: skep_store::RatedKind| BoardName {
        family: kind.family.name().to_owned(),
        speed: kind.speed,
        people: count(kind.people),
    };
    Ok(Json(kinds.into_iter().map(name).collect()))
}

/// The best people, and, at the end, the person who asks if he is not among them.
pub(crate) async fn leaderboard(
    State(online): App,
    headers: HeaderMap,
    InPath((family_name, speed_name)): InPath<(String, String)>,
) -> ApiResult<Json<Vec<LeaderboardRow>>> {
    let now = online.now();
    let board = Board {
        family: family(&family_name)?,
        speed: speed(&speed_name)?,
        below_deviation: limits::PROVISIONAL_DEVIATION,
        active_since: active_since(now),
    };
    let mut rows = online.store.leaderboard(board, BOARD).await?;
    if let Some(identity) = online.identify(&headers).await? {
        let own = identity.person.id;
        if !rows.iter().any(|row| row.rating.person == own) {
            rows.extend(online.store.board_row(board, own).await?);
        }
    }
    let people = online.people.all(&online, rows.iter().map(|row| row.rating.person)).await;
    let row = |row: &skep_store::BoardRow| LeaderboardRow {
        place: row.place,
        person: or_unknown(&people, row.rating.person),
        rating: view(&row.rating, now),
        games: row.rating.games,
    };
    Ok(Json(rows.iter().map(row).collect()))
}

/// The last games that have ended, for spectators.
pub(crate) async fn recent_games(State(online): App) -> ApiResult<Json<Vec<GameSummary>>> {
    let games = online.store.recent_games(RECENT).await?;
    Ok(Json(summaries(&online, &games).await))
}

/// The events of a game that has ended. Nothing in it is secret any more.
pub(crate) async fn game(
    State(online): App,
    InPath(id): InPath<String>,
) -> ApiResult<Json<Vec<Recorded<GameEvent>>>> {
    let id: GameId = id.parse().map_err(|_| AccountError::NotFound)?;
    let row = online.store.game(id).await?;
    if row.is_none_or(|row| row.status != GameStatus::Ended) {
        return Err(AccountError::NotFound.into());
    }
    Ok(Json(online.store.events(id, 0).await?))
}
