//! What is offered when a game is over.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::game_context::GameContext;
use crate::parts::{WordButton, icon};
use crate::voice::Voice;

/// What is offered when a game is over.
#[component]
pub(super) fn Ended() -> impl IntoView {
    let context = GameContext::here();
    let voice = Voice::here();
    let over = move || context.session().read().ending().is_some();
    view! {
        <Show when=over>
            <div class="ended" data-testid="ended">
                <WordButton
                    key="play-rematch"
                    testid="rematch"
                    class="main"
                    press=move |()| context.rematch()
                >
                    {icon::swap()}
                </WordButton>
                <A href="/" attr:class="button" attr:data-testid="new-game">
                    {voice.says("nav-new")}
                </A>
            </div>
        </Show>
    }
}
