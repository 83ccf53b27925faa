//! The page on which a game is played.

mod address;
mod choices;
mod controls;
mod game_menu;
mod game_over;
mod hints;
mod move_list;
mod player_bar;
mod share;
mod status;

use leptos::prelude::*;
use skep_board::{Board, BoardOptions, Interaction, Refused};
use skep_rules::Action;

use self::address::{follow_address, keep_address};
use self::choices::Choices;
use self::controls::{Controls, listen_to_keys};
use self::game_menu::GameMenu;
use self::game_over::GameOver;
use self::hints::show_hints;
use self::move_list::MoveList;
use self::player_bar::PlayerBar;
use self::status::Status;
use crate::components::icon;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::settings::Settings;

/// Derives a value from the current node of the game tree, once per node. A position is large: it must not be copied on
/// every read.
fn once_per_node<T: Send + Sync + 'static>(
    context: GameContext,
    derive: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    let place = Memo::new(move |_| context.current_place());
    Memo::new_with_compare(
        move |_| {
            place.get();
            derive()
        },
        |_, _| true,
    )
}

/// The page on which a game is played.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let context = GameContext::from_context();
    follow_address(context);
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
    let settings = expect_context::<RwSignal<Settings>>();
    keep_address(context);

    let session = context.session();
    let position =
        once_per_node(context, move || session.read_untracked().tree().position().clone());
    let last = once_per_node(context, move || context.last_untracked());
    let offers = Memo::new(move |_| session.read().offers());
    let interaction = Interaction::new(
        position.into(),
        offers.into(),
        Callback::new(move |action: Action| context.play(action)),
        Callback::new(move |refused: Refused| {
            context.explain(refused.action(&position.read_untracked()));
        }),
    );
    let options = Signal::derive(move || BoardOptions {
        motion: settings.read().animation,
        backs: position.read().game_type().is_venom(),
        coordinates: settings.read().coordinates,
        ..BoardOptions::default()
    });
    let words = Signal::derive(move || i18n.words());
    let near = Memo::new(move |_| session.read().bottom_player());
    let far = Memo::new(move |_| !near.get());
    let game = Memo::new(move |_| context.id().map(|id| id.word().to_owned()).unwrap_or_default());
    let drawer = RwSignal::new(false);
    // Another game, imported from the drawer, is to be seen.
    Effect::new(move |_| {
        game.get();
        drawer.set(false);
    });
    listen_to_keys(context, drawer);
    show_hints(context, interaction);

    view! {
        <div class="play" data-testid="play">
            <h1 class="unseen">{i18n.live_text("play-title")}</h1>
            <section class="table" aria-label=i18n.live_text("play-table")>
                <PlayerBar color=far.into() side="far" interaction words options />
                <div class="middle">
                    <Board interaction last words options game hint=Signal::derive(move || context.hint()) />
                    <Choices />
                </div>
                <PlayerBar color=near.into() side="near" interaction words options />
                <div class="bar">
                    <Controls interaction />
                    <button
                        class="drawer-handle"
                        data-testid="drawer"
                        aria-expanded=move || drawer.get().to_string()
                        aria-controls="panel"
                        on:click=move |_| drawer.update(|open| *open = !*open)
                    >
                        {icon::list()}
                        {i18n.live_text("play-moves")}
                    </button>
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
