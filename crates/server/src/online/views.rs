//! Rows of the store as lists show them.

use std::collections::HashMap;

use skep_club::PersonId;
use skep_rules::ByColor;
use skep_store::{GameRow, RatingRow};
use skep_wire::{EndView, GameSummary, Person, SeekView};

use crate::online::Online;
use crate::online::people::{or_unknown, rating_view};

/// The people in some rows.
pub(crate) fn people_in(rows: &[GameRow]) -> impl Iterator<Item = PersonId> + '_ {
    rows.iter().flat_map(|row| [Some(row.creator), row.white, row.black]).flatten()
}

/// A game that has begun.
pub(crate) fn summary(row: &GameRow, people: &HashMap<PersonId, Person>) -> Option<GameSummary> {
    let players = ByColor { white: row.white?, black: row.black? };
    Some(GameSummary {
        game: row.game,
        game_type: row.terms.game_type.to_string(),
        pace: row.terms.pace,
        rated: row.terms.rated,
        players: ByColor {
            white: or_unknown(people, players.white),
            black: or_unknown(people, players.black),
        },
        position: row.position.clone(),
        length: row.length,
        to_move: row.to_move,
        clock: row.clock,
        ended: row.end.map(|end| EndView { outcome: end.outcome, cause: end.cause }),
        created: row.created,
        changed: row.changed,
    })
}

/// Games that have begun.
pub(crate) async fn summaries(online: &Online, rows: &[GameRow]) -> Vec<GameSummary> {
    let people = online.people.all(online, people_in(rows)).await;
    rows.iter().filter_map(|row| summary(row, &people)).collect()
}

/// Games that nobody has joined yet.
pub(crate) async fn seeks(online: &Online, rows: &[GameRow]) -> Vec<SeekView> {
    if rows.is_empty() {
        return Vec::new();
    }
    let people = online.people.all(online, people_in(rows)).await;
    let creators: Vec<PersonId> = rows.iter().map(|row| row.creator).collect();
    let ratings: Vec<RatingRow> = online.store.ratings(&creators).await.unwrap_or_else(|error| {
        tracing::error!("{error}");
        Vec::new()
    });
    let seek = |row: &GameRow| SeekView {
        game: row.game,
        creator: or_unknown(&people, row.creator),
        rating: rating_view(&ratings, row.creator, &row.terms, online),
        terms: row.terms,
    };
    rows.iter().map(seek).collect()
}
