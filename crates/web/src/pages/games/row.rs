//! One game of the list.

use std::sync::Arc;

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use skep_record::SavedError;

use super::names;
use super::picture::GamePicture;
use crate::components::{IconButton, icon};
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::saved_games::StoredGame;

/// One game: its picture and what is known about it, to open it, with buttons to rename and to delete it.
#[component]
pub(super) fn GameRow(
    game: Arc<StoredGame>,
    renaming: RwSignal<Option<Arc<StoredGame>>>,
    delete: Callback<Arc<StoredGame>>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    let navigate = use_navigate();
    // A summary may be whole where the game is not: that is noticed when the picture is drawn.
    let wrong = RwSignal::new(game.summary.as_ref().err().cloned());
    let broken = move || wrong.read().is_some();
    let game = StoredValue::new(game);
    let name = move || game.with_value(|game| names::name(&i18n.words(), game));
    let open = move |_| {
        let navigate = navigate.clone();
        let id = game.with_value(|game| game.id.clone());
        context.resume_saved(id, move || navigate("/play", Default::default()));
    };
    let label = move |key| {
        Signal::derive(move || {
            let button = i18n.text(key);
            i18n.with("button-about", &[("button", button.into()), ("subject", name().into())])
        })
    };
    let id = game.with_value(|game| game.id.word().to_owned());
    view! {
        <li class="card" class:broken=broken data-testid="kept-game" data-id=id>
            <button class="quiet resume" data-testid="resume" prop:disabled=broken on:click=open>
                <GamePicture game wrong />
                <span class="what">
                    <strong>{name}</strong>
                    {move || about(i18n, &game.get_value(), wrong.get())}
                </span>
            </button>
            <span class="row-tools">
                <IconButton
                    label=label("games-rename")
                    testid="rename"
                    disabled=Signal::derive(broken)
                    press=move |()| renaming.set(Some(game.get_value()))
                >
                    {icon::pencil()}
                </IconButton>
                <IconButton
                    label=label("games-delete")
                    testid="delete"
                    class="danger"
                    press=move |()| delete.run(game.get_value())
                >
                    {icon::bin()}
                </IconButton>
            </span>
        </li>
    }
}

/// What is said about a game under its name, or why it cannot be read.
fn about(i18n: I18n, game: &StoredGame, wrong: Option<SavedError>) -> AnyView {
    let words = i18n.words();
    if let Some(error) = wrong {
        let reason = words.saved_error(&error);
        let said = words.with("kept-broken", &[("reason", reason.into())]);
        return view! { <span class="reason">{said}</span> }.into_any();
    }
    let Ok(summary) = &game.summary else { return ().into_any() };
    // A title does not say what is played.
    let players = (!summary.title.is_empty()).then(|| names::players(&words, summary));
    let line = names::summary_line(&words, summary);
    view! {
        {players.map(|players| view! { <span>{players}</span> })}
        <span>{line}</span>
    }
    .into_any()
}
