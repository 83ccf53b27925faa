//! Recognizes gestures from pointer events. It works on pixels and does not know what lies under them.

use crate::geometry::Point;

/// A pointer that moves less than this many pixels still counts as a tap.
const TAP_TOLERANCE: f64 = 6.0;

/// The pointers that are down, and the gesture in progress.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct GestureRecognizer {
    down: Vec<(i32, Point)>,
    start: Point,
    state: GestureState,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum GestureState {
    #[default]
    Nothing,
    /// One pointer is down and has not moved.
    Pressing,
    Panning,
    Pinching,
    /// A long press or a drag has taken over: ignore everything until all pointers are up.
    Cancelled,
}

/// A recognized gesture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Gesture {
    Nothing,
    /// A pointer that went down here starts to move: a drag if there is a tile to drag, else a pan.
    Pull(Point),
    /// Move the view by this offset.
    Pan(Point),
    /// Zoom by a factor around a pixel, and move the view.
    Pinch {
        factor: f64,
        around: Point,
        by: Point,
    },
    /// A press and release in place.
    Tap(Point),
}

impl GestureRecognizer {
    pub(crate) fn pointer_down(&mut self, id: i32, at: Point) {
        self.down.retain(|&(other, _)| other != id);
        self.down.push((id, at));
        self.state = match self.down.len() {
            1 => GestureState::Pressing,
            2 if self.state != GestureState::Cancelled => GestureState::Pinching,
            _ => GestureState::Cancelled,
        };
        self.start = at;
    }

    pub(crate) fn pointer_move(&mut self, id: i32, at: Point) -> Gesture {
        let Some(index) = self.down.iter().position(|&(other, _)| other == id) else {
            return Gesture::Nothing;
        };
        let before = self.down[index].1;
        let held_still =
            self.state == GestureState::Pressing && self.start.distance(at) < TAP_TOLERANCE;
        if held_still {
            return Gesture::Nothing;
        }
        let gesture = match self.state {
            GestureState::Pressing => {
                self.state = GestureState::Panning;
                Gesture::Pull(self.start)
            }
            GestureState::Panning => Gesture::Pan(at - before),
            GestureState::Pinching => {
                let (_, other) = self.down[1 - index];
                let factor = at.distance(other) / before.distance(other).max(1.0);
                let half = at - before;
                let by = Point::new(half.x / 2.0, half.y / 2.0);
                let around = Point::new((at.x + other.x) / 2.0, (at.y + other.y) / 2.0);
                Gesture::Pinch { factor, around, by }
            }
            GestureState::Nothing | GestureState::Cancelled => Gesture::Nothing,
        };
        self.down[index].1 = at;
        gesture
    }

    pub(crate) fn pointer_up(&mut self, id: i32, at: Point) -> Gesture {
        let known = self.down.iter().any(|&(other, _)| other == id);
        self.down.retain(|&(other, _)| other != id);
        let tapped = known && self.state == GestureState::Pressing;
        // The finger that remains after a pinch continues as a pan.
        self.state = match (self.down.len(), self.state) {
            (0, _) => GestureState::Nothing,
            (1, GestureState::Pinching) => GestureState::Panning,
            (_, state) => state,
        };
        if tapped { Gesture::Tap(at) } else { Gesture::Nothing }
    }

    /// Cancels the gesture: nothing is recognized until all pointers are up.
    pub(crate) fn cancel(&mut self) {
        self.state = GestureState::Cancelled;
    }

    /// Where the only pointer is pressed without having moved.
    pub(crate) fn press_point(&self) -> Option<Point> {
        (self.state == GestureState::Pressing).then_some(self.start)
    }

    /// Whether any pointer is down.
    pub(crate) fn is_pointer_down(&self) -> bool {
        !self.down.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Point = Point::new(100.0, 100.0);
    const NEAR: Point = Point::new(103.0, 99.0);
    const FAR: Point = Point::new(140.0, 100.0);

    #[test]
    fn a_small_movement_is_still_a_tap() {
        let mut gestures = GestureRecognizer::default();
        gestures.pointer_down(1, HERE);
        assert_eq!(gestures.pointer_move(1, NEAR), Gesture::Nothing);
        assert_eq!(gestures.pointer_up(1, NEAR), Gesture::Tap(NEAR));
        assert!(!gestures.is_pointer_down());
    }

    #[test]
    fn a_moving_finger_pulls_and_then_pans() {
        let mut gestures = GestureRecognizer::default();
        gestures.pointer_down(1, HERE);
        assert_eq!(gestures.pointer_move(1, FAR), Gesture::Pull(HERE));
        assert_eq!(gestures.pointer_move(1, HERE), Gesture::Pan(HERE - FAR));
        assert_eq!(gestures.pointer_up(1, HERE), Gesture::Nothing);
    }

    #[test]
    fn two_fingers_pinch_and_the_last_one_pans() {
        let mut gestures = GestureRecognizer::default();
        gestures.pointer_down(1, Point::new(0.0, 0.0));
        gestures.pointer_down(2, Point::new(100.0, 0.0));
        let gesture = gestures.pointer_move(2, Point::new(200.0, 0.0));
        let (around, by) = (Point::new(100.0, 0.0), Point::new(50.0, 0.0));
        assert_eq!(gesture, Gesture::Pinch { factor: 2.0, around, by });
        assert_eq!(gestures.pointer_up(1, Point::new(0.0, 0.0)), Gesture::Nothing);
        assert_eq!(gestures.pointer_move(2, HERE), Gesture::Pan(HERE - Point::new(200.0, 0.0)));
    }

    #[test]
    fn a_cancelled_gesture_is_ignored() {
        let mut gestures = GestureRecognizer::default();
        gestures.pointer_down(1, HERE);
        gestures.cancel();
        assert_eq!(gestures.pointer_move(1, FAR), Gesture::Nothing);
        assert_eq!(gestures.pointer_up(1, FAR), Gesture::Nothing);
    }
}
