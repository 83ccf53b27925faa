//! Keyboard shortcuts, and their list.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::i18n::I18n;
use crate::settings::Settings;

/// An action with a single-key shortcut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shortcut {
    Back,
    Forward,
    First,
    Last,
    Undo,
    Redo,
    Hint,
    Next,
    Moves,
    Link,
    Engine,
    Threat,
    TurnLeft,
    TurnRight,
    Help,
}

/// Each shortcut: its `KeyboardEvent.key` or `code` values, the action, the displayed keys, and the message key of its description.
const SHORTCUTS: [(&[&str], Shortcut, &[&str], &str); 15] = [
    (&["j", "J", "ArrowLeft"], Shortcut::Back, &["←", "J"], "shortcut-back"),
    (&["k", "K", "ArrowRight"], Shortcut::Forward, &["→", "K"], "shortcut-forward"),
    (&["Home"], Shortcut::First, &["Home"], "shortcut-first"),
    (&["End"], Shortcut::Last, &["End"], "shortcut-last"),
    (&["u", "U"], Shortcut::Undo, &["U"], "shortcut-undo"),
    (&["r", "R"], Shortcut::Redo, &["R"], "shortcut-redo"),
    (&["h", "H"], Shortcut::Hint, &["H"], "shortcut-hint"),
    (&["n", "N"], Shortcut::Next, &["N"], "shortcut-next"),
    (&["m", "M"], Shortcut::Moves, &["M"], "shortcut-moves"),
    (&["l", "L"], Shortcut::Link, &["L"], "shortcut-link"),
    (&["o", "O"], Shortcut::Engine, &["O"], "shortcut-engine"),
    (&["t", "T"], Shortcut::Threat, &["T"], "shortcut-threat"),
    // By their places too: not every keyboard has brackets there.
    (&["[", "BracketLeft"], Shortcut::TurnLeft, &["["], "shortcut-turn-left"),
    (&["]", "BracketRight"], Shortcut::TurnRight, &["]"], "shortcut-turn-right"),
    (&["?"], Shortcut::Help, &["?"], "shortcut-help"),
];

impl Shortcut {
    /// The shortcut for a key, by its `KeyboardEvent.key` and `code`.
    fn of(key: &str, code: &str) -> Option<Shortcut> {
        let found = SHORTCUTS.iter().find(|(keys, ..)| keys.contains(&key) || keys.contains(&code));
        found.map(|&(_, shortcut, ..)| shortcut)
    }
}

/// Calls `run` for every shortcut pressed while the current view exists and shortcuts are on. `run` returns whether it
/// handled the shortcut.
pub(crate) fn listen_to_shortcuts(run: impl Fn(Shortcut) -> bool + 'static) {
    let settings = expect_context::<RwSignal<Settings>>();
    let handle = window_event_listener(ev::keydown, move |event| {
        let taken =
            event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key();
        if taken || !settings.read_untracked().shortcuts || is_elsewhere(&event) {
            return;
        }
        if Shortcut::of(&event.key(), &event.code()).is_some_and(&run) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Whether the key event belongs to an input field or a dialog.
fn is_elsewhere(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        matches!(element.closest("input, select, textarea, dialog"), Ok(Some(_)))
    })
}

/// The list of the shortcuts. Each of several keys for the same action is a key of its own.
#[component]
pub(crate) fn ShortcutList() -> impl IntoView {
    let i18n = I18n::from_context();
    let rows = SHORTCUTS.map(|(_, _, shown, key)| {
        let keys = shown.iter().map(|&key| view! { <kbd>{key}</kbd> " " }).collect_view();
        view! { <tr><th scope="row">{keys}</th><td>{i18n.live_text(key)}</td></tr> }
    });
    view! {
        <h4>{i18n.live_text("shortcuts-game")}</h4>
        <table class="keys"><tbody>{rows.into_iter().collect_view()}</tbody></table>
        <h4>{i18n.live_text("shortcuts-board")}</h4>
        <p>{i18n.live_text("board-keys")}</p>
        <p>{i18n.live_text("board-draw-keys")}</p>
    }
}
