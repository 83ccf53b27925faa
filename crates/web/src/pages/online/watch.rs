//! The page `/online/watch`.

use leptos::prelude::*;

use crate::i18n::I18n;

/// The page `/online/watch`.
#[component]
pub(super) fn Watch() -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <div class="page" data-testid="watch">
            <h1>{i18n.live_text("watch-title")}</h1>
        </div>
    }
}
