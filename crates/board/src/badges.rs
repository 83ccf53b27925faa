//! The badges in the corners of tiles, drawn above everything else on the board.

use leptos::prelude::*;
use skep_draw::{Sign, accent, creature};
use skep_rules::{Bug, Color, Position, Tile, TileSet};

use crate::action_marks::ActionMarks;
use crate::geometry::{Point, hexagon, translate};
use crate::held::Held;
use crate::interaction::Interaction;
use crate::options::BoardOptions;
use crate::pieces::{AnimatedScene, arriving};
use crate::scene::SceneTile;
use crate::tile::color_class;

/// The corners of a tile in which badges lie: far enough inside that no neighbour covers them.
const UPPER_LEFT: Point = Point::new(-35.0, -21.0);
const UPPER_RIGHT: Point = Point::new(35.0, -21.0);
const LOWER_LEFT: Point = Point::new(-35.0, 20.0);
const LOWER_RIGHT: Point = Point::new(32.0, 20.0);
/// The radius of a badge.
const SIZE: f64 = 12.5;

/// The tiles in each state that the board marks, in one position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct States {
    stung: TileSet,
    resting: TileSet,
    shielded: TileSet,
    suppressed: TileSet,
}

impl States {
    fn of(position: &Position) -> States {
        let both = |ask: &dyn Fn(Color) -> TileSet| ask(Color::White).or(ask(Color::Black));
        States {
            stung: position.statuses().stung,
            resting: position.restrained(),
            shielded: both(&|color| position.shielded(color)),
            suppressed: both(&|color| position.suppressed(color)),
        }
    }
}

/// The badges of one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct TileBadges {
    piece: SceneTile,
    state: Option<State>,
    shielded: bool,
    /// Whether the last action has turned it over.
    turned: bool,
    /// The creature on the other side, and whether a Scorpion keeps it from coming up.
    back: Option<(Bug, bool)>,
}

/// What the upper left corner of a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum State {
    Stung,
    Resting,
}

impl TileBadges {
    /// The badges of an uncovered tile; `None` if it has none.
    fn of(
        position: &Position,
        states: &States,
        piece: SceneTile,
        turned: bool,
        options: BoardOptions,
    ) -> Option<TileBadges> {
        let SceneTile { tile, .. } = piece;
        let state = if states.stung.contains(tile) {
            Some(State::Stung)
        } else {
            states.resting.contains(tile).then_some(State::Resting)
        };
        let suppressed = states.suppressed.contains(tile);
        let flippable = position.game_type().is_flippable(tile);
        let shows_back = flippable && (options.backs || suppressed);
        let back = position.other_face(tile).filter(|_| shows_back).map(|bug| (bug, suppressed));
        let shielded = states.shielded.contains(tile);
        let badges = TileBadges { piece, state, shielded, turned, back };
        let any = state.is_some() || shielded || turned || back.is_some() || piece.height > 1;
        any.then_some(badges)
    }
}

/// The badges of all tiles.
#[component]
pub(crate) fn Badges(
    interaction: Interaction,
    stage: Memo<AnimatedScene>,
    marks: Memo<Option<ActionMarks>>,
    options: Signal<BoardOptions>,
) -> impl IntoView {
    let all = Memo::new(move |_| {
        let turned =
            marks.with(|marks| marks.as_ref().map(|it| it.turned.clone()).unwrap_or_default());
        interaction.position().with(|position| {
            let (states, options) = (States::of(position), options.get());
            stage.with(|stage| {
                // Position and scene change one after the other.
                let tops = stage
                    .scene
                    .pieces
                    .iter()
                    .filter(|piece| piece.is_top() && position.cell(piece.tile).is_some());
                tops.filter_map(|&piece| {
                    let turned = turned.contains(&piece.tile);
                    TileBadges::of(position, &states, piece, turned, options)
                })
                .collect::<Vec<_>>()
            })
        })
    });
    view! {
        <g class="skep-badges" aria-hidden="true">
            <For each=move || all.get() key=|&badges| badges let(badges)>
                <g
                    class:dragged=move || interaction.dragged() == Some(Held::InPlay(badges.piece.tile))
                    transform=translate(badges.piece.center())
                >
                    <g {..arriving(stage.with_untracked(|stage| stage.arrival(badges.piece.tile)), badges.piece)}>
                        {draw(badges)}
                    </g>
                </g>
            </For>
        </g>
    }
}

fn draw(badges: TileBadges) -> impl IntoView {
    let TileBadges { piece, state, shielded, turned, back } = badges;
    let here = Point::default();
    let state = state.map(|state| match state {
        State::Stung => sign_badge("stung", UPPER_LEFT, Sign::Stung, here),
        State::Resting => sign_badge("resting", UPPER_LEFT, Sign::Resting, here),
    });
    let height =
        (piece.height > 1).then(|| text_badge("height", UPPER_RIGHT, piece.height.to_string()));
    let turned_at = if shielded { Point::new(-40.0, 0.0) } else { LOWER_LEFT };
    view! {
        {state}
        {height}
        {shielded.then(|| sign_badge("shielded", LOWER_LEFT, Sign::Shielded, here))}
        {turned.then(|| sign_badge("turned", turned_at, Sign::TurnedOver, here))}
        {back.map(|(bug, suppressed)| back_badge(piece.tile, bug, suppressed))}
    }
}

/// A round badge with a sign, at a corner of the tile with that centre.
pub(crate) fn sign_badge(class: &'static str, corner: Point, sign: Sign, center: Point) -> AnyView {
    let at = Point::new(center.x + corner.x, center.y + corner.y);
    view! {
        <g class=format!("skep-badge {class}") transform=translate(at)>
            <circle r=SIZE/>
            <path class="skep-shape" d=sign.path()/>
        </g>
    }
    .into_any()
}

/// A round badge with a text.
pub(crate) fn text_badge(class: &'static str, corner: Point, text: String) -> AnyView {
    view! {
        <g class=format!("skep-badge {class}") transform=translate(corner)>
            <circle r=SIZE/>
            <text>{text}</text>
        </g>
    }
    .into_any()
}

/// A small tile with the creature on the other side; struck out if it cannot come up.
pub(crate) fn back_badge(tile: Tile, bug: Bug, suppressed: bool) -> AnyView {
    view! {
        <g
            class=format!("skep-badge back skep-tile {}", color_class(tile, None))
            class:suppressed=suppressed
            style:--accent=accent(bug)
            transform=translate(LOWER_RIGHT)
        >
            <path class="skep-face" d=hexagon(SIZE + 3.5)/>
            <g class="skep-creature" transform="scale(.25)" inner_html=creature(bug)/>
            {suppressed.then(|| view! { <path class="skep-bar" d="M-11-11 11 11"/> })}
        </g>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rotation::Rotation;
    use crate::scene::Scene;

    /// The badges of a tile.
    fn badges(position: &str, tile: &str, options: BoardOptions) -> Option<TileBadges> {
        let position: Position = position.parse().unwrap();
        let named = |&it: &Tile| position.name(it).to_string() == tile;
        let tile = position.tiles_in_play().into_iter().find(named).unwrap();
        let piece = Scene::of(&position, Rotation::default()).piece(tile).unwrap();
        TileBadges::of(&position, &States::of(&position), piece, false, options)
    }

    const PLAIN: BoardOptions = BoardOptions { coordinates: false, motion: true, backs: false };

    #[test]
    fn rest_is_marked_only_where_it_means_something() {
        let base = "Base;White[5];0,0:wQ 1,0:bQ 2,0:bA1;resting=bA1;moved=bA1";
        assert_eq!(badges(base, "bA1", PLAIN), None);
        let thrower = "Base+P;White[5];0,0:wP 1,0:bA1 0,1:bQ -1,0:wQ;resting=bA1;moved=bA1";
        assert_eq!(badges(thrower, "bA1", PLAIN).unwrap().state, Some(State::Resting));
    }

    #[test]
    fn a_stung_tile_has_one_mark() {
        let stung = "Venom;Black[5];0,0:wWs 1,0:bFl1 2,0:bQ;stung=bFl1;flipped=bFl1";
        let badges = badges(stung, "bFl1", PLAIN).unwrap();
        assert_eq!(badges.state, Some(State::Stung));
        assert!(!badges.shielded && !badges.turned && badges.back.is_none());
    }

    #[test]
    fn shielded_and_suppressed_tiles_are_marked() {
        let shield = "Base+P+Sb;White[5];0,0:wSb 1,0:wA1 2,0:bQ 0,1:wQ 3,0:bA1";
        assert!(badges(shield, "wA1", PLAIN).unwrap().shielded);
        assert_eq!(badges(shield, "bA1", PLAIN), None);
        let scorpion = "Venom;White[5];0,0:wSc1 1,0:bA1 2,0:bQ -1,0:wQ";
        assert_eq!(badges(scorpion, "bA1", PLAIN).unwrap().back, Some((Bug::Fly, true)));
        assert_eq!(badges(scorpion, "bQ", PLAIN), None);
        let backs = BoardOptions { backs: true, ..PLAIN };
        assert_eq!(badges(scorpion, "bQ", backs).unwrap().back, Some((Bug::Wasp, false)));
    }
}
