//! The buttons after the end of a game.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::components::{TextButton, icon};
use crate::game_context::GameContext;
use crate::i18n::I18n;

/// The buttons after the end of a game: rematch, review and new game.
#[component]
pub(super) fn GameOver() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let over = move || context.session().read().ending().is_some();
    view! {
        <Show when=over>
            <div class="ended" data-testid="ended">
                <TextButton
                    key="play-rematch"
                    testid="rematch"
                    class="main"
                    press=move |()| context.rematch()
                >
                    {icon::swap()}
                </TextButton>
                <A href="/analyse" attr:class="button" attr:data-testid="review-game">
                    {i18n.live_text("analyse-finished")}
                </A>
                <A href="/" attr:class="button" attr:data-testid="new-game">
                    {i18n.live_text("nav-new")}
                </A>
            </div>
        </Show>
    }
}
