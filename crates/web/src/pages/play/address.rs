//! Synchronizes the open game with the address bar, in both directions.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use skep_record::{read_link, write_link};
use wasm_bindgen::JsValue;

use crate::after_frame::AfterFrame;
use crate::game_context::GameContext;
use crate::saved_games::GameId;

/// Opens the game in the address, now and whenever the address changes; without one, the game open last.
pub(super) fn follow_address(context: GameContext) {
    let navigate = use_navigate();
    let open = move || {
        let fragment = window().location().hash().unwrap_or_default();
        open_address(context, &fragment);
        if !context.is_open() {
            // Not while this page is being created. The page may be disposed by then, so nothing it owns is used.
            let navigate = navigate.clone();
            request_animation_frame(move || {
                navigate("/", NavigateOptions { replace: true, ..NavigateOptions::default() });
            });
        }
    };
    open();
    let handle = window_event_listener(leptos::ev::hashchange, move |_| open());
    on_cleanup(move || handle.remove());
}

fn open_address(context: GameContext, fragment: &str) {
    let asked = fragment.strip_prefix('#').unwrap_or(fragment);
    if context.is_open() && (asked.is_empty() || asked == context.link_untracked()) {
        return;
    }
    let words = context.i18n().words_untracked();
    let complain = |key: &str, reason: String| {
        context.notices().error(words.with(key, &[("reason", reason.into())]));
    };
    let current = GameId::current().and_then(|id| Some((id.clone(), id.read()?)));
    match current {
        // A reload or a new visit: resume the game with its players and its clock.
        Some((id, Ok(saved))) if asked.is_empty() || write_link(&saved.tree) == asked => {
            return context.resume(id, saved);
        }
        Some((_, Err(error))) if asked.is_empty() => {
            complain("kept-broken", words.saved_error(&error))
        }
        _ => {}
    }
    if !asked.is_empty() {
        match read_link(asked) {
            Ok(tree) => context.open(tree),
            Err(error) => complain("link-broken", words.link_error(&error)),
        }
    }
}

/// Writes the open game into the address bar, except while choices are secret.
pub(super) fn keep_address(context: GameContext) {
    let write = AfterFrame::new(move || {
        let session = context.session();
        let session = session.read_untracked();
        // The person may have left the page.
        let here = window().location().pathname().is_ok_and(|path| path == "/play");
        if !here || !context.is_open() {
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
    });
    Effect::new(move |_| {
        context.session().track();
        write.schedule();
    });
}
