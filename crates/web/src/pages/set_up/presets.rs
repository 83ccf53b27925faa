//! The cards of predefined games.

use leptos::prelude::*;
use skep_rules::{Color, GameType};

use crate::game_builder::GameBuilder;
use crate::i18n::I18n;
use crate::preset::{PRESETS, Preset};

/// Whether a game type is not a preset.
pub(super) fn is_custom(game: GameType) -> bool {
    Preset::of(game).is_none()
}

/// The cards of predefined games, and one for a custom game.
#[component]
pub(super) fn Presets(builder: RwSignal<GameBuilder>, custom: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::from_context();
    let cards = PRESETS.map(|preset| {
        let game = preset.game_type();
        let chosen = move || !custom.get() && builder.read().game_type() == Ok(game);
        let tiles = game.tiles(Color::White).len();
        view! {
            <label class="preset card" data-testid=format!("preset-{}", preset.word)>
                <input
                    type="radio"
                    name="preset"
                    prop:checked=chosen
                    on:change=move |_| {
                        custom.set(false);
                        builder.set(GameBuilder::from(game));
                    }
                />
                <strong>{move || i18n.text(&preset.name_key())}</strong>
                <span class="about">{move || i18n.text(&preset.about_key())}</span>
                <span class="count">
                    {move || i18n.with("preset-tiles", &[("count", tiles.into())])}
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="presets">
            <legend class="unseen">{i18n.live_text("setup-game")}</legend>
            {cards.into_iter().collect_view()}
            <label class="preset card" data-testid="preset-custom">
                <input
                    type="radio"
                    name="preset"
                    prop:checked=move || custom.get()
                    on:change=move |_| custom.set(true)
                />
                <strong>{i18n.live_text("setup-custom")}</strong>
                <span class="about">{i18n.live_text("setup-custom-about")}</span>
            </label>
        </fieldset>
    }
}
