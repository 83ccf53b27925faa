//! The page on which a game is played.

mod game_menu;
mod game_over;

use leptos::prelude::*;

use self::game_menu::GameMenu;
use self::game_over::GameOver;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::move_list::MoveList;
use crate::table::{
    Controls, DrawerHandle, GamePage, PlayerBar, Status, Table, TableBoard, follow_address,
    keep_address, listen_to_keys,
};

/// The page on which a game is played.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let context = GameContext::from_context();
    follow_address(context, GamePage::Play);
    view! {
        <Show when=move || context.id().is_some()>
            <OpenGame />
        </Show>
    }
}

/// The open game.
#[component]
fn OpenGame() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    keep_address(context, GamePage::Play);
    let table = Table::provide(context);
    let Table { interaction, last, words, options, near, far, game, .. } = table;
    let drawer = RwSignal::new(false);
    // Another game, imported from the drawer, is to be seen.
    Effect::new(move |_| {
        game.get();
        drawer.set(false);
    });
    listen_to_keys(context, drawer);
    view! {
        <div class="play" data-testid="play">
            <h1 class="unseen">{i18n.live_text("play-title")}</h1>
            <section class="table" aria-label=i18n.live_text("play-table")>
                <PlayerBar color=far.into() side="far" interaction words options />
                <TableBoard table />
                <PlayerBar color=near.into() side="near" interaction words options />
                <div class="bar">
                    <Controls interaction />
                    <DrawerHandle drawer />
                </div>
            </section>
            <div class="side">
                <Status interaction last words />
                <aside
                    id="panel"
                    class="panel"
                    class:open=move || drawer.get()
                    aria-label=i18n.live_text("play-panel")
                >
                    <GameOver />
                    <MoveList />
                    <GameMenu />
                </aside>
            </div>
        </div>
    }
}
