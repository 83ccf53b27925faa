//! The position as text, which follows the board and is followed by it.

use leptos::prelude::*;

use super::context::EditorContext;
use super::model::Editor;
use super::texts::read_error;
use crate::i18n::I18n;

/// A field with the text of the position. What is typed is shown on the board at once.
#[component]
pub(super) fn TextField() -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let editor = context.editor;
    let error = move || {
        let editor = editor.read();
        editor.text_error().map(|error| read_error(&i18n.words(), error))
    };
    let typed = move |event| {
        let text = event_target_value(&event);
        let before = context.setup.get_untracked();
        editor.update(|editor| editor.type_text(&text));
        if before != *context.setup.read_untracked() {
            context.loads.update(|loads| *loads += 1);
        }
    };
    view! {
        <div class="field text-field">
            <label for="editor-text">{i18n.live_text("editor-text")}</label>
            <textarea
                id="editor-text"
                rows="3"
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                data-testid="position-text"
                aria-invalid=move || editor.read().text_error().is_some().to_string()
                aria-describedby="editor-text-error editor-text-about"
                prop:value=move || editor.read().text()
                on:input=typed
                on:blur=move |_| editor.update(Editor::end_typing)
            ></textarea>
            <p id="editor-text-error" class="wrong" role="alert" data-testid="text-error">{error}</p>
            <small id="editor-text-about">{i18n.live_text("editor-text-about")}</small>
        </div>
    }
}
