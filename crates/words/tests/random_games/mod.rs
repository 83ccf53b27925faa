//! Random games of all kinds.

use skep_rules::{Game, GameType, Tile};

/// Game types that together have every creature and pack.
pub(crate) const GAMES: [&str; 6] = [
    "Base+MLP",
    "Venom+MLP",
    "Ultimate",
    "Base+MLP+Ws+Sc2+Ff2+Fl3+Df3+Ce+Sb+Tk+Predators+Guardians(pack_tiles=two)",
    "Venom+MLP+Predators+Honeycombo(combo_second=compulsory)",
    "Base+Swarm(queen_first=allow)",
];

/// A new game after random choices before the first turn.
pub(crate) fn begin(game_type: GameType, rng: &mut fastrand::Rng) -> Game {
    let mut game = Game::new(game_type);
    while let Some((choice, player)) = game.open_choice() {
        let mut tiles: Vec<Tile> = game_type.tiles(player).into_iter().skip(1).collect();
        rng.shuffle(&mut tiles);
        let names: Vec<String> = tiles.iter().take(3).map(Tile::to_string).collect();
        game.play_text(&format!("{} {}", choice.word(), names.join(" "))).unwrap();
    }
    game
}

/// Plays a random legal action.
pub(crate) fn play_any(game: &mut Game, rng: &mut fastrand::Rng) {
    let actions = game.position().actions();
    let action = actions[rng.usize(..actions.len())];
    let drawn = game.position().draws(action).into_iter().next();
    game.play(action.drawing(drawn)).unwrap();
}
