//! The card that resumes the last game.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use crate::components::icon;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::pages::games::{about, title};
use crate::saved_games;

/// Offers to resume the most recently changed game that is not over.
#[component]
pub(super) fn ResumeCard() -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    let navigate = use_navigate();
    let game = saved_games::all().into_iter().find(|game| game.is_open())?;
    let saved = game.saved.clone().ok()?;
    let id = game.id.clone();
    let open = move |_| {
        if context.resume_saved(&id) {
            navigate("/play", Default::default());
        }
    };
    Some(view! {
        <button class="resume card" data-testid="resume-last" on:click=open>
            {icon::play()}
            <span class="what">
                <span>
                    {i18n.live_text("setup-resume")} " – " <strong>{move || title(i18n, &game)}</strong>
                </span>
                <small>{move || about(i18n, &saved)}</small>
            </span>
        </button>
    })
}
