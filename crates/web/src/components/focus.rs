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

/// Focuses the main content of the page.
pub(crate) fn focus_main() {
    if let Some(main) = document().get_element_by_id("main") {
        let _ = main.unchecked_into::<HtmlElement>().focus();
    }
}
