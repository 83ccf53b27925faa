//! The page `/online/leaderboard`.

use leptos::prelude::*;

use crate::i18n::I18n;

/// The page `/online/leaderboard`.
#[component]
pub(super) fn Leaderboard() -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <div class="page" data-testid="leaderboard">
            <h1>{i18n.live_text("leaderboard-title")}</h1>
        </div>
    }
}
