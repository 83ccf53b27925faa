//! What the marks on the board mean.

use leptos::prelude::*;
use skep_draw::Sign;
use skep_rules::{Bug, Color, Direction, GameType, Pack, Power, Tile};
use skep_words::Words;

use crate::badges::{back_badge, sign_badge, text_badge};
use crate::danger::edges;
use crate::geometry::{Point, RADIUS, hexagon};
use crate::marks::DOUBLE;
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

    /// Whether it can appear in a game.
    pub fn concerns(self, game: GameType) -> bool {
        use Power::{Force, Remove, Sting, Swap, Throw};
        let has_any = |powers: &[Power]| powers.iter().any(|power| power.is_in(game));
        match self {
            Mark::Held
            | Mark::Target
            | Mark::Last
            | Mark::Path
            | Mark::Hint
            | Mark::Danger
            | Mark::GreatDanger => true,
            Mark::Onto | Mark::Height => {
                Bug::ALL.into_iter().any(|bug| bug.climbs() && game.can_show(bug))
            }
            Mark::Thrown => Throw.is_in(game),
            Mark::Stings | Mark::Stung => Sting.is_in(game),
            Mark::Removes | Mark::Removed => Remove.is_in(game),
            Mark::Swaps => Swap.is_in(game),
            // What a bug can do to a tile, it can do instead of going there, or in two ways.
            Mark::Several => has_any(&[Sting, Remove, Swap]),
            Mark::Lent => has_any(&[Throw, Force]),
            Mark::Helper => has_any(&[Throw, Force, Sting]),
            Mark::Resting => {
                has_any(&[Throw, Sting, Swap, Force, Remove]) || game.has_pack(Pack::Honeycombo)
            }
            Mark::Turned => game.has_flips() || game.has_pack(Pack::Honeycombo),
            Mark::Shielded => game.can_show(Bug::StinkBug),
            Mark::Back => game.is_venom() && game.has_flips(),
            Mark::Suppressed => game.has_flips() && game.can_show(Bug::Scorpion),
        }
    }
}

/// A list of the marks on the board, each drawn and explained.
#[component]
pub fn MarkLegend(
    /// The language.
    #[prop(into)]
    words: Signal<Words>,
    /// Only the marks that can appear in this game are listed; without a game, all of them.
    #[prop(into)]
    game: Signal<Option<GameType>>,
) -> impl IntoView {
    let size = 2.0 * RADIUS + 16.0;
    let item = move |it: Mark| {
        view! {
            <li data-mark=it.key()>
                <svg viewBox=format!("{0} {0} {size} {size}", -size / 2.0) aria-hidden="true">
                    {picture(it)}
                </svg>
                <span>{move || words.with(|words| words.text(it.key()))}</span>
            </li>
        }
    };
    let concerns = move |it: &Mark| game.get().is_none_or(|game| it.concerns(game));
    let items = move || Mark::ALL.into_iter().filter(concerns).map(item).collect_view();
    view! { <ul class="skep-marks">{items}</ul> }
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
        Mark::Hint => hint(),
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

fn hint() -> AnyView {
    let [outer, inner] = DOUBLE.map(hexagon);
    view! {
        {plain(Bug::Ant)}
        <g class="skep-traces skep-hint">
            <path class="skep-trace" d=outer/>
            <path class="skep-trace" d=inner/>
        </g>
    }
    .into_any()
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

    #[test]
    fn a_game_has_the_marks_of_its_creatures() {
        use Mark::*;
        let marks = |game: &str| -> Vec<Mark> {
            let game = game.parse().unwrap();
            Mark::ALL.into_iter().filter(|mark| mark.concerns(game)).collect()
        };
        let always = [Held, Target, Onto, Last, Path, Hint, Danger, GreatDanger, Height];
        assert_eq!(marks("Base"), always);
        let pillbug = [Thrown, Lent, Helper, Resting];
        assert!(marks("Base+P").iter().all(|it| always.contains(it) || pillbug.contains(it)));
        assert_eq!(marks("Base+P").len(), always.len() + pillbug.len());
        assert!([Stings, Stung, Back, Suppressed].iter().all(|it| marks("Venom").contains(it)));
        assert!(![Removes, Swaps, Thrown, Shielded].iter().any(|it| marks("Venom").contains(it)));
        assert_eq!(marks("Ultimate"), Mark::ALL);
    }
}
