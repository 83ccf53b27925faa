//! Finding the next cell for keyboard navigation.

use skep_rules::Axial;

use crate::geometry::{Point, center};

/// The nearest place in roughly the given direction from `from`.
pub(crate) fn next_place(
    from: Axial,
    direction: Point,
    places: impl IntoIterator<Item = Axial>,
) -> Option<Axial> {
    let here = center(from);
    let cost = |place: Axial| {
        let way = center(place) - here;
        let length = way.x.hypot(way.y);
        let along = (way.x * direction.x + way.y * direction.y) / length;
        // Within 45 degrees: six such directions reach everything. Up and down point between two cells.
        (place != from && along > 0.71).then_some((length * (1.0 + 3.0 * (1.0 - along)), place))
    };
    let cheaper =
        |one: &(f64, Axial), two: &(f64, Axial)| one.0.total_cmp(&two.0).then(one.1.cmp(&two.1));
    places.into_iter().filter_map(cost).min_by(cheaper).map(|(_, place)| place)
}

/// The place nearest to `from`.
pub(crate) fn nearest_place(from: Axial, places: impl IntoIterator<Item = Axial>) -> Option<Axial> {
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
            assert_eq!(next_place(HERE, direction, around()), Some(to));
        }
        assert!(next_place(HERE, Point::new(0.0, -1.0), around()).is_some());
    }

    #[test]
    fn a_missing_neighbour_is_not_replaced_by_the_one_beside_it() {
        for side in Direction::ALL {
            let direction = center(HERE + side.step()) - center(HERE);
            let length = direction.x.hypot(direction.y);
            let direction = Point::new(direction.x / length, direction.y / length);
            let others = Direction::ALL.into_iter().filter(|&other| other != side);
            let others = others.map(|other| HERE + other.step());
            assert_eq!(next_place(HERE, direction, others), None);
        }
    }

    #[test]
    fn navigation_crosses_gaps_and_stops_at_the_edge() {
        let east = Point::new(1.0, 0.0);
        let far = HERE + Axial::new(4, 0);
        assert_eq!(next_place(HERE, east, [HERE, far]), Some(far));
        assert_eq!(next_place(far, east, [HERE, far]), None);
        assert_eq!(
            nearest_place(HERE, [far, HERE + Axial::new(0, 1)]),
            Some(HERE + Axial::new(0, 1))
        );
    }
}
