//! A player's reserve.

use leptos::ev;
use leptos::prelude::*;
use skep_rules::{Bug, Color, TileName};
use skep_words::Words;

use crate::geometry::{Point, RADIUS};
use crate::held::{Destination, Held};
use crate::interaction::Interaction;
use crate::options::BoardOptions;
use crate::tile::{name as tile_name, tile};
use crate::tray_groups::{TrayGroup, tray_groups};

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

/// A group of equal tiles: their faces side by side, and their number.
#[component]
fn Group(interaction: Interaction, group: TrayGroup, words: Signal<Words>) -> impl IntoView {
    let count = group.count;
    let face = |&bug: &Bug| view! { <Face interaction group=group.clone() bug words/> };
    view! {
        <div class="skep-kind">
            {group.faces.iter().map(face).collect_view()}
            {(count > 1).then(|| view! {
                <span class="skep-count" aria-hidden="true">{format!("\u{d7}{count}")}</span>
            })}
        </div>
    }
}

/// One face of a tile in the reserve.
#[component]
fn Face(
    interaction: Interaction,
    group: TrayGroup,
    bug: Bug,
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
    let on_press = move |event: ev::PointerEvent| {
        if event.button() == 0 && available.get_untracked() {
            let at = Point::new(f64::from(event.client_x()), f64::from(event.client_y()));
            interaction.press(held, event.pointer_id(), at);
        }
    };
    let size = 2.0 * RADIUS + 4.0;
    view! {
        <button
            type="button"
            class="skep-waiting"
            class:held=move || interaction.held() == Some(held)
            class:dragged=move || interaction.dragged() == Some(held)
            class:available=move || available.get()
            data-tile=it.to_string()
            data-bug=bug.code()
            aria-label=label
            aria-pressed=move || if interaction.held() == Some(held) { "true" } else { "false" }
            title=move || words.with(|words| words.bug(bug))
            on:pointerdown=on_press
            on:click=move |event| {
                interaction.by_key().set_value(event.detail() == 0);
                interaction.take(held);
            }
        >
            <svg viewBox=format!("{0} {0} {size} {size}", -size / 2.0) aria-hidden="true">
                {tile(it, bug, it.color())}
            </svg>
        </button>
    }
}
