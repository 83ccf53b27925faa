//! The page on which a game is analysed.

mod engine;
mod explorer;
mod menu;
mod notes;
mod review;
mod tabs;

use leptos::prelude::*;

use self::engine::{EnginePanel, EvaluationBar, provide_engine};
use self::menu::AnalysisMenu;
use self::notes::provide_pencil;
use self::review::{LearnBar, ReviewState};
use self::tabs::Tabs;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::move_list::{MoveList, MoveMarks};
use crate::table::{
    Controls, DrawerHandle, GamePage, PlayerBar, Status, Table, TableBoard, follow_address,
    keep_address, listen_to_keys,
};

/// The page on which a game is analysed.
#[component]
pub(crate) fn Analyse() -> impl IntoView {
    let context = GameContext::from_context();
    context.set_analysing(true);
    on_cleanup(move || context.set_analysing(false));
    follow_address(context, GamePage::Analyse);
    view! {
        <Show when=move || context.id().is_some()>
            <OpenAnalysis />
        </Show>
    }
}

/// The analysis of the open game.
#[component]
fn OpenAnalysis() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    keep_address(context, GamePage::Analyse);
    MoveMarks::provide();
    let review = ReviewState::provide(context);
    provide_pencil(context);
    let table = Table::provide(context);
    let Table { interaction, last, words, options, near, far, .. } = table;
    provide_engine();
    let drawer = RwSignal::new(false);
    listen_to_keys(context, drawer);
    view! {
        <div class="play analyse" class:learning=move || review.is_learning() data-testid="analyse">
            <h1 class="unseen">{i18n.live_text("analyse-title")}</h1>
            <section class="table" aria-label=i18n.live_text("play-table")>
                <PlayerBar color=far.into() side="far" interaction words options />
                <EvaluationBar />
                <TableBoard table />
                <PlayerBar color=near.into() side="near" interaction words options />
                <div class="bar">
                    <Controls interaction />
                    <DrawerHandle drawer />
                </div>
            </section>
            <div class="side">
                <div class="over-moves">
                    <LearnBar drawer />
                    <EnginePanel />
                    <Status interaction last words />
                </div>
                <aside
                    id="panel"
                    class="panel"
                    class:open=move || drawer.get()
                    aria-label=i18n.live_text("analyse-panel")
                >
                    <MoveList />
                    <Tabs />
                    <AnalysisMenu />
                </aside>
            </div>
        </div>
    }
}
