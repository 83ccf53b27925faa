//! The keys that do something, and the window that lists them.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::parts::Dialog;
use crate::settings::Settings;
use crate::voice::Voice;

/// What a single key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shortcut {
    Back,
    Forward,
    First,
    Last,
    Undo,
    Redo,
    Hint,
    Moves,
    Link,
    Help,
}

/// Keys as the browser calls them, what they do, how they are shown, and the key of the words about them.
const SHORTCUTS: [(&[&str], Shortcut, &str, &str); 10] = [
    (&["j", "J", "ArrowLeft"], Shortcut::Back, "← J", "shortcut-back"),
    (&["k", "K", "ArrowRight"], Shortcut::Forward, "→ K", "shortcut-forward"),
    (&["Home"], Shortcut::First, "Home", "shortcut-first"),
    (&["End"], Shortcut::Last, "End", "shortcut-last"),
    (&["u", "U"], Shortcut::Undo, "U", "shortcut-undo"),
    (&["r", "R"], Shortcut::Redo, "R", "shortcut-redo"),
    (&["h", "H"], Shortcut::Hint, "H", "shortcut-hint"),
    (&["m", "M"], Shortcut::Moves, "M", "shortcut-moves"),
    (&["l", "L"], Shortcut::Link, "L", "shortcut-link"),
    (&["?"], Shortcut::Help, "?", "shortcut-help"),
];

impl Shortcut {
    /// What a key does.
    pub(crate) fn of(key: &str) -> Option<Shortcut> {
        let found = SHORTCUTS.iter().find(|(keys, ..)| keys.contains(&key));
        found.map(|&(_, shortcut, ..)| shortcut)
    }
}

/// Hears single keys while this part of the page is there, unless they are turned off. It is told whether a
/// shortcut did something.
pub(crate) fn listen_to_shortcuts(run: impl Fn(Shortcut) -> bool + 'static) {
    let settings = expect_context::<RwSignal<Settings>>();
    let handle = window_event_listener(ev::keydown, move |event| {
        let taken =
            event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key();
        if taken || !settings.read_untracked().shortcuts || is_elsewhere(&event) {
            return;
        }
        if Shortcut::of(&event.key()).is_some_and(&run) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Whether a key belongs to something else: a field to write in, or a window above the page.
fn is_elsewhere(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        matches!(element.closest("input, select, textarea, dialog"), Ok(Some(_)))
    })
}

/// The window that lists the keys.
#[component]
pub(crate) fn ShortcutsDialog(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title="shortcuts-title" testid="shortcuts">
            <ShortcutList />
        </Dialog>
    }
}

#[component]
fn ShortcutList() -> impl IntoView {
    let voice = Voice::here();
    let rows = SHORTCUTS.map(|(_, _, shown, key)| {
        view! { <tr><th scope="row"><kbd>{shown}</kbd></th><td>{voice.says(key)}</td></tr> }
    });
    view! {
        <h3>{voice.says("shortcuts-game")}</h3>
        <table class="keys"><tbody>{rows.into_iter().collect_view()}</tbody></table>
        <h3>{voice.says("shortcuts-board")}</h3>
        <p>{voice.says("board-keys")}</p>
    }
}
