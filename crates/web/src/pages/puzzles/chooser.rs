//! Where one chooses which puzzles come.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use skep_learn::puzzle::Theme;
use skep_rules::Family;
use skep_words::Words;

use super::address::{Filter, Place, family_named};
use super::desk::Desk;
use super::remarks::theme_name;
use super::shelf::{PackState, count};
use crate::i18n::I18n;

/// The kinds of puzzles, and for some of them the game and the theme.
#[component]
pub(super) fn Chooser() -> impl IntoView {
    let i18n = I18n::from_context();
    let desk = Desk::from_context();
    let has_filter = Memo::new(move |_| !matches!(desk.place.get(), Place::Daily));
    let has_theme = Memo::new(move |_| matches!(desk.place.get(), Place::Next | Place::One(..)));
    let mode = |key: &'static str, place: Place, testid: &'static str| {
        view! {
            <A
                href=move || desk.filter.get().address(place)
                exact=true
                attr:class="button quiet puzzle-mode"
                attr:data-testid=testid
            >
                {i18n.live_text(key)}
            </A>
        }
    };
    view! {
        <div class="puzzle-chooser">
            <nav class="puzzle-modes" aria-label=i18n.live_text("puzzles-modes")>
                {mode("puzzles-mode-next", Place::Next, "puzzles-next")}
                {mode("puzzles-mode-daily", Place::Daily, "puzzles-daily")}
                {mode("puzzles-mode-streak", Place::Streak, "puzzles-streak")}
            </nav>
            <Show when=move || has_filter.get()>
                <div class="puzzle-filter">
                    <GameSelect />
                    <Show when=move || has_theme.get()>
                        <ThemeSelect />
                    </Show>
                </div>
            </Show>
        </div>
    }
}

/// Leads to the puzzles of another choice. The page before is not one to go back to.
fn choose(desk: Desk) -> impl Fn(Filter) + Clone {
    let navigate = use_navigate();
    move |filter: Filter| {
        let place = match desk.place.get_untracked() {
            Place::Streak => Place::Streak,
            _ => Place::Next,
        };
        let options =
            NavigateOptions { replace: true, scroll: false, ..NavigateOptions::default() };
        navigate(&filter.address(place), options);
    }
}

/// An entry with its number.
fn with_count(words: &Words, name: String, count: Option<u32>) -> String {
    match count {
        Some(count) => {
            words.with("puzzles-with-count", &[("name", name.into()), ("count", count.into())])
        }
        None => name,
    }
}

/// The families of games, with the number of their puzzles.
#[component]
fn GameSelect() -> impl IntoView {
    let i18n = I18n::from_context();
    let desk = Desk::from_context();
    let choose = choose(desk);
    // The usual one first.
    let families = [
        Family::Tournament,
        Family::Base,
        Family::Venom,
        Family::Swarm,
        Family::Predators,
        Family::Guardians,
        Family::Honeycombo,
        Family::Ultimate,
    ];
    let options = move || {
        let words = i18n.words();
        let here = desk.family();
        let option = |family: Family| {
            let name = words.text(&format!("preset-{}", family.name()));
            let text = with_count(&words, name, count(family));
            view! { <option value=family.name() selected=family == here>{text}</option> }
        };
        families.map(option).collect_view()
    };
    let change = move |name: String| {
        if let Some(family) = family_named(&name) {
            choose(Filter { family, theme: None });
        }
    };
    view! {
        <label class="puzzle-select">
            <span>{i18n.live_text("puzzles-game")}</span>
            <select
                data-testid="puzzles-game"
                prop:value=move || desk.family().name()
                on:change=move |event| change(event_target_value(&event))
            >
                {options}
            </select>
        </label>
    }
}

/// The themes of the pack, with the number of their puzzles.
#[component]
fn ThemeSelect() -> impl IntoView {
    let i18n = I18n::from_context();
    let desk = Desk::from_context();
    let choose = choose(desk);
    let themes = Memo::new(move |_| {
        let mut themes = BTreeMap::<Theme, u32>::new();
        if let PackState::Ready(_, pack) = &*desk.shelf.state().read() {
            for theme in pack.puzzles.iter().flat_map(|puzzle| &puzzle.themes) {
                *themes.entry(*theme).or_default() += 1;
            }
        }
        // A theme that this game does not have can be left.
        if let Some(theme) = desk.filter.get().theme {
            themes.entry(theme).or_default();
        }
        themes.into_iter().collect::<Vec<_>>()
    });
    let value = move || desk.filter.get().theme.map(|theme| theme.name()).unwrap_or_default();
    let options = move || {
        let words = i18n.words();
        let here = desk.filter.get().theme;
        let option = |(theme, count): (Theme, u32)| {
            let text = with_count(&words, theme_name(&words, theme), Some(count));
            view! { <option value=theme.name() selected=here == Some(theme)>{text}</option> }
        };
        let all: Vec<_> = themes.get().into_iter().map(option).collect();
        view! {
            <option value="" selected=here.is_none()>{words.text("puzzles-theme-any")}</option>
            {all}
        }
    };
    let change = move |name: String| {
        let family = desk.family();
        choose(Filter { family, theme: Theme::from_name(&name) });
    };
    view! {
        <label class="puzzle-select">
            <span>{i18n.live_text("puzzles-theme")}</span>
            <select
                data-testid="puzzles-theme"
                prop:value=value
                on:change=move |event| change(event_target_value(&event))
            >
                {options}
            </select>
        </label>
    }
}
