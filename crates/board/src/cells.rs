//! The cells as things that can be focused, read out and pressed.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use skep_rules::Axial;
use skep_words::Words;

use crate::geometry::{RADIUS, center_at, hexagon, translate};
use crate::hands::Hands;
use crate::held::Spot;
use crate::marks::{Sign, Target};
use crate::scene::Scene;

/// The places that can be focused: those of the hive, and where the held tile can go.
pub(crate) fn places(scene: &Scene, targets: &BTreeSet<Target>) -> BTreeSet<Axial> {
    let hive = scene.pieces.iter().map(|piece| piece.place);
    let places: BTreeSet<Axial> = hive.chain(targets.iter().map(|target| target.place)).collect();
    // An empty table has one cell.
    if places.is_empty() { scene.places.keys().copied().collect() } else { places }
}

/// One invisible hexagon a cell: the focus is seen, the label is heard.
#[component]
pub(crate) fn Cells(
    hands: Hands,
    scene: Signal<Scene>,
    places: Memo<BTreeSet<Axial>>,
    targets: Memo<BTreeSet<Target>>,
    focus: RwSignal<Axial>,
    words: Signal<Words>,
) -> impl IntoView {
    let labels = labels(hands, scene, places, targets, words);
    let press = move |place| {
        if let Some(cell) = scene.with_untracked(|scene| scene.places.get(&place).copied()) {
            hands.point(Spot::Cell(cell));
        }
    };
    view! {
        <For each=move || places.get() key=|&place| place let(place)>
            <path
                class="skep-cell"
                role="button"
                tabindex=move || if focus.get() == place { "0" } else { "-1" }
                data-place=place.to_string()
                aria-label=move || labels.with(|labels| labels.get(&place).cloned().unwrap_or_default())
                aria-pressed=move || {
                    let held = hands.held().and_then(|held| hands.position().with(|it| it.cell(held.tile())));
                    let cell = scene.with(|scene| scene.places.get(&place).copied());
                    (held.is_some() && held == cell).then_some("true")
                }
                d=hexagon(RADIUS - 1.0)
                transform=move || {
                    let level = scene.with(|scene| scene.stack(place).count().saturating_sub(1));
                    translate(center_at(place, level))
                }
                on:focus=move |_| focus.set(place)
                // Pointers are followed elsewhere; this is a screen reader's press.
                on:click=move |event| {
                    if event.detail() == 0 {
                        press(place);
                    }
                }
            />
        </For>
    }
}

/// What is read out at each place. Composing it takes longer than a frame: it follows a little later.
fn labels(
    hands: Hands,
    scene: Signal<Scene>,
    places: Memo<BTreeSet<Axial>>,
    targets: Memo<BTreeSet<Target>>,
    words: Signal<Words>,
) -> RwSignal<HashMap<Axial, String>> {
    let labels = RwSignal::new(HashMap::new());
    // When the time comes the board may be gone, and its signals with it.
    let compose = move || {
        let label = |place: Axial| {
            let cell = scene.try_with_untracked(|scene| scene.places.get(&place).copied())??;
            let text = hands.position().try_with_untracked(|position| {
                words.try_with_untracked(|words| {
                    let there = words.place(position, cell);
                    match target_key(targets, place) {
                        Some(key) => format!("{there} {}", words.text(key)),
                        None => there,
                    }
                })
            })??;
            Some((place, text))
        };
        let all = places.try_with_untracked(|places| {
            places.iter().copied().filter_map(label).collect::<HashMap<_, _>>()
        });
        if let Some(all) = all {
            labels.try_set(all);
        }
    };
    Effect::new(move |waiting: Option<Option<TimeoutHandle>>| {
        scene.track();
        places.track();
        targets.track();
        words.track();
        if let Some(Some(waiting)) = waiting {
            waiting.clear();
        }
        set_timeout_with_handle(compose, Duration::from_millis(40)).ok()
    });
    labels
}

/// The message that says how the held tile can come to a place, if it can.
fn target_key(targets: Memo<BTreeSet<Target>>, place: Axial) -> Option<&'static str> {
    let target = targets.try_with_untracked(|targets| {
        targets.iter().find(|target| target.place == place).copied()
    })??;
    Some(match target.sign {
        Sign::Comes => "board-can-go",
        Sign::Thrown => "board-can-be-thrown",
        Sign::Stings => "board-can-sting",
        Sign::Removes => "board-can-remove",
        Sign::Swaps => "board-can-swap",
        Sign::Several => "board-can-choose",
    })
}

/// Moves the focus of the page to the cell at a place.
pub(crate) fn focus_on(board: &web_sys::Element, place: Axial) {
    let cell = board.query_selector(&format!("[data-place='{place}']")).ok().flatten();
    if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<web_sys::SvgElement>().ok()) {
        let _ = cell.focus();
    }
}
