//! The keyboard and the scroll position of the move list.

use leptos::prelude::*;
use leptos::{ev, html};
use skep_record::NodeId;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use super::entries::{Part, entry_at_key, in_order};
use crate::after_frame::after_frame;

/// Scrolls the list to the current entry, after the next frame: then nothing has to be laid out to measure it.
pub(super) fn scroll_to_current(scroll: NodeRef<html::Div>) {
    let Some(list) = scroll.get() else { return };
    after_frame(move || {
        if let Ok(Some(entry)) = list.query_selector(&shown("[aria-current]")) {
            keep_visible(&list, &entry);
            // Blocks that come into sight get their real heights, and may move the entry once more.
            after_frame(move || keep_visible(&list, &entry));
        }
    });
}

/// Scrolls to the current entry again when the list has another size: other parts of the page take room and give it back.
pub(super) fn follow_size(scroll: NodeRef<html::Div>) {
    Effect::new(move |_| {
        let Some(list) = scroll.get() else { return };
        let changed = Closure::<dyn FnMut()>::new(move || {
            // The list may have been left.
            if scroll.try_get_untracked().is_some() {
                untrack(|| scroll_to_current(scroll));
            }
        })
        .into_js_value();
        let Ok(observer) = web_sys::ResizeObserver::new(changed.unchecked_ref()) else { return };
        observer.observe(&list);
        let observer = StoredValue::new_local(observer);
        on_cleanup(move || observer.with_value(web_sys::ResizeObserver::disconnect));
    });
}

/// The selector of an entry that is not about to be removed.
fn shown(selector: &str) -> String {
    format!(".block:not([hidden]) {selector}")
}

/// Scrolls the list, and nothing else, to make an entry visible.
fn keep_visible(list: &web_sys::Element, entry: &web_sys::Element) {
    let (outer, inner) = (list.get_bounding_client_rect(), entry.get_bounding_client_rect());
    let above = inner.top() - outer.top();
    let below = inner.bottom() - outer.bottom();
    let by = if above < 0.0 { above } else { below.max(0.0) };
    if by != 0.0 {
        // Away from zero: no part of a pixel stays hidden.
        let by = if by < 0.0 { by.floor() } else { by.ceil() };
        list.set_scroll_top(list.scroll_top() + by as i32);
    }
}

/// The button of an entry to which an event belongs.
fn button_of(event: &ev::Event) -> Option<web_sys::HtmlElement> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    target.closest("button.move").ok()??.dyn_into().ok()
}

/// The entry to which an event belongs.
pub(super) fn node_of(parts: &[Part], event: &ev::Event) -> Option<NodeId> {
    let index = button_of(event)?.get_attribute("data-node")?;
    in_order(parts).map(|entry| entry.node).find(|node| node.index().to_string() == index)
}

/// The keys of the list: up and down, Home and End move the focus from entry to entry.
pub(super) fn move_focus(
    event: &ev::KeyboardEvent,
    list: RwSignal<Vec<Part>>,
    scroll: NodeRef<html::Div>,
) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let parts = list.read_untracked();
    let Some(to) = entry_at_key(&parts, node_of(&parts, event), &event.key()) else { return };
    // Home and End mean something else outside of the list.
    event.prevent_default();
    let selector = shown(&format!("[data-node='{}']", to.index()));
    let found = scroll.get_untracked().and_then(|list| list.query_selector(&selector).ok()?);
    if let Some(button) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = button.focus();
    }
}

/// Shows the sentence about an entry as its tooltip. It is not always there, because screen readers would read it twice.
pub(super) fn show_tooltip(event: &ev::Event) {
    if let Some(button) = button_of(event)
        && let Some(sentence) = button.get_attribute("aria-label")
    {
        let _ = button.set_attribute("title", &sentence);
    }
}
