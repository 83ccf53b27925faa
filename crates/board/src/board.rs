//! The board component: the hive with its controls.

use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::ev;
use leptos::prelude::*;
use skep_rules::Action;
use skep_words::Words;

use crate::board_view::BoardView;
use crate::buttons::AmbiguityMenu;
use crate::cells::{Cells, places};
use crate::drag::Dragged;
use crate::geometry::center;
use crate::interaction::Interaction;
use crate::keys::key_command;
use crate::marks::{Ghosts, Legend, Targets, Traces, hint_marks, last_action_marks, targets};
use crate::options::{BoardOptions, LastAction};
use crate::peek::Peek;
use crate::pieces::Pieces;
use crate::scene::Scene;
use crate::zoom_buttons::ZoomButtons;

/// The board: shows the position, the targets of the held tile, and the last action.
#[component]
pub fn Board(
    /// The position, the available actions and the selection.
    interaction: Interaction,
    /// The last action.
    #[prop(into)]
    last: Signal<Option<LastAction>>,
    /// The language.
    #[prop(into)]
    words: Signal<Words>,
    /// How the board looks.
    #[prop(into)]
    options: Signal<BoardOptions>,
    /// Identifies the game: when another one is shown, all of it is fitted into view.
    #[prop(optional, into)]
    game: Signal<String>,
    /// An action to point out as a hint.
    #[prop(optional, into)]
    hint: Signal<Option<Action>>,
) -> impl IntoView {
    let view = BoardView::new(interaction, options, game);
    let keys = unique_id();
    let (marks, hint) = (last_action_marks(last), hint_marks(interaction, hint));
    let targets = Memo::new(move |_| view.stage.with(|stage| targets(interaction, &stage.scene)));
    let places = Memo::new(move |_| {
        view.stage.with(|stage| targets.with(|targets| places(&stage.scene, targets)))
    });
    view.keep_focus(places);
    view.follow_pointers();
    view.watch_size();
    let scene = view.scene;
    let on_key = move |event: ev::KeyboardEvent| {
        let is_shortcut = event.ctrl_key() || event.alt_key() || event.meta_key();
        let command = key_command(&event.code(), &event.key()).filter(|_| !is_shortcut);
        if command.is_some_and(|command| view.run_key_command(command, places)) {
            interaction.by_key().set_value(true);
            event.prevent_default();
            event.stop_propagation();
        }
    };
    view! {
        <div
            class="skep-board"
            class:still=move || !view.motion.get()
            node_ref=view.node
        >
            <svg
                class="skep-table"
                role="group"
                aria-label=move || words.with(|words| words.text("board-label"))
                aria-describedby=keys.clone()
                // In pixels: page layout tries several sizes, and each would lay out every tile again.
                style:width=move || view.viewport.pixels().map(|size| format!("{}px", size.width))
                style:height=move || view.viewport.pixels().map(|size| format!("{}px", size.height))
                viewBox=move || view.viewport.view_box()
                on:pointerdown=move |event| view.press(&event)
                on:pointerleave=move |_| view.hover.set(None)
                on:contextmenu=move |event| event.prevent_default()
                on:wheel=move |event| view.wheel(&event)
                on:keydown=on_key
            >
                <Grid scene options/>
                <Ghosts marks/>
                <Pieces interaction stage=view.stage options/>
                <Traces marks scene class="skep-traces"/>
                <g class="skep-traces skep-hint">
                    <Ghosts marks=hint/>
                </g>
                <Traces marks=hint scene class="skep-traces skep-hint"/>
                <Targets targets/>
                <Cells interaction scene places targets focus=view.focus words/>
                <Peek place=view.peeked() scene viewport=view.viewport/>
            </svg>
            <p id=keys class="skep-hidden">
                {move || words.with(|words| words.text("board-keys"))}
            </p>
            <Legend targets words/>
            <ZoomButtons words viewport=view.viewport fit=Callback::new(move |()| view.fit())/>
            <AmbiguityMenu interaction words scene viewport=view.viewport on_close=Callback::new(move |()| view.focus_here())/>
            <Dragged interaction viewport=view.viewport/>
        </div>
    }
}

/// The coordinates of the cells, if the options ask for them.
#[component]
fn Grid(scene: Signal<Scene>, options: Signal<BoardOptions>) -> impl IntoView {
    let shown = move || {
        options
            .get()
            .coordinates
            .then(|| scene.with(|scene| scene.places.keys().copied().collect::<Vec<_>>()))
    };
    view! {
        <g class="skep-grid" aria-hidden="true">
            <For each=move || shown().unwrap_or_default() key=|&place| place let(place)>
                <text x=center(place).x y=center(place).y>{place.to_string()}</text>
            </For>
        </g>
    }
}

/// A unique id for the description of a board: a page may have several boards.
fn unique_id() -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    format!("skep-board-keys-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}
