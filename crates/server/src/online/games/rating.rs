//! What a rated game does to the ratings of its players.

use skep_club::{Moment, OnlineGame, PersonId, Rating, Standing, rate};
use skep_rules::{ByColor, Color, Outcome};
use skep_store::{RatingChange, RatingRow, StoreError};

use crate::online::Online;

/// The new ratings of both players.
pub(super) async fn changes(
    online: &Online,
    game: &OnlineGame,
    outcome: Outcome,
    now: Moment,
) -> Result<Vec<RatingChange>, StoreError> {
    let Some(players) = game.players() else { return Ok(Vec::new()) };
    let category = game.terms().category();
    let rows = online.store.ratings(&[players.white, players.black]).await?;
    let row = |person: PersonId| {
        let is_it = |row: &&RatingRow| {
            row.person == person && row.family == category.family && row.speed == category.speed
        };
        rows.iter().find(is_it)
    };
    let standing = |color: Color| row(players[color]).map_or_else(Standing::new, standing);
    let before = ByColor { white: standing(Color::White), black: standing(Color::Black) };
    let after = rate(before, outcome, now);
    let change = |color: Color| {
        let person = players[color];
        let Rating { rating, deviation, volatility } = after[color];
        let games = row(person).map_or(0, |row| row.games).saturating_add(1);
        RatingChange {
            after: RatingRow {
                person,
                family: category.family,
                speed: category.speed,
                rating,
                deviation,
                volatility,
                games,
                changed: now,
            },
        }
    };
    Ok(Color::ALL.map(change).to_vec())
}

/// A rating as the club knows it.
pub(crate) fn standing(row: &RatingRow) -> Standing {
    let RatingRow { rating, deviation, volatility, .. } = *row;
    Standing { rating: Rating { rating, deviation, volatility }, since: Some(row.changed) }
}
