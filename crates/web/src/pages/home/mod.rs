//! The home page: a living board, the games, and everything that is chosen before a game starts.

mod custom;
mod game_art;
mod game_cards;
mod hero;
mod hero_game;
mod players;
mod resume;
mod start_panel;
mod summary;
mod time_control;

use leptos::prelude::*;

pub(super) use self::custom::CustomGame;
pub(super) use self::game_art::{GameArt, all_faces};
pub(super) use self::game_cards::{GameCards, is_custom};
use self::hero::Hero;
pub(super) use self::players::Players;
use self::resume::ResumeCard;
use self::start_panel::StartPanel;
use crate::game_builder::GameBuilder;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::new_game::NewGame;
use crate::pages::games::{DropArea, ImportBox, Importer};

/// The home page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let i18n = I18n::from_context();
    let new_game = RwSignal::new(NewGame::load());
    let game_type = new_game.read_untracked().game_type;
    let builder = RwSignal::new(GameBuilder::from(game_type));
    let custom = RwSignal::new(is_custom(game_type));
    Effect::new(move |_| {
        if let Ok(game_type) = builder.read().game_type() {
            new_game.update(|new_game| new_game.game_type = game_type);
        }
    });
    let importer = Importer::new(GameContext::from_context());
    let importing = RwSignal::new(false);
    let wrong = Signal::derive(move || builder.read().game_type().is_err());
    view! {
        <div class="home">
            <div class="home-main">
                <Hero />
                <ResumeCard />
                <section class="games" aria-labelledby="games-heading">
                    <h2 id="games-heading">{i18n.live_text("home-games")}</h2>
                    <GameCards builder custom />
                    <Show when=move || custom.get()>
                        <CustomGame builder />
                    </Show>
                </section>
                <details
                    class="fold"
                    data-testid="home-import"
                    prop:open=move || importing.get()
                    on:toggle:target=move |event| importing.set(event.target().open())
                >
                    <summary>
                        <strong>{i18n.live_text("share-import")}</strong>
                    </summary>
                    <div class="card">
                        <ImportBox importer />
                    </div>
                </details>
            </div>
            <StartPanel new_game custom wrong />
            <DropArea importer importing />
        </div>
    }
}
