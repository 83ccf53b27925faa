//! The page `/online`.

use leptos::prelude::*;

use crate::i18n::I18n;
use crate::online::Online;

/// The page `/online`.
#[component]
pub(super) fn Lobby() -> impl IntoView {
    let (i18n, online) = (I18n::from_context(), Online::from_context());
    view! {
        <div class="page" data-testid="lobby" data-state=move || format!("{:?}", online.state())>
            <h1>{i18n.live_text("online-title")}</h1>
            <p><leptos_router::components::A href="/online/watch">"…"</leptos_router::components::A></p>
        </div>
    }
}
