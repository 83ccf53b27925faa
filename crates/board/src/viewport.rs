//! The visible part of the board. The person pans and zooms it; it moves by itself only to show something that is not
//! visible.

use leptos::prelude::*;

use crate::camera::{Bounds, Camera, Size};
use crate::geometry::{APOTHEM, Point};

/// The duration of a camera animation, in milliseconds.
const GLIDE: f64 = 240.0;

/// A board of another size shows the hive anew if it would be larger or smaller by this factor.
const REFIT: f64 = 1.12;

/// The visible part of the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Viewport {
    camera: RwSignal<Camera>,
    size: RwSignal<Size>,
    /// Whether the person has panned or zoomed.
    chosen: StoredValue<bool>,
    /// The number of the current animation; a later one cancels an earlier one.
    glide: StoredValue<u32>,
    motion: Signal<bool>,
}

impl Viewport {
    pub(crate) fn new(motion: Signal<bool>) -> Viewport {
        Viewport {
            camera: RwSignal::new(Camera::default()),
            size: RwSignal::new(Size::default()),
            chosen: StoredValue::new(false),
            glide: StoredValue::new(0),
            motion,
        }
    }

    pub(crate) fn view_box(self) -> String {
        self.camera.get().view_box(self.size.get())
    }

    pub(crate) fn point(self, pixel: Point) -> Point {
        self.camera.get_untracked().point(pixel, self.size.get_untracked())
    }

    pub(crate) fn pixel(self, point: Point) -> Point {
        self.camera.get().pixel(point, self.size.get())
    }

    /// Pixels per unit of the drawing.
    pub(crate) fn scale(self) -> f64 {
        self.camera.get().scale
    }

    /// The width of a cell in pixels.
    pub(crate) fn tile_width(self) -> f64 {
        2.0 * APOTHEM * self.scale()
    }

    pub(crate) fn size(self) -> Size {
        self.size.get()
    }

    /// The size of the board, once it is known.
    pub(crate) fn pixels(self) -> Option<Size> {
        Some(self.size.get()).filter(|&size| size != Size::default())
    }

    /// Sets the size of the board. While a pointer is down, the view does not move.
    pub(crate) fn resize(self, size: Size, hive: Bounds, pointer_down: bool) {
        let first = self.size.get_untracked() == Size::default();
        self.size.set(size);
        let fit = Camera::fit(hive, size).scale / self.camera.get_untracked().scale;
        let refit = !self.chosen.get_value() && !(1.0 / REFIT..REFIT).contains(&fit);
        if first || refit && !pointer_down {
            self.show(hive);
        } else if !pointer_down {
            self.keep_visible(hive, hive);
        }
    }

    /// Shows all of a hive at once, without an animation.
    pub(crate) fn show(self, hive: Bounds) {
        self.glide.update_value(|glide| *glide += 1);
        self.chosen.set_value(false);
        self.camera.set(Camera::fit(hive, self.size.get_untracked()));
    }

    pub(crate) fn pan(self, by: Point) {
        self.choose(|camera, _| camera.pan(by));
    }

    pub(crate) fn zoom(self, factor: f64, around: Option<Point>) {
        self.choose(|camera, size| {
            let middle = Point::new(size.width / 2.0, size.height / 2.0);
            camera.zoom(factor, around.unwrap_or(middle), size)
        });
    }

    fn choose(self, change: impl FnOnce(Camera, Size) -> Camera) {
        self.glide.update_value(|glide| *glide += 1);
        self.chosen.set_value(true);
        let size = self.size.get_untracked();
        self.camera.update(|camera| *camera = change(*camera, size));
    }

    /// Shows all of the hive.
    pub(crate) fn fit(self, hive: Bounds) {
        self.chosen.set_value(false);
        self.glide_to(Camera::fit(hive, self.size.get_untracked()));
    }

    /// Shows all of the hive if part of it is not visible; if the person has panned or zoomed, only if the changed tiles
    /// are not visible.
    pub(crate) fn keep_visible(self, hive: Bounds, news: Bounds) {
        let wanted = if self.chosen.get_value() { news } else { hive };
        let size = self.size.get_untracked();
        if size != Size::default() && !self.camera.get_untracked().shows(wanted, size) {
            self.fit(hive);
        }
    }

    /// Moves the view with a board that is turned: the middle stays in the middle.
    pub(crate) fn turn(self, moved: impl FnOnce(Point) -> Point) {
        self.glide.update_value(|glide| *glide += 1);
        self.camera.update(|camera| camera.center = moved(camera.center));
    }

    /// Fits the hive anew, unless the person has panned or zoomed.
    pub(crate) fn refit(self, hive: Bounds) {
        if !self.chosen.get_value() {
            self.fit(hive);
        }
    }

    fn glide_to(self, goal: Camera) {
        self.glide.update_value(|glide| *glide += 1);
        if !self.motion.get_untracked() {
            self.camera.set(goal);
            return;
        }
        let (start, glide) = (self.camera.get_untracked(), self.glide.get_value());
        self.step(start, goal, glide, now());
    }

    fn step(self, start: Camera, goal: Camera, glide: u32, began: f64) {
        request_animation_frame(move || {
            if self.glide.try_get_value() != Some(glide) {
                return;
            }
            let part = (now() - began) / GLIDE;
            self.camera.set(start.towards(goal, part));
            if part < 1.0 {
                self.step(start, goal, glide, began);
            }
        });
    }
}

/// The time in milliseconds since the page was loaded.
pub(crate) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
