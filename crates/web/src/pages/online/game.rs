//! The page `/online/game/ID`.

use leptos::prelude::*;
use skep_club::GameId;

use crate::i18n::I18n;

/// The page `/online/game/ID`.
#[component]
pub(super) fn Game(id: GameId) -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <div class="page" data-testid="online-game">
            <h1>{i18n.live_text("online-game")}</h1>
            <p>{id.to_string()}</p>
        </div>
    }
}
