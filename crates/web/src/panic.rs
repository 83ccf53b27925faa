//! The message shown after a panic.

use std::panic;

use skep_words::{Language, Words};
use wasm_bindgen::JsValue;

/// Installs a panic hook that shows a message. Games are saved after every action, so nothing is lost.
pub(crate) fn show_panics() {
    panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
        // If this fails as well, there is nothing left to do.
        let _ = show(&info.to_string());
    }));
}

fn show(problem: &str) -> Result<(), JsValue> {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        return Ok(());
    };
    let Some(body) = document.body() else { return Ok(()) };
    let tag = document.document_element().and_then(|root| root.get_attribute("lang"));
    let words = Words::new(tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or_default());
    let note = document.create_element("div")?;
    note.set_class_name("failed card");
    note.set_attribute("role", "alert")?;
    note.set_attribute("data-testid", "failed")?;
    let title = document.create_element("h2")?;
    title.set_text_content(Some(&words.text("failed-title")));
    let about = document.create_element("p")?;
    about.set_text_content(Some(&words.text("failed-about")));
    let detail = document.create_element("pre")?;
    detail.set_text_content(Some(problem));
    let again = document.create_element("a")?;
    again.set_class_name("button main");
    again.set_attribute("href", "/games")?;
    again.set_text_content(Some(&words.text("failed-again")));
    for part in [title, about, detail, again] {
        note.append_child(&part)?;
    }
    body.append_child(&note)?;
    Ok(())
}
