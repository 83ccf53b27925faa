//! The rules of all games, with boards to try them on.

mod art;
mod chapters;
mod contents;
mod section;
mod trial;
mod try_out;

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;

use self::chapters::chapters;
use self::contents::Contents;
use self::section::Section;
use crate::game_context::GameContext;
use crate::voice::Voice;

/// The page of the rules.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    let voice = Voice::here();
    let context = GameContext::here();
    follow_address();
    let chapters = chapters();
    let tellings = chapters.iter().map(|chapter| {
        let opening = view! { <Section subject=chapter.opening opens=true /> };
        let rest = chapter.subjects.iter().map(|&subject| view! { <Section subject /> });
        (opening, rest.collect_view())
    });
    let tellings = tellings.collect_view();
    view! {
        <div class="page rules" data-testid="rules-page">
            <header class="rules-head">
                <h1>{voice.says("rules-title")}</h1>
                <p class="lead">{voice.says("rules-intro")}</p>
                <Show when=move || context.id().is_some()>
                    <p>
                        <A href="/play" attr:class="button" attr:data-testid="rules-to-game">
                            {voice.says("rules-to-game")}
                        </A>
                    </p>
                </Show>
            </header>
            <Contents chapters />
            <div class="telling">{tellings}</div>
        </div>
    }
}

/// Shows the section that the address names, as in `/rules#ant`.
fn follow_address() {
    let hash = use_location().hash;
    Effect::new(move |_| {
        let hash = hash.get();
        let id = hash.trim_start_matches('#').to_owned();
        // When the page is there.
        request_animation_frame(move || {
            if let Some(section) = document().get_element_by_id(&id) {
                section.scroll_into_view();
            }
        });
    });
}
