//! The board at the top of the home page, which plays a short game by itself.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::components::A;
use skep_board::{Board, BoardOptions, Interaction};

use super::hero_game::{HeroGame, STILL};
use crate::after_frame::after_frame;
use crate::components::{IconButton, icon};
use crate::i18n::I18n;
use crate::lesson_progress;
use crate::saved_games::GameId;
use crate::settings::Settings;

/// The time between two actions.
const STEP: Duration = Duration::from_millis(1800);
/// The board is made only then: first the page answers.
const DELAY: Duration = Duration::from_millis(250);

/// Where else one can go from here: message key and address.
const PLACES: [(&str, &str); 4] = [
    (LEARN, "/learn"),
    ("home-puzzle", "/puzzles/daily"),
    ("home-online", "/online"),
    ("home-analyse", "/analyse"),
];
/// The key of the way to the lessons.
const LEARN: &str = "home-learn";

/// The title of the application over a living board.
#[component]
pub(super) fn Hero() -> impl IntoView {
    let i18n = I18n::from_context();
    let settings = expect_context::<RwSignal<Settings>>();
    let shown = RwSignal::new(false);
    // The page may have been left before.
    after_frame(move || {
        set_timeout(
            move || {
                shown.try_set(true);
            },
            DELAY,
        );
    });
    let paused = RwSignal::new(false);
    let moves = move || settings.read().animation && !prefers_reduced_motion();
    let label = Signal::derive(move || {
        i18n.text(if paused.get() { "home-hero-go-on" } else { "home-hero-pause" })
    });
    // Somebody who has neither played nor learned here may not know the game.
    let is_new = !lesson_progress::has_begun() && GameId::current().is_none();
    // They have a button for the lessons already.
    let places = PLACES.into_iter().filter(|(key, _)| !(is_new && *key == LEARN));
    let places = places.map(|(key, address)| view! { <A href=address>{i18n.live_text(key)}</A> });
    view! {
        <section class="hero" aria-labelledby="home-title">
            // A picture: nothing in it can be operated, and it says nothing that the page does not say.
            <div class="hero-board" inert=true aria-hidden="true" data-testid="hero-board">
                <Show when=move || shown.get()>
                    <LivingBoard moves=Signal::derive(move || moves() && !paused.get()) />
                </Show>
            </div>
            <div class="hero-text">
                <h1 id="home-title">{i18n.live_text("app-tagline")}</h1>
                <p>{i18n.live_text("home-lead")}</p>
                {is_new.then(|| view! { <FirstLesson /> })}
                <p class="places">{places.collect_view()}</p>
            </div>
            <Show when=moves>
                <IconButton
                    label
                    testid="hero-pause"
                    class="hero-pause"
                    press=move |()| paused.update(|paused| *paused = !*paused)
                >
                    {move || {
                        if paused.get() { icon::play().into_any() } else { icon::pause().into_any() }
                    }}
                </IconButton>
            </Show>
        </section>
    }
}

/// The way for those who have never played: straight into the first lesson.
#[component]
fn FirstLesson() -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <p class="first-lesson">
            <A href="/learn/goal" attr:class="button main" attr:data-testid="first-lesson">
                {icon::play()}
                {i18n.live_text("home-first-lesson")}
            </A>
        </p>
    }
}

/// A board that plays a game again and again while `moves`, and else stands still.
#[component]
fn LivingBoard(moves: Signal<bool>) -> impl IntoView {
    let i18n = I18n::from_context();
    let game = StoredValue::new(HeroGame::new());
    let still = !moves.get_untracked();
    let first = if still { HeroGame::at(STILL) } else { game.with_value(HeroGame::position) };
    let position = RwSignal::new(first);
    let round = RwSignal::new(0_u32);
    let step = move || {
        if document().hidden() {
            return;
        }
        let begins_again = game.try_update_value(HeroGame::step) == Some(true);
        // The page may have been left.
        if let Some(next) = game.try_with_value(HeroGame::position) {
            position.try_set(next);
        }
        if begins_again {
            round.try_update(|round| *round += 1);
        }
    };
    Effect::new(move |_| {
        let timer = moves.get().then(|| set_interval_with_handle(step, STEP).ok()).flatten();
        on_cleanup(move || {
            if let Some(timer) = timer {
                timer.clear();
            }
        });
    });
    let interaction = Interaction::new(
        position.into(),
        Signal::stored(Vec::new()),
        Callback::new(|_| ()),
        Callback::new(|_| ()),
    );
    view! {
        <Board
            interaction
            last=Signal::stored(None)
            words=Signal::derive(move || i18n.words())
            options=Signal::stored(BoardOptions::default())
            game=Signal::derive(move || round.get().to_string())
        />
    }
}

/// Whether the system asks for less motion.
fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}
