//! Whether an element is visible, or nearly.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// The distance from the window within which something counts as near, as a CSS margin.
const MARGIN: &str = "600px";

/// Whether an element is in the window or not far from it, so that costly content can wait.
pub(crate) fn is_near_viewport(node: NodeRef<html::Div>) -> ReadSignal<bool> {
    let (near, set_near) = signal(false);
    Effect::new(move |_| {
        let Some(node) = node.get() else { return };
        let noticed = move |entries: js_sys::Array| {
            let newest = entries.pop().dyn_into::<IntersectionObserverEntry>();
            if let Ok(entry) = newest {
                // The page may have been left already.
                let _ = set_near.try_set(entry.is_intersecting());
            }
        };
        let noticed = Closure::<dyn FnMut(js_sys::Array)>::new(noticed).into_js_value();
        let init = IntersectionObserverInit::new();
        init.set_root_margin(MARGIN);
        let observer = IntersectionObserver::new_with_options(noticed.unchecked_ref(), &init);
        let Ok(observer) = observer else { return set_near.set(true) };
        observer.observe(&node);
        let observer = StoredValue::new_local(observer);
        on_cleanup(move || observer.with_value(IntersectionObserver::disconnect));
    });
    near
}
