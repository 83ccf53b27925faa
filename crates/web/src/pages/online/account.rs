//! The page `/online/account`.

use leptos::prelude::*;

use crate::i18n::I18n;

/// The page `/online/account`.
#[component]
pub(super) fn Account() -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <div class="page" data-testid="account">
            <h1>{i18n.live_text("account-title")}</h1>
        </div>
    }
}
