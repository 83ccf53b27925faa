//! Drawing on the board, as plain state: which arrow or mark is being drawn, by a pointer or by keys.

use skep_record::{Drawing, Pen, Shape};
use skep_rules::Axial;

/// What is being drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Sketch {
    #[default]
    Nothing,
    /// A pointer that went down at one place is at another.
    Pointer { id: i32, pen: Pen, from: Axial, to: Axial },
    /// A key has begun an arrow, which ends at the focused place.
    Keys { pen: Pen, from: Axial },
}

impl Sketch {
    /// A pointer goes down.
    pub(crate) fn begin(id: i32, pen: Pen, place: Axial) -> Sketch {
        Sketch::Pointer { id, pen, from: place, to: place }
    }

    /// Whether this pointer draws.
    pub(crate) fn is_by(self, pointer: i32) -> bool {
        matches!(self, Sketch::Pointer { id, .. } if id == pointer)
    }

    /// The pointer that draws has moved to a place.
    pub(crate) fn moved(self, place: Axial) -> Sketch {
        match self {
            Sketch::Pointer { id, pen, from, .. } => Sketch::Pointer { id, pen, from, to: place },
            other => other,
        }
    }

    /// What would be drawn now, if the keyboard's focus is at this place. A key that has only begun an arrow marks its
    /// beginning.
    pub(crate) fn drawing(self, focus: Axial) -> Option<Drawing> {
        match self {
            Sketch::Nothing => None,
            Sketch::Pointer { pen, from, to, .. } => Some(drawing(pen, from, to)),
            Sketch::Keys { pen, from } => Some(drawing(pen, from, focus)),
        }
    }

    /// The key for arrows: begins one, or ends it. At the place where it began it gives up.
    pub(crate) fn arrow_key(self, pen: Pen, focus: Axial) -> (Sketch, Option<Drawing>) {
        match self {
            Sketch::Keys { from, .. } if from == focus => (Sketch::Nothing, None),
            Sketch::Keys { from, pen } => (Sketch::Nothing, Some(drawing(pen, from, focus))),
            Sketch::Nothing | Sketch::Pointer { .. } => (Sketch::Keys { pen, from: focus }, None),
        }
    }
}

/// An arrow, or a mark if both ends are the same.
pub(crate) fn drawing(pen: Pen, from: Axial, to: Axial) -> Drawing {
    let shape = if from == to { Shape::Cell(to) } else { Shape::Arrow(from, to) };
    Drawing { shape, pen }
}

/// The pen with which a pointer or a key draws: the chosen one, or that of the modifier keys.
pub(crate) fn pen_with(chosen: Pen, shift: bool, alt: bool) -> Pen {
    match (shift, alt) {
        (false, false) => chosen,
        (true, false) => Pen::Red,
        (false, true) => Pen::Blue,
        (true, true) => Pen::Yellow,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Axial = Axial::new(0, 0);
    const THERE: Axial = Axial::new(1, -2);

    #[test]
    fn a_drag_draws_an_arrow_and_a_click_marks_a_cell() {
        let sketch = Sketch::begin(7, Pen::Red, HERE);
        assert!(sketch.is_by(7) && !sketch.is_by(8));
        assert_eq!(sketch.drawing(THERE).unwrap().to_string(), "R0,0");
        assert_eq!(sketch.moved(THERE).drawing(HERE).unwrap().to_string(), "R0,0/1,-2");
        assert_eq!(sketch.moved(THERE).moved(HERE).drawing(HERE), sketch.drawing(HERE));
    }

    #[test]
    fn the_same_key_begins_an_arrow_and_ends_it() {
        let (begun, nothing) = Sketch::default().arrow_key(Pen::Blue, HERE);
        assert_eq!(nothing, None);
        assert!(!begun.is_by(0));
        // While it is being drawn, the arrow follows the focus.
        assert_eq!(begun.drawing(THERE).unwrap().to_string(), "B0,0/1,-2");
        let (after, drawn) = begun.arrow_key(Pen::Green, THERE);
        assert_eq!((after, drawn.unwrap().to_string()), (Sketch::Nothing, "B0,0/1,-2".to_owned()));
        assert_eq!(begun.arrow_key(Pen::Blue, HERE), (Sketch::Nothing, None));
    }

    #[test]
    fn modifier_keys_choose_the_pen() {
        assert_eq!(pen_with(Pen::Yellow, false, false), Pen::Yellow);
        let held = [(true, false), (false, true), (true, true)];
        let pens = held.map(|(shift, alt)| pen_with(Pen::Green, shift, alt));
        assert_eq!(pens, [Pen::Red, Pen::Blue, Pen::Yellow]);
    }
}
