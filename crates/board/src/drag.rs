//! A tile dragged by a pointer.

use leptos::prelude::*;

use crate::geometry::{Point, RADIUS};
use crate::held::Held;
use crate::interaction::Interaction;
use crate::tile::tile;
use crate::viewport::Viewport;

/// A drag in progress, anywhere on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Drag {
    pub(crate) held: Held,
    pub(crate) pointer: i32,
    /// Where the drag started, in pixels of the window.
    pub(crate) from: Point,
    /// Where the pointer is, in pixels of the window.
    pub(crate) at: Point,
    pub(crate) state: DragState,
}

/// The state of a drag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DragState {
    /// The pointer is down and has not moved yet.
    Pressed,
    /// The tile follows the pointer.
    Moving,
    /// The drop was refused, and the tile returns to where it was.
    Returning,
}

/// Draws the dragged tile under the pointer.
#[component]
pub(crate) fn Dragged(interaction: Interaction, viewport: Viewport) -> impl IntoView {
    let drag = interaction.drag();
    let held = Memo::new(move |_| {
        drag.get().filter(|drag| drag.state != DragState::Pressed).map(|drag| drag.held)
    });
    let place = move || match drag.get() {
        Some(drag) if drag.state == DragState::Returning => drag.from,
        Some(drag) => drag.at,
        None => Point::default(),
    };
    let returning = move || drag.get().is_some_and(|drag| drag.state == DragState::Returning);
    move || {
        let held = held.get()?;
        let it = held.tile();
        let (bug, combo) = interaction
            .position()
            .with_untracked(|position| (held.bug(position), position.combo()));
        let size = 2.0 * RADIUS + 8.0;
        Some(view! {
            <svg
                class="skep-dragged"
                class:returning=returning
                aria-hidden="true"
                viewBox=format!("{0} {0} {size} {size}", -size / 2.0)
                style:width=move || format!("{:.0}px", (size * viewport.scale()).max(64.0))
                style:transform=move || format!("translate({:.1}px, {:.1}px)", place().x, place().y)
                on:transitionend=move |_| drag.set(None)
                on:transitioncancel=move |_| drag.set(None)
            >
                {tile(it, bug, it.color().or(combo))}
            </svg>
        })
    }
}
