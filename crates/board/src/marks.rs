//! What is pointed out on the table: where the held tile can go, and what was done last.

use std::collections::BTreeSet;

use leptos::prelude::*;
use skep_rules::{Action, Axial};
use skep_words::Words;

use crate::geometry::{Point, RADIUS, center, center_at, hexagon, translate};
use crate::hands::Hands;
use crate::held::Spot;
use crate::options::Last;
use crate::scene::Scene;
use crate::story::{Arrow, ArrowKind, Change, Ghost, Story};
use crate::tile::tile;

/// A place where the held tile can be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Target {
    pub(crate) place: Axial,
    pub(crate) spot: Spot,
    /// How many tiles lie there.
    pub(crate) level: usize,
    /// What would happen there.
    pub(crate) sign: Sign,
}

/// What would happen at a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Sign {
    /// The tile comes there by itself.
    Comes,
    /// Another bug throws it there.
    Thrown,
    Stings,
    Removes,
    Swaps,
    /// There is a choice.
    Several,
}

impl Sign {
    fn of(ways: &[Action]) -> Sign {
        match ways {
            [Action::Sting { .. }] => Sign::Stings,
            [Action::Remove { .. }] => Sign::Removes,
            [Action::Swap { .. }] => Sign::Swaps,
            [_] => Sign::Comes,
            _ => Sign::Several,
        }
    }

    /// What is written in the mark, if anything.
    const fn letter(self) -> Option<&'static str> {
        match self {
            Sign::Comes | Sign::Thrown => None,
            Sign::Stings => Some("!"),
            Sign::Removes => Some("\u{d7}"),
            Sign::Swaps => Some("\u{21c4}"),
            Sign::Several => Some("?"),
        }
    }
}

/// Where the held tile can be put on the table.
pub(crate) fn targets(hands: Hands, scene: &Scene) -> BTreeSet<Target> {
    let Some(held) = hands.held() else { return BTreeSet::new() };
    let (targets, thrown) = hands.with_offers(|offers| (offers.targets(held), offers.thrown(held)));
    let target = |(spot, ways): (Spot, Vec<Action>)| {
        let Spot::Cell(cell) = spot else { return None };
        let place = scene.place(cell)?;
        let level = scene.stack(place).count();
        let sign = if thrown.contains(&spot) { Sign::Thrown } else { Sign::of(&ways) };
        Some(Target { place, spot, level, sign })
    };
    targets.into_iter().filter_map(target).collect()
}

/// Where the held tile can go.
#[component]
pub(crate) fn Targets(targets: Memo<BTreeSet<Target>>) -> impl IntoView {
    view! {
        <For each=move || targets.get() key=|&target| target let(target)>
            <g
                class="skep-target"
                class:onto=(target.level > 0)
                class:thrown=(target.sign == Sign::Thrown)
                transform=translate(center_at(target.place, target.level.saturating_sub(1)))
            >
                <path d=hexagon(RADIUS - 6.0)/>
                // On a tile the sign leaves the creature to be seen.
                <g transform=(target.level > 0).then_some("translate(0 -38)")>{mark(target.sign)}</g>
            </g>
        </For>
    }
}

/// What stands in the middle of a target: a dot, a bow for a throw, or a letter.
pub(crate) fn mark(sign: Sign) -> impl IntoView {
    match sign.letter() {
        Some(letter) => view! { <circle r="18"/> <text>{letter}</text> }.into_any(),
        None if sign == Sign::Thrown => view! {
            <path class="skep-bow" d="M-23 14C-18-26 18-26 22 6"/>
            <path class="skep-bow-tip" d="M10 2 22 18 31-1Z"/>
        }
        .into_any(),
        None => view! { <circle r="13"/> }.into_any(),
    }
}

/// Says what a bow stands for, as long as there is one on the table.
#[component]
pub(crate) fn Legend(targets: Memo<BTreeSet<Target>>, words: Signal<Words>) -> impl IntoView {
    let throws = Memo::new(move |_| {
        targets.with(|targets| targets.iter().any(|target| target.sign == Sign::Thrown))
    });
    view! {
        <Show when=move || throws.get()>
            <p class="skep-legend">
                <svg viewBox="-34 -34 68 68" aria-hidden="true">
                    {mark(Sign::Thrown)}
                </svg>
                {move || words.with(|words| words.text("board-thrown"))}
            </p>
        </Show>
    }
}

/// What was done last, under the tiles: the cells that were left.
#[component]
pub(crate) fn Ghosts(story: Memo<Option<Story>>) -> impl IntoView {
    let ghosts =
        move || story.with(|story| story.as_ref().map(|it| it.ghosts.clone()).unwrap_or_default());
    view! {
        <For each=ghosts key=|&ghost| ghost let(ghost)>
            <g
                class="skep-ghost"
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

/// What was done last or might be done, above the tiles: to whom, by whom, from where.
#[component]
pub(crate) fn Traces(
    story: Memo<Option<Story>>,
    scene: Signal<Scene>,
    class: &'static str,
) -> impl IntoView {
    let parts = move || {
        let story = story.get()?;
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
            story.touched.iter().filter_map(|it| outline("touched", it)).collect();
        let helpers: Vec<_> =
            story.helpers.into_iter().filter_map(|it| outline("helper", &it)).collect();
        let arrows: Vec<_> =
            scene.with(|scene| story.arrows.iter().map(|&it| arrow(it, scene)).collect());
        let signs: Vec<_> = story
            .changes
            .iter()
            .filter_map(|&(it, change)| {
                let piece = scene.with(|scene| scene.piece(it))?;
                let (class, text) = match change {
                    Change::Flipped => ("flipped", "\u{21bb}"),
                    Change::Stung => ("stung", "!"),
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

/// The story of what was played last.
pub(crate) fn story(last: Signal<Option<Last>>) -> Memo<Option<Story>> {
    Memo::new(move |_| last.with(|last| last.as_ref().map(Story::of)))
}

/// The story of what might be played, with a tile that would be placed as a ghost.
pub(crate) fn hinted(hands: Hands, hint: Signal<Option<Action>>) -> Memo<Option<Story>> {
    Memo::new(move |_| {
        let action = hint.get()?;
        let before = hands.position().get();
        let ghosts = match action {
            Action::Place { tile, bug, to, .. } => {
                let level = before.stack(to).len();
                let place = before.place(to);
                place.map(|place| Ghost { tile, bug, place, level, removed: false })
            }
            _ => None,
        };
        let story = Story::of(&Last { before, action });
        Some(Story { ghosts: ghosts.into_iter().collect(), ..story })
    })
}

/// An arrow, drawn a little shorter than its way and with a bow where it has company.
fn arrow(arrow: Arrow, scene: &Scene) -> impl IntoView + use<> {
    let top = |place| center_at(place, scene.stack(place).count().saturating_sub(1));
    let from = match arrow.kind {
        // Where it was the tile is missing now.
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
            // A bow whose middle lies on the tile that threw.
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
