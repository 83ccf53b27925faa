//! From pointers that go down, move and go up to what a person means by it. Pixels only: what lies under
//! them is somebody else's affair.

use crate::geometry::Point;

/// A pointer that moves less than this is not moving: fingers and mice tremble.
const TREMBLE: f64 = 6.0;

/// The pointers that are down, and what they are doing.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Fingers {
    down: Vec<(i32, Point)>,
    start: Point,
    doing: Doing,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Doing {
    #[default]
    Nothing,
    /// One pointer is down and has not moved.
    Pressing,
    Panning,
    Pinching,
    /// Whatever comes next means nothing: a long press or a drag has taken over.
    Spent,
}

/// What a person means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Meaning {
    Nothing,
    /// A pointer that went down here begins to move: a drag if there is something to drag, else a pan.
    Pull(Point),
    /// The table is to go with the pointer.
    Pan(Point),
    /// Nearer by that factor around a pixel, and sideways.
    Pinch {
        factor: f64,
        around: Point,
        by: Point,
    },
    /// Pressed and let go in place.
    Tap(Point),
}

impl Fingers {
    pub(crate) fn press(&mut self, id: i32, at: Point) {
        self.down.retain(|&(other, _)| other != id);
        self.down.push((id, at));
        self.doing = match self.down.len() {
            1 => Doing::Pressing,
            2 if self.doing != Doing::Spent => Doing::Pinching,
            _ => Doing::Spent,
        };
        self.start = at;
    }

    pub(crate) fn go(&mut self, id: i32, at: Point) -> Meaning {
        let Some(index) = self.down.iter().position(|&(other, _)| other == id) else {
            return Meaning::Nothing;
        };
        let before = self.down[index].1;
        let held_still = self.doing == Doing::Pressing && self.start.distance(at) < TREMBLE;
        if held_still {
            return Meaning::Nothing;
        }
        let meaning = match self.doing {
            Doing::Pressing => {
                self.doing = Doing::Panning;
                Meaning::Pull(self.start)
            }
            Doing::Panning => Meaning::Pan(at - before),
            Doing::Pinching => {
                let (_, other) = self.down[1 - index];
                let factor = at.distance(other) / before.distance(other).max(1.0);
                let half = at - before;
                let by = Point::new(half.x / 2.0, half.y / 2.0);
                let around = Point::new((at.x + other.x) / 2.0, (at.y + other.y) / 2.0);
                Meaning::Pinch { factor, around, by }
            }
            Doing::Nothing | Doing::Spent => Meaning::Nothing,
        };
        self.down[index].1 = at;
        meaning
    }

    pub(crate) fn lift(&mut self, id: i32, at: Point) -> Meaning {
        let known = self.down.iter().any(|&(other, _)| other == id);
        self.down.retain(|&(other, _)| other != id);
        let tapped = known && self.doing == Doing::Pressing;
        // The finger that stays after a pinch goes on as a pan.
        self.doing = match (self.down.len(), self.doing) {
            (0, _) => Doing::Nothing,
            (1, Doing::Pinching) => Doing::Panning,
            (_, doing) => doing,
        };
        if tapped { Meaning::Tap(at) } else { Meaning::Nothing }
    }

    /// Something else has taken over: until all pointers are up, nothing more is meant.
    pub(crate) fn spend(&mut self) {
        self.doing = Doing::Spent;
    }

    /// Where the only pointer presses without moving.
    pub(crate) fn pressing(&self) -> Option<Point> {
        (self.doing == Doing::Pressing).then_some(self.start)
    }

    /// Whether any pointer is down.
    pub(crate) fn is_down(&self) -> bool {
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
    fn a_trembling_finger_taps() {
        let mut fingers = Fingers::default();
        fingers.press(1, HERE);
        assert_eq!(fingers.go(1, NEAR), Meaning::Nothing);
        assert_eq!(fingers.lift(1, NEAR), Meaning::Tap(NEAR));
        assert!(!fingers.is_down());
    }

    #[test]
    fn a_moving_finger_pulls_and_then_pans() {
        let mut fingers = Fingers::default();
        fingers.press(1, HERE);
        assert_eq!(fingers.go(1, FAR), Meaning::Pull(HERE));
        assert_eq!(fingers.go(1, HERE), Meaning::Pan(HERE - FAR));
        assert_eq!(fingers.lift(1, HERE), Meaning::Nothing);
    }

    #[test]
    fn two_fingers_pinch_and_the_last_one_pans() {
        let mut fingers = Fingers::default();
        fingers.press(1, Point::new(0.0, 0.0));
        fingers.press(2, Point::new(100.0, 0.0));
        let meaning = fingers.go(2, Point::new(200.0, 0.0));
        let (around, by) = (Point::new(100.0, 0.0), Point::new(50.0, 0.0));
        assert_eq!(meaning, Meaning::Pinch { factor: 2.0, around, by });
        assert_eq!(fingers.lift(1, Point::new(0.0, 0.0)), Meaning::Nothing);
        assert_eq!(fingers.go(2, HERE), Meaning::Pan(HERE - Point::new(200.0, 0.0)));
    }

    #[test]
    fn after_a_drag_has_taken_over_nothing_is_meant() {
        let mut fingers = Fingers::default();
        fingers.press(1, HERE);
        fingers.spend();
        assert_eq!(fingers.go(1, FAR), Meaning::Nothing);
        assert_eq!(fingers.lift(1, FAR), Meaning::Nothing);
    }
}
