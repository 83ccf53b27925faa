//! The pages of online play. They are one chunk, and one route: its path decides which page is shown, and the connection goes on
//! from one page to the next.

mod account;
mod address;
mod game;
mod leaderboard;
mod lobby;
mod profile;
mod title;
mod watch;

use leptos::prelude::*;
use leptos_router::hooks::use_location;
use skep_words::MessageFile;

use self::account::Account;
use self::address::OnlinePage;
use self::game::Game;
use self::leaderboard::Leaderboard;
use self::lobby::Lobby;
use self::profile::Profile;
use self::title::show_title;
use self::watch::Watch;
use crate::components::TextButton;
use crate::i18n::I18n;
use crate::online::{ConnectionState, Online as Connection};
use crate::pages::NotFound;

/// All pages of online play.
#[component]
pub(crate) fn Online() -> impl IntoView {
    let i18n = I18n::from_context();
    i18n.add(MessageFile::ONLINE);
    i18n.add(MessageFile::PEOPLE);
    let online = Connection::provide();
    let path = use_location().pathname;
    let page = Memo::new(move |_| OnlinePage::of_path(&path.read()));
    show_title(page);
    move || match online.state() {
        ConnectionState::Absent => view! { <Absent /> }.into_any(),
        ConnectionState::Outdated => view! { <Outdated /> }.into_any(),
        ConnectionState::Connecting | ConnectionState::Open | ConnectionState::Broken => {
            // A break must not build the page anew.
            view! { <Page page /> }.into_any()
        }
    }
}

/// The page at an address.
#[component]
fn Page(page: Memo<Option<OnlinePage>>) -> impl IntoView {
    move || match page.get() {
        None => view! { <NotFound /> }.into_any(),
        Some(OnlinePage::Lobby) => view! { <Lobby /> }.into_any(),
        Some(OnlinePage::Game(id)) => view! { <Game id /> }.into_any(),
        Some(OnlinePage::Watch) => view! { <Watch /> }.into_any(),
        Some(OnlinePage::Leaderboard) => view! { <Leaderboard /> }.into_any(),
        Some(OnlinePage::Person(name)) => view! { <Profile name /> }.into_any(),
        Some(OnlinePage::Account) => view! { <Account /> }.into_any(),
    }
}

/// What is shown if the server has no online play.
#[component]
fn Absent() -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <div class="page" data-testid="online-absent">
            <h1>{i18n.live_text("online-absent")}</h1>
            <p>{i18n.live_text("online-absent-about")}</p>
        </div>
    }
}

/// What is shown if the server speaks a newer version than this page.
#[component]
fn Outdated() -> impl IntoView {
    let i18n = I18n::from_context();
    let reload = move |()| {
        // Where the browser refuses, its own reload button does the same.
        let _ = window().location().reload();
    };
    view! {
        <div class="page" data-testid="online-outdated">
            <h1>{i18n.live_text("online-outdated")}</h1>
            <p>{i18n.live_text("online-outdated-about")}</p>
            <p><TextButton key="online-load" testid="online-load" class="main" press=reload /></p>
        </div>
    }
}
