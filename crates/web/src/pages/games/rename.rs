//! The dialog in which a game gets a name.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_record::Saved;

use crate::components::{Dialog, focus_on_mount};
use crate::error_text;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::saved_games::StoredGame;

/// The dialog in which a game gets a name, open while there is one.
#[component]
pub(super) fn RenameDialog(renaming: RwSignal<Option<Arc<StoredGame>>>) -> impl IntoView {
    let open = RwSignal::new(false);
    Effect::new(move |_| {
        if renaming.read().is_some() {
            open.set(true);
        }
    });
    Effect::new(move |_| {
        // Only if there is one: setting a signal runs the other effect again.
        if !open.get() && renaming.read_untracked().is_some() {
            renaming.set(None);
        }
    });
    view! {
        <Dialog open title="games-rename" testid="rename-dialog">
            <Rename renaming open />
        </Dialog>
    }
}

#[component]
fn Rename(renaming: RwSignal<Option<Arc<StoredGame>>>, open: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    let game = renaming.get_untracked();
    let summary = game.as_ref().and_then(|game| game.summary.as_ref().ok());
    let text = RwSignal::new(summary.map(|summary| summary.title.clone()).unwrap_or_default());
    let id = StoredValue::new(game.map(|game| game.id.clone()));
    let field = NodeRef::new();
    focus_on_mount(field);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (id, title) = (id.get_value(), text.get_untracked());
        open.set(false);
        spawn_local(async move {
            let Some(id) = id else { return };
            if let Err(error) = context.rename(&id, &title).await {
                let words = context.i18n().words_untracked();
                let reason = error_text::save_game_error(&words, &error);
                context.notices().error(words.with("kept-failed", &[("reason", reason.into())]));
            }
        });
    };
    view! {
        <form on:submit=submit>
            <label class="field">
                <span>{i18n.live_text("games-name")}</span>
                <input
                    node_ref=field
                    type="text"
                    maxlength=Saved::MAX_NAME
                    data-testid="rename-text"
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                />
            </label>
            <div class="buttons">
                <button type="submit" class="main" data-testid="rename-yes">
                    {i18n.live_text("button-ok")}
                </button>
            </div>
        </form>
    }
}
