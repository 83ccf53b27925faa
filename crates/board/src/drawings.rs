//! Arrows and marked cells that people draw. Every pen has a shape of its own, so that none depends on its colour.

use leptos::prelude::*;
use skep_record::{Drawing, Pen, Shape};
use skep_rules::Axial;

use crate::arrows::towards;
use crate::geometry::{Point, translate};
use crate::pencil::Pencil;
use crate::scene::Scene;
use crate::sketch::Sketch;

/// How far an arrow begins from the centre of its origin, and ends from the centre of its destination.
const START: f64 = 20.0;
const END: f64 = 10.0;
/// The length of the tip, and half its width.
const TIP: f64 = 26.0;
const TIP_WIDTH: f64 = 15.0;

/// All drawings, and the one that is being drawn.
#[component]
pub(crate) fn Drawings(
    pencil: Pencil,
    sketch: RwSignal<Sketch>,
    /// The place that has the keyboard focus.
    focus: RwSignal<Axial>,
    scene: Signal<Scene>,
) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let begun = sketch.get().drawing(focus.get());
        // It may be there already: then it is drawn twice.
        let known = pencil.drawings.get().into_iter().map(|drawing| (drawing, false));
        known.chain(begun.map(|drawing| (drawing, true))).collect::<Vec<_>>()
    });
    view! {
        <g class="skep-drawings" aria-hidden="true">
            <For each=move || shown.get() key=|&shown| shown let((drawing, begun))>
                <Drawn drawing begun scene/>
            </For>
        </g>
    }
}

/// Drawings that belong to the board: nobody changes them.
#[component]
pub(crate) fn FixedDrawings(drawings: Signal<Vec<Drawing>>, scene: Signal<Scene>) -> impl IntoView {
    let any = Memo::new(move |_| !drawings.read().is_empty());
    view! {
        <Show when=move || any.get()>
            <g class="skep-drawings" aria-hidden="true">
                <For each=move || drawings.get() key=|&drawing| drawing let(drawing)>
                    <Drawn drawing begun=false scene/>
                </For>
            </g>
        </Show>
    }
}

#[component]
fn Drawn(
    drawing: Drawing,
    /// Whether it is still being drawn.
    begun: bool,
    scene: Signal<Scene>,
) -> impl IntoView {
    let Drawing { shape, pen } = drawing;
    let class = move |part: &str| format!("{part} {}", pen.word());
    let lines = match shape {
        Shape::Cell(place) => {
            let at = move || scene.with(|scene| translate(scene.top(place)));
            view! {
                <g transform=at>
                    <path class="skep-drawn-rim" d=cell_path(pen)/>
                    <path class=class("skep-drawn") d=cell_path(pen)/>
                </g>
            }
            .into_any()
        }
        Shape::Arrow(from, to) => {
            let path =
                Memo::new(move |_| scene.with(|scene| arrow_path(scene.top(from), scene.top(to))));
            let shaft = move || path.with(|path| path.shaft.clone());
            let tip = move || path.with(|path| path.tip.clone());
            view! {
                <path class="skep-drawn-rim" d=shaft/>
                <path class="skep-drawn-rim" d=tip/>
                <path class=class("skep-drawn skep-drawn-shaft") d=shaft/>
                <path class=class("skep-drawn skep-drawn-tip") d=tip/>
            }
            .into_any()
        }
    };
    view! { <g data-drawing=drawing.to_string() class:begun=begun>{lines}</g> }
}

/// The mark of a pen around the origin: a circle, a cross, a square or a triangle.
pub(crate) const fn cell_path(pen: Pen) -> &'static str {
    match pen {
        Pen::Green => "M-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0Z",
        Pen::Red => "M-28-28 28 28M28-28-28 28",
        Pen::Blue => "M-31-31H31V31H-31Z",
        Pen::Yellow => "M0-44 37 24H-37Z",
    }
}

/// An arrow as SVG path data.
#[derive(Clone, Debug, PartialEq)]
struct ArrowPath {
    shaft: String,
    tip: String,
}

fn arrow_path(from: Point, to: Point) -> ArrowPath {
    let (start, point) = (towards(from, to, START), towards(to, from, END));
    let base = towards(to, from, END + TIP);
    let back = base - point;
    let length = back.x.hypot(back.y).max(1.0);
    let side = Point::new(-back.y / length * TIP_WIDTH, back.x / length * TIP_WIDTH);
    ArrowPath {
        shaft: format!("M{:.1} {:.1}L{:.1} {:.1}", start.x, start.y, base.x, base.y),
        tip: format!(
            "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
            point.x,
            point.y,
            base.x + side.x,
            base.y + side.y,
            base.x - side.x,
            base.y - side.y
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_points_to_its_destination() {
        let path = arrow_path(Point::new(0.0, 0.0), Point::new(100.0, 0.0));
        assert_eq!(path.shaft, "M20.0 0.0L64.0 0.0");
        assert_eq!(path.tip, "M90.0 0.0L64.0 -15.0L64.0 15.0Z");
    }

    #[test]
    fn every_pen_has_a_mark_of_its_own() {
        for pen in Pen::ALL {
            let same = Pen::ALL.iter().filter(|&&other| cell_path(other) == cell_path(pen));
            assert_eq!(same.count(), 1);
        }
    }
}
