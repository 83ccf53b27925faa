//! Random draws from the bag, for moves that do not name the tile they draw.

use fastrand::Rng;
use skep_rules::{Tile, TileSet};

/// A source of random draws, repeatable by its seed.
#[derive(Debug)]
pub(crate) struct RandomDraws(Rng);

impl RandomDraws {
    /// A source with this seed, or with a random one.
    pub(crate) fn new(seed: Option<u64>) -> RandomDraws {
        RandomDraws(seed.map_or_else(Rng::new, Rng::with_seed))
    }

    /// Draws one of the tiles at random.
    pub(crate) fn draw(&mut self, bag: TileSet) -> Option<Tile> {
        let count = bag.len() as usize;
        if count == 0 {
            return None;
        }
        bag.into_iter().nth(self.0.usize(..count))
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::{Color, GameType};

    use super::*;

    #[test]
    fn a_seed_decides_and_everything_can_come() {
        let bag = GameType::BASE.tiles(Color::White);
        let draw = |seed| RandomDraws::new(Some(seed)).draw(bag);
        assert_eq!(draw(7), draw(7));
        let drawn: TileSet = (0..500).filter_map(draw).collect();
        assert_eq!(drawn, bag);
        assert_eq!(RandomDraws::new(None).draw(TileSet::EMPTY), None);
    }
}
