//! Drawing with pointers and keys.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use skep_record::Drawing;

use crate::board_view::BoardView;
use crate::geometry::Point;
use crate::pencil::Pencil;
use crate::sketch::{Sketch, drawing, pen_with};

impl BoardView {
    /// Begins to draw where a pointer goes down: with the right button, or with any if drawing is switched on. Returns
    /// whether the pointer draws.
    pub(crate) fn begin_sketch(self, event: &ev::PointerEvent, pixel: Point) -> bool {
        let right = event.pointer_type() == "mouse" && event.button() == 2;
        let draws = |pencil: &Pencil| right || event.button() == 0 && pencil.draws.get_untracked();
        let Some(pencil) = self.pencil.filter(draws) else { return false };
        // A second finger zooms.
        if self.gestures.with_value(|gestures| gestures.is_pointer_down()) {
            self.sketch.set(Sketch::Nothing);
            return false;
        }
        let pen = pen_with(pencil.pen.get_untracked(), event.shift_key(), event.alt_key());
        self.interaction.close_card();
        self.hover.set(None);
        self.sketch.set(Sketch::begin(event.pointer_id(), pen, self.place(pixel)));
        true
    }

    /// Whether this pointer draws.
    pub(crate) fn is_sketching(self, pointer: i32) -> bool {
        self.sketch.get_untracked().is_by(pointer)
    }

    /// Follows the pointer that draws. Returns whether it is this one.
    pub(crate) fn move_sketch(self, event: &ev::PointerEvent, pixel: Point) -> bool {
        if !self.is_sketching(event.pointer_id()) {
            return false;
        }
        let moved = self.sketch.get_untracked().moved(self.place(pixel));
        if self.sketch.get_untracked() != moved {
            self.sketch.set(moved);
        }
        true
    }

    /// Ends what a pointer draws; outside of the board, nothing is drawn. Returns whether it did draw.
    pub(crate) fn end_sketch(self, event: &ev::PointerEvent, pixel: Option<Point>) -> bool {
        if !self.is_sketching(event.pointer_id()) {
            return false;
        }
        let sketch = self.sketch.get_untracked();
        self.sketch.set(Sketch::Nothing);
        if let Some(pixel) = pixel {
            self.report(sketch.moved(self.place(pixel)).drawing(self.focus.get_untracked()));
        }
        true
    }

    /// Marks the focused cell. Returns whether people draw on this board.
    pub(crate) fn mark_by_key(self, shift: bool) -> bool {
        let Some(pencil) = self.pencil else { return false };
        let (pen, place) = (pencil.pen.get_untracked(), self.focus.get_untracked());
        self.sketch.set(Sketch::Nothing);
        self.report(Some(drawing(pen_with(pen, shift, false), place, place)));
        true
    }

    /// Begins an arrow at the focused cell, or ends it there. Returns whether people draw on this board.
    pub(crate) fn arrow_by_key(self, shift: bool) -> bool {
        let Some(pencil) = self.pencil else { return false };
        let pen = pen_with(pencil.pen.get_untracked(), shift, false);
        let sketch = self.sketch.get_untracked();
        let (after, drawn) = sketch.arrow_key(pen, self.focus.get_untracked());
        self.sketch.set(after);
        self.report(drawn);
        self.keep_focus_in_place();
        true
    }

    /// Gives up what is being drawn. Returns whether there was anything.
    pub(crate) fn cancel_sketch(self) -> bool {
        let was_drawing = self.sketch.get_untracked() != Sketch::Nothing;
        if was_drawing {
            self.sketch.set(Sketch::Nothing);
        }
        was_drawing
    }

    /// Focuses the cell again after other cells have come or gone: the browser takes the focus from an element that is
    /// moved in the document. This happens before the next event, so that no key is lost.
    pub(crate) fn keep_focus_in_place(self) {
        spawn_local(async move {
            tick().await;
            self.focus_here();
        });
    }

    /// Whether every cell beside the hive can have the focus, because people draw there too.
    pub(crate) fn draws_anywhere(self) -> bool {
        let begun = matches!(self.sketch.get(), Sketch::Keys { .. });
        begun || self.pencil.is_some_and(|pencil| pencil.draws.get())
    }

    fn report(self, drawn: Option<Drawing>) {
        if let Some((pencil, drawing)) = self.pencil.zip(drawn) {
            pencil.on_draw.run(drawing);
        }
    }
}
