//! The list of all sections.

use leptos::prelude::*;

use super::art::art;
use super::chapters::{Chapter, Subject};
use crate::voice::Voice;

/// From this width of the window on, the list fits beside the text; in pixels.
const WIDE: f64 = 1000.0;

/// The list of all sections, chapter by chapter. On a small screen it is closed at first.
#[component]
pub(super) fn Contents(chapters: Vec<Chapter>) -> impl IntoView {
    let voice = Voice::here();
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    let open = width.is_some_and(|width| width >= WIDE);
    let groups = chapters.into_iter().map(|chapter| {
        let subjects =
            chapter.subjects.into_iter().map(|subject| view! { <li><Link subject /></li> });
        view! {
            <li>
                <Link subject=chapter.opening />
                <ul>{subjects.collect_view()}</ul>
            </li>
        }
    });
    let groups = groups.collect_view();
    view! {
        <nav class="contents" aria-label=voice.says("rules-contents") data-testid="rules-contents">
            <details open=open>
                <summary>{voice.says("rules-contents")}</summary>
                <ul>{groups}</ul>
            </details>
        </nav>
    }
}

#[component]
fn Link(subject: Subject) -> impl IntoView {
    let voice = Voice::here();
    view! {
        <a href=format!("#{}", subject.id())>
            {art(subject)}
            <span>{move || subject.title(&voice.words())}</span>
        </a>
    }
}
