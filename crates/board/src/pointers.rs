//! Pointer handling of the board: mice, pens and fingers.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use skep_rules::{Axial, Color};

use crate::board_view::BoardView;
use crate::card::{CardSubject, OpenedBy};
use crate::drag::{Drag, DragState};
use crate::geometry::Point;
use crate::gestures::{Gesture, GestureRecognizer};
use crate::held::{Destination, Held};

/// The duration of the long press that opens the card of a tile.
pub(crate) const LONG_PRESS: Duration = Duration::from_millis(420);
/// The distance in pixels after which a pressed tile is dragged.
const PULL: f64 = 6.0;

impl BoardView {
    pub(crate) fn press(self, event: &ev::PointerEvent) {
        let Some(pixel) = self.within(client(event)) else { return };
        let sketches = self.begin_sketch(event, pixel);
        if event.button() != 0 {
            return;
        }
        self.interaction.close_card();
        self.interaction.by_key().set_value(false);
        if event.pointer_type() != "mouse" {
            self.hover.set(None);
        }
        self.gestures.update_value(|gestures| gestures.pointer_down(event.pointer_id(), pixel));
        // The pointer is counted, so that a second finger zooms, but it opens no card.
        if sketches {
            return;
        }
        let gestures = self.gestures;
        set_timeout(
            move || {
                let still = gestures.try_with_value(GestureRecognizer::press_point).flatten();
                let place = still.filter(|&at| at == pixel).map(|at| self.place(at));
                let has_tile = |place: &Axial| {
                    self.stage.with_untracked(|stage| stage.scene.stack(*place).count() > 0)
                };
                if let Some(place) = place.filter(has_tile) {
                    gestures.update_value(GestureRecognizer::cancel);
                    self.interaction.inspect(CardSubject::Place(place), OpenedBy::LongPress);
                }
            },
            LONG_PRESS,
        );
    }

    /// Listens to pointers on the whole page, because a drag may start at a tray.
    pub(crate) fn follow_pointers(self) {
        let moved = window_event_listener(ev::pointermove, move |event| self.pointer_moves(&event));
        let up = window_event_listener(ev::pointerup, move |event| self.pointer_up(&event));
        let gone = window_event_listener(ev::pointercancel, move |event| {
            self.gestures.update_value(|gestures| {
                gestures.pointer_up(event.pointer_id(), Point::default());
            });
            self.end_sketch(&event, None);
            let drag = self.interaction.drag().get_untracked();
            if drag.is_some_and(|drag| drag.pointer == event.pointer_id()) {
                self.spring_back();
            }
        });
        on_cleanup(move || {
            moved.remove();
            up.remove();
            gone.remove();
        });
    }

    fn pointer_moves(self, event: &ev::PointerEvent) {
        let at = client(event);
        let drag = self.interaction.drag();
        if let Some(now) = drag.get_untracked().filter(|it| it.pointer == event.pointer_id()) {
            self.pull(now, at);
            return;
        }
        let Some(pixel) = self.element().map(|it| {
            let rect = it.get_bounding_client_rect();
            Point::new(at.x - rect.left(), at.y - rect.top())
        }) else {
            return;
        };
        let gesture = self
            .gestures
            .try_update_value(|gestures| gestures.pointer_move(event.pointer_id(), pixel));
        if self.move_sketch(event, pixel) {
            return;
        }
        match gesture.unwrap_or(Gesture::Nothing) {
            Gesture::Pull(from) => {
                if !self.lift_tile(event, from) {
                    self.viewport.pan(pixel - from);
                }
            }
            Gesture::Pan(by) => self.viewport.pan(by),
            Gesture::Pinch { factor, around, by } => {
                self.viewport.zoom(factor, Some(around));
                self.viewport.pan(by);
            }
            Gesture::Nothing | Gesture::Tap(_) => self.look(event, pixel),
        }
    }

    /// Updates the hovered place for a mouse without pressed buttons.
    fn look(self, event: &ev::PointerEvent, pixel: Point) {
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            let place = self.within(client(event)).map(|_| self.place(pixel));
            if place.is_some() && place == self.pressed.get_value() {
                return;
            }
            self.pressed.set_value(None);
            if self.hover.get_untracked() != place {
                self.hover.set(place);
            }
        }
    }

    /// Starts dragging the tile under a pointer that has begun to move. Returns whether there is one to drag.
    fn lift_tile(self, event: &ev::PointerEvent, from: Point) -> bool {
        let place = self.place(from);
        let top = self.stage.with_untracked(|stage| stage.scene.stack(place).last());
        let can = |held: &Held| {
            untrack(|| {
                self.interaction.with_offers(|offers| !offers.is_empty() && offers.can_take(*held))
            })
        };
        let held = top.map(|piece| Held::InPlay(piece.tile)).filter(can);
        let rect = self.element().map(|it| it.get_bounding_client_rect());
        let Some((held, rect)) = held.zip(rect) else { return false };
        self.gestures.update_value(GestureRecognizer::cancel);
        let start = Point::new(from.x + rect.left(), from.y + rect.top());
        self.interaction.press(held, event.pointer_id(), start);
        if let Some(now) = self.interaction.drag().get_untracked() {
            self.pull(now, client(event));
        }
        true
    }

    /// Moves a dragged tile with its pointer.
    fn pull(self, now: Drag, at: Point) {
        let drag = self.interaction.drag();
        match now.state {
            DragState::Pressed if now.from.distance(at) >= PULL => {
                let state = DragState::Moving;
                let taken = self.interaction.take_to_drag(now.held);
                drag.set(taken.then_some(Drag { at, state, ..now }));
            }
            DragState::Moving => drag.set(Some(Drag { at, ..now })),
            DragState::Pressed | DragState::Returning => {}
        }
    }

    fn pointer_up(self, event: &ev::PointerEvent) {
        let at = client(event);
        let drag = self.interaction.drag();
        if let Some(now) = drag.get_untracked().filter(|it| it.pointer == event.pointer_id()) {
            self.gestures.update_value(|gestures| {
                gestures.pointer_up(event.pointer_id(), at);
            });
            match now.state {
                DragState::Pressed => drag.set(None),
                DragState::Moving => self.drop_tile(at),
                DragState::Returning => {}
            }
            return;
        }
        let pixel = self.within(at);
        let gesture = self.gestures.try_update_value(|gestures| {
            gestures.pointer_up(event.pointer_id(), pixel.unwrap_or_default())
        });
        if self.end_sketch(event, pixel) {
            return;
        }
        if let Some(Gesture::Tap(pixel)) = gesture.filter(|_| pixel.is_some()) {
            self.tap(self.place(pixel));
            // The keyboard continues from here, unless the ambiguity menu has the focus.
            if untrack(|| self.interaction.ambiguity().is_none()) {
                self.focus_here();
                self.clicked.set_value(true);
            }
        }
    }

    /// Drops the dragged tile somewhere on the page.
    fn drop_tile(self, at: Point) {
        let pixel = self.within(at);
        let destination = match tray_under(at) {
            Some(color) => Some(Destination::Tray(color)),
            None => pixel.and_then(|pixel| self.destination(self.place(pixel))),
        };
        let point = pixel.map(|pixel| self.viewport.point(pixel)).unwrap_or_default();
        match destination {
            Some(destination) if self.interaction.drop_at(destination, point) => {
                self.interaction.drag().set(None)
            }
            Some(_) => self.spring_back(),
            None => {
                self.interaction.let_go();
                self.spring_back();
            }
        }
    }

    /// Returns a dragged tile to where it was picked up. A tile that is there already is not animated: its transition
    /// would never end.
    fn spring_back(self) {
        let drag = self.interaction.drag();
        let away = |drag: &Drag| drag.from.distance(drag.at) >= 1.0;
        let moves = |drag: &Drag| drag.state == DragState::Moving && away(drag);
        let returning = drag.get_untracked().filter(moves).filter(|_| self.motion.get_untracked());
        drag.set(returning.map(|drag| Drag { state: DragState::Returning, ..drag }));
    }

    pub(crate) fn tap(self, place: Axial) {
        self.pressed.set_value(Some(place));
        self.hover.set(None);
        self.focus.set(place);
        match self.destination(place) {
            Some(destination) => self.interaction.point(destination),
            None => self.interaction.let_go(),
        }
    }

    pub(crate) fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let at = Point::new(f64::from(event.client_x()), f64::from(event.client_y()));
        // Wheel deltas come in pixels, lines or pages.
        let unit = [1.0, 30.0, 300.0][event.delta_mode().min(2) as usize];
        let factor = (-event.delta_y() * unit * 0.0016).clamp(-0.6, 0.6).exp();
        self.viewport.zoom(factor, self.within(at));
    }
}

fn client(event: &ev::PointerEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The owner of the tray under a pixel of the window.
fn tray_under(at: Point) -> Option<Color> {
    let under = document().element_from_point(at.x as f32, at.y as f32)?;
    let tray = under.closest("[data-tray]").ok().flatten()?;
    let color = tray.get_attribute("data-tray")?;
    Color::ALL.into_iter().find(|it| it.letter().to_string() == color)
}
