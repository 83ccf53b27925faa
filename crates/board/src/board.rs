//! The board component: the hive with its controls.

use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::ev;
use leptos::prelude::*;
use skep_rules::Action;
use skep_words::Words;

use crate::badges::Badges;
use crate::board_view::BoardView;
use crate::buttons::TileChoices;
use crate::card::Card;
use crate::cells::{Cells, places};
use crate::drag::Dragged;
use crate::geometry::translate;
use crate::interaction::Interaction;
use crate::keys::key_command;
use crate::marks::{Overmarks, Undermarks, hint_marks, last_action_marks};
use crate::options::{BoardOptions, LastAction};
use crate::pieces::Pieces;
use crate::rotation::Rotation;
use crate::scene::Scene;
use crate::targets::{Targets, ThrowLegend, targets};
use crate::view_buttons::ViewButtons;

/// Tiles narrower than this many pixels do not show their codes.
const CODES: f64 = 44.0;
/// Tiles narrower than this many pixels do not show their backs.
const BACKS: f64 = 56.0;

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
    /// How far the board is turned; without it, the board remembers by itself while it exists.
    #[prop(optional)]
    rotation: Option<RwSignal<Rotation>>,
) -> impl IntoView {
    let rotation = rotation.unwrap_or_default();
    let view = BoardView::new(interaction, options, game, rotation);
    let (keys, card) = (unique_id("keys"), unique_id("card"));
    let (marks, hint) = (last_action_marks(last), hint_marks(interaction, hint));
    let targets = Memo::new(move |_| view.stage.with(|stage| targets(interaction, &stage.scene)));
    let places = Memo::new(move |_| {
        view.stage.with(|stage| targets.with(|targets| places(&stage.scene, targets)))
    });
    view.keep_focus(places);
    view.follow_pointers();
    view.follow_rest();
    view.watch_size();
    let is_narrow = move |limit| Memo::new(move |_| view.viewport.tile_width() < limit);
    let (hides_codes, hides_backs) = (is_narrow(CODES), is_narrow(BACKS));
    let scene = view.scene;
    let on_key = move |event: ev::KeyboardEvent| {
        let is_shortcut = event.ctrl_key() || event.alt_key() || event.meta_key();
        // After a click, the arrow keys step through the game, as they do elsewhere on the page.
        let is_step = matches!(&*event.code(), "ArrowLeft" | "ArrowRight");
        let is_for_page = is_shortcut || is_step && view.clicked.get_value();
        let command = key_command(&event.code(), &event.key()).filter(|_| !is_for_page);
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
                class:hides-codes=move || hides_codes.get()
                class:hides-backs=move || hides_backs.get()
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
                on:focusout=move |_| {
                    view.clicked.set_value(false);
                    interaction.stop_resting();
                }
            >
                <Grid scene options/>
                <Undermarks marks scene class="skep-traces" played=true/>
                <Undermarks marks=hint scene class="skep-traces skep-hint" played=false/>
                <Pieces interaction stage=view.stage rotation=rotation.into()/>
                <Overmarks marks scene class="skep-traces" played=true/>
                <Overmarks marks=hint scene class="skep-traces skep-hint" played=false/>
                <Targets targets scene/>
                <Cells interaction scene places targets focus=view.focus words card=card.clone()/>
                <Badges interaction stage=view.stage marks options/>
            </svg>
            <p id=keys class="skep-hidden">
                {move || words.with(|words| words.text("board-keys"))}
            </p>
            <ThrowLegend targets words/>
            <ViewButtons
                words
                viewport=view.viewport
                fit=Callback::new(move |()| view.fit())
                turn=Callback::new(move |()| view.turn(true))
            />
            <TileChoices view words targets/>
            <Card view words id=card/>
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
                <text transform=move || scene.with(|scene| translate(scene.center(place)))>
                    {place.to_string()}
                </text>
            </For>
        </g>
    }
}

/// A unique id for a part of a board: a page may have several boards.
fn unique_id(part: &str) -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    format!("skep-board-{part}-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}
