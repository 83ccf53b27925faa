//! Synchronizes the open game with the address bar, in both directions.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use skep_record::{GameTree, Saved, read_link, write_link};
use wasm_bindgen::JsValue;

use crate::after_frame::AfterFrame;
use crate::game_context::GameContext;
use crate::saved_games::{GameId, StoredGame};

/// Opens the game in the address, now and whenever the address changes; without one, the game open last. Until it is open,
/// the page stays empty: saved games are not there at once.
pub(super) fn follow_address(context: GameContext) {
    let navigate = use_navigate();
    let open = move || {
        let fragment = window().location().hash().unwrap_or_default();
        let asked = fragment.strip_prefix('#').unwrap_or(&fragment).to_owned();
        if context.is_open() && (asked.is_empty() || asked == context.link_untracked()) {
            return;
        }
        let navigate = navigate.clone();
        spawn_local(async move {
            let elsewhere = open_address(context, &asked).await;
            if let Some(path) = elsewhere.filter(|_| is_here()) {
                navigate(path, NavigateOptions { replace: true, ..NavigateOptions::default() });
            }
        });
    };
    open();
    let handle = window_event_listener(leptos::ev::hashchange, move |_| open());
    on_cleanup(move || handle.remove());
}

/// Whether the page of the game is still shown.
fn is_here() -> bool {
    window().location().pathname().is_ok_and(|path| path == "/play")
}

/// Opens the game that is asked for. If that is not possible, returns the page to go to instead.
async fn open_address(context: GameContext, asked: &str) -> Option<&'static str> {
    let current = match GameId::current() {
        // Without the saved games, a link can still be opened.
        Some(id) => context.library().get(&id).await.ok().flatten(),
        None => None,
    };
    let saved = current.as_ref().map(StoredGame::saved);
    if !asked.is_empty() {
        let tree = match read_link(asked) {
            Ok(tree) => tree,
            Err(_) => {
                // There it is explained and can be repaired.
                context.unread.set(Some(window().location().href().unwrap_or_default()));
                return Some("/games");
            }
        };
        match (current, saved) {
            (Some(game), Some(Ok(saved))) if is_same(context, &game.id, &saved, &tree) => {
                context.resume(game.id, game.revision, saved);
            }
            _ => context.open(tree),
        }
        return None;
    }
    match (current, saved) {
        (Some(game), Some(Ok(saved))) => {
            context.resume(game.id, game.revision, saved);
            return None;
        }
        (_, Some(Err(error))) => {
            let words = context.i18n().words_untracked();
            let reason = words.saved_error(&error);
            context.notices().error(words.with("kept-broken", &[("reason", reason.into())]));
        }
        _ => {}
    }
    Some("/").filter(|_| !context.is_open())
}

/// Whether a link is to the saved game, which then is resumed with its players and its clock. After a reload, another tab
/// may have gone on with the game: it has all of the link's moves, and more.
fn is_same(context: GameContext, id: &GameId, saved: &Saved, link: &GameTree) -> bool {
    let reloaded = !context.is_open() && GameId::current_in_tab().as_ref() == Some(id);
    let contains = || {
        let mut both = saved.tree.clone();
        both.merge(link) && both.len() == saved.tree.len()
    };
    write_link(&saved.tree) == write_link(link) || reloaded && contains()
}

/// Writes the open game into the address bar, except while choices are secret.
pub(super) fn keep_address(context: GameContext) {
    let write = move || {
        let session = context.session();
        let session = session.read_untracked();
        // The person may have left the page.
        if !is_here() || !context.is_open() {
            return;
        }
        let address = match session.tree().game().open_choice() {
            Some(_) => "/play".to_owned(),
            None => format!("/play#{}", write_link(session.tree())),
        };
        if let Ok(history) = window().history() {
            // Browsers limit the rate of such calls; the next action writes the address again.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    };
    let write_later = AfterFrame::new(write);
    Effect::new(move |last: Option<Option<GameId>>| {
        context.session().track();
        let id = context.id();
        // A reload right after another game was opened must not bring the game before back.
        if last.is_some_and(|last| last != id) {
            write();
        } else {
            write_later.schedule();
        }
        id
    });
}
