//! The setup page: game type, players and time control.

mod custom;
mod players;
mod presets;
mod resume;
mod time_control;

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use self::custom::CustomGame;
use self::players::Players;
use self::presets::{Presets, is_custom};
use self::resume::ResumeCard;
use self::time_control::TimeControlForm;
use crate::components::icon;
use crate::game_builder::GameBuilder;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::new_game::NewGame;
use crate::random;

/// The page on which a game is set up.
#[component]
pub(crate) fn SetUp() -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    let new_game = RwSignal::new(NewGame::load());
    let game_type = new_game.read_untracked().game_type;
    let builder = RwSignal::new(GameBuilder::from(game_type));
    let custom = RwSignal::new(is_custom(game_type));
    Effect::new(move |_| {
        if let Ok(game_type) = builder.read().game_type() {
            new_game.update(|new_game| new_game.game_type = game_type);
        }
    });
    let wrong = move || builder.read().game_type().is_err();
    let navigate = use_navigate();
    let start = move |_| {
        let new_game = new_game.get_untracked();
        new_game.save();
        context.begin(&new_game, random::coin());
        navigate("/play", Default::default());
    };
    view! {
        <div class="set-up">
            <section class="games" aria-labelledby="what">
                <h1 id="what">{i18n.live_text("setup-title")}</h1>
                <p class="lead">{i18n.live_text("app-tagline")}</p>
                <ResumeCard />
                <Presets builder custom />
                <Show when=move || custom.get()>
                    <CustomGame builder />
                </Show>
            </section>
            <aside class="offer card" aria-label=i18n.live_text("setup-players")>
                <Players new_game />
                <TimeControlForm new_game />
                <p class="type" data-testid="game-type">
                    {move || new_game.read().game_type.to_string()}
                </p>
                <button class="main start" data-testid="start" disabled=wrong on:click=start>
                    {icon::play()}
                    {i18n.live_text("setup-start")}
                </button>
            </aside>
        </div>
    }
}
