//! The page for addresses that lead nowhere.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::voice::Voice;

/// The page for addresses that lead nowhere.
#[component]
pub(crate) fn Unknown() -> impl IntoView {
    let voice = Voice::here();
    view! {
        <div class="page" data-testid="unknown">
            <h1>{voice.says("unknown-title")}</h1>
            <p>{voice.says("unknown-about")}</p>
            <p><A href="/">{voice.says("nav-new")}</A></p>
        </div>
    }
}
