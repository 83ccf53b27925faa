//! One section of the rules: what is told, and the boards to try it on.

use leptos::either::Either;
use leptos::prelude::*;
use skep_draw::Example;
use skep_words::key;

use super::art::art;
use super::chapters::Subject;
use super::try_out::TryOut;
use crate::voice::Voice;

/// One section of the rules.
#[component]
pub(super) fn Section(
    subject: Subject,
    /// Whether a chapter begins with it.
    #[prop(optional)]
    opens: bool,
) -> impl IntoView {
    let voice = Voice::here();
    let id = subject.id();
    let title = move || subject.title(&voice.words());
    let title = if opens {
        Either::Left(view! { <h2>{title}</h2> })
    } else {
        Either::Right(view! { <h3>{title}</h3> })
    };
    let text = move || subject.text(&voice.words()).map(|text| view! { <p>{text}</p> });
    let other_side = subject.other_side().map(|bug| {
        let about = move || {
            let words = voice.words();
            words.with("rules-back", &[("bug", words.bug(bug).into())])
        };
        view! { <p class="other-side"><a href=format!("#{}", key(bug))>{about}</a></p> }
    });
    let boards = subject.examples().into_iter().filter_map(Example::named);
    let boards = boards.map(|example| view! { <TryOut example /> }).collect_view();
    view! {
        <section
            id=id.clone()
            class="rule"
            class:opens=opens
            data-testid=format!("rules-section-{id}")
        >
            <div class="text">
                <header>{art(subject)} {title}</header>
                {text}
                {other_side}
            </div>
            <div class="boards">{boards}</div>
        </section>
    }
}
