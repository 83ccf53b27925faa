//! The cards with well-known games.

use leptos::prelude::*;
use skep_rules::{Color, GameType};

use crate::mix::Mix;
use crate::preset::{PRESETS, Preset};
use crate::voice::Voice;

/// Whether a game is none of the presets.
pub(super) fn is_custom(game: GameType) -> bool {
    Preset::of(game).is_none()
}

/// The cards with well-known games, and one for everything else.
#[component]
pub(super) fn Presets(mix: RwSignal<Mix>, custom: RwSignal<bool>) -> impl IntoView {
    let voice = Voice::here();
    let cards = PRESETS.map(|preset| {
        let game = preset.game_type();
        let chosen = move || !custom.get() && mix.read().game_type() == Ok(game);
        let tiles = game.tiles(Color::White).len();
        view! {
            <label class="preset card" data-testid=format!("preset-{}", preset.word)>
                <input
                    type="radio"
                    name="preset"
                    prop:checked=chosen
                    on:change=move |_| {
                        custom.set(false);
                        mix.set(Mix::from(game));
                    }
                />
                <strong>{move || voice.text(&preset.name_key())}</strong>
                <span class="about">{move || voice.text(&preset.about_key())}</span>
                <span class="count">
                    {move || voice.with("preset-tiles", &[("count", tiles.into())])}
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="presets">
            <legend class="unseen">{voice.says("setup-game")}</legend>
            {cards.into_iter().collect_view()}
            <label class="preset card" data-testid="preset-custom">
                <input
                    type="radio"
                    name="preset"
                    prop:checked=move || custom.get()
                    on:change=move |_| custom.set(true)
                />
                <strong>{voice.says("setup-custom")}</strong>
                <span class="about">{voice.says("setup-custom-about")}</span>
            </label>
        </fieldset>
    }
}
