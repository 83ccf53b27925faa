//! The page `/online/people/NAME`.

use leptos::prelude::*;

use crate::i18n::I18n;

/// The page `/online/people/NAME`.
#[component]
pub(super) fn Profile(
    /// The name, as it is written in the address.
    name: String,
) -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <div class="page" data-testid="profile">
            <h1>{i18n.live_text("profile-title")}</h1>
            <p>{name}</p>
        </div>
    }
}
