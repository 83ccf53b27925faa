//! Keyboard focus.

use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Focuses an element when it is mounted.
pub(crate) fn focus_on_mount<E>(node: NodeRef<E>)
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + AsRef<HtmlElement> + 'static,
{
    Effect::new(move |_| {
        let Some(element) = node.get() else { return };
        // A dialog takes the focus when it opens, which is after its content is created.
        request_animation_frame(move || {
            let element: &HtmlElement = element.as_ref();
            let _ = element.focus();
        });
    });
}

/// Focuses the first element that a selector finds.
pub(crate) fn focus_first(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Focuses the main content of the page.
pub(crate) fn focus_main() {
    if let Some(main) = document().get_element_by_id("main") {
        let _ = main.unchecked_into::<HtmlElement>().focus();
    }
}

/// Focuses the heading of the page, unless something in the page has the focus already.
pub(crate) fn focus_heading() {
    let focused = document().active_element();
    let is_inside = focused.is_some_and(|focused| {
        focused.id() != "main" && matches!(focused.closest("#main, dialog"), Ok(Some(_)))
    });
    let heading = document().query_selector("#main h1").ok().flatten();
    let Some(heading) = heading.filter(|_| !is_inside) else { return };
    let _ = heading.set_attribute("tabindex", "-1");
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = heading.unchecked_into::<HtmlElement>().focus_with_options(&options);
}
