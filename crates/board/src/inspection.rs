//! When the card of a tile opens and closes.

use std::time::Duration;

use leptos::prelude::*;
use skep_rules::Axial;

use crate::board_view::BoardView;
use crate::camera::Bounds;
use crate::card::{CardSubject, Inspected, OpenedBy};
use crate::geometry::{APOTHEM, Point, RADIUS};
use crate::interaction::Interaction;
use crate::scene::Scene;

/// How long a mouse rests on a single tile, and on a stack, before the card opens.
pub(crate) const HOVER: Duration = Duration::from_millis(550);
const HOVER_STACK: Duration = Duration::from_millis(160);
/// How long the keyboard focus rests on a tile before the card opens.
pub(crate) const FOCUS: Duration = Duration::from_millis(1300);

impl Interaction {
    /// Shows the card of a tile.
    pub(crate) fn inspect(self, subject: CardSubject, by: OpenedBy) {
        self.inspected().set(Some(Inspected { subject, by }));
    }

    /// Closes the card; returns whether one was open.
    pub(crate) fn close_card(self) -> bool {
        let open = self.inspected().try_get_untracked().flatten().is_some();
        if open {
            self.inspected().set(None);
        }
        open
    }

    /// Closes a card that is open because a mouse or the focus rests on its tile.
    pub(crate) fn stop_resting(self) {
        let inspected = self.inspected().try_get_untracked().flatten();
        if inspected.is_some_and(|it| it.by == OpenedBy::Resting) {
            self.inspected().set(None);
        }
    }

    /// Whether the person is doing something with a tile, so that no card should be in the way.
    pub(crate) fn is_busy(self) -> bool {
        untrack(|| self.dragged().is_some() || self.held().is_some())
    }
}

impl BoardView {
    /// Opens the card of the tile on which the mouse or the keyboard focus rests, and closes it when they leave.
    pub(crate) fn follow_rest(self) {
        let later = move |delay: Duration, place: Axial, still: fn(BoardView, Axial) -> bool| {
            let open = move || {
                if still(self, place) && !self.interaction.is_busy() {
                    self.interaction.inspect(CardSubject::Place(place), OpenedBy::Resting);
                }
            };
            set_timeout_with_handle(open, delay).ok()
        };
        Effect::new(move |waiting: Option<Option<TimeoutHandle>>| {
            let place = self.hover.get();
            waiting.flatten().inspect(TimeoutHandle::clear);
            self.interaction.stop_resting();
            let place = place?;
            let delay = match self.height(place) {
                0 => return None,
                1 => HOVER,
                _ => HOVER_STACK,
            };
            let still =
                |view: BoardView, place| view.hover.try_get_untracked().flatten() == Some(place);
            later(delay, place, still)
        });
        Effect::new(move |waiting: Option<Option<TimeoutHandle>>| {
            let place = self.focus.get();
            waiting.flatten().inspect(TimeoutHandle::clear);
            if !self.interaction.by_key().get_value() {
                return None;
            }
            self.interaction.stop_resting();
            let still = |view: BoardView, place| {
                view.focus.try_get_untracked() == Some(place)
                    && view.height(place) > 0
                    && view.has_focus()
                    && view.interaction.inspected().get_untracked().is_none()
            };
            later(FOCUS, place, still)
        });
        // Whoever takes up a tile wants to see the board.
        Effect::new(move |_| {
            if self.interaction.held().is_some() || self.interaction.dragged().is_some() {
                self.interaction.close_card();
            }
        });
    }

    /// Whether a cell of the board has the keyboard focus.
    fn has_focus(self) -> bool {
        self.element().is_some_and(|board| {
            let active = document().active_element();
            active.is_some_and(|it| board.contains(Some(&it)) && it.has_attribute("data-place"))
        })
    }

    /// The number of tiles in a place.
    fn height(self, place: Axial) -> usize {
        let height = self.scene.try_with_untracked(|scene| scene.stack(place).count());
        height.unwrap_or_default()
    }

    /// Shows the card of the place that has the focus, or closes it.
    pub(crate) fn toggle_card(self, place: Axial) {
        let subject = CardSubject::Place(place);
        let open = self.interaction.inspected().get_untracked();
        if open.is_some_and(|it| it.subject == subject && it.by == OpenedBy::Key) {
            self.interaction.close_card();
        } else if self.height(place) > 0 {
            self.interaction.inspect(subject, OpenedBy::Key);
        }
    }

    /// The box that a card lies beside, in pixels of the board.
    pub(crate) fn anchor(self, subject: CardSubject) -> Option<Bounds> {
        match subject {
            CardSubject::Place(place) => Some(self.tile_box(place)),
            CardSubject::Reserve(_, Bounds { low, high }) => {
                let rect = self.element()?.get_bounding_client_rect();
                let within = |point: Point| Point::new(point.x - rect.left(), point.y - rect.top());
                Some(Bounds { low: within(low), high: within(high) })
            }
        }
    }

    /// The boxes of all places of the hive, in pixels of the board.
    pub(crate) fn hive_boxes(self) -> Vec<Bounds> {
        let tops = |scene: &Scene| {
            let tops = scene.pieces.iter().filter(|piece| piece.is_top());
            tops.map(|piece| piece.place).collect::<Vec<_>>()
        };
        self.scene.with(tops).into_iter().map(|place| self.tile_box(place)).collect()
    }

    /// The box of the top of a place, in pixels of the board.
    pub(crate) fn tile_box(self, place: Axial) -> Bounds {
        let center = self.scene.with(|scene| scene.top(place));
        let corner = |x: f64, y: f64| self.viewport.pixel(Point::new(center.x + x, center.y + y));
        Bounds { low: corner(-APOTHEM, -RADIUS), high: corner(APOTHEM, RADIUS) }
    }
}
