//! Where a notice appears: on the board, beside what it is about.

use skep_board::{Bounds, Point, Side, Size, beside};

/// A rectangle in window pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Rect {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Rect {
    /// The rectangle that an element occupies.
    pub(crate) fn of(element: &web_sys::Element) -> Rect {
        let rect = element.get_bounding_client_rect();
        let (left, top, width, height) = (rect.left(), rect.top(), rect.width(), rect.height());
        Rect { left, top, width, height }
    }

    /// A square around a point.
    pub(crate) fn around((x, y): (f64, f64), radius: f64) -> Rect {
        Rect { left: x - radius, top: y - radius, width: 2.0 * radius, height: 2.0 * radius }
    }

    fn right(self) -> f64 {
        self.left + self.width
    }

    fn bottom(self) -> f64 {
        self.top + self.height
    }
}

/// The distance between a notice, its cause and the edges of the board.
const GAP: f64 = 8.0;

/// The left and top edge of a notice of this size within an area: beside its cause, where it covers the least of what it
/// should leave visible; at the bottom if it has no cause.
pub(super) fn place(
    area: Rect,
    cause: Option<Rect>,
    avoid: &[Rect],
    (width, height): (f64, f64),
) -> (f64, f64) {
    let Some(cause) = cause else {
        let (lowest, rightmost) = (area.bottom() - height - GAP, area.right() - width - GAP);
        let left = (area.left + (area.width - width) / 2.0).min(rightmost);
        return (left.max(area.left + GAP), lowest.max(area.top + GAP));
    };
    let bounds = |it: Rect| Bounds {
        low: Point::new(it.left - area.left, it.top - area.top),
        high: Point::new(it.right() - area.left, it.bottom() - area.top),
    };
    let avoid: Vec<Bounds> = avoid.iter().copied().map(bounds).collect();
    let sides = [Side::Below, Side::Above, Side::Right, Side::Left];
    let (size, board) = (Size { width, height }, Size { width: area.width, height: area.height });
    let corner = beside(bounds(cause), size, board, sides, &avoid);
    (area.left + corner.x, area.top + corner.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Rect = Rect { left: 0.0, top: 100.0, width: 400.0, height: 500.0 };
    const SIZE: (f64, f64) = (200.0, 60.0);

    fn placed(left: f64, top: f64) -> (f64, f64) {
        place(BOARD, Some(Rect { left, top, width: 40.0, height: 40.0 }), &[], SIZE)
    }

    #[test]
    fn a_notice_is_below_its_cause() {
        assert_eq!(placed(180.0, 200.0), (100.0, 248.0));
    }

    #[test]
    fn without_room_below_it_is_above() {
        assert_eq!(placed(180.0, 540.0), (100.0, 472.0));
    }

    #[test]
    fn it_stays_on_the_board() {
        // At the left and right edges, and for a cause in a tray above or below.
        assert_eq!(placed(0.0, 200.0).0, 8.0);
        assert_eq!(placed(360.0, 200.0).0, 192.0);
        assert_eq!(placed(180.0, 20.0), (100.0, 108.0));
        assert_eq!(placed(180.0, 700.0), (100.0, 532.0));
    }

    #[test]
    fn without_a_cause_it_is_at_the_bottom() {
        assert_eq!(place(BOARD, None, &[], SIZE), (100.0, 532.0));
    }

    #[test]
    fn a_board_that_is_too_small_shows_its_beginning() {
        let small = Rect { left: 10.0, top: 20.0, width: 100.0, height: 30.0 };
        assert_eq!(place(small, Some(Rect::around((50.0, 30.0), 5.0)), &[], SIZE), (18.0, 28.0));
    }

    #[test]
    fn it_leaves_the_neighbours_of_its_cause_visible() {
        let cause = Rect { left: 180.0, top: 200.0, width: 40.0, height: 40.0 };
        let below = Rect { top: 245.0, ..cause };
        assert_eq!(place(BOARD, Some(cause), &[below], SIZE), (100.0, 132.0));
    }
}
