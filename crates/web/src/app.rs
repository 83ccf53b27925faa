//! The layout around all pages, and the routes.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::hooks::use_location;
use leptos_router::path;
use skep_board::Rotation;

use crate::after_frame::after_frame;
use crate::components::{IconButton, focus_heading, focus_main, icon};
use crate::computer::run_computer;
use crate::game_context::{GameContext, status};
use crate::help::HelpDialog;
use crate::i18n::I18n;
use crate::notices::{NoticeBoard, Notices};
use crate::pages::{
    Analyse, Games, Home, Learn, NotFound, Online, Play, PositionEditor, Puzzles, Rules,
};
use crate::settings::{Settings, provide_settings};
use crate::settings_dialog::SettingsDialog;
use crate::shortcuts::{Shortcut, listen_to_shortcuts};
use crate::sound::play_sounds;

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
    play_sounds(context, settings);
    set_interval(move || context.tick(), TICK);
    let settings_open = RwSignal::new(false);
    let help_open = RwSignal::new(false);
    listen_to_shortcuts(move |shortcut| {
        let asked = shortcut == Shortcut::Help;
        if asked {
            help_open.set(true);
        }
        asked
    });
    let loading = RwSignal::new(false);
    view! {
        <Router set_is_routing=SignalSetter::from(loading)>
            <PageTitle />
            <PageFocus loading />
            <a class="skip" href="#main" on:click=skip>{i18n.live_text("nav-skip")}</a>
            <Header help_open settings_open />
            <main id="main" tabindex="-1" aria-busy=move || loading.get().to_string()>
                <Routes fallback=NotFound>
                    <Route path=path!("/") view=Home />
                    <Route path=path!("/play") view=Play />
                    <Route path=path!("/analyse") view=Analyse />
                    <Route path=path!("/games") view=Games />
                    <Route path=path!("/learn/*lesson") view=Learn />
                    <Route path=path!("/puzzles/*puzzle") view=Puzzles />
                    <Route path=path!("/rules") view=Rules />
                    <Route path=path!("/editor") view=PositionEditor />
                    // One route for all of its pages: the connection lasts as long as one of them is shown.
                    <Route path=path!("/online/*page") view=Online />
                </Routes>
            </main>
        </Router>
        <SettingsDialog open=settings_open />
        <HelpDialog open=help_open />
        <NoticeBoard />
    }
}

/// The header of all pages: where to go, sound, help, settings.
#[component]
fn Header(help_open: RwSignal<bool>, settings_open: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <header class="top">
            <A href="/" attr:class="brand" attr:data-testid="nav-home">
                {icon::skep()}
                <span>{i18n.live_text("app-name")}</span>
            </A>
            <nav aria-label=i18n.live_text("nav-label")>
                <A href="/" exact=true attr:data-testid="nav-new">{i18n.live_text("nav-play")}</A>
                <A href="/learn" attr:data-testid="nav-learn">{i18n.live_text("nav-learn")}</A>
                <A href="/puzzles" attr:data-testid="nav-puzzles">{i18n.live_text("nav-puzzles")}</A>
                <A href="/online" attr:data-testid="nav-online">{i18n.live_text("nav-online")}</A>
                <A href="/analyse" attr:data-testid="nav-analyse">{i18n.live_text("nav-analyse")}</A>
                <A href="/games" attr:data-testid="nav-games">{i18n.live_text("nav-games")}</A>
                <A href="/rules" attr:data-testid="nav-rules">{i18n.live_text("nav-rules")}</A>
            </nav>
            <div class="tools">
                <MuteButton />
                <IconButton
                    label=Signal::derive(i18n.live_text("help-title"))
                    testid="help-open"
                    press=move |()| help_open.set(true)
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
    }
}

/// Turns the sounds off and on.
#[component]
fn MuteButton() -> impl IntoView {
    let i18n = I18n::from_context();
    let settings = expect_context::<RwSignal<Settings>>();
    let muted = Memo::new(move |_| !settings.read().sound);
    view! {
        <IconButton
            label=Signal::derive(i18n.live_text("sound-mute"))
            testid="mute"
            pressed=Signal::from(muted)
            press=move |()| settings.update(|settings| settings.sound = !settings.sound)
        >
            {move || if muted.get() { icon::muted().into_any() } else { icon::sound().into_any() }}
        </IconButton>
    }
}

/// Moves the focus to the heading when another page is shown, and says whose turn it is where a game is played. While a page
/// is loading, the page before is still shown.
#[component]
fn PageFocus(loading: RwSignal<bool>) -> impl IntoView {
    let context = GameContext::from_context();
    let path = use_location().pathname;
    let shown = StoredValue::new(path.get_untracked());
    Effect::new(move |_| {
        let here = path.get();
        loading.track();
        after_frame(move || {
            if loading.get_untracked() || shown.get_value() == here {
                return;
            }
            let plays = matches!(here.as_str(), "/play" | "/analyse");
            shown.set_value(here);
            focus_heading();
            if plays && context.is_open() {
                let words = context.i18n().words_untracked();
                let status = status(&words, &context.session().read_untracked());
                context.notices().announce(status);
            }
        });
    });
}

/// Sets the window title to the title of the page. Some pages set it themselves.
#[component]
fn PageTitle() -> impl IntoView {
    let i18n = I18n::from_context();
    let path = use_location().pathname;
    Effect::new(move |_| {
        let page = match path.read().trim_end_matches('/') {
            path if titles_itself(path) => return,
            "/play" => Some("play-title"),
            "/analyse" => Some("analyse-title"),
            "/games" => Some("games-title"),
            "/rules" => Some("rules-title"),
            "/editor" => Some("editor-title"),
            "" => None,
            _ => Some("unknown-title"),
        };
        let title = match page {
            Some(page) => format!("{} – {}", i18n.text(page), i18n.text("app-name")),
            None => i18n.text("app-title"),
        };
        document().set_title(&title);
    });
}

/// Whether a page with this path sets the window title itself, because its texts are loaded with it.
fn titles_itself(path: &str) -> bool {
    ["/online", "/learn", "/puzzles"].into_iter().any(|page| {
        path.strip_prefix(page).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    })
}

/// Moves the focus past the header without changing the address, which contains the game.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    focus_main();
}
