//! A player's reserve.

use leptos::ev;
use leptos::prelude::*;
use skep_rules::{Bug, Color, TileName};
use skep_words::Words;

use crate::geometry::{Point, RADIUS};
use crate::hands::Hands;
use crate::held::{Held, Spot};
use crate::kinds::{Kind, kinds};
use crate::options::BoardOptions;
use crate::tile::{name as tile_name, tile};

/// A player's reserve, in Swarm the hand: tiles of one kind together, to be taken up by click or drag. A two-faced
/// tile shows both faces.
#[component]
pub fn Tray(
    /// What the person sees, may do and holds.
    hands: Hands,
    /// Whose reserve.
    color: Color,
    /// The language.
    #[prop(into)]
    words: Signal<Words>,
    /// How the board looks.
    #[prop(into)]
    options: Signal<BoardOptions>,
) -> impl IntoView {
    let all = Memo::new(move |_| hands.with_offers(|offers| kinds(offers, color)));
    let receives = Memo::new(move |_| {
        let spot = Spot::Tray(color);
        hands.held().is_some_and(|held| {
            hands.with_offers(|offers| offers.targets(held).contains_key(&spot))
        })
    });
    let label = move || {
        words.with(|words| words.with("play-reserve", &[("player", words.color(color).into())]))
    };
    let on_key = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && untrack(|| hands.held().is_some()) {
            event.stop_propagation();
            hands.let_go();
        }
    };
    let to_move = move || hands.position().with(|position| position.to_move() == color);
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
            <For each=move || all.get() key=Clone::clone let(kind)>
                <Group hands kind words/>
            </For>
        </div>
    }
}

/// Equal tiles: their faces side by side, and how many there are.
#[component]
fn Group(hands: Hands, kind: Kind, words: Signal<Words>) -> impl IntoView {
    let count = kind.count;
    let face = |&bug: &Bug| view! { <Face hands kind=kind.clone() bug words/> };
    view! {
        <div class="skep-kind">
            {kind.faces.iter().map(face).collect_view()}
            {(count > 1).then(|| view! {
                <span class="skep-count" aria-hidden="true">{format!("\u{d7}{count}")}</span>
            })}
        </div>
    }
}

/// One face of a tile that waits.
#[component]
fn Face(hands: Hands, kind: Kind, bug: Bug, words: Signal<Words>) -> impl IntoView {
    let Kind { tile: it, count, .. } = kind;
    let held = Held::Waiting { tile: it, bug };
    let label = move || {
        words.with(|words| {
            let name = TileName { color: it.color(), bug, number: None };
            let name = words.name(name);
            let label = words.with("tray-tile", &[("tile", name.into()), ("count", count.into())]);
            // Who speaks to the page says what is to be read on the tile.
            format!("{label}, {}", tile_name(it, bug))
        })
    };
    let available =
        Memo::new(move |_| hands.with_offers(|offers| !offers.is_empty() && offers.can_take(held)));
    let on_press = move |event: ev::PointerEvent| {
        if event.button() == 0 && available.get_untracked() {
            let at = Point::new(f64::from(event.client_x()), f64::from(event.client_y()));
            hands.press(held, event.pointer_id(), at);
        }
    };
    let size = 2.0 * RADIUS + 4.0;
    view! {
        <button
            type="button"
            class="skep-waiting"
            class:held=move || hands.held() == Some(held)
            class:dragged=move || hands.dragged() == Some(held)
            class:available=move || available.get()
            data-tile=it.to_string()
            data-bug=bug.code()
            aria-label=label
            aria-pressed=move || if hands.held() == Some(held) { "true" } else { "false" }
            title=move || words.with(|words| words.bug(bug))
            on:pointerdown=on_press
            on:click=move |event| {
                hands.by_key().set_value(event.detail() == 0);
                hands.take(held);
            }
        >
            <svg viewBox=format!("{0} {0} {size} {size}", -size / 2.0) aria-hidden="true">
                {tile(it, bug, it.color())}
            </svg>
        </button>
    }
}
