//! The page on which a game is played.

mod actions;
mod address;
mod choices;
mod controls;
mod endings;
mod hints;
mod moves;
mod player;
mod share;
mod status;

use leptos::prelude::*;
use skep_board::{Board, BoardOptions, Hands, Refused};
use skep_rules::Action;

use self::actions::Menu;
use self::address::{follow_address, keep_address};
use self::choices::Choices;
use self::controls::{Controls, listen_to_keys};
use self::endings::Ended;
use self::hints::show_hints;
use self::moves::Moves;
use self::player::Player;
use self::status::Status;
use crate::game_context::GameContext;
use crate::parts::icon;
use crate::settings::Settings;
use crate::voice::Voice;

/// The page on which a game is played.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let context = GameContext::here();
    let voice = Voice::here();
    let settings = expect_context::<RwSignal<Settings>>();
    follow_address(context);
    if !context.is_laid() {
        // There is nothing to see, and the way leads elsewhere.
        return ().into_any();
    }
    keep_address(context);

    let session = context.session();
    // A position is large: it is copied once for every place in the game, not whenever somebody looks at it.
    let place = Memo::new(move |_| context.place());
    let position = Memo::new_with_compare(
        move |_| {
            place.get();
            session.read_untracked().tree().position().clone()
        },
        |_, _| true,
    );
    let last = Memo::new_with_compare(
        move |_| {
            place.get();
            context.last_untracked()
        },
        |_, _| true,
    );
    let offers = Memo::new(move |_| session.read().offers());
    let hands = Hands::new(
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
    let words = Signal::derive(move || voice.words());
    let near = Memo::new(move |_| session.read().nearest());
    let far = Memo::new(move |_| !near.get());
    let drawer = RwSignal::new(false);
    listen_to_keys(context, drawer);
    show_hints(context, hands);

    view! {
        <div class="play" data-testid="play">
            <h1 class="unseen">{voice.says("play-title")}</h1>
            <section class="table" aria-label=voice.says("play-table")>
                <Player color=far.into() hands words options />
                <div class="middle">
                    <Board hands last words options hint=Signal::derive(move || context.hint()) />
                    <Choices />
                </div>
                <Player color=near.into() hands words options />
                <div class="bar">
                    <Controls hands />
                    <button
                        class="drawer-handle"
                        data-testid="drawer"
                        aria-expanded=move || drawer.get().to_string()
                        aria-controls="panel"
                        on:click=move |_| drawer.update(|open| *open = !*open)
                    >
                        {icon::list()}
                        {voice.says("play-moves")}
                    </button>
                </div>
            </section>
            <div class="side">
                <Status hands words />
                <aside
                    id="panel"
                    class="panel"
                    class:open=move || drawer.get()
                    aria-label=voice.says("play-panel")
                >
                    <Ended />
                    <Moves />
                    <Menu />
                </aside>
            </div>
        </div>
    }
    .into_any()
}
