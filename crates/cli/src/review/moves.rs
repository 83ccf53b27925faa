//! The moves of a review as text.

use skep_engine::write_line;
use skep_rules::{Color, Position};

use super::ReviewedGame;

/// A move of a review as text.
pub(super) struct MoveText {
    /// The number of the turn: `3.` for White, `3…` for Black.
    pub(super) number: String,
    /// The move that was played.
    pub(super) played: String,
    /// The best line.
    pub(super) best_line: Vec<String>,
    /// The position before the move.
    pub(super) before: Position,
}

/// All moves of a review as text, in order.
pub(super) fn move_texts(game: &ReviewedGame) -> Vec<MoveText> {
    let mut tree = game.tree.clone();
    let text = |it: &skep_review::ReviewedMove| {
        let parent = tree.parent(it.node)?;
        tree.go_to(parent);
        let before = tree.position().clone();
        let dots = if it.player == Color::White { "." } else { "…" };
        Some(MoveText {
            number: format!("{}{dots}", before.turn()),
            played: before.write_move(it.played),
            best_line: write_line(&before, &it.best_line),
            before,
        })
    };
    game.review.moves.iter().filter_map(text).collect()
}
