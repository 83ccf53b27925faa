//! Buttons for actions without a cell, and those beside a tile.

use std::collections::BTreeSet;

use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use skep_draw::Sign;
use skep_rules::{Action, Axial};
use skep_words::Words;

use crate::board_view::BoardView;
use crate::camera::Bounds;
use crate::card_text::{action_key, button_text};
use crate::held::{Destination, Held};
use crate::interaction::Interaction;
use crate::popup::{Measured, Side, beside};
use crate::targets::{SWAP, Target};

/// A button for each action that belongs to no tile: drawing, turning the Honeycombo over, ending a double turn,
/// passing.
#[component]
pub fn ActionButtons(
    /// The position, the available actions and the selection.
    interaction: Interaction,
    /// The language.
    #[prop(into)]
    words: Signal<Words>,
) -> impl IntoView {
    let actions = Memo::new(move |_| interaction.with_offers(|offers| offers.buttons()));
    view! { <div class="skep-buttons"><ActionButtonList interaction words actions/></div> }
}

/// The actions that one gesture can mean, or those that the held tile can do in place: buttons beside the tile.
#[component]
pub(crate) fn TileChoices(
    view: BoardView,
    words: Signal<Words>,
    targets: Memo<BTreeSet<Target>>,
) -> impl IntoView {
    let interaction = view.interaction;
    let ambiguity = Memo::new(move |_| interaction.ambiguity());
    let ways = Memo::new(move |_| ambiguity.get().map(|it| it.ways).unwrap_or_default());
    let in_place = Memo::new(move |_| match (interaction.ambiguity(), interaction.held()) {
        (None, Some(held)) => interaction.with_offers(|offers| offers.in_place(held)),
        _ => Vec::new(),
    });
    let pointed = Memo::new(move |_| match ambiguity.get()?.destination {
        Destination::Cell(cell) => view.scene.with(|scene| scene.place(cell)),
        Destination::Tray(_) => None,
    });
    let held = Memo::new(move |_| match interaction.held()? {
        Held::InPlay(tile) => view.scene.with(|scene| Some(scene.piece(tile)?.place)),
        Held::Reserve { .. } => None,
    });
    view! {
        <Show when=move || !ways.with(Vec::is_empty)>
            <Menu view words place=pointed actions=ways/>
        </Show>
        <Show when=move || !in_place.with(Vec::is_empty)>
            <InPlace view words place=held actions=in_place targets/>
        </Show>
    }
}

/// The menu of actions that one gesture can mean: the person has to decide.
#[component]
fn Menu(
    view: BoardView,
    words: Signal<Words>,
    place: Memo<Option<Axial>>,
    actions: Memo<Vec<Action>>,
) -> impl IntoView {
    let interaction = view.interaction;
    let node = NodeRef::<Div>::new();
    Effect::new(move |_| {
        let first = node.get().and_then(|node| node.query_selector("button").ok().flatten());
        if let Some(first) = first.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = first.focus();
        }
    });
    on_cleanup(move || view.focus_here());
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            interaction.let_go();
        }
    };
    let corner = corner(view, node, place, Vec::new);
    view! {
        <div
            class="skep-choice"
            class:placed=move || corner.with(Option::is_some)
            role="dialog"
            aria-label=move || words.with(|words| words.text("board-choose"))
            style:left=move || corner.get().map(|(left, _)| left)
            style:top=move || corner.get().map(|(_, top)| top)
            node_ref=node
            on:keydown=on_key
        >
            <ActionButtonList interaction words actions/>
        </div>
    }
}

/// What the held tile can do in place. A tile of a reserve has no place: its buttons lie in a corner.
#[component]
fn InPlace(
    view: BoardView,
    words: Signal<Words>,
    place: Memo<Option<Axial>>,
    actions: Memo<Vec<Action>>,
    targets: Memo<BTreeSet<Target>>,
) -> impl IntoView {
    let interaction = view.interaction;
    let node = NodeRef::<Div>::new();
    let avoid =
        move || targets.with(|targets| targets.iter().map(|it| view.tile_box(it.place)).collect());
    let corner = corner(view, node, place, avoid);
    view! {
        <div
            class="skep-in-place"
            class:at-tile=move || place.get().is_some()
            class:placed=move || place.get().is_none() || corner.with(Option::is_some)
            style:left=move || corner.get().map(|(left, _)| left)
            style:top=move || corner.get().map(|(_, top)| top)
            node_ref=node
        >
            <ActionButtonList interaction words actions/>
        </div>
    }
}

/// Where a box beside a place goes.
fn corner(
    view: BoardView,
    node: NodeRef<Div>,
    place: Memo<Option<Axial>>,
    avoid: impl Fn() -> Vec<Bounds> + Send + Sync + 'static,
) -> Memo<Option<(String, String)>> {
    const SIDES: [Side; 4] = [Side::Below, Side::Above, Side::Right, Side::Left];
    Measured::new(node).corner(move |size| {
        let anchor = view.tile_box(place.get()?);
        Some(beside(anchor, size, view.viewport.size(), SIDES, &avoid()))
    })
}

/// A button for each action.
#[component]
fn ActionButtonList(
    interaction: Interaction,
    words: Signal<Words>,
    actions: Memo<Vec<Action>>,
) -> impl IntoView {
    let sentence = move |action| {
        interaction.position().with(|position| words.with(|words| words.action(position, action)))
    };
    let text = move |action| {
        interaction
            .position()
            .with(|position| words.with(|words| button_text(words, position, action)))
    };
    view! {
        <For each=move || actions.get() key=|&action| action let(action)>
            <button
                type="button"
                data-do=action_key(action)
                title=move || sentence(action)
                on:click=move |_| interaction.choose(action)
            >
                <span class="skep-icon" aria-hidden="true">
                    <svg viewBox="-10 -10 20 20"><path d=sign(action)/></svg>
                </span>
                {move || text(action)}
            </button>
        </For>
    }
}

/// The symbol for an action, as SVG path data in a box of 20 by 20 around 0,0: no font has all of them.
const fn sign(action: Action) -> &'static str {
    match action {
        Action::Place { .. } => "M0-9 7.8-4.5V4.5L0 9-7.8 4.5V-4.5Z",
        Action::Move { .. } => "M-8-1.6H2V-6L9 0 2 6V1.6H-8Z",
        Action::Flip { .. } | Action::Combo => Sign::TurnedOver.path(),
        Action::Sting { .. } => Sign::Stung.path(),
        Action::Remove { .. } => {
            "M-7.5-5-5-7.5 0-2.5 5-7.5 7.5-5 2.5 0 7.5 5 5 7.5 0 2.5-5 7.5-7.5 5-2.5 0Z"
        }
        Action::Swap { .. } => SWAP,
        Action::Draw { .. } | Action::Steal { .. } => {
            "M-1.7-8H1.7V-1.7H8V1.7H1.7V8H-1.7V1.7H-8V-1.7H-1.7Z"
        }
        Action::End => "M-8 .5-5.5-2-2 1.6 5.5-6.5 8-4-2 6.5Z",
        Action::Pass => "M-9-2H-5V2H-9ZM-2-2H2V2H-2ZM5-2H9V2H5Z",
    }
}
