//! The targets of the held tile.

use std::collections::BTreeSet;

use leptos::prelude::*;
use skep_draw::Sign;
use skep_rules::{Action, Axial};
use skep_words::Words;

use crate::geometry::{RADIUS, hexagon, translate};
use crate::held::Destination;
use crate::interaction::Interaction;
use crate::scene::Scene;

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

    /// The class of the mark.
    const fn class(self) -> &'static str {
        match self {
            TargetKind::Comes => "comes",
            TargetKind::Thrown => "thrown",
            TargetKind::Stings => "stings",
            TargetKind::Removes => "removes",
            TargetKind::Swaps => "swaps",
            TargetKind::Several => "several",
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
pub(crate) fn Targets(targets: Memo<BTreeSet<Target>>, scene: Signal<Scene>) -> impl IntoView {
    let at = move |target: Target| {
        let level = target.level.saturating_sub(1);
        scene.with(|scene| translate(scene.center_at(target.place, level)))
    };
    view! {
        <For each=move || targets.get() key=|&target| target let(target)>
            <g
                class=format!("skep-target {}", target.kind.class())
                aria-hidden="true"
                class:onto=(target.level > 0)
                transform=move || at(target)
            >
                <path d=hexagon(RADIUS - 6.0)/>
                // On a tile, the mark must not cover the creature.
                <g transform=(target.level > 0).then_some("translate(0 -38)")>{mark(target.kind)}</g>
            </g>
        </For>
    }
}

/// The sign of two tiles that change places, as SVG path data in a box of 20 by 20 around 0,0.
pub(crate) const SWAP: &str =
    "M-8.5-5.2H2.5V-8.5L8.5-3.8 2.5.6V-2.4H-8.5ZM8.5 5.2H-2.5V8.5L-8.5 3.8-2.5-.6V2.4H8.5Z";

/// The symbol in the middle of a target: a dot, an arc for a throw, or a sign.
pub(crate) fn mark(kind: TargetKind) -> AnyView {
    let sign = |text: &'static str| view! { <circle r="18"/> <text>{text}</text> }.into_any();
    let shape = |path: &'static str| {
        view! {
            <circle r="18"/>
            <path class="skep-shape" transform="scale(1.3)" d=path/>
        }
        .into_any()
    };
    match kind {
        TargetKind::Comes => view! { <circle r="13"/> }.into_any(),
        TargetKind::Thrown => view! {
            <path class="skep-bow" d="M-23 14C-18-26 18-26 22 6"/>
            <path class="skep-bow-tip" d="M10 2 22 18 31-1Z"/>
        }
        .into_any(),
        TargetKind::Stings => shape(Sign::Stung.path()),
        TargetKind::Removes => sign("\u{d7}"),
        TargetKind::Swaps => shape(SWAP),
        TargetKind::Several => sign("?"),
    }
}

/// Explains the arc of a throw while one is shown.
#[component]
pub(crate) fn ThrowLegend(targets: Memo<BTreeSet<Target>>, words: Signal<Words>) -> impl IntoView {
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
