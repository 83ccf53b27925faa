//! Marks on the board: targets of the held tile, the last action and hints.

use std::collections::BTreeSet;

use leptos::prelude::*;
use skep_rules::{Action, Axial};
use skep_words::Words;

use crate::action_marks::{ActionMarks, Arrow, ArrowKind, Ghost, TileChange};
use crate::geometry::{Point, RADIUS, center, center_at, hexagon, translate};
use crate::held::Destination;
use crate::interaction::Interaction;
use crate::options::LastAction;
use crate::scene::Scene;
use crate::tile::tile;

/// A place where the held tile can be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Target {
    pub(crate) place: Axial,
    pub(crate) destination: Destination,
    /// The number of tiles in that place.
    pub(crate) level: usize,
    /// What would happen there.
    pub(crate) kind: TargetKind,
}

/// What would happen at a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum TargetKind {
    /// The tile moves or is placed there.
    Comes,
    /// Another bug throws it there.
    Thrown,
    Stings,
    Removes,
    Swaps,
    /// Several actions are possible.
    Several,
}

impl TargetKind {
    fn of(ways: &[Action]) -> TargetKind {
        match ways {
            [Action::Sting { .. }] => TargetKind::Stings,
            [Action::Remove { .. }] => TargetKind::Removes,
            [Action::Swap { .. }] => TargetKind::Swaps,
            [_] => TargetKind::Comes,
            _ => TargetKind::Several,
        }
    }

    /// The symbol in the mark, if any.
    const fn letter(self) -> Option<&'static str> {
        match self {
            TargetKind::Comes | TargetKind::Thrown => None,
            TargetKind::Stings => Some("!"),
            TargetKind::Removes => Some("\u{d7}"),
            TargetKind::Swaps => Some("\u{21c4}"),
            TargetKind::Several => Some("?"),
        }
    }
}

/// The targets of the held tile.
pub(crate) fn targets(interaction: Interaction, scene: &Scene) -> BTreeSet<Target> {
    let Some(held) = interaction.held() else { return BTreeSet::new() };
    let (targets, thrown) =
        interaction.with_offers(|offers| (offers.targets(held), offers.thrown(held)));
    let target = |(destination, ways): (Destination, Vec<Action>)| {
        let Destination::Cell(cell) = destination else { return None };
        let place = scene.place(cell)?;
        let level = scene.stack(place).count();
        let kind =
            if thrown.contains(&destination) { TargetKind::Thrown } else { TargetKind::of(&ways) };
        Some(Target { place, destination, level, kind })
    };
    targets.into_iter().filter_map(target).collect()
}

/// Marks the targets of the held tile.
#[component]
pub(crate) fn Targets(targets: Memo<BTreeSet<Target>>) -> impl IntoView {
    view! {
        <For each=move || targets.get() key=|&target| target let(target)>
            <g
                class="skep-target"
                aria-hidden="true"
                class:onto=(target.level > 0)
                class:thrown=(target.kind == TargetKind::Thrown)
                transform=translate(center_at(target.place, target.level.saturating_sub(1)))
            >
                <path d=hexagon(RADIUS - 6.0)/>
                // On a tile, the mark must not cover the creature.
                <g transform=(target.level > 0).then_some("translate(0 -38)")>{mark(target.kind)}</g>
            </g>
        </For>
    }
}

/// The symbol in the middle of a target: a dot, an arc for a throw, or a letter.
pub(crate) fn mark(kind: TargetKind) -> impl IntoView {
    match kind.letter() {
        Some(letter) => view! { <circle r="18"/> <text>{letter}</text> }.into_any(),
        None if kind == TargetKind::Thrown => view! {
            <path class="skep-bow" d="M-23 14C-18-26 18-26 22 6"/>
            <path class="skep-bow-tip" d="M10 2 22 18 31-1Z"/>
        }
        .into_any(),
        None => view! { <circle r="13"/> }.into_any(),
    }
}

/// Explains the arc of a throw while one is shown.
#[component]
pub(crate) fn Legend(targets: Memo<BTreeSet<Target>>, words: Signal<Words>) -> impl IntoView {
    let throws = Memo::new(move |_| {
        targets.with(|targets| targets.iter().any(|target| target.kind == TargetKind::Thrown))
    });
    view! {
        <Show when=move || throws.get()>
            <p class="skep-legend">
                <svg viewBox="-34 -34 68 68" aria-hidden="true">
                    {mark(TargetKind::Thrown)}
                </svg>
                {move || words.with(|words| words.text("board-thrown"))}
            </p>
        </Show>
    }
}

/// Outlines of the tiles that left their places, drawn under the tiles.
#[component]
pub(crate) fn Ghosts(marks: Memo<Option<ActionMarks>>) -> impl IntoView {
    let ghosts =
        move || marks.with(|marks| marks.as_ref().map(|it| it.ghosts.clone()).unwrap_or_default());
    view! {
        <For each=ghosts key=|&ghost| ghost let(ghost)>
            <g
                class="skep-ghost"
                aria-hidden="true"
                class:removed=ghost.removed
                transform=translate(center_at(ghost.place, ghost.level))
            >
                {tile(ghost.tile, ghost.bug, ghost.tile.color())}
                <path class="skep-ring" d=hexagon(RADIUS - 3.0)/>
                {ghost
                    .removed
                    .then(|| view! { <path class="skep-cross" d="M-28-28 28 28M28-28-28 28"/> })}
            </g>
        </For>
    }
}

/// Outlines, arrows and symbols of an action, drawn above the tiles.
#[component]
pub(crate) fn Traces(
    marks: Memo<Option<ActionMarks>>,
    scene: Signal<Scene>,
    class: &'static str,
) -> impl IntoView {
    let parts = move || {
        let marks = marks.get()?;
        let outline = |class: &'static str, it: &skep_rules::Tile| {
            let piece = scene.with(|scene| scene.piece(*it))?;
            Some(view! {
                <path
                    class=format!("skep-trace {class}")
                    d=hexagon(RADIUS - 2.5)
                    transform=translate(piece.center())
                />
            })
        };
        let touched: Vec<_> =
            marks.touched.iter().filter_map(|it| outline("touched", it)).collect();
        let helpers: Vec<_> =
            marks.helpers.into_iter().filter_map(|it| outline("helper", &it)).collect();
        let arrows: Vec<_> =
            scene.with(|scene| marks.arrows.iter().map(|&it| arrow(it, scene)).collect());
        let signs: Vec<_> = marks
            .changes
            .iter()
            .filter_map(|&(it, change)| {
                let piece = scene.with(|scene| scene.piece(it))?;
                let (class, text) = match change {
                    TileChange::Flipped => ("flipped", "\u{21bb}"),
                    TileChange::Stung => ("stung", "!"),
                };
                let at = Point::new(piece.center().x, piece.center().y - RADIUS + 4.0);
                Some(view! {
                    <g class=format!("skep-sign {class}") transform=translate(at)>
                        <circle r="16"/>
                        <text>{text}</text>
                    </g>
                })
            })
            .collect();
        Some((touched, helpers, arrows, signs))
    };
    view! { <g class=class aria-hidden="true">{parts}</g> }
}

/// The marks of the last action.
pub(crate) fn last_action_marks(last: Signal<Option<LastAction>>) -> Memo<Option<ActionMarks>> {
    Memo::new(move |_| last.with(|last| last.as_ref().map(ActionMarks::of)))
}

/// The marks of a hint; a tile to be placed appears as a ghost.
pub(crate) fn hint_marks(
    interaction: Interaction,
    hint: Signal<Option<Action>>,
) -> Memo<Option<ActionMarks>> {
    Memo::new(move |_| {
        let action = hint.get()?;
        let before = interaction.position().get();
        let ghosts = match action {
            Action::Place { tile, bug, to, .. } => {
                let level = before.stack(to).len();
                let place = before.place(to);
                place.map(|place| Ghost { tile, bug, place, level, removed: false })
            }
            _ => None,
        };
        let marks = ActionMarks::of(&LastAction { before, action });
        Some(ActionMarks { ghosts: ghosts.into_iter().collect(), ..marks })
    })
}

/// An arrow, slightly shorter than its path, and curved for throws and swaps.
fn arrow(arrow: Arrow, scene: &Scene) -> impl IntoView + use<> {
    let top = |place| center_at(place, scene.stack(place).count().saturating_sub(1));
    let from = match arrow.kind {
        // The tile has left its origin, so the stack there is lower by one.
        ArrowKind::Moved | ArrowKind::Thrown(_) => {
            center_at(arrow.from, scene.stack(arrow.from).count())
        }
        _ => top(arrow.from),
    };
    let to = top(arrow.to);
    let way = to - from;
    let length = way.x.hypot(way.y).max(1.0);
    let across = Point::new(-way.y / length, way.x / length);
    let half = Point::new((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
    let bow = match arrow.kind {
        ArrowKind::Moved | ArrowKind::Forced | ArrowKind::Struck => half,
        ArrowKind::Swapped => {
            let bend = length * 0.22;
            Point::new(half.x + across.x * bend, half.y + across.y * bend)
        }
        ArrowKind::Thrown(over) => {
            // A curve whose middle is on the thrower.
            let over = center(over);
            Point::new(2.0 * over.x - half.x, 2.0 * over.y - half.y)
        }
    };
    let shorter = |end: Point, by: f64| {
        let back = bow - end;
        let length = back.x.hypot(back.y).max(1.0);
        Point::new(end.x + back.x / length * by, end.y + back.y / length * by)
    };
    let (start, end) = (shorter(from, 16.0), shorter(to, 34.0));
    let tip = shorter(to, 14.0);
    let back = end - tip;
    let wide = back.x.hypot(back.y).max(1.0);
    let side = Point::new(-back.y / wide * 11.0, back.x / wide * 11.0);
    let class = match arrow.kind {
        ArrowKind::Moved => "moved",
        ArrowKind::Thrown(_) => "thrown",
        ArrowKind::Swapped => "swapped",
        ArrowKind::Struck => "struck",
        ArrowKind::Forced => "forced",
    };
    view! {
        <g class=format!("skep-arrow {class}")>
            <path
                class="shaft"
                d=format!(
                    "M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}",
                    start.x, start.y, bow.x, bow.y, end.x, end.y,
                )
            />
            <path
                class="tip"
                d=format!(
                    "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
                    tip.x, tip.y, end.x + side.x, end.y + side.y, end.x - side.x, end.y - side.y,
                )
            />
        </g>
    }
}
