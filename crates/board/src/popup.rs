//! Boxes beside a tile: inside the board, not over the tile, and over as little else as possible.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;

use crate::camera::{Bounds, Size};
use crate::geometry::Point;

/// The distance of a box from its tile and from the edge of the board, in pixels.
const GAP: f64 = 8.0;

/// How much farther away a box may lie, in heights of the tile.
const FARTHER: [f64; 3] = [0.0, 0.9, 1.7];

/// A side of a tile on which a box can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Above it.
    Above,
    /// Below it.
    Below,
    /// On its left.
    Left,
    /// On its right.
    Right,
}

/// The upper left corner of a box of that size beside an anchor on a board. Of the sides, in this order, the first that
/// covers the anchor and the boxes to avoid the least is taken.
pub fn beside(
    anchor: Bounds,
    size: Size,
    board: Size,
    sides: [Side; 4],
    avoid: &[Bounds],
) -> Point {
    let middle =
        Point::new((anchor.low.x + anchor.high.x) / 2.0, (anchor.low.y + anchor.high.y) / 2.0);
    let height = anchor.high.y - anchor.low.y;
    let corner = |side: Side, away: f64| {
        let anchor = anchor.padded(away * height);
        let (x, y) = (middle.x - size.width / 2.0, middle.y - size.height / 2.0);
        let corner = match side {
            Side::Above => Point::new(x, anchor.low.y - GAP - size.height),
            Side::Below => Point::new(x, anchor.high.y + GAP),
            Side::Left => Point::new(anchor.low.x - GAP - size.width, y),
            Side::Right => Point::new(anchor.high.x + GAP, y),
        };
        let inside = |at: f64, length: f64, all: f64| at.min(all - length - GAP).max(GAP);
        Point::new(
            inside(corner.x, size.width, board.width),
            inside(corner.y, size.height, board.height),
        )
    };
    let cost = |(away, corner): (f64, Point)| {
        let high = Point::new(corner.x + size.width, corner.y + size.height);
        let shown = Bounds { low: corner, high };
        let covered: f64 = avoid.iter().map(|&other| overlap(shown, other)).sum();
        // The tile itself weighs more than all others, and a box is farther away only for a reason.
        100.0 * overlap(shown, anchor) + covered + height * height * away / 5.0
    };
    let candidates =
        FARTHER.into_iter().flat_map(|away| sides.map(|side| (away, corner(side, away))));
    let cheaper = |one: &(f64, Point), other: &(f64, Point)| cost(*one).total_cmp(&cost(*other));
    candidates.min_by(cheaper).map(|(_, corner)| corner).unwrap_or_default()
}

/// The area that two boxes share.
fn overlap(one: Bounds, other: Bounds) -> f64 {
    let shared = |low: f64, high: f64| (high - low).max(0.0);
    shared(one.low.x.max(other.low.x), one.high.x.min(other.high.x))
        * shared(one.low.y.max(other.low.y), one.high.y.min(other.high.y))
}

/// Calls `report` with the size of an element in pixels, now and whenever it changes.
pub(crate) fn observe_size(node: NodeRef<Div>, report: impl Fn(Size) + Clone + 'static) {
    Effect::new(move |_| {
        let Some(node) = node.get() else { return };
        let element: web_sys::Element = node.unchecked_into();
        let (watched, report) = (element.clone(), report.clone());
        let measure = move || {
            let rect = watched.get_bounding_client_rect();
            report(Size { width: rect.width(), height: rect.height() });
        };
        measure();
        let changed = Closure::<dyn FnMut()>::new(measure).into_js_value();
        let Ok(observer) = web_sys::ResizeObserver::new(changed.unchecked_ref()) else { return };
        observer.observe(&element);
        let observer = StoredValue::new_local(observer);
        on_cleanup(move || observer.with_value(web_sys::ResizeObserver::disconnect));
    });
}

/// A box whose size is measured, because where it goes depends on it.
#[derive(Clone, Copy)]
pub(crate) struct Measured(RwSignal<Option<Size>>);

impl Measured {
    pub(crate) fn new(node: NodeRef<Div>) -> Measured {
        let size = RwSignal::new(None);
        observe_size(node, move |measured| {
            if size.try_get_untracked().flatten() != Some(measured) {
                size.try_set(Some(measured));
            }
        });
        Measured(size)
    }

    /// The upper left corner of the box as CSS lengths, given a function from its size to that corner. `None` until the
    /// size is known.
    pub(crate) fn corner(
        self,
        place: impl Fn(Size) -> Option<Point> + Send + Sync + 'static,
    ) -> Memo<Option<(String, String)>> {
        Memo::new(move |_| {
            let at = self.0.get().and_then(&place)?;
            Some((format!("{:.0}px", at.x), format!("{:.0}px", at.y)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Size = Size { width: 800.0, height: 600.0 };
    const CARD: Size = Size { width: 240.0, height: 160.0 };
    const SIDES: [Side; 4] = [Side::Right, Side::Left, Side::Above, Side::Below];

    fn tile(x: f64, y: f64) -> Bounds {
        Bounds::around([Point::new(x, y)]).padded(40.0)
    }

    fn shown(anchor: Bounds, avoid: &[Bounds]) -> Bounds {
        let low = beside(anchor, CARD, BOARD, SIDES, avoid);
        Bounds { low, high: Point::new(low.x + CARD.width, low.y + CARD.height) }
    }

    #[test]
    fn a_box_is_inside_the_board_and_not_over_its_tile() {
        for x in (0..=800).step_by(40) {
            for y in (0..=600).step_by(40) {
                let anchor = tile(f64::from(x), f64::from(y));
                let shown = shown(anchor, &[]);
                assert!(shown.low.x >= GAP && shown.high.x <= BOARD.width - GAP);
                assert!(shown.low.y >= GAP && shown.high.y <= BOARD.height - GAP);
                assert_eq!(overlap(shown, anchor), 0.0, "{x},{y}");
            }
        }
    }

    #[test]
    fn a_box_lies_on_the_first_side_that_covers_nothing() {
        let anchor = tile(400.0, 300.0);
        assert!(shown(anchor, &[]).low.x > anchor.high.x);
        assert!(shown(anchor, &[tile(500.0, 300.0)]).high.x < anchor.low.x);
        let both = [tile(500.0, 300.0), tile(300.0, 300.0)];
        assert!(shown(anchor, &both).high.y < anchor.low.y);
    }

    #[test]
    fn a_box_lies_farther_away_rather_than_over_much() {
        let anchor = tile(400.0, 300.0);
        let around = [(-70.0, 0.0), (70.0, 0.0), (0.0, 70.0), (0.0, -70.0)];
        let around = around.map(|(x, y)| tile(400.0 + x, 300.0 + y));
        let shown = shown(anchor, &around);
        assert!(around.iter().all(|&other| overlap(shown, other) == 0.0), "{shown:?}");
    }

    #[test]
    fn a_box_for_something_beside_the_board_lies_at_that_edge() {
        let reserve = tile(950.0, 120.0);
        let shown = shown(reserve, &[]);
        assert_eq!(shown.high.x, BOARD.width - GAP);
        assert!(shown.low.y < 120.0 && shown.high.y > 120.0);
    }
}
