//! Turning the board in steps of 60 degrees.

use skep_rules::{Axial, Direction};

use crate::geometry::Point;

/// How far the board is turned clockwise, in steps of 60 degrees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rotation(u8);

impl Rotation {
    /// The number of steps, from 0 to 5.
    pub const fn steps(self) -> u8 {
        self.0
    }

    /// One step further clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Rotation {
        Rotation((self.0 + 1) % 6)
    }

    /// One step further anticlockwise.
    #[must_use]
    pub const fn anticlockwise(self) -> Rotation {
        Rotation((self.0 + 5) % 6)
    }

    /// Where a place is shown.
    pub(crate) fn shown(self, place: Axial) -> Axial {
        (0..self.0).fold(place, |Axial { q, r }, _| Axial::new(-r, q + r))
    }

    /// The place that is shown here.
    pub(crate) fn place(self, shown: Axial) -> Axial {
        Rotation((6 - self.0) % 6).shown(shown)
    }

    /// The direction in which a side is shown.
    pub(crate) fn side(self, side: Direction) -> Direction {
        (0..self.0).fold(side, |side, _| side.right())
    }

    /// Where a point of the drawing comes to lie when the board is turned from one rotation to another.
    pub(crate) fn moved(self, to: Rotation, Point { x, y }: Point) -> Point {
        let degrees = 60.0 * (f64::from(to.0) - f64::from(self.0));
        let (sin, cos) = degrees.to_radians().sin_cos();
        Point::new(x * cos - y * sin, x * sin + y * cos)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::center;

    fn all() -> impl Iterator<Item = Rotation> {
        (0..6).map(Rotation)
    }

    #[test]
    fn six_steps_lead_back() {
        let start = Rotation::default();
        assert_eq!((0..6).fold(start, |rotation, _| rotation.clockwise()), start);
        assert!(all().all(|rotation| rotation.clockwise().anticlockwise() == rotation));
    }

    #[test]
    fn a_place_is_found_where_it_is_shown() {
        for rotation in all() {
            for place in [Axial::new(0, 0), Axial::new(3, -2), Axial::new(-7, 1)] {
                assert_eq!(rotation.place(rotation.shown(place)), place);
            }
        }
    }

    #[test]
    fn sides_and_places_turn_together() {
        for rotation in all() {
            for side in Direction::ALL {
                assert_eq!(rotation.shown(side.step()), rotation.side(side).step());
            }
        }
        assert_eq!(Rotation(1).side(Direction::East), Direction::SouthEast);
    }

    #[test]
    fn points_and_places_turn_together() {
        let place = Axial::new(4, -1);
        for from in all() {
            for to in all() {
                let moved = from.moved(to, center(from.shown(place)));
                assert!(moved.distance(center(to.shown(place))) < 1e-9);
            }
        }
    }
}
