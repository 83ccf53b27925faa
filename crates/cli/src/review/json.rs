//! A review as JSON.

use serde::Serialize;
use skep_review::{ForcedEnd, Judgement, PlayerSummary};
use skep_rules::Color;

use super::ReviewedGame;
use super::moves::move_texts;
use crate::moves::json;

#[derive(Serialize)]
struct ReviewJson {
    r#type: String,
    complete: bool,
    white: PlayerJson,
    black: PlayerJson,
    /// White's win chance before the first move and after every move.
    chances: Vec<f64>,
    moves: Vec<MoveJson>,
}

#[derive(Serialize)]
struct PlayerJson {
    name: String,
    moves: usize,
    accuracy: Option<f64>,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
    mean_loss: f64,
}

#[derive(Serialize)]
struct MoveJson {
    number: u32,
    player: &'static str,
    r#move: String,
    best: Option<String>,
    best_line: Vec<String>,
    loss: f64,
    accuracy: f64,
    judgement: Option<&'static str>,
    missed_win: Option<u32>,
    allowed_loss: Option<u32>,
    turning_point: bool,
    draws: bool,
}

/// The review as JSON in one line.
pub(super) fn write(game: &ReviewedGame) -> String {
    let review = &game.review;
    let moves = review.moves.iter().zip(move_texts(game)).map(|(it, text)| MoveJson {
        number: text.before.turn(),
        player: if it.player == Color::White { "white" } else { "black" },
        r#move: text.played,
        best: text.best_line.first().cloned(),
        best_line: text.best_line,
        loss: tenths(it.loss),
        accuracy: tenths(it.accuracy),
        judgement: it.judgement.map(Judgement::name),
        missed_win: match it.forced {
            Some(ForcedEnd::MissedWin(plies)) => Some(plies),
            _ => None,
        },
        allowed_loss: match it.forced {
            Some(ForcedEnd::AllowedLoss(plies)) => Some(plies),
            _ => None,
        },
        turning_point: it.is_turning_point,
        draws: it.draws,
    });
    json(&ReviewJson {
        r#type: game.tree.game_type().to_string(),
        complete: game.is_complete,
        white: player(&review.players.white, &game.details.white),
        black: player(&review.players.black, &game.details.black),
        chances: review.chances.iter().map(|chance| tenths(chance.points())).collect(),
        moves: moves.collect(),
    })
}

fn player(summary: &PlayerSummary, name: &str) -> PlayerJson {
    PlayerJson {
        name: name.to_owned(),
        moves: summary.moves,
        accuracy: summary.accuracy.map(tenths),
        inaccuracies: summary.inaccuracies,
        mistakes: summary.mistakes,
        blunders: summary.blunders,
        mean_loss: tenths(summary.mean_loss),
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
