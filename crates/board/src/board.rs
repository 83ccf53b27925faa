//! The board component: the hive with its controls.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::prelude::*;
use skep_record::Drawing;
use skep_rules::{Action, Axial};
use skep_words::Words;

use crate::action_marks::ActionMarks;
use crate::badges::Badges;
use crate::board_view::BoardView;
use crate::buttons::TileChoices;
use crate::card::Card;
use crate::cells::{Cells, places};
use crate::drag::Dragged;
use crate::drawings::{Drawings, FixedDrawings};
use crate::geometry::translate;
use crate::interaction::Interaction;
use crate::marks::{Overmarks, Undermarks, hint_marks, last_action_marks, line_marks};
use crate::options::{BoardOptions, LastAction};
use crate::pencil::{Pencil, PencilButtons};
use crate::pieces::Pieces;
use crate::rotation::Rotation;
use crate::scene::Scene;
use crate::targets::{Target, Targets, ThrowLegend, targets};
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
    /// A line of play to draw: each action with the position before it.
    #[prop(optional, into)]
    line: Signal<Vec<LastAction>>,
    /// How far the board is turned; without it, the board remembers by itself while it exists.
    #[prop(optional)]
    rotation: Option<RwSignal<Rotation>>,
    /// What people draw on the board, if they may.
    #[prop(optional_no_strip)]
    pencil: Option<Pencil>,
    /// Arrows and marked cells that belong to the board.
    #[prop(optional, into)]
    drawn: Signal<Vec<Drawing>>,
) -> impl IntoView {
    let view = BoardView::new(interaction, options, game, rotation.unwrap_or_default(), pencil);
    let (keys, card) = (unique_id("keys"), unique_id("card"));
    let marks = Marks {
        last: last_action_marks(last),
        hint: hint_marks(interaction, hint),
        line: line_marks(line),
    };
    let targets = Memo::new(move |_| view.stage.with(|stage| targets(interaction, &stage.scene)));
    let places = Memo::new(move |_| {
        let all = view.draws_anywhere();
        view.stage.with(|stage| targets.with(|targets| places(&stage.scene, targets, all)))
    });
    view.keep_focus(places);
    view.follow_pointers();
    view.follow_rest();
    view.watch_size();
    view! {
        <div
            class="skep-board"
            class:still=move || !view.motion.get()
            node_ref=view.node
        >
            <Table view marks drawn targets places words options keys=keys.clone() card=card.clone()/>
            <p id=keys class="skep-hidden">
                {move || words.with(|words| words.text("board-keys"))}
                {pencil.map(|_| move || words.with(|words| format!(" {}", words.text("board-draw-keys"))))}
            </p>
            <ThrowLegend targets words/>
            <ViewButtons
                words
                viewport=view.viewport
                fit=Callback::new(move |()| view.fit())
                turn=Callback::new(move |()| view.turn(true))
            />
            {pencil.map(|pencil| view! { <PencilButtons pencil words/> })}
            <TileChoices view words targets/>
            <Card view words id=card/>
            <Dragged interaction viewport=view.viewport/>
        </div>
    }
}

/// The marks of an action that was played, of one that is suggested, and of a line of play.
#[derive(Clone, Copy)]
struct Marks {
    last: Memo<Option<ActionMarks>>,
    hint: Memo<Option<ActionMarks>>,
    line: Memo<Option<ActionMarks>>,
}

/// The drawing of the hive, and what people do to it with pointers and keys.
#[component]
fn Table(
    view: BoardView,
    marks: Marks,
    drawn: Signal<Vec<Drawing>>,
    targets: Memo<BTreeSet<Target>>,
    places: Memo<BTreeSet<Axial>>,
    words: Signal<Words>,
    options: Signal<BoardOptions>,
    /// The id of the text about the keys.
    keys: String,
    /// The id of the card.
    card: String,
) -> impl IntoView {
    let is_narrow = move |limit| Memo::new(move |_| view.viewport.tile_width() < limit);
    let (hides_codes, hides_backs) = (is_narrow(CODES), is_narrow(BACKS));
    view! {
        <svg
            class="skep-table"
            class:hides-codes=move || hides_codes.get()
            class:hides-backs=move || hides_backs.get()
            role="group"
            aria-label=move || words.with(|words| words.text("board-label"))
            aria-describedby=keys
            // In pixels: page layout tries several sizes, and each would lay out every tile again.
            style:width=move || view.viewport.pixels().map(|size| format!("{}px", size.width))
            style:height=move || view.viewport.pixels().map(|size| format!("{}px", size.height))
            viewBox=move || view.viewport.view_box()
            on:pointerdown=move |event| view.press(&event)
            on:pointerleave=move |_| view.hover.set(None)
            on:contextmenu=move |event| event.prevent_default()
            on:wheel=move |event| view.wheel(&event)
            on:keydown=move |event| view.press_key(&event, places)
            on:focusout=move |_| {
                view.clicked.set_value(false);
                view.interaction.stop_resting();
            }
        >
            <Layers view marks drawn targets places words options card/>
        </svg>
    }
}

/// What is drawn, from the lowest layer to the highest.
#[component]
fn Layers(
    view: BoardView,
    marks: Marks,
    drawn: Signal<Vec<Drawing>>,
    targets: Memo<BTreeSet<Target>>,
    places: Memo<BTreeSet<Axial>>,
    words: Signal<Words>,
    options: Signal<BoardOptions>,
    card: String,
) -> impl IntoView {
    let BoardView { interaction, stage, scene, rotation, focus, .. } = view;
    let Marks { last, hint, line } = marks;
    view! {
        <Grid scene options/>
        <Undermarks marks=last scene class="skep-traces" played=true/>
        <Undermarks marks=hint scene class="skep-traces skep-hint" played=false/>
        <Undermarks marks=line scene class="skep-traces skep-hint skep-line" played=false/>
        <Pieces interaction stage rotation=rotation.into()/>
        <Overmarks marks=last scene class="skep-traces" played=true/>
        <Overmarks marks=hint scene class="skep-traces skep-hint" played=false/>
        <Overmarks marks=line scene class="skep-traces skep-hint skep-line" played=false/>
        <Targets targets scene/>
        <Cells interaction scene places targets focus words card/>
        <Badges interaction stage marks=last options/>
        <FixedDrawings drawings=drawn scene/>
        {view.pencil.map(|pencil| view! { <Drawings pencil sketch=view.sketch focus scene/> })}
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
