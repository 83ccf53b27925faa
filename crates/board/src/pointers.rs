//! How the board follows pointers: mice, pens and fingers.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use skep_rules::{Axial, Color};

use crate::board_view::BoardView;
use crate::drag::{Drag, DragState};
use crate::fingers::{Fingers, Meaning};
use crate::geometry::Point;
use crate::held::{Held, Spot};

/// How long a finger rests on a stack before the stack is opened.
const LONG_PRESS: Duration = Duration::from_millis(420);
/// How far the pointer moves before a pressed tile is dragged.
const PULL: f64 = 6.0;

impl BoardView {
    pub(crate) fn press(self, event: &ev::PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let Some(pixel) = self.within(client(event)) else { return };
        self.opened.set(None);
        self.hands.by_key().set_value(false);
        if event.pointer_type() != "mouse" {
            self.hover.set(None);
        }
        self.fingers.update_value(|fingers| fingers.press(event.pointer_id(), pixel));
        let fingers = self.fingers;
        set_timeout(
            move || {
                let still = fingers.try_with_value(Fingers::pressing).flatten();
                let place = still.filter(|&at| at == pixel).map(|at| self.place(at));
                let is_stack = |place: &Axial| {
                    self.stage.with_untracked(|stage| stage.scene.stack(*place).count() > 1)
                };
                if let Some(place) = place.filter(is_stack) {
                    fingers.update_value(Fingers::spend);
                    self.opened.set(Some(place));
                }
            },
            LONG_PRESS,
        );
    }

    /// Pointers are followed wherever they go, those that come from a tray as well.
    pub(crate) fn follow_pointers(self) {
        let moved = window_event_listener(ev::pointermove, move |event| self.pointer_moves(&event));
        let up = window_event_listener(ev::pointerup, move |event| self.pointer_up(&event));
        let gone = window_event_listener(ev::pointercancel, move |event| {
            self.fingers.update_value(|fingers| {
                fingers.lift(event.pointer_id(), Point::default());
            });
            let drag = self.hands.drag().get_untracked();
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
        let drag = self.hands.drag();
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
        let meaning =
            self.fingers.try_update_value(|fingers| fingers.go(event.pointer_id(), pixel));
        match meaning.unwrap_or(Meaning::Nothing) {
            Meaning::Pull(from) => {
                if !self.lift_tile(event, from) {
                    self.viewport.pan(pixel - from);
                }
            }
            Meaning::Pan(by) => self.viewport.pan(by),
            Meaning::Pinch { factor, around, by } => {
                self.viewport.zoom(factor, Some(around));
                self.viewport.pan(by);
            }
            Meaning::Nothing | Meaning::Tap(_) => self.look(event, pixel),
        }
    }

    /// A mouse that only passes by.
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

    /// A pointer that went down on the table moves: it drags a tile if there is one to drag. Says whether there is.
    fn lift_tile(self, event: &ev::PointerEvent, from: Point) -> bool {
        let place = self.place(from);
        let top = self.stage.with_untracked(|stage| stage.scene.stack(place).last());
        let can = |held: &Held| {
            untrack(|| {
                self.hands.with_offers(|offers| !offers.is_empty() && offers.can_take(*held))
            })
        };
        let held = top.map(|piece| Held::Lying(piece.tile)).filter(can);
        let rect = self.element().map(|it| it.get_bounding_client_rect());
        let Some((held, rect)) = held.zip(rect) else { return false };
        self.fingers.update_value(Fingers::spend);
        let start = Point::new(from.x + rect.left(), from.y + rect.top());
        self.hands.press(held, event.pointer_id(), start);
        if let Some(now) = self.hands.drag().get_untracked() {
            self.pull(now, client(event));
        }
        true
    }

    /// A pressed tile follows its pointer.
    fn pull(self, now: Drag, at: Point) {
        let drag = self.hands.drag();
        match now.state {
            DragState::Pressed if now.from.distance(at) >= PULL => {
                let state = DragState::Moving;
                let taken = self.hands.take_to_drag(now.held);
                drag.set(taken.then_some(Drag { at, state, ..now }));
            }
            DragState::Moving => drag.set(Some(Drag { at, ..now })),
            DragState::Pressed | DragState::Returning => {}
        }
    }

    fn pointer_up(self, event: &ev::PointerEvent) {
        let at = client(event);
        let drag = self.hands.drag();
        if let Some(now) = drag.get_untracked().filter(|it| it.pointer == event.pointer_id()) {
            self.fingers.update_value(|fingers| {
                fingers.lift(event.pointer_id(), at);
            });
            match now.state {
                DragState::Pressed => drag.set(None),
                DragState::Moving => self.drop_tile(at),
                DragState::Returning => {}
            }
            return;
        }
        let pixel = self.within(at);
        let meaning = self.fingers.try_update_value(|fingers| {
            fingers.lift(event.pointer_id(), pixel.unwrap_or_default())
        });
        if let Some(Meaning::Tap(pixel)) = meaning.filter(|_| pixel.is_some()) {
            self.tap(self.place(pixel));
            // Keys go on where the pointer was, unless a choice asks for them.
            if untrack(|| self.hands.ambiguity().is_none()) {
                self.focus_here();
            }
        }
    }

    /// A tile is let go somewhere on the page.
    fn drop_tile(self, at: Point) {
        let pixel = self.within(at);
        let spot = match tray_under(at) {
            Some(color) => Some(Spot::Tray(color)),
            None => pixel.and_then(|pixel| self.spot(self.place(pixel))),
        };
        let point = pixel.map(|pixel| self.viewport.point(pixel)).unwrap_or_default();
        match spot {
            Some(spot) if self.hands.drop_at(spot, point) => self.hands.drag().set(None),
            Some(_) => self.spring_back(),
            None => {
                self.hands.let_go();
                self.spring_back();
            }
        }
    }

    /// A dragged tile goes back to where it was taken up. One that is there already has no way to go, and would not
    /// tell when it has arrived.
    fn spring_back(self) {
        let drag = self.hands.drag();
        let away = |drag: &Drag| drag.from.distance(drag.at) >= 1.0;
        let moves = |drag: &Drag| drag.state == DragState::Moving && away(drag);
        let returning = drag.get_untracked().filter(moves).filter(|_| self.motion.get_untracked());
        drag.set(returning.map(|drag| Drag { state: DragState::Returning, ..drag }));
    }

    pub(crate) fn tap(self, place: Axial) {
        self.pressed.set_value(Some(place));
        self.hover.set(None);
        self.focus.set(place);
        match self.spot(place) {
            Some(spot) => self.hands.point(spot),
            None => self.hands.let_go(),
        }
    }

    pub(crate) fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let at = Point::new(f64::from(event.client_x()), f64::from(event.client_y()));
        // Lines and pages are worth more than pixels.
        let unit = [1.0, 30.0, 300.0][event.delta_mode().min(2) as usize];
        let factor = (-event.delta_y() * unit * 0.0016).clamp(-0.6, 0.6).exp();
        self.viewport.zoom(factor, self.within(at));
    }
}

fn client(event: &ev::PointerEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Whose tray lies under a pixel of the window.
fn tray_under(at: Point) -> Option<Color> {
    let under = document().element_from_point(at.x as f32, at.y as f32)?;
    let tray = under.closest("[data-tray]").ok().flatten()?;
    let color = tray.get_attribute("data-tray")?;
    Color::ALL.into_iter().find(|it| it.letter().to_string() == color)
}
