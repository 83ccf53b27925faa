//! The layout around all pages, and the routes.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::hooks::use_location;
use leptos_router::path;
use skep_board::Rotation;

use crate::components::{IconButton, focus_main, icon};
use crate::computer::run_computer;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::notices::{NoticeBoard, Notices};
use crate::pages::{Games, NotFound, Play, Rules, SetUp};
use crate::settings::provide_settings;
use crate::settings_dialog::SettingsDialog;
use crate::shortcuts::{Shortcut, ShortcutsDialog, listen_to_shortcuts};

/// The interval at which clocks are updated.
const TICK: Duration = Duration::from_millis(100);

/// The whole application.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = provide_settings();
    // How far the board of the game is turned is remembered as long as the page is open.
    let rotation = RwSignal::new(Rotation::default());
    provide_context(rotation);
    let i18n = I18n::provide(settings, rotation);
    let notices = Notices::provide();
    let context = GameContext::provide(i18n, notices);
    context.save_on_change();
    run_computer(context, settings);
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
            <a class="skip" href="#main" on:click=skip>{i18n.live_text("nav-skip")}</a>
            <header class="top">
                <A href="/" attr:class="brand" attr:data-testid="nav-home">
                    {icon::skep()}
                    <span>{i18n.live_text("app-name")}</span>
                </A>
                <nav aria-label=i18n.live_text("nav-label")>
                    <A href="/" exact=true attr:data-testid="nav-new">{i18n.live_text("nav-new")}</A>
                    <A href="/games" attr:data-testid="nav-games">{i18n.live_text("nav-games")}</A>
                    <A href="/rules" attr:data-testid="nav-rules">{i18n.live_text("nav-rules")}</A>
                </nav>
                <div class="tools">
                    <IconButton
                        label=Signal::derive(i18n.live_text("shortcuts-title"))
                        testid="shortcuts-open"
                        class="keys"
                        press=move |()| shortcuts_open.set(true)
                    >
                        {icon::question()}
                    </IconButton>
                    <IconButton
                        label=Signal::derive(i18n.live_text("nav-settings"))
                        testid="settings-open"
                        press=move |()| settings_open.set(true)
                    >
                        {icon::sliders()}
                    </IconButton>
                </div>
            </header>
            <main id="main" tabindex="-1">
                <Routes fallback=NotFound>
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

/// Sets the window title to the title of the page.
#[component]
fn PageTitle() -> impl IntoView {
    let i18n = I18n::from_context();
    let path = use_location().pathname;
    Effect::new(move |_| {
        let page = match path.read().as_str() {
            "/play" => Some("play-title"),
            "/games" => Some("games-title"),
            "/rules" => Some("rules-title"),
            _ => None,
        };
        let title = match page {
            Some(page) => format!("{} – {}", i18n.text(page), i18n.text("app-name")),
            None => i18n.text("app-title"),
        };
        document().set_title(&title);
    });
}

/// Moves the focus past the header without changing the address, which contains the game.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    focus_main();
}
