//! The games that the browser keeps.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use skep_record::{Saved, Seat};
use skep_rules::Color;

use crate::game_context::GameContext;
use crate::kept::{self, GameId, Kept};
use crate::parts::{Confirm, Dialog, IconButton, focus_at_once, focus_main, icon};
use crate::reasons;
use crate::time;
use crate::voice::Voice;

/// The page that lists the games that the browser keeps.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let voice = Voice::here();
    let context = GameContext::here();
    let games = RwSignal::new(kept::all());
    let renaming = RwSignal::new(None::<GameId>);
    let rename_open = RwSignal::new(false);
    let deleting = RwSignal::new(None::<GameId>);
    let delete_open = RwSignal::new(false);
    let again = move |()| games.set(kept::all());
    let delete = move |()| {
        if let Some(id) = deleting.get_untracked() {
            context.clear(&id);
            id.delete();
        }
        again(());
        // The button that was pressed is gone.
        focus_main();
    };
    let row = move |kept: Kept| {
        view! {
            <GameRow
                kept
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
            <h1>{voice.says("games-title")}</h1>
            <p class="lead">{voice.says("games-about")}</p>
            <Show when=move || games.read().is_empty()>
                <p data-testid="no-games">{voice.says("games-none")}</p>
            </Show>
            <ul class="kept">
                <For
                    each=move || games.get()
                    key=|kept| (kept.id.clone(), kept.title().map(str::to_owned))
                    children=row
                />
            </ul>
        </div>
        <Dialog open=rename_open title="games-rename" testid="rename-dialog">
            <Rename id=renaming open=rename_open done=again />
        </Dialog>
        <Confirm
            open=delete_open
            title="games-delete"
            question="games-delete-question"
            yes="button-delete"
            testid="delete-dialog"
            act=delete
        />
    }
}

/// What the game is called: by the person, or else by what it is.
pub(super) fn title(voice: Voice, kept: &Kept) -> String {
    match (kept.title(), &kept.saved) {
        (Some(title), _) => title.to_owned(),
        (None, Ok(saved)) => saved.tree.game_type().to_string(),
        (None, Err(_)) => voice.text("games-unreadable"),
    }
}

/// Who plays, how far it is, and when it was changed.
pub(super) fn about(voice: Voice, saved: &Saved) -> String {
    let words = voice.words();
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
    kept: Kept,
    #[prop(into)] rename: Callback<GameId>,
    #[prop(into)] delete: Callback<GameId>,
) -> impl IntoView {
    let voice = Voice::here();
    let context = GameContext::here();
    let navigate = use_navigate();
    let kept = StoredValue::new(kept);
    let name = move || kept.with_value(|kept| title(voice, kept));
    let line = move || {
        kept.with_value(|kept| match &kept.saved {
            Ok(saved) => about(voice, saved),
            Err(error) => {
                let reason = voice.words().saved_error(error);
                voice.with("kept-broken", &[("reason", reason.into())])
            }
        })
    };
    let broken = kept.with_value(|kept| kept.saved.is_err());
    let id = move || kept.with_value(|kept| kept.id.clone());
    let open = move |_| {
        if context.resume_kept(&id()) {
            navigate("/play", Default::default());
        }
    };
    let label = move |key| Signal::derive(move || format!("{}: {}", voice.text(key), name()));
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
    let voice = Voice::here();
    let context = GameContext::here();
    let saved = id.get_untracked().and_then(|id| id.read()?.ok());
    let text = RwSignal::new(saved.map(|saved| saved.title).unwrap_or_default());
    let field = NodeRef::new();
    focus_at_once(field);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        open.set(false);
        let renamed = id.get_untracked().map(|id| context.rename(&id, &text.read_untracked()));
        if let Some(Err(error)) = renamed {
            let words = voice.words_untracked();
            let reason = reasons::keep_error(&words, &error);
            context.notices().bad(words.with("kept-failed", &[("reason", reason.into())]));
        }
        done.run(());
    };
    view! {
        <form on:submit=submit>
            <label class="field">
                <span>{voice.says("games-name")}</span>
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
                    {voice.says("button-ok")}
                </button>
            </div>
        </form>
    }
}
