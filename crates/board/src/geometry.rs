//! Conversion between places of cells and points of the drawing.
//!
//! Hexagons are pointy-topped, as in the notation.

use std::ops::Sub;

use skep_rules::Axial;

/// The distance from a cell's centre to its corners.
pub(crate) const RADIUS: f64 = 56.0;
/// The distance from a cell's centre to its sides.
pub(crate) const APOTHEM: f64 = RADIUS * 0.866_025_403_784_438_6;
/// The vertical offset of a tile from the one under it.
pub(crate) const LIFT: f64 = 15.0;

/// A point of the drawing, or of a board in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// The point at `x`, `y`.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The distance to another point.
    pub(crate) fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

/// The centre of a place on the ground.
pub(crate) fn center(place: Axial) -> Point {
    let (q, r) = (f64::from(place.q), f64::from(place.r));
    Point::new(2.0 * APOTHEM * (q + r / 2.0), 1.5 * RADIUS * r)
}

/// The centre of a tile at this level of a stack.
pub(crate) fn center_at(place: Axial, level: usize) -> Point {
    let ground = center(place);
    Point::new(ground.x, ground.y - LIFT * level as f64)
}

/// The place in whose hexagon the point lies.
pub(crate) fn place_at(point: Point) -> Axial {
    let r = point.y / (1.5 * RADIUS);
    let q = point.x / (2.0 * APOTHEM) - r / 2.0;
    let s = -q - r;
    let (mut whole_q, mut whole_r, whole_s) = (q.round(), r.round(), s.round());
    let (off_q, off_r, off_s) = ((whole_q - q).abs(), (whole_r - r).abs(), (whole_s - s).abs());
    // The three must add up to zero: correct the one with the largest rounding error.
    if off_q > off_r && off_q > off_s {
        whole_q = -whole_r - whole_s;
    } else if off_r > off_s {
        whole_r = -whole_q - whole_s;
    }
    Axial::new(whole_q as i32, whole_r as i32)
}

/// Whether the point lies in the hexagon of a tile with that centre.
pub(crate) fn is_inside(point: Point, center: Point) -> bool {
    place_at(point - center) == Axial::default()
}

/// The SVG transform that moves the origin to a point.
pub(crate) fn translate(point: Point) -> String {
    format!("translate({:.2} {:.2})", point.x, point.y)
}

/// A hexagon around the origin as SVG path data.
pub(crate) fn hexagon(radius: f64) -> String {
    let half = radius / 2.0;
    let side = radius * APOTHEM / RADIUS;
    format!(
        "M0 {:.2}L{side:.2} {:.2}V{half:.2}L0 {radius:.2}L{:.2} {half:.2}V{:.2}Z",
        -radius, -half, -side, -half
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_near_a_centre_lies_in_that_place() {
        for q in -9..=9 {
            for r in -9..=9 {
                let place = Axial::new(q, r);
                let Point { x, y } = center(place);
                for (dx, dy) in [(0.0, 0.0), (40.0, 0.0), (-40.0, 5.0), (3.0, 48.0), (-3.0, -48.0)]
                {
                    assert_eq!(place_at(Point::new(x + dx, y + dy)), place);
                }
            }
        }
    }
}
