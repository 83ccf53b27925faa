//! Chance that is the same in both games of a pair.

use fastrand::Rng;
use skep_rules::{Action, Color, Game, GameType, Tile, TileSet};

/// What is left to chance in the games of one pair.
#[derive(Clone, Debug)]
pub(crate) struct Chance {
    random: Rng,
    /// The order in which the bag yields its tiles.
    order: Vec<Tile>,
}

impl Chance {
    /// The chance of a pair.
    pub(crate) fn new(game_type: GameType, seed: u64, pair: usize) -> Chance {
        let mut random = Rng::with_seed(seed ^ (pair as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let both = game_type.tiles(Color::White).or(game_type.tiles(Color::Black));
        let mut order: Vec<Tile> = both.into_iter().collect();
        random.shuffle(&mut order);
        Chance { random, order }
    }

    /// Draws a tile. As long as two games have drawn the same, they go on to draw the same.
    pub(crate) fn draw(&self, bag: TileSet) -> Option<Tile> {
        self.order.iter().copied().find(|&tile| bag.contains(tile))
    }

    /// A legal action, each as likely as any other, with the tile it draws.
    pub(crate) fn action(&mut self, game: &Game) -> Option<Action> {
        let position = game.position();
        let action = self.random.choice(position.actions())?;
        let draws = !position.draws(action).is_empty();
        Some(if draws { action.drawing(self.draw(position.bag())) } else { action })
    }
}
