//! The card that resumes the last game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use skep_record::Summary;

use crate::components::icon;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::pages::games::{summary_line, summary_name};
use crate::saved_games::GameId;

/// Offers to resume the most recently changed game that is not over.
#[component]
pub(super) fn ResumeCard() -> impl IntoView {
    let context = GameContext::from_context();
    let last = RwSignal::new(None::<(GameId, Summary)>);
    Effect::new(move |_| {
        context.library().track();
        spawn_local(async move {
            // Without saved games there is nothing to resume.
            let all = context.library().all().await.unwrap_or_default();
            let mut all = all.into_iter().filter_map(|game| Some((game.id, game.summary.ok()?)));
            // The page may have been left meanwhile.
            let _ = last.try_set(all.find(|(_, summary)| summary.is_in_progress()));
        });
    });
    move || last.get().map(|(id, summary)| view! { <Card id summary /> })
}

#[component]
fn Card(id: GameId, summary: Summary) -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    let navigate = use_navigate();
    let open = move |_| {
        let navigate = navigate.clone();
        context.resume_saved(id.clone(), move || navigate("/play", Default::default()));
    };
    let summary = StoredValue::new(summary);
    let name = move || summary.with_value(|summary| summary_name(&i18n.words(), summary));
    let line = move || summary.with_value(|summary| summary_line(&i18n.words(), summary));
    view! {
        <button class="resume card" data-testid="resume-last" on:click=open>
            {icon::play()}
            <span class="what">
                <span>{i18n.live_text("setup-resume")} " – " <strong>{name}</strong></span>
                <small>{line}</small>
            </span>
        </button>
    }
}
