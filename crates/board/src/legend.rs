//! What the marks on the board mean.

use leptos::prelude::*;
use skep_draw::Sign;
use skep_rules::{Bug, Color, Direction, Tile};
use skep_words::Words;

use crate::badges::{back_badge, sign_badge, text_badge};
use crate::danger::edges;
use crate::geometry::{Point, RADIUS, hexagon};
use crate::targets::{TargetKind, mark};
use crate::tile::tile;

/// A mark on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The held tile.
    Held,
    /// A place where the held tile can go.
    Target,
    /// A tile onto which the held tile can climb.
    Onto,
    /// A place that the held tile reaches only by a throw.
    Thrown,
    /// A tile that the held one can sting.
    Stings,
    /// A tile that the held one can remove.
    Removes,
    /// A tile with which the held one can change places.
    Swaps,
    /// A place where several actions are possible.
    Several,
    /// A tile that the held one can move.
    Lent,
    /// The tile of the last action.
    Last,
    /// The way of the last action.
    Path,
    /// The bug that made another one act.
    Helper,
    /// A tile that was just turned over.
    Turned,
    /// A tile that was just removed.
    Removed,
    /// A hint.
    Hint,
    /// The occupied sides of a royal.
    Danger,
    /// The occupied sides of a royal, if they are five or six.
    GreatDanger,
    /// The height of a stack.
    Height,
    /// A tile that its rest restrains.
    Resting,
    /// A stung tile.
    Stung,
    /// A shielded tile.
    Shielded,
    /// The other side of a tile.
    Back,
    /// A tile that a Scorpion keeps from being turned over.
    Suppressed,
}

impl Mark {
    /// All marks, in the order of the legend.
    pub const ALL: [Mark; 23] = [
        Mark::Held,
        Mark::Target,
        Mark::Onto,
        Mark::Thrown,
        Mark::Stings,
        Mark::Removes,
        Mark::Swaps,
        Mark::Several,
        Mark::Lent,
        Mark::Last,
        Mark::Path,
        Mark::Helper,
        Mark::Turned,
        Mark::Removed,
        Mark::Hint,
        Mark::Danger,
        Mark::GreatDanger,
        Mark::Height,
        Mark::Resting,
        Mark::Stung,
        Mark::Shielded,
        Mark::Back,
        Mark::Suppressed,
    ];

    /// The key of the message that explains the mark.
    pub const fn key(self) -> &'static str {
        match self {
            Mark::Held => "mark-held",
            Mark::Target => "mark-target",
            Mark::Onto => "mark-onto",
            Mark::Thrown => "mark-thrown",
            Mark::Stings => "mark-stings",
            Mark::Removes => "mark-removes",
            Mark::Swaps => "mark-swaps",
            Mark::Several => "mark-several",
            Mark::Lent => "mark-lent",
            Mark::Last => "mark-last",
            Mark::Path => "mark-path",
            Mark::Helper => "mark-helper",
            Mark::Turned => "mark-turned",
            Mark::Removed => "mark-removed",
            Mark::Hint => "mark-hint",
            Mark::Danger => "mark-danger",
            Mark::GreatDanger => "mark-great-danger",
            Mark::Height => "mark-height",
            Mark::Resting => "mark-resting",
            Mark::Stung => "mark-stung",
            Mark::Shielded => "mark-shielded",
            Mark::Back => "mark-back",
            Mark::Suppressed => "mark-suppressed",
        }
    }
}

/// A list of all marks on the board, each drawn and explained.
#[component]
pub fn MarkLegend(
    /// The language.
    #[prop(into)]
    words: Signal<Words>,
) -> impl IntoView {
    let size = 2.0 * RADIUS + 16.0;
    let item = move |it: Mark| {
        view! {
            <li>
                <svg viewBox=format!("{0} {0} {size} {size}", -size / 2.0) aria-hidden="true">
                    {picture(it)}
                </svg>
                <span>{move || words.with(|words| words.text(it.key()))}</span>
            </li>
        }
    };
    view! { <ul class="skep-marks">{Mark::ALL.map(item).into_iter().collect_view()}</ul> }
}

/// The mark on a tile or a cell, with the classes that it has on the board.
fn picture(it: Mark) -> AnyView {
    let lower_left = Point::new(-35.0, 20.0);
    let upper_left = Point::new(-35.0, -21.0);
    let upper_right = Point::new(35.0, -21.0);
    let sign = |class, corner, sign| sign_badge(class, corner, sign, Point::default());
    match it {
        Mark::Held => ring("skep-piece held"),
        Mark::Lent => ring("skep-piece lent"),
        Mark::Target => target("skep-target comes", TargetKind::Comes, None),
        Mark::Thrown => target("skep-target thrown", TargetKind::Thrown, None),
        Mark::Onto => target("skep-target onto comes", TargetKind::Comes, Some(Bug::Spider)),
        Mark::Stings => target("skep-target onto stings", TargetKind::Stings, Some(Bug::Spider)),
        Mark::Removes => target("skep-target onto removes", TargetKind::Removes, Some(Bug::Spider)),
        Mark::Swaps => target("skep-target onto swaps", TargetKind::Swaps, Some(Bug::Spider)),
        Mark::Several => target("skep-target onto several", TargetKind::Several, Some(Bug::Spider)),
        Mark::Last => outline("skep-traces", "skep-trace touched"),
        Mark::Helper => outline("skep-traces", "skep-trace helper"),
        Mark::Hint => outline("skep-traces skep-hint", "skep-trace touched"),
        Mark::Path => path(),
        Mark::Removed => removed(),
        Mark::Danger => danger(&[Direction::East, Direction::NorthEast, Direction::SouthWest]),
        Mark::GreatDanger => danger(&Direction::ALL[1..]),
        Mark::Height => marked(Bug::Beetle, text_badge("height", upper_right, "2".to_owned())),
        Mark::Turned => marked(Bug::Fly, sign("turned", lower_left, Sign::TurnedOver)),
        Mark::Resting => marked(Bug::Ant, sign("resting", upper_left, Sign::Resting)),
        Mark::Stung => marked(Bug::Ant, sign("stung", upper_left, Sign::Stung)),
        Mark::Shielded => marked(Bug::Ant, sign("shielded", lower_left, Sign::Shielded)),
        Mark::Back => marked(Bug::Ant, back_badge(of(Bug::Ant), Bug::Fly, false)),
        Mark::Suppressed => marked(Bug::Ant, back_badge(of(Bug::Ant), Bug::Fly, true)),
    }
}

/// A white tile with this creature.
fn of(bug: Bug) -> Tile {
    let tiles = Tile::all().filter(|tile| tile.color() == Some(Color::White));
    tiles.into_iter().find(|tile| tile.front() == bug).unwrap_or(Tile::queen(Color::White))
}

fn plain(bug: Bug) -> AnyView {
    view! { {tile(of(bug), bug, Some(Color::White))} }.into_any()
}

fn marked(bug: Bug, badge: AnyView) -> AnyView {
    view! { {plain(bug)} {badge} }.into_any()
}

fn ring(class: &'static str) -> AnyView {
    let ring = hexagon(RADIUS - 3.0);
    view! { <g class=class>{plain(Bug::Ant)}<path class="skep-ring" d=ring/></g> }.into_any()
}

fn target(class: &'static str, kind: TargetKind, onto: Option<Bug>) -> AnyView {
    let raised = onto.map(|_| "translate(0 -38)");
    view! {
        {onto.map(plain)}
        <g class=class>
            <path d=hexagon(RADIUS - 6.0)/>
            <g transform=raised>{mark(kind)}</g>
        </g>
    }
    .into_any()
}

fn outline(group: &'static str, class: &'static str) -> AnyView {
    let line = hexagon(RADIUS - 2.5);
    view! { {plain(Bug::Ant)}<g class=group><path class=class d=line/></g> }.into_any()
}

fn path() -> AnyView {
    view! {
        <g class="skep-traces">
            <g class="skep-ghost" transform="translate(-30 22) scale(.62)">{plain(Bug::Ant)}</g>
            <path class="skep-shaft crawled" d="M-30 22C-34-30 10-44 34-16"/>
            <path class="skep-arrow crawled" d="M40 2 22-10 42-26Z"/>
        </g>
    }
    .into_any()
}

fn removed() -> AnyView {
    view! {
        <g class="skep-ghost removed">
            {plain(Bug::Ant)}
            <path class="skep-cross" d="M-28-28 28 28M28-28-28 28"/>
        </g>
    }
    .into_any()
}

fn danger(sides: &[Direction]) -> AnyView {
    view! { {plain(Bug::Queen)} {edges(sides)} }.into_any()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use skep_words::Language;

    use super::*;

    #[test]
    fn every_mark_is_explained_in_every_language() {
        for words in Language::ALL.map(Words::new) {
            let texts = Mark::ALL.map(|mark| words.text(mark.key()));
            for (mark, text) in Mark::ALL.iter().zip(&texts) {
                assert!(words.has(mark.key()) && text.ends_with('.'), "{mark:?}: {text}");
            }
            assert_eq!(BTreeSet::from(texts).len(), Mark::ALL.len(), "no two mean the same");
        }
    }
}
