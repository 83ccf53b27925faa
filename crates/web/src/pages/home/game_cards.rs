//! The cards of the games: three main ones, all others folded.

use leptos::prelude::*;
use skep_rules::{Color, GameType};

use super::game_art::{GameArt, all_faces, special_faces};
use crate::game_builder::GameBuilder;
use crate::i18n::I18n;
use crate::preset::Preset;

/// Whether a game type is not a preset.
pub(crate) fn is_custom(game: GameType) -> bool {
    Preset::of(game).is_none()
}

/// The cards of the games, and one for a custom game. The fold is open from the beginning if the chosen game is in it.
#[component]
pub(crate) fn GameCards(builder: RwSignal<GameBuilder>, custom: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::from_context();
    let chosen = builder.read_untracked().game_type().ok().and_then(Preset::of);
    let open = RwSignal::new(chosen.is_none_or(|chosen| !chosen.is_main()));
    let main = Preset::main().map(|preset| view! { <GameCard preset builder custom /> });
    let main = main.collect_view();
    let names = move || {
        let names: Vec<String> = Preset::more().map(|it| i18n.text(&it.name_key())).collect();
        names.join(", ")
    };
    view! {
        <fieldset class="presets">
            <legend class="unseen">{i18n.live_text("setup-game")}</legend>
            <div class="main-games">{main}</div>
            <details
                class="fold"
                data-testid="more-games"
                prop:open=move || open.get()
                on:toggle:target=move |event| open.set(event.target().open())
            >
                <summary>
                    <strong>{i18n.live_text("home-more")}</strong>
                    <small>{names}</small>
                </summary>
                // Most visitors never open it: what is in it is made when they do.
                <Show when=move || open.get()>
                    <div class="other-games">
                        {Preset::more()
                            .map(|preset| view! { <GameCard preset builder custom /> })
                            .collect_view()}
                        <CustomCard custom />
                    </div>
                </Show>
            </details>
        </fieldset>
    }
}

/// The card of a game.
#[component]
fn GameCard(
    preset: Preset,
    builder: RwSignal<GameBuilder>,
    custom: RwSignal<bool>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let game = preset.game_type();
    let chosen = move || !custom.get() && builder.read().game_type() == Ok(game);
    let tiles = game.tiles(Color::White).len();
    let faces = if preset.is_main() { all_faces(game) } else { special_faces(game) };
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
            <GameArt faces />
            <strong>{move || i18n.text(&preset.name_key())}</strong>
            <span class="about">{move || i18n.text(&preset.about_key())}</span>
            <span class="count">
                {move || i18n.with("preset-tiles", &[("count", tiles.into())])}
            </span>
        </label>
    }
}

/// The card of a custom game.
#[component]
fn CustomCard(custom: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
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
    }
}
