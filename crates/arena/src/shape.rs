//! The shape of a hive, independent of rotation, reflection and shift.

use skep_rules::{Axial, Position, Tile};

/// A hive without its place on the table: two positions that differ by a rotation, a reflection or a shift have the
/// same shape.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HiveShape(Vec<(i32, i32, Vec<Tile>)>);

impl HiveShape {
    /// The shape of a position's hive.
    pub fn of(position: &Position) -> HiveShape {
        let layout = position.layout();
        let hive: Vec<(Axial, Vec<Tile>)> = layout
            .cells()
            .map(|(place, cell)| (place, position.stack(cell)))
            .filter(|(_, stack)| !stack.is_empty())
            .collect();
        let views = (0..12).map(|view| seen(&hive, view));
        HiveShape(views.min().unwrap_or_default())
    }
}

/// The hive in one of twelve views, moved into the corner and in order.
fn seen(hive: &[(Axial, Vec<Tile>)], view: u32) -> Vec<(i32, i32, Vec<Tile>)> {
    let turned = |place: Axial| {
        let mirrored = if view >= 6 { (place.r, place.q) } else { (place.q, place.r) };
        (0..view % 6).fold(mirrored, |(q, r), _| (-r, q + r))
    };
    let places: Vec<(i32, i32)> = hive.iter().map(|(place, _)| turned(*place)).collect();
    let left = places.iter().map(|place| place.0).min().unwrap_or(0);
    let top = places.iter().map(|place| place.1).min().unwrap_or(0);
    let moved = places.iter().map(|(q, r)| (q - left, r - top));
    let mut seen: Vec<_> =
        moved.zip(hive).map(|((q, r), (_, stack))| (q, r, stack.clone())).collect();
    seen.sort_unstable();
    seen
}

#[cfg(test)]
mod tests {
    use skep_rules::Game;

    use super::*;

    fn shape(moves: &str) -> HiveShape {
        let mut game = "Base".parse::<Game>().unwrap();
        for text in moves.split(';') {
            game.play_text(text).unwrap();
        }
        HiveShape::of(game.position())
    }

    #[test]
    fn turned_and_mirrored_hives_have_one_shape() {
        let bent = shape(r"wS1;bG1 wS1-;wQ \wS1");
        assert_eq!(bent, shape(r"wS1;bG1 -wS1;wQ wS1/"));
        assert_eq!(bent, shape(r"wS1;bG1 wS1\;wQ wS1/"));
        assert_eq!(bent, shape(r"wS1;bG1 -wS1;wQ wS1\"));
        assert_ne!(bent, shape(r"wS1;bG1 wS1-;wQ -wS1"));
        assert_ne!(bent, shape(r"wS1;bG1 wS1-;wA1 \wS1"));
    }
}
