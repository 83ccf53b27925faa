//! The card of a tile: what is known about it, and the tiles under it.

use leptos::html::Div;
use leptos::prelude::*;
use skep_rules::Axial;
use skep_words::Words;

use crate::board_view::BoardView;
use crate::camera::Bounds;
use crate::card_text::CardText;
use crate::geometry::{APOTHEM, Point, RADIUS, translate};
use crate::held::Held;
use crate::popup::{Measured, Side, beside};
use crate::scene::{Scene, SceneTile};
use crate::tile::tile;

/// A tile whose card is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Inspected {
    pub(crate) subject: CardSubject,
    pub(crate) by: OpenedBy,
}

/// What a card is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum CardSubject {
    /// The tile on top of a place, and those under it.
    Place(Axial),
    /// A tile in a tray, with the box of its button in pixels of the window.
    Reserve(Held, Bounds),
}

/// How a card was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OpenedBy {
    /// A mouse or the keyboard focus rests there: it closes when they leave.
    Resting,
    /// A long press: it stays until the next press.
    LongPress,
    /// A key: it stays, and is read aloud.
    Key,
}

/// Shows the card of the inspected tile.
#[component]
pub(crate) fn Card(view: BoardView, words: Signal<Words>, id: String) -> impl IntoView {
    let inspected = view.interaction.inspected();
    let shown = Memo::new(move |_| {
        let inspected = inspected.get()?;
        let position = view.interaction.position();
        let held = match inspected.subject {
            CardSubject::Place(place) => {
                Held::InPlay(view.scene.with(|scene| scene.stack(place).last())?.tile)
            }
            CardSubject::Reserve(held, _) => held,
        };
        let is_there = |held: Held| match held {
            Held::InPlay(tile) => position.with(|position| position.cell(tile).is_some()),
            Held::Reserve { .. } => true,
        };
        is_there(held)
            .then(|| position.with(|it| words.with(|words| CardText::of(words, it, held))))
    });
    let spoken = move || {
        let asked = inspected.get().is_some_and(|it| it.by == OpenedBy::Key);
        shown.get().filter(|_| asked).map(|card| card.spoken())
    };
    let id = StoredValue::new(id);
    view! {
        // The card itself is hidden from screen readers, which hear it only when asked for.
        <p class="skep-hidden" role="status">{spoken}</p>
        {move || {
            let card = shown.get()?;
            let inspected = inspected.get()?;
            Some(view! { <CardBox view inspected card id=id.get_value()/> })
        }}
    }
}

/// The box of a card.
#[component]
fn CardBox(view: BoardView, inspected: Inspected, card: CardText, id: String) -> impl IntoView {
    let node = NodeRef::<Div>::new();
    // A finger and the hand behind it cover what lies below.
    let sides = match inspected.by {
        OpenedBy::LongPress => [Side::Above, Side::Right, Side::Left, Side::Below],
        OpenedBy::Resting | OpenedBy::Key => [Side::Right, Side::Left, Side::Above, Side::Below],
    };
    let corner = Measured::new(node).corner(move |size| {
        let anchor = view.anchor(inspected.subject)?;
        // It should hide little of the hive.
        Some(beside(anchor, size, view.viewport.size(), sides, &view.hive_boxes()))
    });
    let stack = match inspected.subject {
        CardSubject::Place(place) => view.scene.with_untracked(|scene| stack(scene, place)),
        CardSubject::Reserve(..) => None,
    };
    let CardText { name, rule, back, states, reason } = card;
    let state = |text: String| view! { <li>{text}</li> };
    view! {
        <div
            class="skep-card"
            class:placed=move || corner.with(Option::is_some)
            role="tooltip"
            id=id
            node_ref=node
            style:left=move || corner.get().map(|(left, _)| left)
            style:top=move || corner.get().map(|(_, top)| top)
        >
            {stack}
            <strong>{name}</strong>
            <p>{rule}</p>
            {back.map(|(title, rule)| view! { <p class="skep-back"><b>{title}</b>" "{rule}</p> })}
            {(!states.is_empty()).then(|| {
                view! { <ul>{states.into_iter().map(state).collect_view()}</ul> }
            })}
            {reason.map(|reason| view! { <p class="skep-reason">{reason}</p> })}
        </div>
    }
}

/// The tiles of a stack side by side, the lowest on the left; nothing for a single tile.
fn stack(scene: &Scene, place: Axial) -> Option<impl IntoView + use<>> {
    let stack: Vec<SceneTile> = scene.stack(place).collect();
    if stack.len() < 2 {
        return None;
    }
    let step = 2.0 * APOTHEM + 4.0;
    let count = stack.len() as f64;
    let (width, height) = (step * count, 2.0 * RADIUS + 8.0);
    let lay = move |(index, piece): (usize, SceneTile)| {
        let x = step * (index as f64 + 0.5);
        view! {
            <g transform=translate(Point::new(x, height / 2.0 - 3.0))>
                {tile(piece.tile, piece.bug, piece.shows)}
            </g>
        }
    };
    Some(view! {
        <svg
            class="skep-peek"
            aria-hidden="true"
            viewBox=format!("0 0 {width:.1} {height:.1}")
            style:aspect-ratio=format!("{width:.1} / {height:.1}")
            style:width=format!("{:.2}rem", 3.4 * count)
        >
            {stack.into_iter().enumerate().map(lay).collect_view()}
        </svg>
    })
}
