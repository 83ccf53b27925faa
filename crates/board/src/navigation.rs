//! Finding the next cell for keyboard navigation.

use skep_rules::Axial;

use crate::geometry::Point;
use crate::scene::Scene;

/// The nearest place in roughly the given direction from `from`, as it is shown.
pub(crate) fn next_place<'a>(
    scene: &Scene,
    from: Axial,
    direction: Point,
    places: impl IntoIterator<Item = &'a Axial>,
) -> Option<Axial> {
    let here = scene.center(from);
    let cost = |place: Axial| {
        let way = scene.center(place) - here;
        let length = way.x.hypot(way.y);
        let along = (way.x * direction.x + way.y * direction.y) / length;
        // Within 45 degrees: six such directions reach everything. Up and down point between two cells.
        (place != from && along > 0.71).then_some((length * (1.0 + 3.0 * (1.0 - along)), place))
    };
    let cheaper =
        |one: &(f64, Axial), two: &(f64, Axial)| one.0.total_cmp(&two.0).then(one.1.cmp(&two.1));
    places.into_iter().copied().filter_map(cost).min_by(cheaper).map(|(_, place)| place)
}

/// The place nearest to `from`.
pub(crate) fn nearest_place(from: Axial, places: impl IntoIterator<Item = Axial>) -> Option<Axial> {
    places.into_iter().min_by_key(|&place| ((place - from).norm(), place))
}

#[cfg(test)]
mod tests {
    use skep_rules::Direction;

    use super::*;
    use crate::geometry::center;
    use crate::rotation::Rotation;

    const HERE: Axial = Axial::new(3, -2);

    /// The neighbour that is shown in a direction.
    fn neighbor(scene: &Scene, side: Direction) -> Axial {
        scene.rotation.place(scene.rotation.shown(HERE) + side.step())
    }

    /// The place to which the key of a direction leads.
    fn go(scene: &Scene, side: Direction, places: &[Axial]) -> Option<Axial> {
        let way = center(side.step());
        let length = way.x.hypot(way.y);
        next_place(scene, HERE, Point::new(way.x / length, way.y / length), places)
    }

    fn scenes() -> impl Iterator<Item = Scene> {
        let turn = |rotation: &Rotation| Some(rotation.clockwise());
        let rotations = std::iter::successors(Some(Rotation::default()), turn).take(6);
        rotations.map(|rotation| Scene { rotation, ..Scene::default() })
    }

    #[test]
    fn a_neighbour_is_reached_in_the_direction_in_which_it_is_shown() {
        for scene in scenes() {
            let around = Direction::ALL.map(|side| neighbor(&scene, side));
            for side in Direction::ALL {
                assert_eq!(go(&scene, side, &around), Some(neighbor(&scene, side)));
            }
            assert!(next_place(&scene, HERE, Point::new(0.0, -1.0), &around).is_some());
        }
    }

    #[test]
    fn a_missing_neighbour_is_not_replaced_by_the_one_beside_it() {
        let scene = Scene::default();
        for side in Direction::ALL {
            let others = Direction::ALL.into_iter().filter(|&other| other != side);
            let others: Vec<Axial> = others.map(|other| neighbor(&scene, other)).collect();
            assert_eq!(go(&scene, side, &others), None);
        }
    }

    #[test]
    fn navigation_crosses_gaps_and_stops_at_the_edge() {
        let (scene, east) = (Scene::default(), Point::new(1.0, 0.0));
        let far = HERE + Axial::new(4, 0);
        assert_eq!(next_place(&scene, HERE, east, &[HERE, far]), Some(far));
        assert_eq!(next_place(&scene, far, east, &[HERE, far]), None);
        assert_eq!(
            nearest_place(HERE, [far, HERE + Axial::new(0, 1)]),
            Some(HERE + Axial::new(0, 1))
        );
    }
}
