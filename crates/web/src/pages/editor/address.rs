//! The position in the address bar, and the one that is set up when the page opens.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::hooks::use_location;
use skep_record::write_setup_link;
use wasm_bindgen::JsValue;

use super::context::EditorContext;
use super::model::Editor;
use crate::new_game::NewGame;
use crate::storage;

/// Where the position of this tab is kept.
const KEY: &str = "skep.editor";
/// The address is written when nothing has changed for so long: browsers limit the rate.
const PAUSE: Duration = Duration::from_millis(250);

/// A fragment of an address without its `#`.
fn bare(fragment: String) -> String {
    fragment.strip_prefix('#').map(str::to_owned).unwrap_or(fragment)
}

/// The editor with the position in the address; without one, the position that was set up last in this tab, or the start
/// of the game that was chosen last.
pub(super) fn begin() -> Editor {
    let mut editor = Editor::new(NewGame::load().game_type);
    // The router's address: that of the window may still be the one of the page before.
    let asked = bare(use_location().hash.get_untracked());
    if !asked.is_empty() {
        read(&mut editor, &asked);
    } else if let Some(kept) = storage::read_in_tab(KEY) {
        read(&mut editor, &kept);
    }
    editor
}

/// Reads a text into the editor. If that is not possible, it stands in the field with the reason.
fn read(editor: &mut Editor, text: &str) {
    editor.type_text(text);
    editor.end_typing();
}

/// Keeps the address up to date with the position, and the position with an address that is changed.
pub(super) fn keep_address(context: EditorContext) {
    let write = move || {
        let Some(setup) = context.setup.try_get_untracked() else { return };
        // A link that cannot be read stays in the address.
        if context.editor.read_untracked().text_error().is_some() {
            return;
        }
        storage::write_in_tab(KEY, &setup.to_string());
        let is_here = window().location().pathname().is_ok_and(|path| path == "/editor");
        if let Some(history) = window().history().ok().filter(|_| is_here) {
            let address = format!("/editor#{}", write_setup_link(&setup));
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    };
    Effect::new(move |waiting: Option<Option<TimeoutHandle>>| {
        context.setup.track();
        if let Some(Some(waiting)) = waiting {
            waiting.clear();
        }
        set_timeout_with_handle(write, PAUSE).ok()
    });
    let handle = window_event_listener(leptos::ev::hashchange, move |_| {
        let asked = bare(window().location().hash().unwrap_or_default());
        if asked != write_setup_link(&context.setup.read_untracked()) && !asked.is_empty() {
            context.editor.update(|editor| read(editor, &asked));
            context.loads.update(|loads| *loads += 1);
        }
    });
    on_cleanup(move || handle.remove());
}
