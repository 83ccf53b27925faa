//! Chance: the only place where the page rolls dice.

use skep_rules::{Tile, TileSet};

/// True or false, each half of the time.
pub(crate) fn coin() -> bool {
    js_sys::Math::random() < 0.5
}

/// A number from 0 to 1, without 1.
pub(crate) fn number() -> f64 {
    js_sys::Math::random()
}

/// A tile out of the bag.
pub(crate) fn draw(bag: TileSet) -> Option<Tile> {
    pick(bag, js_sys::Math::random())
}

/// The tile at a place between 0 and 1.
fn pick(bag: TileSet, place: f64) -> Option<Tile> {
    let tiles: Vec<Tile> = bag.into_iter().collect();
    let last = tiles.len().checked_sub(1)?;
    // A float becomes the nearest whole number below it; the end belongs to the last tile.
    let index = (place * tiles.len() as f64) as usize;
    Some(tiles[index.min(last)])
}

#[cfg(test)]
mod tests {
    use skep_rules::{Color, GameType};

    use super::*;

    #[test]
    fn every_tile_of_a_bag_can_be_drawn_and_nothing_of_an_empty_one() {
        let bag = GameType::BASE.tiles(Color::White);
        let drawn: TileSet = (0..1000).filter_map(|n| pick(bag, f64::from(n) / 1000.0)).collect();
        assert_eq!(drawn, bag);
        assert!(pick(bag, 1.0).is_some());
        assert_eq!(pick(TileSet::EMPTY, 0.5), None);
    }
}
