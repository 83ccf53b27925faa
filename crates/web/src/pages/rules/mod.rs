//! The rules page, with interactive example boards.

mod chapters;
mod contents;
mod creature_art;
mod example_board;
mod example_game;
mod section;

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;

use self::chapters::chapters;
use self::contents::Contents;
use self::section::Section;
use crate::game_context::GameContext;
use crate::i18n::I18n;

/// The rules page.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    follow_address();
    let chapters = chapters();
    let sections = chapters.iter().map(|chapter| {
        let opening = view! { <Section subject=chapter.opening opens=true /> };
        let rest = chapter.subjects.iter().map(|&subject| view! { <Section subject /> });
        (opening, rest.collect_view())
    });
    let sections = sections.collect_view();
    view! {
        <div class="page rules" data-testid="rules-page">
            <header class="rules-head">
                <h1>{i18n.live_text("rules-title")}</h1>
                <p class="lead">{i18n.live_text("rules-intro")}</p>
                <Show when=move || context.id().is_some()>
                    <p>
                        <A href="/play" attr:class="button" attr:data-testid="rules-to-game">
                            {i18n.live_text("rules-to-game")}
                        </A>
                    </p>
                </Show>
            </header>
            <Contents chapters />
            <div class="telling">{sections}</div>
        </div>
    }
}

/// Scrolls to the section in the address, as in `/rules#ant`.
fn follow_address() {
    let hash = use_location().hash;
    Effect::new(move |_| {
        let hash = hash.get();
        let id = hash.trim_start_matches('#').to_owned();
        // After the page has been rendered.
        request_animation_frame(move || {
            if let Some(section) = document().get_element_by_id(&id) {
                section.scroll_into_view();
            }
        });
    });
}
