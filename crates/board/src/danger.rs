//! The danger of a royal: the occupied ones of its six sides.

use leptos::prelude::*;
use skep_rules::{Direction, Position, Tile};

use crate::geometry::Point;
use crate::interaction::Interaction;
use crate::rotation::Rotation;
use crate::scene::SceneTile;

/// From this many occupied sides on the danger is shown.
const SHOWN: usize = 3;
/// From this many on it is great.
const GREAT: usize = 5;
/// The distance of the edges from the centre of the tile to their corners.
const EDGE: f64 = 47.0;

/// The occupied sides of a tile on the table.
pub(crate) fn occupied_sides(position: &Position, tile: Tile) -> Vec<Direction> {
    let Some(cell) = position.cell(tile) else { return Vec::new() };
    let is_occupied = |side: &Direction| position.top(cell.neighbor(*side)).is_some();
    Direction::ALL.into_iter().filter(is_occupied).collect()
}

/// The occupied edges of a royal, if there are many.
#[component]
pub(crate) fn Danger(
    interaction: Interaction,
    piece: SceneTile,
    rotation: Signal<Rotation>,
) -> impl IntoView {
    let sides = Memo::new(move |_| {
        interaction.position().with(|position| occupied_sides(position, piece.tile))
    });
    move || {
        let sides = sides.get();
        let rotation = rotation.get();
        let shown: Vec<Direction> = sides.iter().map(|&side| rotation.side(side)).collect();
        (sides.len() >= SHOWN).then(|| edges(&shown))
    }
}

/// Thick lines along these sides of a tile.
pub(crate) fn edges(sides: &[Direction]) -> impl IntoView + use<> {
    let path: String = sides.iter().map(|&side| edge(side)).collect();
    view! { <path class="skep-danger" class:great=(sides.len() >= GREAT) data-sides=sides.len() d=path/> }
}

/// The line along a side as SVG path data.
fn edge(side: Direction) -> String {
    let corner = |degrees: f64| {
        let angle = (degrees - 60.0 * side as u8 as f64).to_radians();
        Point::new(EDGE * angle.cos(), EDGE * angle.sin())
    };
    // A little shorter than the side, so that neighbouring edges can be counted.
    let (one, other) = (corner(-24.0), corner(24.0));
    format!("M{:.1} {:.1}L{:.1} {:.1}", one.x, one.y, other.x, other.y)
}

#[cfg(test)]
mod tests {
    use skep_rules::Color;

    use super::*;

    #[test]
    fn the_occupied_sides_of_a_queen_are_found() {
        let position: Position = "Base;White[5];0,0:wQ 1,0:wS1 0,1:bQ -1,1:bS1".parse().unwrap();
        let sides = occupied_sides(&position, Tile::queen(Color::White));
        assert_eq!(sides, [Direction::East, Direction::SouthWest, Direction::SouthEast]);
    }

    #[test]
    fn an_edge_lies_on_its_side() {
        assert!(edge(Direction::East).starts_with("M42.9 -19.1L42.9 19.1"));
        let north_west = edge(Direction::NorthWest);
        assert!(north_west.starts_with("M-38") || north_west.starts_with("M-"), "{north_west}");
    }
}
