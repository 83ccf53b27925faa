//! How a press on a tile of a reserve takes it up.

use leptos::ev;
use leptos::prelude::*;

use crate::drag::DragState;
use crate::geometry::Point;
use crate::held::Held;
use crate::interaction::Interaction;
use crate::reserve_card::ReserveCard;

/// The presses of one tile in a reserve, by mouse, pen, finger and keyboard.
#[derive(Clone, Copy)]
pub(crate) struct TrayPress {
    interaction: Interaction,
    held: Held,
    card: ReserveCard,
    /// Whether the last tap of a finger has taken the tile up, so that the click that follows does not put it back.
    taken_by_finger: StoredValue<bool>,
}

impl TrayPress {
    pub(crate) fn new(interaction: Interaction, held: Held, card: ReserveCard) -> TrayPress {
        TrayPress { interaction, held, card, taken_by_finger: StoredValue::new(false) }
    }

    /// A pointer is pressed: a drag may begin, if the tile is `available`.
    pub(crate) fn down(self, event: &ev::PointerEvent, available: bool) {
        self.interaction.close_card();
        self.card.press(event);
        self.taken_by_finger.set_value(false);
        if event.button() == 0 && available {
            let at = Point::new(f64::from(event.client_x()), f64::from(event.client_y()));
            self.interaction.press(self.held, event.pointer_id(), at);
        }
    }

    /// A pointer is released. A finger takes the tile up now: browsers send no click for a tap that comes shortly after a
    /// fast drag, because it could be meant to stop a page that scrolls.
    pub(crate) fn up(self, event: &ev::PointerEvent) {
        self.card.stop_waiting();
        let tapped = self.interaction.drag().get_untracked().is_some_and(|drag| {
            drag.state == DragState::Pressed
                && drag.held == self.held
                && drag.pointer == event.pointer_id()
        });
        if tapped && event.pointer_type() == "touch" {
            self.taken_by_finger.set_value(true);
            self.take(false);
        }
    }

    /// A click, of a pointer, a key or a program for people who see little.
    pub(crate) fn click(self, event: &ev::MouseEvent) {
        let by_key = event.detail() == 0;
        let taken = self.taken_by_finger.try_update_value(std::mem::take).unwrap_or_default();
        if !self.card.took_press() && (by_key || !taken) {
            self.take(by_key);
        }
    }

    fn take(self, by_key: bool) {
        self.interaction.by_key().set_value(by_key);
        self.interaction.take(self.held);
    }
}
