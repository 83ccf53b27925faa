//! All tiles of a stack side by side.

use leptos::prelude::*;
use skep_rules::Axial;

use crate::geometry::{APOTHEM, Point, RADIUS, center_at, translate};
use crate::scene::{Scene, SceneTile};
use crate::tile::tile;
use crate::viewport::Viewport;

/// Shows the tiles of a stack, the lowest on the left.
#[component]
pub(crate) fn Peek(
    place: Memo<Option<Axial>>,
    scene: Signal<Scene>,
    viewport: Viewport,
) -> impl IntoView {
    let stack = move || {
        let place = place.get()?;
        let stack: Vec<SceneTile> = scene.with(|scene| scene.stack(place).collect());
        (stack.len() > 1).then_some((place, stack))
    };
    move || {
        let (place, stack) = stack()?;
        let step = 2.0 * APOTHEM + 4.0;
        let half = step * stack.len() as f64 / 2.0 + 8.0;
        let high = RADIUS + 12.0;
        let at = beside(center_at(place, stack.len() - 1), half, high, viewport);
        let lay = move |(index, piece): (usize, SceneTile)| {
            let x = step * index as f64 - half + 8.0 + step / 2.0;
            view! {
                <g transform=translate(Point::new(x, -3.0))>
                    {tile(piece.tile, piece.bug, piece.shows)}
                </g>
            }
        };
        Some(view! {
            <g class="skep-peek" aria-hidden="true" transform=translate(at)>
                <rect x=-half y=-high width=2.0 * half height=2.0 * high rx="18"/>
                {stack.into_iter().enumerate().map(lay).collect_view()}
            </g>
        })
    }
}

/// Above the stack, or below it where there is no room, and within sight.
fn beside(stack: Point, half: f64, high: f64, viewport: Viewport) -> Point {
    let seen = viewport.bounds();
    let away = high + RADIUS + 14.0;
    let above = stack.y - away;
    let y = if above - high < seen.low.y { stack.y + away } else { above };
    let x = stack.x.min(seen.high.x - half).max(seen.low.x + half);
    Point::new(x, y)
}
