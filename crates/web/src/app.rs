//! The frame around all pages, and which page belongs to which address.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::hooks::use_location;
use leptos_router::path;

use crate::computer::seat_computer;
use crate::game_context::GameContext;
use crate::notices::{NoticeBoard, Notices};
use crate::pages::{Games, Play, Rules, SetUp, Unknown};
use crate::parts::{IconButton, focus_main, icon};
use crate::settings::provide_settings;
use crate::settings_dialog::SettingsDialog;
use crate::shortcuts::{Shortcut, ShortcutsDialog, listen_to_shortcuts};
use crate::voice::Voice;

/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(100);

/// The whole application.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = provide_settings();
    let voice = Voice::provide(settings);
    let notices = Notices::provide();
    let context = GameContext::provide(voice, notices);
    context.keep();
    seat_computer(context, settings);
    set_interval(move || context.tick(), TICK);
    let settings_open = RwSignal::new(false);
    let shortcuts_open = RwSignal::new(false);
    listen_to_shortcuts(move |shortcut| {
        let asked = shortcut == Shortcut::Help;
        if asked {
            shortcuts_open.set(true);
        }
        asked
    });
    view! {
        <Router>
            <PageTitle />
            <a class="skip" href="#main" on:click=skip>{voice.says("nav-skip")}</a>
            <header class="top">
                <A href="/" attr:class="brand" attr:data-testid="nav-home">
                    {icon::skep()}
                    <span>{voice.says("app-name")}</span>
                </A>
                <nav aria-label=voice.says("nav-label")>
                    <A href="/" exact=true attr:data-testid="nav-new">{voice.says("nav-new")}</A>
                    <A href="/games" attr:data-testid="nav-games">{voice.says("nav-games")}</A>
                    <A href="/rules" attr:data-testid="nav-rules">{voice.says("nav-rules")}</A>
                </nav>
                <div class="tools">
                    <IconButton
                        label=Signal::derive(voice.says("shortcuts-title"))
                        testid="shortcuts-open"
                        class="keys"
                        press=move |()| shortcuts_open.set(true)
                    >
                        {icon::question()}
                    </IconButton>
                    <IconButton
                        label=Signal::derive(voice.says("nav-settings"))
                        testid="settings-open"
                        press=move |()| settings_open.set(true)
                    >
                        {icon::sliders()}
                    </IconButton>
                </div>
            </header>
            <main id="main" tabindex="-1">
                <Routes fallback=Unknown>
                    <Route path=path!("/") view=SetUp />
                    <Route path=path!("/play") view=Play />
                    <Route path=path!("/games") view=Games />
                    <Route path=path!("/rules") view=Rules />
                </Routes>
            </main>
        </Router>
        <SettingsDialog open=settings_open />
        <ShortcutsDialog open=shortcuts_open />
        <NoticeBoard />
    }
}

/// Sets the title of the window to that of the page.
#[component]
fn PageTitle() -> impl IntoView {
    let voice = Voice::here();
    let path = use_location().pathname;
    Effect::new(move |_| {
        let page = match path.read().as_str() {
            "/play" => Some("play-title"),
            "/games" => Some("games-title"),
            "/rules" => Some("rules-title"),
            _ => None,
        };
        let title = match page {
            Some(page) => format!("{} – {}", voice.text(page), voice.text("app-name")),
            None => voice.text("app-title"),
        };
        document().set_title(&title);
    });
}

/// Leads past the header. The address keeps what it says of the game.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    focus_main();
}
