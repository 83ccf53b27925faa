//! The tiles on the board.

use std::collections::{HashMap, HashSet};

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use skep_rules::{Direction, Tile};

use crate::danger::Danger;
use crate::geometry::{Point, RADIUS, hexagon, translate};
use crate::held::Held;
use crate::interaction::Interaction;
use crate::rotation::Rotation;
use crate::scene::{Scene, SceneTile};
use crate::tile::tile;

/// A scene with the animations of the tiles that have changed since the previous scene.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct AnimatedScene {
    pub(crate) scene: Scene,
    arrivals: HashMap<Tile, Arrival>,
    /// Whether nothing is animated, because the scene before was shown only for a moment.
    hurried: bool,
}

/// How a tile arrives at its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Arrival {
    /// It was elsewhere.
    From(Point),
    /// It was not in play.
    New,
    /// Another face was up.
    Flipped,
}

impl AnimatedScene {
    /// The scene that follows another one. A tile dropped by a pointer moves from where it was dropped.
    pub(crate) fn after(
        before: Option<&AnimatedScene>,
        mut scene: Scene,
        dropped: Option<(Tile, Point)>,
        hurried: bool,
    ) -> AnimatedScene {
        let arrival = |piece: &SceneTile| {
            let by_hand = dropped.filter(|&(tile, _)| tile == piece.tile);
            let arrival = match before?.scene.piece(piece.tile) {
                Some(old) if old.center() == piece.center() && old.bug != piece.bug => {
                    Arrival::Flipped
                }
                Some(old) if old.center() == piece.center() => return None,
                Some(old) => Arrival::From(by_hand.map_or(old.center(), |(_, point)| point)),
                None => by_hand.map_or(Arrival::New, |(_, point)| Arrival::From(point)),
            };
            Some((piece.tile, arrival))
        };
        let arrivals: HashMap<Tile, Arrival> = scene.pieces.iter().filter_map(arrival).collect();
        // A moving tile is drawn above all others, unless it ends behind a stack.
        let heights = scene.clone();
        let is_behind = |piece: &SceneTile| {
            let sides = [Direction::SouthWest, Direction::SouthEast];
            let height = |side: Direction| {
                let place = heights.rotation.place(piece.shown + side.step());
                heights.stack(place).count()
            };
            sides.into_iter().any(|side| height(side) > piece.height)
        };
        if !hurried {
            scene.pieces.sort_by_key(|piece| {
                let glides = matches!(arrivals.get(&piece.tile), Some(Arrival::From(_)));
                glides && piece.is_top() && !is_behind(piece)
            });
        }
        AnimatedScene { scene, arrivals, hurried }
    }

    /// How a tile that has changed arrives, if that is animated.
    pub(crate) fn arrival(&self, tile: Tile) -> Option<Arrival> {
        self.arrivals.get(&tile).copied().filter(|_| !self.hurried)
    }

    /// The tiles that have changed.
    pub(crate) fn news(&self) -> impl Iterator<Item = SceneTile> + '_ {
        self.scene.pieces.iter().copied().filter(|it| self.arrivals.contains_key(&it.tile))
    }
}

/// All tiles on the board.
#[component]
pub(crate) fn Pieces(
    interaction: Interaction,
    stage: Memo<AnimatedScene>,
    rotation: Signal<Rotation>,
) -> impl IntoView {
    let helped_by = Memo::new(move |_| {
        interaction
            .held()
            .map(|held| interaction.with_offers(|offers| offers.helped_by(held)))
            .unwrap_or_default()
    });
    let takeable = Memo::new(move |_| {
        let takeable = interaction.with_offers(|offers| offers.takeable());
        takeable.into_iter().map(Held::tile).collect::<HashSet<Tile>>()
    });
    view! {
        <For each=move || stage.with(|stage| stage.scene.pieces.clone()) key=|&piece| piece let(piece)>
            <g
                class="skep-piece"
                // The cells say what lies where; codes and badges are for the eye.
                aria-hidden="true"
                class:held=move || interaction.held() == Some(Held::InPlay(piece.tile))
                class:dragged=move || interaction.dragged() == Some(Held::InPlay(piece.tile))
                class:lent=move || helped_by.get().contains(piece.tile)
                class:takeable=move || takeable.with(|all| all.contains(&piece.tile))
                transform=translate(piece.center())
            >
                <g {..arriving(stage.with_untracked(|stage| stage.arrival(piece.tile)), piece)}>
                    {tile(piece.tile, piece.bug, piece.shows)}
                    {piece.tile.is_royal().then(|| view! { <Danger interaction piece rotation/> })}
                    <path class="skep-ring" d=hexagon(RADIUS - 3.0)/>
                </g>
            </g>
        </For>
    }
}

/// The attributes that animate the arrival of a tile.
pub(crate) fn arriving(
    arrival: Option<Arrival>,
    piece: SceneTile,
) -> impl leptos::attr::Attribute + Clone {
    let (class, from) = match arrival {
        Some(Arrival::From(point)) => ("gliding", point - piece.center()),
        Some(Arrival::New) => ("landing", Point::default()),
        Some(Arrival::Flipped) => ("turning", Point::default()),
        None => ("", Point::default()),
    };
    view! {
        <{..}
            class=class
            style:--dx=format!("{:.1}px", from.x)
            style:--dy=format!("{:.1}px", from.y)
            // Otherwise the animation would run again when the node is moved in the document.
            on:animationend=|event: web_sys::AnimationEvent| {
                let node = event.current_target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
                if let Some(node) = node {
                    let _ = node.class_list().remove_3("gliding", "landing", "turning");
                }
            }
        />
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::Position;

    use super::*;

    fn stage(before: Option<&AnimatedScene>, position: &str) -> AnimatedScene {
        let scene = Scene::of(&position.parse().unwrap(), Rotation::default());
        AnimatedScene::after(before, scene, None, false)
    }

    #[test]
    fn a_moved_tile_glides_above_the_others() {
        let before = stage(None, "Base;White[5];0,0:wQ 1,0:bS1 2,0:bQ -1,0:wA1");
        assert!(before.arrivals.is_empty());
        let after = stage(Some(&before), "Base;Black[5];0,0:wQ 1,0:bS1 2,0:bQ 0,-1:wA1");
        let ant = before.scene.pieces.iter().find(|piece| piece.tile.to_string() == "wA1").unwrap();
        assert_eq!(after.arrivals, HashMap::from([(ant.tile, Arrival::From(ant.center()))]));
        assert_eq!(after.scene.pieces.last().unwrap().tile, ant.tile);
    }

    #[test]
    fn a_new_tile_lands_and_a_flipped_tile_turns() {
        let before = stage(None, "Venom;White[5];0,0:wQ 1,0:bS1 2,0:bQ");
        let after = stage(Some(&before), "Venom;Black[5];0,0:wWs 1,0:bS1 2,0:bQ -1,0:wA1");
        let arrivals: Vec<_> = after.news().map(|piece| after.arrivals[&piece.tile]).collect();
        assert_eq!(arrivals, [Arrival::New, Arrival::Flipped]);
    }

    #[test]
    fn who_steps_through_a_game_in_a_hurry_sees_no_animation() {
        let before = stage(None, "Base;White[5];0,0:wQ 1,0:bS1 2,0:bQ -1,0:wA1");
        let after: Position = "Base;Black[5];0,0:wQ 1,0:bS1 2,0:bQ 0,-1:wA1".parse().unwrap();
        let scene = Scene::of(&after, Rotation::default());
        let hurried = AnimatedScene::after(Some(&before), scene.clone(), None, true);
        assert_eq!(hurried.scene, scene);
        let news: Vec<Tile> = hurried.news().map(|piece| piece.tile).collect();
        assert_eq!(news.len(), 1);
        assert_eq!(hurried.arrival(news[0]), None);
    }
}
