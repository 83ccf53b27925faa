//! A tile of the palette.

use leptos::ev;
use leptos::prelude::*;
use skep_rules::{Bug, Tile};

use super::input::{Carried, SetupInput};
use crate::geometry::{Point, RADIUS};
use crate::tile::tile as draw_tile;

/// A kind of tiles that can be put on the board: picked by a press, or dragged.
#[component]
pub fn PaletteTile(
    /// What is shared with the board.
    input: SetupInput,
    /// The tile of the kind that is put next.
    #[prop(into)]
    tile: Signal<Tile>,
    /// The creature that is up.
    bug: Bug,
    /// The number of tiles left.
    #[prop(into)]
    count: Signal<usize>,
    /// The accessible name.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it is picked.
    #[prop(into)]
    picked: Signal<bool>,
    /// Whether something is wrong with it.
    #[prop(optional, into)]
    wrong: Signal<bool>,
    /// Called when it is pressed.
    #[prop(into)]
    press: Callback<()>,
    /// The attribute `data-tile`.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    let carried = move || Carried::Tile { tile: tile.get(), bug };
    let size = 2.0 * RADIUS + 4.0;
    let on_press = move |event: ev::PointerEvent| {
        if event.button() == 0 && count.get_untracked() > 0 {
            let at = Point::new(f64::from(event.client_x()), f64::from(event.client_y()));
            input.press(untrack(carried), event.pointer_id(), at);
        }
    };
    view! {
        <div class="skep-kind" class:wrong=move || wrong.get()>
            <button
                type="button"
                class="skep-waiting whole"
                class:available=move || count.get() != 0
                class:held=move || picked.get()
                class:dragged=move || input.carried() == Some(carried())
                data-tile=name
                aria-label=move || label.get()
                aria-pressed=move || picked.get().to_string()
                on:pointerdown=on_press
                on:contextmenu=|event| event.prevent_default()
                on:click=move |_| press.run(())
            >
                <svg
                    viewBox=format!("{0:.1} {0:.1} {size:.1} {size:.1}", -size / 2.0)
                    aria-hidden="true"
                >
                    {move || draw_tile(tile.get(), bug, tile.get().color())}
                </svg>
            </button>
            {move || (count.get() > 1).then(|| view! {
                <span class="skep-count" aria-hidden="true">{format!("\u{d7}{}", count.get())}</span>
            })}
        </div>
    }
}
