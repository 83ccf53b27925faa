//! The tiles of a game, drawn as a small honeycomb.

use leptos::prelude::*;
use skep_draw::creature;
use skep_rules::{Bug, Color, GameType};

/// The distance between the centres of neighbours in a row.
const ACROSS: f64 = 94.0;
/// The distance between rows.
const DOWN: f64 = 81.4;
/// From the centre of a tile to its corners.
const RADIUS: f64 = 51.0;
/// The most tiles in one row.
const ROW: usize = 4;

/// The creatures that the tiles of a game can show: fronts first, then backs.
pub(crate) fn all_faces(game: GameType) -> Vec<Bug> {
    let tiles: Vec<_> = game.tiles(Color::White).into_iter().collect();
    let fronts = tiles.iter().map(|tile| tile.front());
    let two_faced = tiles.iter().filter(|&&tile| game.is_two_faced(tile));
    let mut faces: Vec<Bug> = Vec::new();
    for bug in fronts.chain(two_faced.filter_map(|tile| tile.back())) {
        if !faces.contains(&bug) {
            faces.push(bug);
        }
    }
    if game.can_show(Bug::Honeycombo) {
        faces.push(Bug::Honeycombo);
    }
    faces
}

/// The creatures by which a game differs from Base: those that the tournament game does not have, or else those that it
/// has added.
pub(super) fn special_faces(game: GameType) -> Vec<Bug> {
    let without = |other: GameType| -> Vec<Bug> {
        let faces = all_faces(game).into_iter();
        faces.filter(|&bug| !other.can_show(bug)).collect()
    };
    let special = without(GameType::BASE_MLP);
    if special.is_empty() { without(GameType::BASE) } else { special }
}

/// The centres of that many tiles, in one row or two.
fn places(count: usize) -> Vec<(f64, f64)> {
    let first = if count > ROW { count.div_ceil(2) } else { count };
    let place = |index: usize| match index.checked_sub(first) {
        None => (index as f64 * ACROSS, 0.0),
        Some(index) => ((index as f64 + 0.5) * ACROSS, DOWN),
    };
    (0..count).map(place).collect()
}

/// The part of the drawing that shows all these tiles.
fn view_box(places: &[(f64, f64)]) -> String {
    let right = places.iter().map(|place| place.0).fold(0.0, f64::max);
    let bottom = places.iter().map(|place| place.1).fold(0.0, f64::max);
    let (left, top) = (-RADIUS * 0.9, -RADIUS - 2.0);
    format!("{left:.1} {top} {:.1} {:.1}", right - 2.0 * left, bottom - 2.0 * top)
}

/// Tiles with these creatures, as a decoration.
#[component]
pub(crate) fn GameArt(faces: Vec<Bug>) -> impl IntoView {
    let places = places(faces.len());
    let rows = if faces.len() > ROW { "two" } else { "one" };
    let frame = view_box(&places);
    let tiles = faces.into_iter().zip(places).map(|(bug, (x, y))| {
        view! {
            <g transform=format!("translate({x:.1} {y:.1})")>
                <path class="face" d="M0-49L42.4-24.5V24.5L0 49-42.4 24.5V-24.5z" />
                <g transform="scale(.78)" inner_html=creature(bug)></g>
            </g>
        }
    });
    view! {
        <svg class=format!("game-art {rows}") viewBox=frame aria-hidden="true">
            {tiles.collect_view()}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(text: &str) -> GameType {
        text.parse().unwrap()
    }

    #[test]
    fn a_game_shows_each_creature_once_and_backs_after_fronts() {
        assert_eq!(all_faces(GameType::BASE).len(), 5);
        assert_eq!(all_faces(GameType::BASE_MLP).len(), 8);
        let venom = all_faces(GameType::VENOM);
        assert_eq!(venom.len(), 10);
        assert_eq!(venom[..5], all_faces(GameType::BASE)[..]);
        assert!(all_faces(game("Base+MLP+Honeycombo")).contains(&Bug::Honeycombo));
    }

    #[test]
    fn special_creatures_are_those_that_others_lack() {
        assert_eq!(special_faces(game("Base+MLP+Predators")).len(), 2);
        assert_eq!(special_faces(game("Base+MLP+Honeycombo")), [Bug::Honeycombo]);
        let carbon = special_faces(game("Carbon"));
        assert!(carbon.len() == 2 && carbon.contains(&Bug::Mosquito));
        assert!(special_faces(GameType::BASE).is_empty());
    }

    #[test]
    fn many_tiles_lie_in_two_rows() {
        assert!(places(4).iter().all(|place| place.1 == 0.0));
        let ten = places(10);
        assert_eq!(ten.iter().filter(|place| place.1 == 0.0).count(), 5);
    }
}
