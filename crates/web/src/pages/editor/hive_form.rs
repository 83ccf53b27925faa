//! What can be done with the whole hive.

use leptos::prelude::*;

use super::context::EditorContext;
use super::model::Edit;
use crate::components::TextButton;
use crate::i18n::I18n;

/// Buttons that clear, reflect, turn and centre the hive.
#[component]
pub(super) fn HiveForm() -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let apply = move |edit: Edit| {
        context.apply(edit);
        context.loads.update(|loads| *loads += 1);
    };
    view! {
        <div class="menu" role="group" aria-label=i18n.live_text("editor-hive")>
            <TextButton key="editor-mirror" testid="mirror" class="quiet" press=move |()| apply(Edit::Mirror) />
            <TextButton key="editor-rotate" testid="rotate" class="quiet" press=move |()| apply(Edit::Rotate) />
            <TextButton key="editor-center" testid="center" class="quiet" press=move |()| apply(Edit::Center) />
            <TextButton key="editor-clear" testid="clear" class="quiet" press=move |()| apply(Edit::Clear) />
            <TextButton key="editor-start" testid="start-position" class="quiet" press=move |()| apply(Edit::Start) />
        </div>
    }
}
