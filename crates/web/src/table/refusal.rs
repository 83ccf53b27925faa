//! Refused attempts: why they are illegal, said beside the tile or the place that was tried.

use leptos::ev;
use leptos::prelude::*;
use skep_board::{Destination, Held, Interaction, Refused};
use skep_rules::{Axial, Cell, Position};

use crate::game_context::GameContext;
use crate::notices::Rect;

/// Half the size of what a finger covers, in pixels.
const FINGER: f64 = 22.0;

/// Where the pointer was last, in window pixels.
#[derive(Clone, Copy)]
pub(super) struct LastPointer(StoredValue<Option<(f64, f64)>>);

impl LastPointer {
    /// Follows the pointers while the current view exists.
    pub(super) fn follow() -> LastPointer {
        let last = LastPointer(StoredValue::new(None));
        let note = move |event: ev::PointerEvent| {
            let _ = last.0.try_set_value(Some((event.client_x().into(), event.client_y().into())));
        };
        let handles = [
            window_event_listener(ev::pointerdown, note),
            window_event_listener(ev::pointermove, note),
        ];
        on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
        last
    }
}

/// Says why an attempt is illegal, beside its cause.
pub(super) fn refuse(
    context: GameContext,
    position: &Position,
    refused: Refused,
    pointer: LastPointer,
) {
    let cause = place_tried(position, refused).or_else(|| {
        let at = pointer.0.get_value().filter(|_| refused.to.is_some());
        at.map(|at| Rect::around(at, FINGER)).or_else(|| tile_tried(position, refused.held))
    });
    context.explain(refused.action(position), cause);
}

/// Removes the reason for a refusal when another tile is picked up.
pub(super) fn clear_on_selection(context: GameContext, interaction: Interaction) {
    Effect::new(move |before: Option<Option<Held>>| {
        let held = interaction.held();
        if held.is_some() && before.is_some_and(|before| before != held) {
            context.notices().clear_error();
        }
        held
    });
}

/// The place to which the tile was to go, if it is drawn.
fn place_tried(position: &Position, refused: Refused) -> Option<Rect> {
    match refused.to? {
        Destination::Cell(cell) => cell_rect(position, cell),
        Destination::Tray(_) => None,
    }
}

/// The tile itself, on the board or in a tray.
fn tile_tried(position: &Position, held: Held) -> Option<Rect> {
    match held {
        Held::InPlay(tile) => cell_rect(position, position.cell(tile)?),
        Held::Reserve { tile, bug } => {
            element_rect(&format!(".skep-waiting[data-tile='{tile}'][data-bug='{}']", bug.code()))
        }
    }
}

fn cell_rect(position: &Position, cell: Cell) -> Option<Rect> {
    let place: Axial = position.place(cell)?;
    element_rect(&format!(".skep-cell[data-place='{place}']"))
}

fn element_rect(selector: &str) -> Option<Rect> {
    document().query_selector(selector).ok()?.map(|element| Rect::of(&element))
}
