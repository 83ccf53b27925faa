//! What stands at the side: the rating, the streaks, and what is known of a puzzle once it is over.

use leptos::prelude::*;
use leptos_router::components::A;
use skep_learn::puzzle::RatingChange;

use super::address::{Filter, Place};
use super::desk::Desk;
use super::remarks::theme_name;
use super::state::{Phase, PuzzleState};
use crate::i18n::I18n;
use crate::time;

/// The rating, or the streak that goes on.
#[component]
pub(super) fn Score(state: PuzzleState) -> impl IntoView {
    let posed = state.posed;
    let place = Memo::new(move |_| posed.read().place);
    view! {
        <div class="puzzle-score">
            {move || match place.get() {
                Place::Daily => view! { <DailyScore state /> }.into_any(),
                Place::Streak => view! { <RunScore state /> }.into_any(),
                Place::Next | Place::One(..) => ().into_any(),
            }}
            <Rating state />
        </div>
    }
}

/// The rating of the solver, and how this puzzle has changed it.
#[component]
fn Rating(state: PuzzleState) -> impl IntoView {
    let i18n = I18n::from_context();
    let desk = Desk::from_context();
    let text = move || {
        let rating = desk.record.read().rating(state.posed.read().day);
        let key = match rating.is_provisional() {
            true => "puzzle-rating-provisional",
            false => "puzzle-rating",
        };
        i18n.with(key, &[("rating", rating.rounded().into())])
    };
    let change = move || {
        let RatingChange { before, after } = state.attempt.read().change?;
        let points = f64::from(after) - f64::from(before);
        let words = i18n.words();
        let text =
            words.with("puzzle-change", &[("change", words.signed_decimal(points, 0).into())]);
        let class = if points < 0.0 { "puzzle-change down" } else { "puzzle-change up" };
        Some(view! { <span class=class data-testid="puzzle-change">{text}</span> })
    };
    view! {
        <p>
            <span data-testid="puzzle-rating">{text}</span>
            " "
            {change}
        </p>
    }
}

/// The streak of daily puzzles.
#[component]
fn DailyScore(state: PuzzleState) -> impl IntoView {
    let i18n = I18n::from_context();
    let desk = Desk::from_context();
    let day = Memo::new(move |_| state.posed.read().day);
    let date = move || {
        let date = time::day_of_year(&i18n.words(), day.get());
        i18n.with("puzzle-daily-of", &[("date", date.into())])
    };
    let days = move || {
        let streak = desk.record.read().daily();
        let days = i18n.with("puzzle-days", &[("days", streak.days(day.get()).into())]);
        with_best(i18n, days, streak.best())
    };
    view! {
        <p data-testid="puzzle-date">{date}</p>
        <p data-testid="puzzle-days">{days}</p>
    }
}

/// The run without a mistake.
#[component]
fn RunScore(state: PuzzleState) -> impl IntoView {
    let i18n = I18n::from_context();
    let desk = Desk::from_context();
    // When the run ends, it is said how long it was.
    let before = StoredValue::new(0_u32);
    let text = move || {
        let run = desk.record.read().run();
        let failed = state.attempt.with(|attempt| attempt.noted) && run.now() == 0;
        if !failed {
            before.set_value(run.now());
        }
        let now = match failed {
            true => i18n.with("puzzle-run-over", &[("count", before.get_value().into())]),
            false => i18n.with("puzzle-run", &[("count", run.now().into())]),
        };
        with_best(i18n, now, run.best())
    };
    view! { <p data-testid="puzzle-run">{text}</p> }
}

/// A streak with the best one, if there is one.
fn with_best(i18n: I18n, now: String, best: u32) -> String {
    match best {
        0 => now,
        best => format!("{now} · {}", i18n.with("puzzle-best", &[("count", best.into())])),
    }
}

/// What was not to be known before: the name, the rating and the themes of the puzzle.
#[component]
pub(super) fn About(state: PuzzleState) -> impl IntoView {
    let i18n = I18n::from_context();
    let over = Memo::new(move |_| state.phase.get() == Phase::Over);
    let about = move || {
        let posed = state.posed.read();
        let (id, rating) = (posed.puzzle.id.to_string(), posed.puzzle.rating());
        i18n.with("puzzle-about", &[("id", id.into()), ("rating", rating.into())])
    };
    let themes = move || {
        let words = i18n.words();
        let posed = state.posed.read();
        let more = |&theme| {
            let filter = Filter { family: posed.family, theme: Some(theme) };
            let name = theme_name(&words, theme);
            view! { <li><A href=filter.address(Place::Next)>{name}</A></li> }
        };
        posed.puzzle.themes.iter().map(more).collect_view()
    };
    // Why the rating stays as it is.
    let unrated = move || {
        let attempt = state.attempt.get();
        let key = match state.posed.read().place {
            _ if !attempt.noted || attempt.change.is_some() => return None,
            Place::Streak => "puzzle-run-unrated",
            _ => "puzzle-unrated",
        };
        Some(view! { <p class="muted" data-testid="puzzle-unrated">{i18n.text(key)}</p> })
    };
    view! {
        <Show when=move || over.get()>
            <div class="puzzle-about" data-testid="puzzle-about">
                <p>{about}</p>
                <ul class="puzzle-themes" aria-label=i18n.live_text("puzzle-themes")>{themes}</ul>
                {unrated}
            </div>
        </Show>
    }
}
