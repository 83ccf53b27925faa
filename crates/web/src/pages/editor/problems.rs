//! What is wrong with the position.

use leptos::prelude::*;

use super::context::EditorContext;
use crate::i18n::I18n;

/// The most problems that are listed.
const MOST: usize = 5;

/// Says whether the position is possible, and if not, why. Screen readers are told when that changes.
#[component]
pub(super) fn Problems() -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let heading = move || {
        // A possible position after a possible one: there may be another end.
        context.setup.track();
        let count = context.problems.read().len();
        let is_over = || {
            let position = context.editor.read_untracked().position();
            position.is_some_and(|position| position.outcome().is_some())
        };
        match count {
            0 if is_over() => i18n.text("editor-over"),
            0 => i18n.text("editor-possible"),
            _ => i18n.with("editor-problems", &[("count", count.into())]),
        }
    };
    let rows = move || {
        let words = i18n.words();
        let setup = context.setup.read();
        let problems = context.problems.read();
        let texts = problems.iter().take(MOST);
        texts.map(|problem| words.setup_problem(&setup, &problem.error)).collect::<Vec<_>>()
    };
    view! {
        <div
            class="status problems"
            class:wrong=move || !context.is_possible()
            id="editor-problems"
            data-testid="problems"
            role="status"
        >
            <p class="turn">{heading}</p>
            <ul>
                {move || rows().into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}
            </ul>
        </div>
    }
}
