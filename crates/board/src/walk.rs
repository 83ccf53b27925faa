//! Going from cell to cell with the keyboard.

use skep_rules::Axial;

use crate::geometry::{Point, center};

/// The place to which one gets from another by going in a direction: the nearest one that lies about there.
pub(crate) fn next(
    from: Axial,
    direction: Point,
    places: impl IntoIterator<Item = Axial>,
) -> Option<Axial> {
    let here = center(from);
    let cost = |place: Axial| {
        let way = center(place) - here;
        let length = way.x.hypot(way.y);
        let along = (way.x * direction.x + way.y * direction.y) / length;
        // Up and down lead between two cells: both are within 31 degrees.
        (place != from && along > 0.5).then_some((length * (1.0 + 3.0 * (1.0 - along)), place))
    };
    let cheaper =
        |one: &(f64, Axial), two: &(f64, Axial)| one.0.total_cmp(&two.0).then(one.1.cmp(&two.1));
    places.into_iter().filter_map(cost).min_by(cheaper).map(|(_, place)| place)
}

/// The place that is nearest to another.
pub(crate) fn nearest(from: Axial, places: impl IntoIterator<Item = Axial>) -> Option<Axial> {
    places.into_iter().min_by_key(|&place| ((place - from).norm(), place))
}

#[cfg(test)]
mod tests {
    use skep_rules::Direction;

    use super::*;

    const HERE: Axial = Axial::new(3, -2);

    #[test]
    fn a_neighbour_is_reached_in_its_direction() {
        let around = || Direction::ALL.map(|side| HERE + side.step());
        for side in Direction::ALL {
            let to = HERE + side.step();
            let direction = center(to) - center(HERE);
            let length = direction.x.hypot(direction.y);
            let direction = Point::new(direction.x / length, direction.y / length);
            assert_eq!(next(HERE, direction, around()), Some(to));
        }
        assert!(next(HERE, Point::new(0.0, -1.0), around()).is_some());
    }

    #[test]
    fn gaps_are_crossed_and_nothing_lies_behind_the_edge() {
        let east = Point::new(1.0, 0.0);
        let far = HERE + Axial::new(4, 0);
        assert_eq!(next(HERE, east, [HERE, far]), Some(far));
        assert_eq!(next(far, east, [HERE, far]), None);
        assert_eq!(nearest(HERE, [far, HERE + Axial::new(0, 1)]), Some(HERE + Axial::new(0, 1)));
    }
}
