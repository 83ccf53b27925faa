//! The evaluation bar beside the board: both players' win chances.

use leptos::prelude::*;
use skep_rules::Color;

use super::state::EngineState;
use crate::i18n::I18n;
use crate::table::Table;

/// The part of the bar that belongs to the player at the bottom, in per cent, from White's win chance in points.
fn near_share(chance: f64, near: Color) -> f64 {
    if near == Color::White { chance } else { 100.0 - chance }
}

/// The player with the better chances, and those chances in whole points.
fn better(chance: f64) -> (Color, f64) {
    match chance.round() >= 50.0 {
        true => (Color::White, chance.round()),
        false => (Color::Black, (100.0 - chance).round()),
    }
}

/// The evaluation bar beside the board. It is there while the engine is on.
#[component]
pub(crate) fn EvaluationBar() -> impl IntoView {
    let state: EngineState = expect_context();
    let Table { near, .. } = expect_context();
    let i18n = I18n::from_context();
    let chance = Memo::new(move |_| state.chance.get());
    let text = move || {
        let (player, points) = better(chance.get()?);
        let words = i18n.words();
        let percent = words.decimal(points, 0);
        Some(words.with(
            "engine-chance",
            &[("player", words.color(player).into()), ("percent", percent.into())],
        ))
    };
    let height = move || chance.get().map(|it| format!("{:.1}%", near_share(it, near.get())));
    let number = move |color: Color| {
        let (player, points) = better(chance.get()?);
        (player == color).then(|| i18n.words().decimal(points, 0))
    };
    view! {
        <Show when=move || state.settings.read().on>
            <div
                class="evaluation-bar"
                class:white-near=move || near.get() == Color::White
                class:unknown=move || chance.get().is_none()
                role="meter"
                aria-label=i18n.live_text("engine-bar")
                aria-valuemin="0"
                aria-valuemax="100"
                aria-valuenow=move || chance.get().map_or(50.0, f64::round)
                aria-valuetext=text
                title=text
                data-testid="evaluation-bar"
            >
                <span class="far-part">{move || number(!near.get())}</span>
                <span class="near-part" style:height=height>{move || number(near.get())}</span>
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_shows_the_player_at_the_bottom_at_the_bottom() {
        assert_eq!(near_share(62.0, Color::White), 62.0);
        assert_eq!(near_share(62.0, Color::Black), 38.0);
    }

    #[test]
    fn the_number_is_that_of_the_better_side() {
        assert_eq!(better(62.4), (Color::White, 62.0));
        assert_eq!(better(31.0), (Color::Black, 69.0));
        assert_eq!(better(50.0), (Color::White, 50.0));
        assert_eq!(better(49.6), (Color::White, 50.0));
    }
}
