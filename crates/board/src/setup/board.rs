//! The board component of a set-up.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use skep_rules::Axial;
use skep_words::Words;

use super::input::{Carried, SetupInput};
use super::view::SetupView;
use crate::geometry::{RADIUS, hexagon, translate};
use crate::rotation::Rotation;
use crate::scene::{Scene, SceneTile};
use crate::tile::tile;
use crate::view_buttons::ViewButtons;

/// Tiles narrower than this many pixels do not show their codes.
const CODES: f64 = 44.0;

/// The board of a set-up, with the cells around the hive.
#[component]
pub fn SetupBoard(
    /// The set-up and the callback for gestures.
    input: SetupInput,
    /// The language.
    #[prop(into)]
    words: Signal<Words>,
    /// The places with which something is wrong.
    #[prop(into)]
    wrong: Signal<BTreeSet<Axial>>,
    /// The chosen place.
    #[prop(into)]
    chosen: Signal<Option<Axial>>,
    /// Whether the view moves with an animation.
    #[prop(into)]
    motion: Signal<bool>,
    /// When it changes, all of the hive is shown.
    #[prop(into)]
    shown: Signal<String>,
    /// Explains the keys to screen readers.
    #[prop(into)]
    keys: Signal<String>,
    /// How far the board is turned.
    rotation: RwSignal<Rotation>,
) -> impl IntoView {
    let view = SetupView::new(input, rotation, motion);
    let places = Memo::new(move |_| {
        view.scene.with(|scene| scene.places.keys().copied().collect::<BTreeSet<Axial>>())
    });
    view.keep_visible(shown);
    view.keep_focus(places);
    view.follow_pointers();
    let hides_codes = Memo::new(move |_| view.viewport.tile_width() < CODES);
    let on_key = move |event: ev::KeyboardEvent| {
        if view.key(&event, places) {
            event.prevent_default();
            event.stop_propagation();
        }
    };
    view! {
        <div class="skep-board still" node_ref=view.node>
            <svg
                class="skep-table"
                class:hides-codes=move || hides_codes.get()
                role="group"
                aria-label=move || words.with(|words| words.text("board-label"))
                aria-describedby="skep-setup-keys"
                style:width=move || view.viewport.pixels().map(|size| format!("{}px", size.width))
                style:height=move || view.viewport.pixels().map(|size| format!("{}px", size.height))
                viewBox=move || view.viewport.view_box()
                on:pointerdown=move |event| view.press(&event)
                on:contextmenu=move |event| event.prevent_default()
                on:wheel=move |event| view.wheel(&event)
                on:keydown=on_key
            >
                <Tiles input scene=view.scene chosen/>
                <Wrong scene=view.scene wrong/>
                <SetupCells view places words wrong chosen/>
            </svg>
            <p id="skep-setup-keys" class="skep-hidden">{move || keys.get()}</p>
            <ViewButtons
                words
                viewport=view.viewport
                fit=Callback::new(move |()| view.fit())
                turn=Callback::new(move |()| view.turn(true))
            />
            <Dragged view/>
        </div>
    }
}

/// The free cells and the tiles.
#[component]
fn Tiles(input: SetupInput, scene: Memo<Scene>, chosen: Signal<Option<Axial>>) -> impl IntoView {
    let free = move || {
        scene.with(|scene| {
            let taken: BTreeSet<Axial> = scene.pieces.iter().map(|piece| piece.place).collect();
            let free = scene.places.keys().copied().filter(|place| !taken.contains(place));
            free.map(|place| (place, scene.rotation)).collect::<Vec<_>>()
        })
    };
    view! {
        <g class="skep-free" aria-hidden="true">
            <For each=free key=|&cell| cell let((place, rotation))>
                <path
                    d=hexagon(RADIUS - 4.0)
                    transform=translate(crate::geometry::center(rotation.shown(place)))
                />
            </For>
        </g>
        <For each=move || scene.with(|scene| scene.pieces.clone()) key=|&piece| piece let(piece)>
            <g
                class="skep-piece takeable"
                aria-hidden="true"
                class:held=move || chosen.get() == Some(piece.place)
                class:dragged=move || input.carried() == Some(Carried::Place(piece.place))
                transform=translate(piece.center())
            >
                {tile(piece.tile, piece.bug, piece.shows)}
                <path class="skep-ring" d=hexagon(RADIUS - 3.0)/>
                {(piece.is_top() && piece.height > 1).then(|| height_badge(piece))}
            </g>
        </For>
    }
}

/// The height of a stack.
fn height_badge(piece: SceneTile) -> impl IntoView {
    view! {
        <g class="skep-badges">
            <g class="skep-badge height" transform=format!("translate({} {})", 34, -30)>
                <circle r="13"/>
                <text y="5">{piece.height}</text>
            </g>
        </g>
    }
}

/// The marks of places with which something is wrong: a dashed ring and an exclamation mark.
#[component]
fn Wrong(scene: Memo<Scene>, wrong: Signal<BTreeSet<Axial>>) -> impl IntoView {
    view! {
        <g class="skep-wrong" aria-hidden="true">
            <For each=move || wrong.get() key=|&place| place let(place)>
                <g data-wrong=place.to_string() transform=move || scene.with(|scene| translate(scene.top(place)))>
                    <path d=hexagon(RADIUS - 1.0)/>
                    <circle cx="-34" cy="-30" r="14"/>
                    <text x="-34" y="-23">"!"</text>
                </g>
            </For>
        </g>
    }
}

/// One invisible hexagon per cell, which shows the focus and has the label.
#[component]
fn SetupCells(
    view: SetupView,
    places: Memo<BTreeSet<Axial>>,
    words: Signal<Words>,
    wrong: Signal<BTreeSet<Axial>>,
    chosen: Signal<Option<Axial>>,
) -> impl IntoView {
    let labels = labels(view, places, words, wrong);
    let scene = view.scene;
    // Old cells first: a cell that is moved in the document loses the focus.
    let cells = Memo::new(move |before: Option<&Vec<Axial>>| {
        let places = places.get();
        let old: Vec<Axial> = before.into_iter().flatten().copied().collect();
        let kept = old.iter().copied().filter(|place| places.contains(place));
        let new = places.iter().copied().filter(|place| !old.contains(place));
        kept.chain(new).collect::<Vec<Axial>>()
    });
    view! {
        <For each=move || cells.get() key=|&place| place let(place)>
            <path
                class="skep-cell"
                role="button"
                tabindex=move || if view.focus.get() == place { "0" } else { "-1" }
                data-place=place.to_string()
                aria-label=move || labels.with(|labels| labels.get(&place).cloned().unwrap_or_default())
                aria-pressed=move || (chosen.get() == Some(place)).then_some("true")
                d=hexagon(RADIUS - 1.0)
                transform=move || scene.with(|scene| translate(scene.top(place)))
                on:focus=move |_| view.focus.set(place)
                // Pointers are handled elsewhere; `detail == 0` is a press by a screen reader.
                on:click=move |event| {
                    if event.detail() == 0 {
                        view.input.report(super::input::SetupGesture::Tap(place));
                    }
                }
            />
        </For>
    }
}

/// The accessible label of each place, composed after the board has been drawn.
fn labels(
    view: SetupView,
    places: Memo<BTreeSet<Axial>>,
    words: Signal<Words>,
    wrong: Signal<BTreeSet<Axial>>,
) -> RwSignal<HashMap<Axial, String>> {
    let labels = RwSignal::new(HashMap::new());
    let setup = view.input.setup();
    // The board and its signals may have been disposed when the timer fires.
    let compose = move || {
        let all = (|| {
            let steps = view.scene.try_with_untracked(|scene| scene.rotation.steps())?;
            let words = words.try_with_untracked(|words| words.turned(steps))?;
            let places = places.try_get_untracked()?;
            let wrong = wrong.try_get_untracked()?;
            setup.try_with_untracked(|setup| {
                let label = |place: Axial| {
                    let there = words.setup_place(setup, place);
                    let text = match wrong.contains(&place) {
                        true => format!("{there} {}", words.text("editor-cell-wrong")),
                        false => there,
                    };
                    (place, text)
                };
                places.into_iter().map(label).collect::<HashMap<_, _>>()
            })
        })();
        if let Some(all) = all {
            labels.try_set(all);
        }
    };
    Effect::new(move |waiting: Option<Option<TimeoutHandle>>| {
        view.scene.track();
        setup.track();
        words.track();
        wrong.track();
        if let Some(Some(waiting)) = waiting {
            waiting.clear();
        }
        set_timeout_with_handle(compose, Duration::from_millis(40)).ok()
    });
    labels
}

/// What is dragged, under the pointer.
#[component]
fn Dragged(view: SetupView) -> impl IntoView {
    let input = view.input;
    let drag = input.drag();
    let carried = Memo::new(move |_| input.carried());
    let size = 2.0 * RADIUS + 8.0;
    move || {
        let (it, bug, shows) = match carried.get()? {
            Carried::Tile { tile, bug } => (tile, bug, tile.color()),
            Carried::Place(place) => {
                let top = view.scene.with_untracked(|scene| scene.stack(place).last())?;
                (top.tile, top.bug, top.shows)
            }
        };
        let at = move || drag.get().map(|drag| drag.at).unwrap_or_default();
        Some(view! {
            <svg
                class="skep-dragged"
                aria-hidden="true"
                viewBox=format!("{0} {0} {size} {size}", -size / 2.0)
                style:width=move || format!("{:.0}px", (size * view.viewport.scale()).max(64.0))
                style:transform=move || format!("translate({:.1}px, {:.1}px)", at().x, at().y)
            >
                {tile(it, bug, shows)}
            </svg>
        })
    }
}
