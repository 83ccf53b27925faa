//! The page `/online`: a game begins here, and one's own games are listed.

mod create;
mod own_games;
mod proposal;
mod seeks;
mod time_choice;

use leptos::prelude::*;

use self::create::Create;
use self::own_games::OwnGameList;
use self::seeks::Seeks;
use super::people::OnlineNav;
use crate::i18n::I18n;
use crate::online::{ConnectionState, Online};

/// The page `/online`.
#[component]
pub(super) fn Lobby() -> impl IntoView {
    let (i18n, online) = (I18n::from_context(), Online::from_context());
    let state = move || match online.state() {
        ConnectionState::Connecting => Some(i18n.text("online-connecting")),
        ConnectionState::Broken => Some(i18n.text("online-broken")),
        ConnectionState::Open | ConnectionState::Absent | ConnectionState::Outdated => None,
    };
    view! {
        <div class="page lobby" data-testid="lobby">
            <header class="lobby-head">
                <h1>{i18n.live_text("online-title")}</h1>
                <OnlineNav />
            </header>
            <p role="status" class="lobby-state">{state}</p>
            <div class="lobby-columns">
                <Create />
                <div class="lobby-lists">
                    <OwnGameList />
                    <Seeks />
                </div>
            </div>
        </div>
    }
}
