//! The cells as accessible buttons: focus, labels, and presses by screen readers.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use skep_rules::Axial;
use skep_words::Words;

use crate::card::CardSubject;
use crate::geometry::{RADIUS, hexagon, translate};
use crate::held::Destination;
use crate::interaction::Interaction;
use crate::scene::Scene;
use crate::targets::{Target, TargetKind};

/// The places that can have the focus: those of the hive, and the targets of the held tile; with `all`, those beside the
/// hive too.
pub(crate) fn places(scene: &Scene, targets: &BTreeSet<Target>, all: bool) -> BTreeSet<Axial> {
    let hive = scene.pieces.iter().map(|piece| piece.place);
    let places: BTreeSet<Axial> = hive.chain(targets.iter().map(|target| target.place)).collect();
    // An empty board has one cell.
    if all || places.is_empty() { scene.places.keys().copied().collect() } else { places }
}

/// One invisible hexagon per cell, which shows the focus and has the label.
#[component]
pub(crate) fn Cells(
    interaction: Interaction,
    scene: Signal<Scene>,
    places: Memo<BTreeSet<Axial>>,
    targets: Memo<BTreeSet<Target>>,
    focus: RwSignal<Axial>,
    words: Signal<Words>,
    /// The id of the card.
    card: String,
) -> impl IntoView {
    let labels = labels(interaction, scene, places, targets, words);
    let press = move |place| {
        if let Some(cell) = scene.with_untracked(|scene| scene.places.get(&place).copied()) {
            interaction.point(Destination::Cell(cell));
        }
    };
    let inspected = Memo::new(move |_| match interaction.inspected().get()?.subject {
        CardSubject::Place(place) => Some(place),
        CardSubject::Reserve(..) => None,
    });
    let card = StoredValue::new(card);
    view! {
        <For each=move || places.get() key=|&place| place let(place)>
            <path
                class="skep-cell"
                role="button"
                tabindex=move || if focus.get() == place { "0" } else { "-1" }
                data-place=place.to_string()
                aria-label=move || labels.with(|labels| labels.get(&place).cloned().unwrap_or_default())
                aria-pressed=move || {
                    let held = interaction.held().and_then(|held| interaction.position().with(|it| it.cell(held.tile())));
                    let cell = scene.with(|scene| scene.places.get(&place).copied());
                    (held.is_some() && held == cell).then_some("true")
                }
                aria-describedby=move || (inspected.get() == Some(place)).then(|| card.get_value())
                d=hexagon(RADIUS - 1.0)
                transform=move || scene.with(|scene| translate(scene.top(place)))
                on:focus=move |_| focus.set(place)
                // Pointers are handled elsewhere; `detail == 0` is a press by a screen reader.
                on:click=move |event| {
                    if event.detail() == 0 {
                        press(place);
                    }
                }
            />
        </For>
    }
}

/// The accessible label of each place. Composing them takes longer than a frame, so they are updated with a delay.
fn labels(
    interaction: Interaction,
    scene: Signal<Scene>,
    places: Memo<BTreeSet<Axial>>,
    targets: Memo<BTreeSet<Target>>,
    words: Signal<Words>,
) -> RwSignal<HashMap<Axial, String>> {
    let labels = RwSignal::new(HashMap::new());
    // The board and its signals may have been disposed when the timer fires.
    let compose = move || {
        let steps = scene.try_with_untracked(|scene| scene.rotation.steps()).unwrap_or_default();
        let label = |place: Axial| {
            let cell = scene.try_with_untracked(|scene| scene.places.get(&place).copied())??;
            let text = interaction.position().try_with_untracked(|position| {
                words.try_with_untracked(|words| {
                    let turned = words.turned(steps);
                    let there = turned.place(position, cell);
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

/// The message key for what the held tile can do at a place, if anything.
fn target_key(targets: Memo<BTreeSet<Target>>, place: Axial) -> Option<&'static str> {
    let target = targets.try_with_untracked(|targets| {
        targets.iter().find(|target| target.place == place).copied()
    })??;
    Some(match target.kind {
        TargetKind::Comes => "board-can-go",
        TargetKind::Thrown => "board-can-be-thrown",
        TargetKind::Stings => "board-can-sting",
        TargetKind::Removes => "board-can-remove",
        TargetKind::Swaps => "board-can-swap",
        TargetKind::Several => "board-can-choose",
    })
}

/// Focuses the cell at a place.
pub(crate) fn focus_on(board: &web_sys::Element, place: Axial) {
    let cell = board.query_selector(&format!("[data-place='{place}']")).ok().flatten();
    if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<web_sys::SvgElement>().ok()) {
        let _ = cell.focus();
    }
}
