//! The random choices of a match, equal in both games of a pair.

use fastrand::Rng;
use skep_rules::{Action, Color, Game, GameType, Tile, TileSet};

/// The random choices of one pair of games: random actions, and the order of the bag.
#[derive(Clone, Debug)]
pub(crate) struct PairRng {
    random: Rng,
    /// The order in which tiles are drawn from the bag.
    order: Vec<Tile>,
}

impl PairRng {
    /// The random choices of one pair, determined by the seed of the match and the number of the pair.
    pub(crate) fn new(game_type: GameType, seed: u64, pair: usize) -> PairRng {
        let mut random = Rng::with_seed(seed ^ (pair as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let both = game_type.tiles(Color::White).or(game_type.tiles(Color::Black));
        let mut order: Vec<Tile> = both.into_iter().collect();
        random.shuffle(&mut order);
        PairRng { random, order }
    }

    /// Draws the tile of the bag that comes first in the order. Two games with equal bags draw the same tile.
    pub(crate) fn draw(&self, bag: TileSet) -> Option<Tile> {
        self.order.iter().copied().find(|&tile| bag.contains(tile))
    }

    /// A uniformly random legal action, with the tile that it draws.
    pub(crate) fn action(&mut self, game: &Game) -> Option<Action> {
        let position = game.position();
        let action = self.random.choice(position.actions())?;
        Some(position.with_draw(action, |bag| self.draw(bag)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A random game. The choices before the first turn are fixed.
    fn random_game(game_type: &str, pair: usize) -> Game {
        let game_type: GameType = game_type.parse().unwrap();
        let mut rng = PairRng::new(game_type, 1, pair);
        let mut game = Game::new(game_type);
        while let Some((choice, player)) = game.open_choice() {
            let tiles = ["A1", "B1", "G1"].map(|tile| format!("{}{tile}", player.letter()));
            game.play_text(&format!("{} {}", choice.word(), tiles.join(" "))).unwrap();
        }
        for _ in 0..80 {
            if game.ending().is_none() {
                let action = rng.action(&game).unwrap();
                game.play(action).unwrap_or_else(|error| panic!("{game}: {error}"));
            }
        }
        game
    }

    #[test]
    fn random_actions_are_legal_in_every_game() {
        for game_type in [
            "Base",
            "Base+MLP",
            "Venom+MLP(faces=fixed)",
            "Base+Swarm",
            "Base+Swarm(swarm_place=drawn)",
            "Ultimate",
        ] {
            for pair in 0..5 {
                let game = random_game(game_type, pair);
                assert_eq!(game.to_string(), random_game(game_type, pair).to_string());
            }
            assert_ne!(
                random_game(game_type, 0).to_string(),
                random_game(game_type, 1).to_string()
            );
        }
    }

    #[test]
    fn the_bag_has_one_order_in_a_pair() {
        let game_type: GameType = "Base+Swarm".parse().unwrap();
        let (first, second) = (PairRng::new(game_type, 1, 3), PairRng::new(game_type, 1, 3));
        let mut bag = game_type.tiles(Color::White);
        while let Some(tile) = first.draw(bag) {
            assert_eq!(second.draw(bag), Some(tile));
            bag.remove(tile);
        }
        assert!(bag.is_empty());
    }
}
