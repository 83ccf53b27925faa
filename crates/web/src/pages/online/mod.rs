//! The pages of online play. They are one chunk, and one route: its path decides which page is shown, and the connection goes on
//! from one page to the next.

mod address;
mod game;
mod lobby;
mod people;
mod terms;
mod texts;
mod title;

use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_navigate};
use skep_words::MessageFile;

use self::address::{OnlinePage, game_path};
use self::game::Game;
use self::lobby::Lobby;
use self::people::{Account, Leaderboard, Profile, Watch};
use self::title::show_title;
use crate::components::TextButton;
use crate::i18n::I18n;
use crate::notices::Notices;
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
    go_to_begun(online, page);
    // A break must not build the page anew: what was written in it would be lost.
    let given_up = Memo::new(move |_| {
        let state = online.state();
        matches!(state, ConnectionState::Absent | ConnectionState::Outdated).then_some(state)
    });
    move || match given_up.get() {
        Some(ConnectionState::Absent) => view! { <Absent /> }.into_any(),
        Some(_) => view! { <Outdated /> }.into_any(),
        None => view! { <Page page /> }.into_any(),
    }
}

/// Goes to a game that has begun, or says so where something else is done.
fn go_to_begun(online: Connection, page: Memo<Option<OnlinePage>>) {
    let (i18n, notices, navigate) = (I18n::from_context(), Notices::from_context(), use_navigate());
    Effect::new(move |_| {
        let Some(game) = online.begun.get() else { return };
        online.begun.set(None);
        let path = game_path(game);
        match page.get_untracked() {
            Some(OnlinePage::Game(shown)) if shown == game => {}
            Some(OnlinePage::Lobby) => navigate(&path, Default::default()),
            _ => {
                let words = i18n.words_untracked();
                let navigate = navigate.clone();
                let go = move |()| navigate(&path, Default::default());
                notices.offer(words.text("online-news-begun"), words.text("online-go"), go);
            }
        }
    });
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
        Some(OnlinePage::Person(name)) => view! { <Profile name=decoded(name) /> }.into_any(),
        Some(OnlinePage::Account) => view! { <Account /> }.into_any(),
    }
}

/// A part of an address as people read it, or as it is if it cannot be decoded.
fn decoded(part: String) -> String {
    js_sys::decode_uri_component(&part).map_or(part, String::from)
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
