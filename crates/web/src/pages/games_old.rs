//! The list of saved games.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use skep_record::{Saved, Seat};
use skep_rules::Color;

use crate::components::{ConfirmDialog, Dialog, IconButton, focus_main, focus_on_mount, icon};
use crate::error_text;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::saved_games::{self, GameId, SavedGame};
use crate::time;

/// The page that lists the saved games.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    let games = RwSignal::new(saved_games::all());
    let renaming = RwSignal::new(None::<GameId>);
    let rename_open = RwSignal::new(false);
    let deleting = RwSignal::new(None::<GameId>);
    let delete_open = RwSignal::new(false);
    let again = move |()| games.set(saved_games::all());
    let delete = move |()| {
        if let Some(id) = deleting.get_untracked() {
            context.close(&id);
            id.delete();
        }
        again(());
        // The pressed button no longer exists.
        focus_main();
    };
    let row = move |game: SavedGame| {
        view! {
            <GameRow
                game
                rename=move |id| {
                    renaming.set(Some(id));
                    rename_open.set(true);
                }
                delete=move |id| {
                    deleting.set(Some(id));
                    delete_open.set(true);
                }
            />
        }
    };
    view! {
        <div class="page" data-testid="games">
            <h1>{i18n.live_text("games-title")}</h1>
            <p class="lead">{i18n.live_text("games-about")}</p>
            <Show when=move || games.read().is_empty()>
                <p data-testid="no-games">{i18n.live_text("games-none")}</p>
            </Show>
            <ul class="kept">
                <For
                    each=move || games.get()
                    key=|game| (game.id.clone(), game.title().map(str::to_owned))
                    children=row
                />
            </ul>
        </div>
        <Dialog open=rename_open title="games-rename" testid="rename-dialog">
            <Rename id=renaming open=rename_open done=again />
        </Dialog>
        <ConfirmDialog
            open=delete_open
            title="games-delete"
            question="games-delete-question"
            yes="button-delete"
            testid="delete-dialog"
            act=delete
        />
    }
}

/// The display name of a game: its title, or else its game type.
pub(super) fn title(i18n: I18n, game: &SavedGame) -> String {
    match (game.title(), &game.saved) {
        (Some(title), _) => title.to_owned(),
        (None, Ok(saved)) => saved.tree.game_type().to_string(),
        (None, Err(_)) => i18n.text("games-unreadable"),
    }
}

/// A summary of a game: players, state, and time of the last change.
pub(super) fn about(i18n: I18n, saved: &Saved) -> String {
    let words = i18n.words();
    let player = |color: Color| match (&saved.names[color], saved.seats[color]) {
        (name, _) if !name.is_empty() => name.clone(),
        (_, Seat::Level(level)) => words.with("level", &[("number", i64::from(level).into())]),
        (_, Seat::Person) => words.color(color),
    };
    let state = match saved.tree.ending() {
        Some(end) => words.outcome(end.outcome),
        None => {
            let turn = i64::from(saved.tree.position().turn());
            words.with("games-turn", &[("turn", turn.into())])
        }
    };
    let when = time::date(saved.changed, words.language().tag());
    format!("{} – {} · {state} · {when}", player(Color::White), player(Color::Black))
}

#[component]
fn GameRow(
    game: SavedGame,
    #[prop(into)] rename: Callback<GameId>,
    #[prop(into)] delete: Callback<GameId>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    let navigate = use_navigate();
    let game = StoredValue::new(game);
    let name = move || game.with_value(|game| title(i18n, game));
    let line = move || {
        game.with_value(|game| match &game.saved {
            Ok(saved) => about(i18n, saved),
            Err(error) => {
                let reason = i18n.words().saved_error(error);
                i18n.with("kept-broken", &[("reason", reason.into())])
            }
        })
    };
    let broken = game.with_value(|game| game.saved.is_err());
    let id = move || game.with_value(|game| game.id.clone());
    let open = move |_| {
        if context.resume_saved(&id()) {
            navigate("/play", Default::default());
        }
    };
    let label = move |key| {
        Signal::derive(move || {
            i18n.with(
                "button-about",
                &[("button", i18n.text(key).into()), ("subject", name().into())],
            )
        })
    };
    view! {
        <li class="card" class:broken=broken data-testid="kept-game" data-id=id().word().to_owned()>
            <button class="quiet resume" data-testid="resume" prop:disabled=broken on:click=open>
                <strong>{name}</strong>
                <span>{line}</span>
            </button>
            <IconButton
                label=label("games-rename")
                testid="rename"
                disabled=broken
                press=move |()| rename.run(id())
            >
                {icon::pencil()}
            </IconButton>
            <IconButton
                label=label("games-delete")
                testid="delete"
                class="danger"
                press=move |()| delete.run(id())
            >
                {icon::bin()}
            </IconButton>
        </li>
    }
}

#[component]
fn Rename(
    id: RwSignal<Option<GameId>>,
    open: RwSignal<bool>,
    #[prop(into)] done: Callback<()>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    let saved = id.get_untracked().and_then(|id| id.read()?.ok());
    let text = RwSignal::new(saved.map(|saved| saved.title).unwrap_or_default());
    let field = NodeRef::new();
    focus_on_mount(field);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        open.set(false);
        let renamed = id.get_untracked().map(|id| context.rename(&id, &text.read_untracked()));
        if let Some(Err(error)) = renamed {
            let words = i18n.words_untracked();
            let reason = error_text::save_game_error(&words, &error);
            context.notices().error(words.with("kept-failed", &[("reason", reason.into())]));
        }
        done.run(());
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
