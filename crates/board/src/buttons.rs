//! Buttons for actions without a cell, and the menu for ambiguous gestures.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use skep_rules::Action;
use skep_words::Words;

use crate::geometry::{Point, RADIUS, center_at};
use crate::held::Destination;
use crate::interaction::Interaction;
use crate::scene::Scene;
use crate::viewport::Viewport;

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

/// The menu of actions that one gesture can mean, and the buttons for what the held tile can do in place.
#[component]
pub(crate) fn AmbiguityMenu(
    interaction: Interaction,
    words: Signal<Words>,
    scene: Signal<Scene>,
    viewport: Viewport,
    on_close: Callback<()>,
) -> impl IntoView {
    let node = NodeRef::<Div>::new();
    let ambiguity = Memo::new(move |_| interaction.ambiguity());
    let ways = Memo::new(move |_| ambiguity.get().map(|it| it.ways).unwrap_or_default());
    let in_place = Memo::new(move |_| match (interaction.ambiguity(), interaction.held()) {
        (None, Some(held)) => interaction.with_offers(|offers| offers.in_place(held)),
        _ => Vec::new(),
    });
    // Below the selected place, and within the board.
    let at = move || {
        let cell = match ambiguity.get().map(|it| it.destination) {
            Some(Destination::Cell(cell)) => cell,
            _ => return Point::default(),
        };
        scene.with(|scene| {
            let place = scene.place(cell).unwrap_or_default();
            let tile = center_at(place, scene.stack(place).count().saturating_sub(1));
            let (pixel, size) =
                (viewport.pixel(Point::new(tile.x, tile.y + RADIUS)), viewport.size());
            Point::new(
                pixel.x.min(size.width - 120.0).max(120.0),
                pixel.y.min(size.height - 60.0 * ways.with(Vec::len) as f64 - 20.0).max(8.0),
            )
        })
    };
    // The person has to decide: focus the first action.
    Effect::new(move |was_open: Option<bool>| {
        let open = ambiguity.with(Option::is_some);
        let first = node.get().and_then(|node| node.query_selector("button").ok().flatten());
        if let Some(first) =
            first.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()).filter(|_| open)
        {
            let _ = first.focus();
        }
        if was_open == Some(true) && !open {
            on_close.run(());
        }
        open
    });
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            interaction.let_go();
        }
    };
    view! {
        <Show when=move || !ways.with(Vec::is_empty)>
            <div
                class="skep-choice"
                role="dialog"
                aria-label=move || words.with(|words| words.text("board-choose"))
                style:left=move || format!("{:.0}px", at().x)
                style:top=move || format!("{:.0}px", at().y)
                node_ref=node
                on:keydown=on_key
            >
                <ActionButtonList interaction words actions=ways/>
            </div>
        </Show>
        <Show when=move || !in_place.with(Vec::is_empty)>
            <div class="skep-in-place"><ActionButtonList interaction words actions=in_place/></div>
        </Show>
    }
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
    view! {
        <For each=move || actions.get() key=|&action| action let(action)>
            <button
                type="button"
                data-do=key(action)
                title=move || sentence(action)
                on:click=move |_| interaction.choose(action)
            >
                <span class="skep-icon" aria-hidden="true">{sign(action)}</span>
                {move || words.with(|words| words.text(key(action)))}
            </button>
        </For>
    }
}

/// The message key for an action.
const fn key(action: Action) -> &'static str {
    match action {
        Action::Place { .. } => "do-place",
        Action::Move { .. } => "do-move",
        Action::Flip { .. } => "do-flip",
        Action::Sting { .. } => "do-sting",
        Action::Remove { .. } => "do-remove",
        Action::Swap { .. } => "do-swap",
        Action::Combo => "do-combo",
        Action::Draw { .. } => "do-draw",
        Action::Steal { .. } => "do-steal",
        Action::End => "do-end",
        Action::Pass => "do-pass",
    }
}

/// The symbol for an action.
const fn sign(action: Action) -> &'static str {
    match action {
        Action::Place { .. } => "\u{2b21}",
        Action::Move { .. } => "\u{2192}",
        Action::Flip { .. } | Action::Combo => "\u{21bb}",
        Action::Sting { .. } => "!",
        Action::Remove { .. } => "\u{d7}",
        Action::Swap { .. } => "\u{21c4}",
        Action::Draw { .. } | Action::Steal { .. } => "+",
        Action::End => "\u{2713}",
        Action::Pass => "\u{2026}",
    }
}
