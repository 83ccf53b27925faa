//! The shapes of arrows: a shaft, which is drawn under the tiles, and a tip on the rim of the destination.

use crate::action_marks::{Arrow, ArrowKind};
use crate::geometry::{Point, RADIUS};
use crate::scene::Scene;

/// How far the tip, its base and the end of the shaft are from the centre of the destination: the tip lies on the rim, so
/// that it covers no creature.
const TIP: f64 = 33.0;
const BASE: f64 = 51.0;
/// Half the width of the tip.
const TIP_WIDTH: f64 = 11.0;
/// How far the shaft begins from the centre of the origin.
const START: f64 = 14.0;

/// An arrow as SVG path data.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ArrowShape {
    pub(crate) class: &'static str,
    pub(crate) shaft: String,
    pub(crate) tip: String,
}

impl ArrowShape {
    /// The shape of an arrow. `played` says whether the action has been played, so that its tile has left.
    pub(crate) fn of(arrow: &Arrow, scene: &Scene, played: bool) -> ArrowShape {
        let tile_leaves =
            matches!(arrow.kind, ArrowKind::Crawled | ArrowKind::Moved | ArrowKind::Thrown(_));
        let from = if tile_leaves && played {
            scene.center_at(arrow.from, scene.stack(arrow.from).count())
        } else {
            scene.top(arrow.from)
        };
        let to = scene.top(arrow.to);
        let bends = bends(arrow, scene, from, to);
        let first = bends.first().copied().unwrap_or(to);
        let last = bends.last().copied().unwrap_or(from);
        let side = nearest_side(to, last);
        let (start, end) = (towards(from, first, START), towards(to, side, BASE - 4.0));
        ArrowShape {
            class: class(arrow.kind),
            shaft: shaft(start, &bends, end),
            tip: tip(side, to),
        }
    }
}

/// The points at which the shaft bends.
fn bends(arrow: &Arrow, scene: &Scene, from: Point, to: Point) -> Vec<Point> {
    match arrow.kind {
        ArrowKind::Crawled => arrow.through.iter().map(|&place| scene.center(place)).collect(),
        ArrowKind::Moved | ArrowKind::Forced | ArrowKind::Struck => Vec::new(),
        ArrowKind::Swapped => {
            let (way, half) = (to - from, middle(from, to));
            vec![Point::new(half.x - way.y * 0.22, half.y + way.x * 0.22)]
        }
        ArrowKind::Thrown(over) => vec![scene.center(over)],
    }
}

/// A point in the direction of the side of a tile from which an arrow comes: on the corners badges would hide its tip.
fn nearest_side(to: Point, from: Point) -> Point {
    let way = from - to;
    let sixth = std::f64::consts::FRAC_PI_3;
    let angle = (way.y.atan2(way.x) / sixth).round() * sixth;
    Point::new(to.x + RADIUS * angle.cos(), to.y + RADIUS * angle.sin())
}

/// A line that is rounded at its bends.
fn shaft(start: Point, bends: &[Point], end: Point) -> String {
    let mut path = format!("M{:.1} {:.1}", start.x, start.y);
    for (index, &bend) in bends.iter().enumerate() {
        if index == 0 && bends.len() > 1 {
            let first = middle(start, bend);
            path.push_str(&format!("L{:.1} {:.1}", first.x, first.y));
        }
        let next = bends.get(index + 1).map_or(end, |&next| middle(bend, next));
        path.push_str(&format!("Q{:.1} {:.1} {:.1} {:.1}", bend.x, bend.y, next.x, next.y));
    }
    if bends.is_empty() {
        path.push_str(&format!("L{:.1} {:.1}", end.x, end.y));
    }
    path
}

/// A triangle on the rim of the destination that points to its centre.
fn tip(from: Point, to: Point) -> String {
    let (point, base) = (towards(to, from, TIP), towards(to, from, BASE));
    let back = base - point;
    let length = back.x.hypot(back.y).max(1.0);
    let side = Point::new(-back.y / length * TIP_WIDTH, back.x / length * TIP_WIDTH);
    format!(
        "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
        point.x,
        point.y,
        base.x + side.x,
        base.y + side.y,
        base.x - side.x,
        base.y - side.y
    )
}

fn class(kind: ArrowKind) -> &'static str {
    match kind {
        ArrowKind::Crawled => "crawled",
        ArrowKind::Moved => "moved",
        ArrowKind::Thrown(_) => "thrown",
        ArrowKind::Swapped => "swapped",
        ArrowKind::Struck => "struck",
        ArrowKind::Forced => "forced",
    }
}

fn middle(one: Point, other: Point) -> Point {
    Point::new((one.x + other.x) / 2.0, (one.y + other.y) / 2.0)
}

/// The point at a distance from one point towards another.
pub(crate) fn towards(from: Point, to: Point, distance: f64) -> Point {
    let way = to - from;
    let length = way.x.hypot(way.y).max(1.0);
    Point::new(from.x + way.x / length * distance, from.y + way.y / length * distance)
}

#[cfg(test)]
mod tests {
    use skep_rules::{Axial, Position};

    use super::*;
    use crate::rotation::Rotation;

    #[test]
    fn a_crawl_bends_in_every_cell_and_ends_on_the_rim() {
        let position: Position = "Base;Black[5];0,0:wQ 1,0:bQ 2,-1:wA1".parse().unwrap();
        let scene = Scene::of(&position, Rotation::default());
        let through = vec![Axial::new(0, -1), Axial::new(1, -1)];
        let (from, to) = (Axial::new(-1, 0), Axial::new(2, -1));
        let arrow = Arrow { from, through, to, kind: ArrowKind::Crawled };
        let shape = ArrowShape::of(&arrow, &scene, true);
        assert_eq!(shape.shaft.matches('Q').count(), 2);
        let goal = scene.center(to);
        // The last cell lies to the west: the tip points east.
        let point = format!("M{:.1} {:.1}", goal.x - TIP, goal.y);
        assert!(shape.tip.starts_with(&point), "{} {point}", shape.tip);
    }

    #[test]
    fn a_tip_lies_on_a_side_and_not_on_a_corner() {
        let to = Point::new(10.0, 20.0);
        for degrees in (0..360).step_by(7) {
            let angle = f64::from(degrees).to_radians();
            let from = Point::new(to.x + 200.0 * angle.cos(), to.y + 200.0 * angle.sin());
            let way = nearest_side(to, from) - to;
            let side = way.y.atan2(way.x).to_degrees().rem_euclid(60.0);
            assert!(!(1e-6..60.0 - 1e-6).contains(&side), "{degrees}: {side}");
        }
    }
}
