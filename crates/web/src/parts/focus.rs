//! Where the keyboard is.

use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Puts the focus on an element as soon as it is seen.
pub(crate) fn focus_at_once<E>(node: NodeRef<E>)
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + AsRef<HtmlElement> + 'static,
{
    Effect::new(move |_| {
        let Some(element) = node.get() else { return };
        // Windows open after what is in them has been made, and take the focus then.
        request_animation_frame(move || {
            let element: &HtmlElement = element.as_ref();
            let _ = element.focus();
        });
    });
}

/// Puts the focus on the page's content.
pub(crate) fn focus_main() {
    if let Some(main) = document().get_element_by_id("main") {
        let _ = main.unchecked_into::<HtmlElement>().focus();
    }
}
