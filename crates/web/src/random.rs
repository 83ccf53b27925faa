//! Random numbers for the page.

use skep_rules::{Tile, TileSet};

/// A fair coin toss.
pub(crate) fn coin() -> bool {
    js_sys::Math::random() < 0.5
}

/// A random number from 0 (inclusive) to 1 (exclusive).
pub(crate) fn unit() -> f64 {
    js_sys::Math::random()
}

/// A random tile from the bag.
pub(crate) fn draw(bag: TileSet) -> Option<Tile> {
    pick(bag, js_sys::Math::random())
}

/// The tile at a relative index from 0 to 1.
fn pick(bag: TileSet, place: f64) -> Option<Tile> {
    let tiles: Vec<Tile> = bag.into_iter().collect();
    let last = tiles.len().checked_sub(1)?;
    // The cast rounds down; exactly 1 selects the last tile.
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
