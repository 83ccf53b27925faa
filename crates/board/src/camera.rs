//! Which part of the drawing is visible.

use crate::geometry::Point;

/// The smallest and the largest scale, in pixels per unit of the drawing.
const SCALES: (f64, f64) = (0.16, 6.0);
/// The width in pixels of the buttons on the right of a board, with the gap beside them.
const BUTTONS: f64 = 52.0;
/// The height in pixels of those at the lower right, with the gap above them.
const BUTTONS_HEIGHT: f64 = 196.0;

/// The height of a board in pixels on which a fitted hive has at most scale 1: few tiles need not fill the screen.
const UNIT_HEIGHT: f64 = 780.0;

/// A width and a height.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// Its upper left corner.
    pub low: Point,
    /// Its lower right corner.
    pub high: Point,
}

impl Bounds {
    /// The bounding box of the points; the origin if there are none.
    pub(crate) fn around(points: impl IntoIterator<Item = Point>) -> Bounds {
        let grow = |bounds: Option<Bounds>, point: Point| {
            let Bounds { low, high } = bounds.unwrap_or(Bounds { low: point, high: point });
            Some(Bounds {
                low: Point::new(low.x.min(point.x), low.y.min(point.y)),
                high: Point::new(high.x.max(point.x), high.y.max(point.y)),
            })
        };
        let nothing = Bounds { low: Point::default(), high: Point::default() };
        points.into_iter().fold(None, grow).unwrap_or(nothing)
    }

    /// The rectangle with a margin on all sides.
    pub(crate) fn padded(self, by: f64) -> Bounds {
        Bounds {
            low: Point::new(self.low.x - by, self.low.y - by),
            high: Point::new(self.high.x + by, self.high.y + by),
        }
    }

    fn contains(self, other: Bounds) -> bool {
        self.low.x <= other.low.x
            && self.low.y <= other.low.y
            && self.high.x >= other.high.x
            && self.high.y >= other.high.y
    }
}

/// The centre and the scale of the visible part of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Camera {
    /// The point in the middle.
    pub(crate) center: Point,
    /// Pixels per unit of the drawing.
    pub(crate) scale: f64,
}

impl Default for Camera {
    fn default() -> Camera {
        Camera { center: Point::default(), scale: 1.0 }
    }
}

impl Camera {
    /// A camera that shows all of a rectangle: in the middle, or a little to the left of it, or above it where it is too wide
    /// for that, so that it keeps from under the buttons.
    pub(crate) fn fit(bounds: Bounds, size: Size) -> Camera {
        let Bounds { low, high } = bounds;
        let across = size.width / (high.x - low.x).max(1.0);
        let down = size.height / (high.y - low.y).max(1.0);
        let largest = (size.width.min(size.height) / UNIT_HEIGHT).max(0.95);
        let scale = across.min(down).min(largest).clamp(SCALES.0, SCALES.1);
        let margin = ((size.width - (high.x - low.x) * scale) / 2.0).max(0.0);
        let aside = (BUTTONS - margin).clamp(0.0, 0.9 * margin);
        let middle = Point::new((low.x + high.x) / 2.0, (low.y + high.y) / 2.0);
        let above = match margin + aside < BUTTONS {
            true => {
                let margin = ((size.height - (high.y - low.y) * scale) / 2.0).max(0.0);
                (BUTTONS_HEIGHT - margin).clamp(0.0, 0.9 * margin)
            }
            false => 0.0,
        };
        let center = Point::new(middle.x + aside / scale, middle.y + above / scale);
        Camera { center, scale }
    }

    /// The rectangle of the drawing that is visible.
    pub(crate) fn bounds(self, size: Size) -> Bounds {
        let half = Point::new(size.width / self.scale / 2.0, size.height / self.scale / 2.0);
        Bounds {
            low: Point::new(self.center.x - half.x, self.center.y - half.y),
            high: Point::new(self.center.x + half.x, self.center.y + half.y),
        }
    }

    /// Whether all of a rectangle is visible.
    pub(crate) fn shows(self, bounds: Bounds, size: Size) -> bool {
        self.bounds(size).contains(bounds)
    }

    /// The point of the drawing under a pixel.
    pub(crate) fn point(self, pixel: Point, size: Size) -> Point {
        let low = self.bounds(size).low;
        Point::new(low.x + pixel.x / self.scale, low.y + pixel.y / self.scale)
    }

    /// The pixel at which a point of the drawing appears.
    pub(crate) fn pixel(self, point: Point, size: Size) -> Point {
        let low = self.bounds(size).low;
        Point::new((point.x - low.x) * self.scale, (point.y - low.y) * self.scale)
    }

    /// Zooms by a factor around a pixel.
    pub(crate) fn zoom(self, factor: f64, pixel: Point, size: Size) -> Camera {
        let scale = (self.scale * factor).clamp(SCALES.0, SCALES.1);
        let fixed = self.point(pixel, size);
        let moved = Camera { scale, ..self }.point(pixel, size);
        let center =
            Point::new(self.center.x + fixed.x - moved.x, self.center.y + fixed.y - moved.y);
        Camera { center, scale }
    }

    /// Moves the view by pixels.
    pub(crate) fn pan(self, by: Point) -> Camera {
        let center =
            Point::new(self.center.x - by.x / self.scale, self.center.y - by.y / self.scale);
        Camera { center, ..self }
    }

    /// Interpolates towards another camera by a fraction from 0 to 1, easing out.
    pub(crate) fn towards(self, other: Camera, part: f64) -> Camera {
        let part = 1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(3);
        let between = |from: f64, to: f64| from + (to - from) * part;
        Camera {
            center: Point::new(
                between(self.center.x, other.center.x),
                between(self.center.y, other.center.y),
            ),
            scale: between(self.scale, other.scale),
        }
    }

    /// The `viewBox` for an SVG element of this size.
    pub(crate) fn view_box(self, size: Size) -> String {
        let Bounds { low, high } = self.bounds(size);
        format!("{:.2} {:.2} {:.2} {:.2}", low.x, low.y, high.x - low.x, high.y - low.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size { width: 800.0, height: 500.0 };

    #[test]
    fn a_fitted_rectangle_is_visible() {
        for (width, height) in [(100.0, 100.0), (3000.0, 200.0), (10.0, 2500.0)] {
            let corner = Point::new(40.0 + width, height - 70.0);
            let bounds = Bounds::around([Point::new(40.0, -70.0), corner]);
            assert!(Camera::fit(bounds, SIZE).shows(bounds, SIZE));
        }
    }

    #[test]
    fn a_fitted_hive_keeps_from_under_the_buttons_where_there_is_room() {
        let size = Size { width: 390.0, height: 500.0 };
        let right = |width: f64| {
            let corners = [Point::new(0.0, 0.0), Point::new(width, 100.0)];
            let bounds = Bounds::around(corners);
            let camera = Camera::fit(bounds, size);
            assert!(camera.shows(bounds, size));
            size.width - camera.pixel(corners[1], size).x
        };
        // Nearly as wide as the board, then with little room, then with much: that stays in the middle.
        let margins = [420.0, 340.0, 200.0].map(|width| right(width).round());
        assert_eq!(margins, [0.0, 52.0, 100.0]);
    }

    #[test]
    fn a_hive_that_is_too_wide_lies_above_the_buttons_where_there_is_room() {
        let size = Size { width: 390.0, height: 500.0 };
        let below = |width: f64, height: f64| {
            let corners = [Point::new(0.0, 0.0), Point::new(width, height)];
            let bounds = Bounds::around(corners);
            let camera = Camera::fit(bounds, size);
            assert!(camera.shows(bounds, size));
            (size.height - camera.pixel(corners[1], size).y).round()
        };
        // Flat, then as high as the room allows, then narrow enough to lie beside the buttons: in the middle.
        assert_eq!(below(420.0, 100.0), 204.0);
        assert_eq!(below(420.0, 300.0), 196.0);
        assert_eq!(below(300.0, 300.0), 108.0);
    }

    #[test]
    fn tiles_grow_with_the_screen() {
        let hive = Bounds::around([Point::new(-100.0, -100.0), Point::new(100.0, 100.0)]);
        let scale = |width, height| Camera::fit(hive, Size { width, height }).scale;
        assert_eq!(scale(380.0, 500.0), 0.95);
        assert!(scale(3200.0, 2100.0) > 2.0 * scale(960.0, 750.0));
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pixel() {
        let camera = Camera { center: Point::new(33.0, -8.0), scale: 0.7 };
        let pixel = Point::new(120.0, 444.0);
        let before = camera.point(pixel, SIZE);
        for factor in [0.1, 0.9, 1.3, 100.0] {
            let after = camera.zoom(factor, pixel, SIZE).point(pixel, SIZE);
            assert!((before.x - after.x).abs() < 1e-9 && (before.y - after.y).abs() < 1e-9);
        }
    }

    #[test]
    fn pixel_and_point_are_inverse_functions() {
        let camera = Camera { center: Point::new(-5.0, 90.0), scale: 1.3 };
        let pixel = Point::new(17.0, 300.0);
        let again = camera.pixel(camera.point(pixel, SIZE), SIZE);
        assert!((again.x - pixel.x).abs() < 1e-9 && (again.y - pixel.y).abs() < 1e-9);
    }
}
