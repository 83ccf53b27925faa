//! The game that was being played, to go on with it.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use crate::game_context::GameContext;
use crate::kept;
use crate::pages::games::{about, title};
use crate::parts::icon;
use crate::voice::Voice;

/// Offers the game that was changed last and is not over.
#[component]
pub(super) fn Resume() -> impl IntoView {
    let voice = Voice::here();
    let context = GameContext::here();
    let navigate = use_navigate();
    let kept = kept::all().into_iter().find(|kept| kept.is_open())?;
    let saved = kept.saved.clone().ok()?;
    let id = kept.id.clone();
    let open = move |_| {
        if context.resume_kept(&id) {
            navigate("/play", Default::default());
        }
    };
    Some(view! {
        <button class="resume card" data-testid="resume-last" on:click=open>
            {icon::play()}
            <span class="what">
                <span>
                    {voice.says("setup-resume")} ": " <strong>{move || title(voice, &kept)}</strong>
                </span>
                <small>{move || about(voice, &saved)}</small>
            </span>
        </button>
    })
}
