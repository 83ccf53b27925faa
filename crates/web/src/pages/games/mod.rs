//! The page of saved games: a list with pictures, search and filters, import, and export of all.

mod drop_area;
mod filter;
mod import_box;
mod list;
mod names;
mod picture;
mod rename;
mod row;

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

pub(crate) use self::drop_area::DropArea;
use self::filter::Filter;
pub(crate) use self::import_box::{ImportBox, Importer};
use self::list::{Filters, GameList};
pub(crate) use self::names::{game_name, summary_line, summary_name};
use self::rename::RenameDialog;
use crate::browser::download;
use crate::components::{TextButton, focus_main, icon};
use crate::error_text;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::lesson_progress;
use crate::puzzle_record;
use crate::saved_games::{GameId, StoredGame};
use crate::time;

/// The saved games; `None` while they are read.
type Games = RwSignal<Option<Vec<Arc<StoredGame>>>>;

/// The page of saved games.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    let games = Games::new(None);
    load(context, games);
    let filter = RwSignal::new(Filter::default());
    let renaming = RwSignal::new(None::<Arc<StoredGame>>);
    let unread = context.unread.try_update(Option::take).flatten();
    let importing = RwSignal::new(unread.is_some());
    let importer = Importer::new(context);
    if let Some(text) = unread {
        importer.offer(text);
    }
    let none = move || games.read().as_ref().is_some_and(Vec::is_empty);
    let some = move || games.read().as_ref().is_some_and(|games| !games.is_empty());
    let exports = move || some() || lesson_progress::has_begun() || puzzle_record::has_begun();
    view! {
        <div class="page library" data-testid="games">
            <h1>{i18n.live_text("games-title")}</h1>
            <p class="lead">{i18n.live_text("games-about")}</p>
            <div class="library-tools">
                <button
                    data-testid="import-open"
                    aria-expanded=move || importing.get().to_string()
                    aria-controls="import"
                    on:click=move |_| importing.update(|open| *open = !*open)
                >
                    {icon::import()}
                    {i18n.live_text("share-import")}
                </button>
                <A href="/editor" attr:class="button" attr:data-testid="to-editor">
                    {icon::pencil()}
                    {i18n.live_text("editor-title")}
                </A>
                <Show when=exports>
                    <TextButton
                        key="library-export-all"
                        testid="export-all"
                        press=move |()| export_all(context)
                    >
                        {icon::share()}
                    </TextButton>
                </Show>
            </div>
            <section id="import" class="card" hidden=move || !importing.get()>
                <ImportBox importer />
            </section>
            <Show when=none>
                <p class="empty" data-testid="no-games">{i18n.live_text("games-none")}</p>
            </Show>
            <Show when=some>
                <Filters games filter />
            </Show>
            <GameList games filter renaming delete=move |game| delete(context, game) />
            <DropArea importer importing />
        </div>
        <RenameDialog renaming />
    }
}

/// Reads all games now and whenever one has changed.
fn load(context: GameContext, games: Games) {
    Effect::new(move |_| {
        context.library().track();
        spawn_local(async move {
            match context.library().all().await {
                // The page may have been left meanwhile.
                Ok(all) => drop(games.try_set(Some(all.into_iter().map(Arc::new).collect()))),
                Err(error) => {
                    let words = context.i18n().words_untracked();
                    let reason = error_text::storage_error(&words, error);
                    let said = words.with("library-unavailable", &[("reason", reason.into())]);
                    context.notices().error(said);
                    let _ = games.try_set(Some(Vec::new()));
                }
            }
        });
    });
}

/// Deletes a game, and offers to bring it back.
fn delete(context: GameContext, game: Arc<StoredGame>) {
    let id: GameId = game.id.clone();
    context.close(&id);
    focus_neighbour(&id);
    spawn_local(async move {
        let library = context.library();
        let words = context.i18n().words_untracked();
        let complain = move |error| {
            let words = context.i18n().words_untracked();
            let reason = error_text::storage_error(&words, error);
            let said = words.with("library-unavailable", &[("reason", reason.into())]);
            context.notices().error(said);
        };
        let deleted = match library.delete(&id).await {
            Ok(Some(deleted)) => deleted,
            Ok(None) => return,
            Err(error) => return complain(error),
        };
        let name = names::name(&words, &game);
        let said = words.with("library-deleted", &[("name", name.into())]);
        context.notices().offer(said, words.text("play-undo"), move |()| {
            let deleted = deleted.clone();
            spawn_local(async move {
                if let Err(error) = library.restore(deleted).await {
                    complain(error);
                }
            });
        });
    });
}

/// Focuses the delete button of the next game, or of the one before, because the pressed one is about to vanish.
fn focus_neighbour(id: &GameId) {
    let row = document().query_selector(&format!("[data-id=\"{}\"]", id.word())).ok().flatten();
    let next = row.as_ref().and_then(|row| row.next_element_sibling());
    let near = next.or_else(|| row?.previous_element_sibling());
    let button = near.and_then(|row| row.query_selector("[data-testid=delete]").ok().flatten());
    match button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        Some(button) => drop(button.focus()),
        None => focus_main(),
    }
}

/// Downloads all games as one file.
fn export_all(context: GameContext) {
    spawn_local(async move {
        match context.library().export().await {
            Ok(text) => {
                let name = format!("skep-games-{}.json", time::iso_date(time::now()));
                download(&name, "application/json", &text);
            }
            Err(error) => {
                let words = context.i18n().words_untracked();
                let reason = error_text::storage_error(&words, error);
                let said = words.with("library-unavailable", &[("reason", reason.into())]);
                context.notices().error(said);
            }
        }
    });
}
