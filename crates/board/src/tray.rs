//! A player's reserve.

use leptos::ev;
use leptos::prelude::*;
use skep_rules::{Bug, Color, TileName};
use skep_words::Words;

use crate::geometry::{APOTHEM, RADIUS};
use crate::held::{Destination, Held};
use crate::interaction::Interaction;
use crate::options::BoardOptions;
use crate::reserve_card::ReserveCard;
use crate::tile::{name as tile_name, tile};
use crate::tray_groups::{TrayGroup, tray_groups};
use crate::tray_press::TrayPress;

/// A player's reserve, or the hand in Swarm: equal tiles are grouped, and are picked up by click or drag. A two-faced
/// tile shows both faces.
#[component]
pub fn Tray(
    /// The position, the available actions and the selection.
    interaction: Interaction,
    /// The owner of the reserve.
    color: Color,
    /// The language.
    #[prop(into)]
    words: Signal<Words>,
    /// How the board looks.
    #[prop(into)]
    options: Signal<BoardOptions>,
) -> impl IntoView {
    let all = Memo::new(move |_| interaction.with_offers(|offers| tray_groups(offers, color)));
    let receives = Memo::new(move |_| {
        let destination = Destination::Tray(color);
        interaction.held().is_some_and(|held| {
            interaction.with_offers(|offers| offers.targets(held).contains_key(&destination))
        })
    });
    let label = move || {
        words.with(|words| words.with("play-reserve", &[("player", words.color(color).into())]))
    };
    let on_key = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && untrack(|| interaction.held().is_some()) {
            event.stop_propagation();
            interaction.let_go();
        }
    };
    let to_move = move || interaction.position().with(|position| position.to_move() == color);
    view! {
        <div
            class="skep-tray"
            class:to-move=to_move
            class:still=move || !options.get().motion
            class:receives=move || receives.get()
            role="group"
            aria-label=label
            data-tray=color.letter().to_string()
            on:keydown=on_key
        >
            <For each=move || all.get() key=Clone::clone let(group)>
                <Group interaction group words/>
            </For>
        </div>
    }
}

/// A group of equal tiles, and their number. A two-faced tile is one tile of two halves, each a button.
#[component]
fn Group(interaction: Interaction, group: TrayGroup, words: Signal<Words>) -> impl IntoView {
    let count = group.count;
    let faces = group.faces.clone();
    let half = |index: usize| match (faces.len(), index) {
        (2, 0) => Half::Left,
        (2, _) => Half::Right,
        _ => Half::Whole,
    };
    let face = |(index, bug): (usize, Bug)| {
        view! { <Face interaction group=group.clone() bug half=half(index) words/> }
    };
    view! {
        <div class="skep-kind" class:split=faces.len() == 2>
            {faces.iter().copied().enumerate().map(face).collect_view()}
            {(count > 1).then(|| view! {
                <span class="skep-count" aria-hidden="true">{format!("\u{d7}{count}")}</span>
            })}
        </div>
    }
}

/// The part of a tile in a reserve that a button shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Half {
    Whole,
    Left,
    Right,
}

impl Half {
    /// The drawing's view box: two halves meet where their hexagons do.
    fn view_box(self) -> String {
        let size = 2.0 * RADIUS + 4.0;
        let (left, width) = match self {
            Half::Whole => (-size / 2.0, size),
            Half::Left => (-size / 2.0, size / 2.0 + HALF),
            Half::Right => (-HALF, size / 2.0 + HALF),
        };
        format!("{left:.1} {:.1} {width:.1} {size:.1}", -size / 2.0)
    }

    fn class(self) -> &'static str {
        match self {
            Half::Whole => "whole",
            Half::Left => "left",
            Half::Right => "right",
        }
    }
}

/// Where a half ends, to the right or to the left of the centre of its face: at the side of the hexagon.
const HALF: f64 = (RADIUS - 4.0) * APOTHEM / RADIUS;

/// One face of a tile in the reserve.
#[component]
fn Face(
    interaction: Interaction,
    group: TrayGroup,
    bug: Bug,
    half: Half,
    words: Signal<Words>,
) -> impl IntoView {
    let TrayGroup { tile: it, count, .. } = group;
    let held = Held::Reserve { tile: it, bug };
    let label = move || {
        words.with(|words| {
            let name = TileName { color: it.color(), bug, number: None };
            let name = words.name(name);
            let label = words.with("tray-tile", &[("tile", name.into()), ("count", count.into())]);
            // Speech input needs the visible text as part of the name.
            format!("{label}, {}", tile_name(it, bug))
        })
    };
    let available = Memo::new(move |_| {
        interaction.with_offers(|offers| !offers.is_empty() && offers.can_take(held))
    });
    let card = ReserveCard::new(interaction, held);
    let press = TrayPress::new(interaction, held, card);
    view! {
        <button
            type="button"
            class=format!("skep-waiting {}", half.class())
            class:held=move || interaction.held() == Some(held)
            class:dragged=move || interaction.dragged() == Some(held)
            class:available=move || available.get()
            data-tile=it.to_string()
            data-bug=bug.code()
            aria-label=label
            aria-pressed=move || if interaction.held() == Some(held) { "true" } else { "false" }
            node_ref=card.node
            on:pointerdown=move |event| press.down(&event, available.get_untracked())
            on:pointerenter=move |event| card.enter(&event)
            on:pointerleave=move |_| card.leave()
            on:pointerup=move |event| press.up(&event)
            on:pointercancel=move |_| card.stop_waiting()
            on:contextmenu=|event| event.prevent_default()
            on:focus=move |_| card.focus()
            on:blur=move |_| card.leave()
            on:keydown=move |event| card.key(&event)
            on:click=move |event| press.click(&event)
        >
            <svg viewBox=half.view_box() aria-hidden="true">
                {tile(it, bug, it.color())}
            </svg>
        </button>
    }
}
