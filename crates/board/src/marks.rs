//! Marks of the last action and of hints: ghosts, outlines and arrows.

use leptos::prelude::*;
use skep_draw::Sign;
use skep_rules::{Action, Tile};

use crate::action_marks::{ActionMarks, Ghost};
use crate::arrows::ArrowShape;
use crate::badges::sign_badge;
use crate::geometry::{Point, RADIUS, hexagon, translate};
use crate::interaction::Interaction;
use crate::options::LastAction;
use crate::scene::Scene;
use crate::tile::tile;

/// The radii of the two lines that surround the tile of a hint. No other mark is a double line.
pub(crate) const DOUBLE: [f64; 2] = [RADIUS - 2.0, RADIUS - 9.5];

/// What is drawn under the tiles: the outlines of tiles that left their places, and the shafts of arrows.
#[component]
pub(crate) fn Undermarks(
    marks: Memo<Option<ActionMarks>>,
    scene: Signal<Scene>,
    class: &'static str,
    /// Whether the action has been played.
    played: bool,
) -> impl IntoView {
    let ghosts =
        move || marks.with(|marks| marks.as_ref().map(|it| it.ghosts.clone()).unwrap_or_default());
    let shapes = arrow_shapes(marks, scene, played);
    let shafts = move || {
        let shaft = |it: ArrowShape| {
            view! { <path class=format!("skep-shaft {}", it.class) d=it.shaft/> }
        };
        shapes.get().into_iter().map(shaft).collect_view()
    };
    view! {
        <g class=class aria-hidden="true">
            <For each=ghosts key=|&ghost| ghost let(ghost)>
                <GhostTile ghost scene played/>
            </For>
            {shafts}
        </g>
    }
}

/// A tile at a place that it has left, or would come to.
#[component]
fn GhostTile(ghost: Ghost, scene: Signal<Scene>, played: bool) -> impl IntoView {
    let at = move || scene.with(|scene| translate(scene.center_at(ghost.place, ghost.level)));
    let cross = view! { <path class="skep-cross" d="M-28-28 28 28M28-28-28 28"/> };
    view! {
        <g class="skep-ghost" class:removed=ghost.removed transform=at>
            {tile(ghost.tile, ghost.bug, ghost.tile.color())}
            {(!played).then(|| DOUBLE.map(|radius| view! { <path class="skep-ring" d=hexagon(radius)/> }))}
            {ghost.removed.then_some(cross)}
        </g>
    }
}

/// What is drawn above the tiles: outlines and the tips of arrows.
#[component]
pub(crate) fn Overmarks(
    marks: Memo<Option<ActionMarks>>,
    scene: Signal<Scene>,
    class: &'static str,
    /// Whether the action has been played.
    played: bool,
) -> impl IntoView {
    let shapes = arrow_shapes(marks, scene, played);
    let outlines = move || {
        let marks = marks.get()?;
        let outline = |class: &'static str, it: Tile, radius: f64| {
            let piece = scene.with(|scene| scene.piece(it))?;
            let class = format!("skep-trace {class}");
            let at = translate(piece.center());
            Some(view! { <path class=class d=hexagon(radius) transform=at/> })
        };
        let once = [RADIUS - 2.5];
        let radii: &[f64] = if played { &once } else { &DOUBLE };
        let around = |it| radii.iter().filter_map(move |&radius| outline("touched", it, radius));
        let touched = marks.touched.iter().flat_map(|&it| around(it));
        let helpers = marks.helpers.into_iter().filter_map(|it| outline("helper", it, once[0]));
        Some(touched.chain(helpers).collect_view())
    };
    let tips = move || {
        let tip = |it: ArrowShape| {
            let class = format!("skep-arrow {}", it.class);
            view! { <path class=class d=it.tip/> }
        };
        shapes.get().into_iter().map(tip).collect_view()
    };
    // A badge shows which tile was turned over; of a hint that is not so yet.
    let turns = move || {
        let marks = marks.get().filter(|_| !played)?;
        let sign = |&it: &Tile| {
            let piece = scene.with(|scene| scene.piece(it))?;
            Some(sign_badge("turned", Point::new(0.0, 0.0), Sign::TurnedOver, piece.center()))
        };
        Some(marks.turned.iter().filter_map(sign).collect_view())
    };
    view! { <g class=class aria-hidden="true">{outlines}{tips}{turns}</g> }
}

fn arrow_shapes(
    marks: Memo<Option<ActionMarks>>,
    scene: Signal<Scene>,
    played: bool,
) -> Memo<Vec<ArrowShape>> {
    Memo::new(move |_| {
        scene.with(|scene| {
            marks.with(|marks| {
                let arrows = marks.iter().flat_map(|marks| &marks.arrows);
                arrows.map(|arrow| ArrowShape::of(arrow, scene, played)).collect()
            })
        })
    })
}

/// The marks of the last action.
pub(crate) fn last_action_marks(last: Signal<Option<LastAction>>) -> Memo<Option<ActionMarks>> {
    Memo::new(move |_| last.with(|last| last.as_ref().map(ActionMarks::of)))
}

/// The marks of a hint: the tile appears as a ghost where it would come to lie.
pub(crate) fn hint_marks(
    interaction: Interaction,
    hint: Signal<Option<Action>>,
) -> Memo<Option<ActionMarks>> {
    Memo::new(move |_| {
        let action = hint.get()?;
        Some(marks_ahead(&LastAction { before: interaction.position().get(), action }))
    })
}

/// The marks of a line of play, all at once.
pub(crate) fn line_marks(line: Signal<Vec<LastAction>>) -> Memo<Option<ActionMarks>> {
    Memo::new(move |_| {
        line.with(|line| {
            let mut all = line.iter().map(marks_ahead);
            let mut marks = all.next()?;
            for more in all {
                marks.arrows.extend(more.arrows);
                marks.ghosts.extend(more.ghosts);
                marks.turned.extend(more.turned);
                marks.touched.extend(more.touched);
                marks.helpers = marks.helpers.or(more.helpers);
            }
            Some(marks)
        })
    })
}

/// The marks of an action that has not been played: its tile appears as a ghost where it would come to lie.
fn marks_ahead(next: &LastAction) -> ActionMarks {
    let LastAction { before, action } = next;
    let comes = match *action {
        Action::Place { tile, bug, to, .. } => Some((tile, bug, to)),
        Action::Move { tile, to } => Some((tile, before.face(tile), to)),
        _ => None,
    };
    let ghost = comes.and_then(|(tile, bug, to)| {
        let place = before.place(to)?;
        Some(Ghost { tile, bug, place, level: before.stack(to).len(), removed: false })
    });
    ActionMarks { ghosts: ghost.into_iter().collect(), ..ActionMarks::of(next) }
}
