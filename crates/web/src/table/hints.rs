//! Displays the computer's hint.

use leptos::prelude::*;
use skep_board::{Held, Interaction};
use skep_rules::{Action, Tile};

use crate::game_context::GameContext;

/// Shows a hint as a notice, and picks up its tile to show the targets.
pub(super) fn show_hints(context: GameContext, interaction: Interaction) {
    Effect::new(move |_| {
        let Some(action) = context.hint() else { return };
        let words = context.i18n().words_untracked();
        let said = interaction.position().with_untracked(|position| words.action(position, action));
        context.notices().success(words.with("play-hinted", &[("action", said.into())]));
        untrack(|| interaction.let_go());
        if let Some(held) = held_for(action) {
            untrack(|| interaction.take(held));
        }
    });
}

/// The tile to pick up for an action.
fn held_for(action: Action) -> Option<Held> {
    Some(match action {
        Action::Place { tile, bug, .. } => Held::Reserve { tile, bug },
        Action::Steal { tile } => Held::Reserve { tile, bug: tile.front() },
        Action::Move { tile, .. }
        | Action::Flip { tile }
        | Action::Sting { tile, .. }
        | Action::Remove { tile, .. }
        | Action::Swap { tile, .. } => Held::InPlay(tile),
        Action::Combo => Held::InPlay(Tile::HONEYCOMBO),
        Action::Draw { .. } | Action::End | Action::Pass => return None,
    })
}
