//! One section of the rules: its text and its example boards.

use leptos::either::Either;
use leptos::prelude::*;
use leptos_router::components::A;
use skep_draw::Example;
use skep_words::key;

use super::chapters::Subject;
use super::creature_art::creature_art;
use super::example_board::ExampleBoard;
use crate::i18n::I18n;

/// One section of the rules.
#[component]
pub(super) fn Section(
    subject: Subject,
    /// Whether the section opens a chapter.
    #[prop(optional)]
    opens: bool,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let id = subject.id();
    let title = move || subject.title(&i18n.words());
    let title = if opens {
        Either::Left(view! { <h2>{title}</h2> })
    } else {
        Either::Right(view! { <h3>{title}</h3> })
    };
    let text = move || subject.text(&i18n.words()).map(|text| view! { <p>{text}</p> });
    let other_side = subject.other_side().map(|bug| {
        let about = move || {
            let words = i18n.words();
            words.with("rules-back", &[("bug", words.bug(bug).into())])
        };
        view! { <p class="other-side"><a href=format!("#{}", key(bug))>{about}</a></p> }
    });
    let lesson = subject.has_lesson().then(|| {
        view! {
            <p class="to-lesson">
                <A href=format!("/learn?about={id}") attr:data-testid=format!("rules-lesson-{id}")>
                    {i18n.live_text("rules-lesson")}
                    <span class="unseen">": " {move || subject.title(&i18n.words())}</span>
                </A>
            </p>
        }
    });
    let boards = subject.examples().into_iter().filter_map(Example::named);
    let boards = boards.map(|example| view! { <ExampleBoard example /> }).collect_view();
    view! {
        <section
            id=id.clone()
            class="rule"
            class:opens=opens
            data-testid=format!("rules-section-{id}")
        >
            <div class="text">
                <header>{creature_art(subject)} {title}</header>
                {text}
                {other_side}
                {lesson}
            </div>
            <div class="boards">{boards}</div>
        </section>
    }
}
