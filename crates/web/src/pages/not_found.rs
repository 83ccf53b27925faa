//! The page for unknown addresses.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::i18n::I18n;

/// The page for unknown addresses.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <div class="page" data-testid="unknown">
            <h1>{i18n.live_text("unknown-title")}</h1>
            <p>{i18n.live_text("unknown-about")}</p>
            <p><A href="/">{i18n.live_text("nav-new")}</A></p>
        </div>
    }
}
