//! The ways between the pages of online play.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::i18n::I18n;
use crate::online::Online;

/// Links to the pages of online play. The account is called by its name.
#[component]
pub(crate) fn OnlineNav() -> impl IntoView {
    let (i18n, online) = (I18n::from_context(), Online::from_context());
    let account = move || {
        let name = online.me().and_then(|me| me.name);
        name.unwrap_or_else(|| i18n.text("account-title"))
    };
    view! {
        <nav class="online-nav" aria-label=i18n.live_text("online-places")>
            <A href="/online" exact=true>{i18n.live_text("online-title")}</A>
            <A href="/online/watch">{i18n.live_text("watch-title")}</A>
            <A href="/online/leaderboard">{i18n.live_text("leaderboard-title")}</A>
            <A href="/online/account" attr:data-testid="nav-account">{account}</A>
        </nav>
    }
}
