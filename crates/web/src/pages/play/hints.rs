//! Showing what the computer would play.

use leptos::prelude::*;
use skep_board::{Hands, Held};
use skep_rules::{Action, Tile};

use crate::game_context::GameContext;

/// Says a hint in words, and takes up the tile it speaks of, so that its targets are seen.
pub(super) fn show_hints(context: GameContext, hands: Hands) {
    Effect::new(move |_| {
        let Some(action) = context.hint() else { return };
        let words = context.voice().words_untracked();
        let said = hands.position().with_untracked(|position| words.action(position, action));
        context.notices().good(words.with("play-hinted", &[("action", said.into())]));
        untrack(|| hands.let_go());
        if let Some(held) = held_for(action) {
            untrack(|| hands.take(held));
        }
    });
}

/// What has to be taken up for an action.
fn held_for(action: Action) -> Option<Held> {
    Some(match action {
        Action::Place { tile, bug, .. } => Held::Waiting { tile, bug },
        Action::Steal { tile } => Held::Waiting { tile, bug: tile.front() },
        Action::Move { tile, .. }
        | Action::Flip { tile }
        | Action::Sting { tile, .. }
        | Action::Remove { tile, .. }
        | Action::Swap { tile, .. } => Held::Lying(tile),
        Action::Combo => Held::Lying(Tile::HONEYCOMBO),
        Action::Draw { .. } | Action::End | Action::Pass => return None,
    })
}
