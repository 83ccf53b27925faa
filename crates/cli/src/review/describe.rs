//! What the table and the page say in words.

use skep_review::{ForcedEnd, PlayerSummary, Review, ReviewedMove};
use skep_words::Words;

use super::moves::MoveText;

/// The summary of both players: a name, White's value, Black's value.
pub(super) fn summary_rows(review: &Review, words: &Words) -> [[String; 3]; 4] {
    let values = |summary: &PlayerSummary| {
        let accuracy = summary
            .accuracy
            .map_or_else(|| "–".to_owned(), |accuracy| format!("{accuracy:.0}\u{a0}%"));
        let counts = [summary.inaccuracies, summary.mistakes, summary.blunders];
        let [inaccuracies, mistakes, blunders] = counts.map(|count| count.to_string());
        [accuracy, inaccuracies, mistakes, blunders]
    };
    let keys = ["review-accuracy", "review-inaccuracies", "review-mistakes", "review-blunders"];
    let (mut white, mut black) =
        (values(&review.players.white).into_iter(), values(&review.players.black).into_iter());
    keys.map(|key| {
        [words.text(key), white.next().unwrap_or_default(), black.next().unwrap_or_default()]
    })
}

/// What is to be said about a move that was judged, with at most this many moves of the better line. Empty for a good move.
pub(super) fn remarks(
    reviewed: &ReviewedMove,
    text: &MoveText,
    length: usize,
    words: &Words,
) -> String {
    if reviewed.judgement.is_none() {
        return String::new();
    }
    let mut remarks: Vec<String> =
        reviewed.forced.map(|it| forced(it, words)).into_iter().collect();
    let line = text.best_line.iter().take(length).cloned().collect::<Vec<_>>().join("; ");
    remarks.push(words.with("review-better", &[("line", line.into())]));
    if reviewed.is_turning_point {
        remarks.push(words.text("review-turning-point"));
    }
    remarks.join(", ")
}

/// A forced end in words. It is counted in moves of the player who wins.
fn forced(forced: ForcedEnd, words: &Words) -> String {
    let moves = |plies: u32| [("moves", u64::from(plies.div_ceil(2)).into())];
    match forced {
        ForcedEnd::MissedWin(plies) => words.with("review-missed-win", &moves(plies)),
        ForcedEnd::AllowedLoss(plies) => words.with("review-allowed-loss", &moves(plies)),
    }
}
