//! The table of contents.

use leptos::prelude::*;

use super::chapters::{Chapter, Subject};
use super::creature_art::creature_art;
use crate::i18n::I18n;

/// The window width in pixels from which the table of contents fits beside the text.
const WIDE: f64 = 1000.0;

/// The table of contents. On a small screen it is collapsed at first.
#[component]
pub(super) fn Contents(chapters: Vec<Chapter>) -> impl IntoView {
    let i18n = I18n::from_context();
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    let open = width.is_some_and(|width| width >= WIDE);
    let groups = chapters.into_iter().map(|chapter| {
        // A chapter may have an opening only.
        let is_empty = chapter.subjects.is_empty();
        let subjects =
            chapter.subjects.into_iter().map(|subject| view! { <li><Link subject /></li> });
        let subjects = subjects.collect_view();
        view! {
            <li>
                <Link subject=chapter.opening />
                {(!is_empty).then(|| view! { <ul>{subjects}</ul> })}
            </li>
        }
    });
    let groups = groups.collect_view();
    view! {
        <nav class="contents" aria-label=i18n.live_text("rules-contents") data-testid="rules-contents">
            <details open=open>
                <summary>{i18n.live_text("rules-contents")}</summary>
                <ul>{groups}</ul>
            </details>
        </nav>
    }
}

#[component]
fn Link(subject: Subject) -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <a href=format!("#{}", subject.id())>
            {creature_art(subject)}
            <span>{move || subject.title(&i18n.words())}</span>
        </a>
    }
}
