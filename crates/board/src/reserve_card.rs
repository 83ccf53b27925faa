//! When the card of a tile in a reserve opens and closes.

use std::time::Duration;

use leptos::ev;
use leptos::html::Button;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use crate::camera::Bounds;
use crate::card::{CardSubject, OpenedBy};
use crate::drag::DragState;
use crate::geometry::Point;
use crate::held::Held;
use crate::inspection::{FOCUS, HOVER};
use crate::interaction::Interaction;
use crate::pointers::LONG_PRESS;

/// The card of one tile in a reserve.
#[derive(Clone, Copy)]
pub(crate) struct ReserveCard {
    interaction: Interaction,
    held: Held,
    /// The button of the tile.
    pub(crate) node: NodeRef<Button>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    /// Whether the press in progress has opened the card, so that it takes nothing up.
    took_press: StoredValue<bool>,
}

impl ReserveCard {
    pub(crate) fn new(interaction: Interaction, held: Held) -> ReserveCard {
        ReserveCard {
            interaction,
            held,
            node: NodeRef::new(),
            waiting: StoredValue::new(None),
            took_press: StoredValue::new(false),
        }
    }

    /// A mouse has come.
    pub(crate) fn enter(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            self.open_later(HOVER, OpenedBy::Resting);
        }
    }

    /// The keyboard focus has come.
    pub(crate) fn focus(self) {
        let by_key = self.element().and_then(|it| it.matches(":focus-visible").ok());
        if by_key == Some(true) {
            self.open_later(FOCUS, OpenedBy::Resting);
        }
    }

    /// The mouse or the focus has left.
    pub(crate) fn leave(self) {
        self.stop_waiting();
        self.interaction.stop_resting();
    }

    /// A pointer is pressed: a long press by a finger opens the card.
    pub(crate) fn press(self, event: &ev::PointerEvent) {
        self.took_press.set_value(false);
        self.stop_waiting();
        if event.pointer_type() != "mouse" {
            self.open_later(LONG_PRESS, OpenedBy::LongPress);
        }
    }

    /// Whether the press that ends now has opened the card.
    pub(crate) fn took_press(self) -> bool {
        self.took_press.try_update_value(std::mem::take).unwrap_or_default()
    }

    pub(crate) fn key(self, event: &ev::KeyboardEvent) {
        let is_shortcut = event.ctrl_key() || event.alt_key() || event.meta_key();
        if is_shortcut {
            return;
        }
        let handled = match event.code().as_str() {
            "KeyI" | "KeyP" => {
                self.open(OpenedBy::Key);
                true
            }
            "Escape" => self.interaction.close_card(),
            _ => false,
        };
        if handled {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    pub(crate) fn stop_waiting(self) {
        if let Some(waiting) = self.waiting.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
    }

    fn open_later(self, delay: Duration, by: OpenedBy) {
        self.stop_waiting();
        let open = move || {
            let drag = self.interaction.drag().try_get_untracked().flatten();
            let moves = drag.is_some_and(|drag| drag.state != DragState::Pressed);
            if moves || self.interaction.is_busy() {
                return;
            }
            if by == OpenedBy::LongPress {
                self.took_press.try_set_value(true);
                self.interaction.drag().set(None);
            }
            self.open(by);
        };
        self.waiting.set_value(set_timeout_with_handle(open, delay).ok());
    }

    fn open(self, by: OpenedBy) {
        if let Some(rect) = self.element().map(|it| it.get_bounding_client_rect()) {
            let low = Point::new(rect.left(), rect.top());
            let high = Point::new(rect.right(), rect.bottom());
            self.interaction.inspect(CardSubject::Reserve(self.held, Bounds { low, high }), by);
        }
    }

    /// The button, if it is still in the document.
    fn element(self) -> Option<web_sys::Element> {
        self.node.try_get_untracked().flatten().map(|node| node.unchecked_into())
    }
}
