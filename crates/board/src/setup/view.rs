//! The state of a board that shows a set-up: pointers, keys and the view.

use std::collections::BTreeSet;

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use skep_rules::Axial;

use super::input::{Carried, DropTarget, SetupDrag, SetupGesture, SetupInput};
use super::keys::{SetupKey, setup_key};
use crate::cells::focus_on;
use crate::geometry::Point;
use crate::gestures::{Gesture, GestureRecognizer};
use crate::navigation::{nearest_place, next_place};
use crate::pointers::LONG_PRESS;
use crate::popup::observe_size;
use crate::rotation::Rotation;
use crate::scene::Scene;
use crate::viewport::Viewport;

/// The distance in pixels after which something pressed is dragged.
const PULL: f64 = 6.0;

/// The state of one board. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct SetupView {
    pub(super) input: SetupInput,
    pub(super) scene: Memo<Scene>,
    pub(super) viewport: Viewport,
    pub(super) node: NodeRef<Div>,
    /// The place that has the keyboard focus.
    pub(super) focus: RwSignal<Axial>,
    rotation: RwSignal<Rotation>,
    gestures: StoredValue<GestureRecognizer>,
}

impl SetupView {
    pub(super) fn new(
        input: SetupInput,
        rotation: RwSignal<Rotation>,
        motion: Signal<bool>,
    ) -> SetupView {
        let setup = input.setup();
        let scene = Memo::new(move |_| setup.with(|setup| Scene::of_setup(setup, rotation.get())));
        SetupView {
            input,
            scene,
            viewport: Viewport::new(motion),
            node: NodeRef::new(),
            focus: RwSignal::new(Axial::default()),
            rotation,
            gestures: StoredValue::new(GestureRecognizer::default()),
        }
    }

    /// Keeps the hive in view. When `shown` changes, the view is fitted anew.
    pub(super) fn keep_visible(self, shown: Signal<String>) {
        Effect::new(move |before: Option<String>| {
            let shown = shown.get();
            let hive = self.scene.with(Scene::bounds);
            if before.is_some_and(|before| before != shown) {
                self.viewport.show(hive);
            } else if !self.gestures.with_value(GestureRecognizer::is_pointer_down) {
                self.viewport.keep_visible(hive, hive);
            }
            shown
        });
        observe_size(self.node, move |size| {
            if size.width > 0.0 && size.height > 0.0 {
                let down = self.gestures.with_value(GestureRecognizer::is_pointer_down);
                self.viewport.resize(size, self.scene.with_untracked(Scene::bounds), down);
            }
        });
    }

    /// Moves the focus to the nearest place when the one that had it is gone.
    pub(super) fn keep_focus(self, places: Memo<BTreeSet<Axial>>) {
        Effect::new(move |_| {
            let focus = self.focus.get_untracked();
            let to = places.with(|places| nearest_place(focus, places.iter().copied()));
            if let Some(to) = to.filter(|&to| to != focus) {
                let active = document().active_element();
                let had_it = self.element().zip(active).is_some_and(|(board, it)| {
                    board.contains(Some(&it)) || it.tag_name() == "BODY"
                });
                self.focus.set(to);
                if had_it {
                    request_animation_frame(move || self.focus_here());
                }
            }
        });
    }

    fn element(self) -> Option<web_sys::Element> {
        self.node.try_get_untracked().flatten().map(|node| node.unchecked_into())
    }

    fn focus_here(self) {
        if let Some((board, place)) = self.element().zip(self.focus.try_get_untracked()) {
            focus_on(&board, place);
        }
    }

    pub(super) fn fit(self) {
        self.viewport.fit(self.scene.with_untracked(Scene::bounds));
    }

    pub(super) fn turn(self, clockwise: bool) {
        let before = self.rotation.get_untracked();
        let after = if clockwise { before.clockwise() } else { before.anticlockwise() };
        self.viewport.turn(|point| before.moved(after, point));
        self.rotation.set(after);
        self.viewport.refit(self.scene.with_untracked(Scene::bounds));
    }

    /// Converts window pixels to board pixels.
    fn pixel(self, client: Point) -> Option<Point> {
        let rect = self.element()?.get_bounding_client_rect();
        Some(Point::new(client.x - rect.left(), client.y - rect.top()))
    }

    fn place(self, pixel: Point) -> Axial {
        let point = self.viewport.point(pixel);
        self.scene.with_untracked(|scene| scene.place_under(point))
    }

    fn has_tile(self, place: Axial) -> bool {
        self.scene.with_untracked(|scene| scene.stack(place).next().is_some())
    }

    pub(super) fn press(self, event: &ev::PointerEvent) {
        let Some(pixel) = self.pixel(client(event)) else { return };
        let is_mouse = event.pointer_type() == "mouse";
        if event.button() == 2 && is_mouse {
            self.remove(self.place(pixel));
        }
        if event.button() != 0 {
            return;
        }
        self.gestures.update_value(|gestures| gestures.pointer_down(event.pointer_id(), pixel));
        if is_mouse {
            return;
        }
        set_timeout(
            move || {
                let still = self.gestures.try_with_value(GestureRecognizer::press_point).flatten();
                let place = still.filter(|&at| at == pixel).map(|at| self.place(at));
                if let Some(place) = place.filter(|&place| self.has_tile(place)) {
                    self.gestures.update_value(GestureRecognizer::cancel);
                    self.remove(place);
                }
            },
            LONG_PRESS,
        );
    }

    fn remove(self, place: Axial) -> bool {
        self.focus.set(place);
        self.input.report(SetupGesture::Remove(place))
    }

    /// Listens to pointers on the whole page: a drag may start at the palette.
    pub(super) fn follow_pointers(self) {
        let moved = window_event_listener(ev::pointermove, move |event| self.pointer_moves(&event));
        let up = window_event_listener(ev::pointerup, move |event| self.pointer_up(&event));
        let gone = window_event_listener(ev::pointercancel, move |event| {
            self.gestures.update_value(|gestures| {
                gestures.pointer_up(event.pointer_id(), Point::default());
            });
            if self.drag_of(&event).is_some() {
                self.input.drag().set(None);
            }
        });
        on_cleanup(move || {
            moved.remove();
            up.remove();
            gone.remove();
        });
    }

    fn drag_of(self, event: &ev::PointerEvent) -> Option<SetupDrag> {
        self.input.drag().get_untracked().filter(|drag| drag.pointer == event.pointer_id())
    }

    fn pointer_moves(self, event: &ev::PointerEvent) {
        let at = client(event);
        if let Some(drag) = self.drag_of(event) {
            let moves = drag.moves || drag.from.distance(at) >= PULL;
            self.input.drag().set(Some(SetupDrag { at, moves, ..drag }));
            return;
        }
        let Some(pixel) = self.pixel(at) else { return };
        let gesture = self
            .gestures
            .try_update_value(|gestures| gestures.pointer_move(event.pointer_id(), pixel));
        match gesture.unwrap_or(Gesture::Nothing) {
            Gesture::Pull(from) => {
                let place = self.place(from);
                if self.has_tile(place) {
                    self.gestures.update_value(GestureRecognizer::cancel);
                    let carried = Carried::Place(place);
                    self.input.press(carried, event.pointer_id(), at);
                } else {
                    self.viewport.pan(pixel - from);
                }
            }
            Gesture::Pan(by) => self.viewport.pan(by),
            Gesture::Pinch { factor, around, by } => {
                self.viewport.zoom(factor, Some(around));
                self.viewport.pan(by);
            }
            Gesture::Nothing | Gesture::Tap(_) => {}
        }
    }

    fn pointer_up(self, event: &ev::PointerEvent) {
        let at = client(event);
        let inside = is_over(self.element(), at);
        let pixel = self.pixel(at).filter(|_| inside);
        let gesture = self.gestures.try_update_value(|gestures| {
            gestures.pointer_up(event.pointer_id(), pixel.unwrap_or_default())
        });
        if let Some(drag) = self.drag_of(event) {
            self.input.drag().set(None);
            if drag.moves {
                let target = match (away_under(at), pixel) {
                    (Some(away), _) => DropTarget::Away(away),
                    (None, Some(pixel)) => DropTarget::Place(self.place(pixel)),
                    (None, None) => DropTarget::Nowhere,
                };
                let shift = event.shift_key();
                self.input.report(SetupGesture::Drop { carried: drag.carried, target, shift });
            }
            return;
        }
        if let Some(Gesture::Tap(pixel)) = gesture.filter(|_| pixel.is_some()) {
            let place = self.place(pixel);
            self.focus.set(place);
            self.input.report(SetupGesture::Tap(place));
            request_animation_frame(move || self.focus_here());
        }
    }

    pub(super) fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let at = Point::new(f64::from(event.client_x()), f64::from(event.client_y()));
        // Wheel deltas come in pixels, lines or pages.
        let unit = [1.0, 30.0, 300.0][event.delta_mode().min(2) as usize];
        let factor = (-event.delta_y() * unit * 0.0016).clamp(-0.6, 0.6).exp();
        self.viewport.zoom(factor, self.pixel(at));
    }

    /// Runs a key; returns whether it had an effect.
    pub(super) fn key(self, event: &ev::KeyboardEvent, places: Memo<BTreeSet<Axial>>) -> bool {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return false;
        }
        let place = self.focus.get_untracked();
        match setup_key(&event.key()) {
            Some(SetupKey::Go(way)) => {
                let to = self.scene.with_untracked(|scene| {
                    places.with_untracked(|places| next_place(scene, place, way, places))
                });
                if let Some(to) = to {
                    self.focus.set(to);
                    self.focus_here();
                }
                true
            }
            Some(SetupKey::Tap) => self.input.report(SetupGesture::Tap(place)),
            Some(SetupKey::Remove) => self.remove(place),
            Some(SetupKey::Turn { clockwise }) => {
                self.turn(clockwise);
                true
            }
            Some(SetupKey::Zoom(factor)) => {
                self.viewport.zoom(factor, None);
                true
            }
            Some(SetupKey::Fit) => {
                self.fit();
                true
            }
            None => self.input.report(SetupGesture::Key { place, key: event.key() }),
        }
    }
}

fn client(event: &ev::PointerEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Whether a pixel of the window shows the board, and nothing that covers it.
fn is_over(board: Option<web_sys::Element>, at: Point) -> bool {
    let under = document().element_from_point(at.x as f32, at.y as f32);
    board.zip(under).is_some_and(|(board, under)| board.contains(Some(&under)))
}

/// The value of `data-away` of the element under a pixel of the window.
fn away_under(at: Point) -> Option<String> {
    let under = document().element_from_point(at.x as f32, at.y as f32)?;
    under.closest("[data-away]").ok().flatten()?.get_attribute("data-away")
}
