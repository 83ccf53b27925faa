//! Files that are dropped anywhere on a page are imported.

use leptos::ev;
use leptos::prelude::*;

use super::Importer;
use crate::i18n::I18n;

/// Imports what is dropped anywhere in the window while the current view exists, and says so while something is held over it.
#[component]
pub(crate) fn DropArea(
    importer: Importer,
    /// Whether the form for an import is open: it explains what cannot be read.
    importing: RwSignal<bool>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let dropping = RwSignal::new(false);
    // A link of the page that is dragged about is no game.
    let is_own = StoredValue::new(false);
    let handles = [
        window_event_listener(ev::dragstart, move |_| is_own.set_value(true)),
        window_event_listener(ev::dragend, move |_| is_own.set_value(false)),
        window_event_listener(ev::dragover, move |event| {
            if !is_own.get_value() {
                event.prevent_default();
                dropping.set(true);
            }
        }),
        window_event_listener(ev::dragleave, move |event| {
            // Not when the pointer goes from one part of the page to another.
            if event.related_target().is_none() {
                dropping.set(false);
            }
        }),
        window_event_listener(ev::drop, move |event| {
            dropping.set(false);
            // The form takes what is dropped on it.
            if !is_own.get_value() && !event.default_prevented() {
                event.prevent_default();
                importing.set(true);
                importer.take_dropped(&event);
            }
        }),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
    view! {
        <Show when=move || dropping.get()>
            <p class="drop-here" aria-hidden="true">{i18n.live_text("library-drop")}</p>
        </Show>
    }
}
