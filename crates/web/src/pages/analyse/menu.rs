//! The menu of the analysis page.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use skep_record::write_position_link;

use crate::components::{TextButton, icon};
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::table::{ShareDialog, copy_link};

/// The buttons at the bottom of the panel: to the game, copy a link, export and import.
#[component]
pub(super) fn AnalysisMenu() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let sharing = RwSignal::new(false);
    // A link or an export must not reveal secret choices.
    let open = move || context.session().read().tree().game().open_choice().is_none();
    let navigate = use_navigate();
    let edit = Callback::new(move |()| {
        let link = write_position_link(context.session().read_untracked().tree().position());
        navigate(&format!("/editor#{link}"), Default::default());
    });
    view! {
        <div class="menu">
            <A href="/play" attr:class="button quiet" attr:data-testid="to-game">
                {icon::play()}
                {i18n.live_text("analyse-to-game")}
            </A>
            <Show when=open>
                <TextButton
                    key="play-copy-link"
                    testid="copy-link"
                    class="quiet"
                    press=move |()| copy_link(context)
                >
                    {icon::link()}
                </TextButton>
                <TextButton
                    key="editor-open"
                    testid="edit-position"
                    class="quiet"
                    press=edit
                >
                    {icon::pencil()}
                </TextButton>
                <TextButton
                    key="play-share"
                    testid="share"
                    class="quiet"
                    press=move |()| sharing.set(true)
                >
                    {icon::share()}
                </TextButton>
            </Show>
        </div>
        <ShareDialog open=sharing />
    }
}
