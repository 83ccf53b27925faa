//! Random games of many types: what was played is found again, from every side.

use fastrand::Rng;
use skep_explorer::{GameIndex, GameInfo, explore, move_keys};
use skep_rules::{Chosen, Game, Position};

const TYPES: [&str; 9] = [
    "Base",
    "Base+MLP",
    "Venom+MLP",
    "Venom(faces=fixed)",
    "Base+MLP+Predators",
    "Base+Guardians",
    "Base+Honeycombo",
    "Base+Swarm",
    "Venom+MLP+Predators+Guardians+Honeycombo+Swarm",
];

/// A random game of some actions, and its positions.
fn random_game(game_type: &str, rng: &mut Rng) -> (Game, Vec<Position>) {
    let mut game = Game::new(game_type.parse().unwrap());
    while let Some((choice, player)) = game.open_choice() {
        let tiles = choice.among(game.position().game_type(), player).into_iter().take(3);
        game.choose(Chosen { choice, tiles: tiles.collect() }).unwrap();
    }
    let mut positions = Vec::new();
    for _ in 0..14 {
        let Some(action) = rng.choice(game.position().actions()) else { break };
        let bag: Vec<_> = game.position().bag().into_iter().collect();
        let action = game.position().with_draw(action, |_| rng.choice(bag));
        positions.push(game.position().clone());
        game.play(action).unwrap();
    }
    (game, positions)
}

#[test]
fn every_image_of_a_position_shows_what_was_played() {
    let mut rng = Rng::with_seed(4);
    let info = GameInfo { outcome: None, date: 0 };
    for game_type in TYPES {
        for _ in 0..3 {
            let (game, positions) = random_game(game_type, &mut rng);
            let mut index = GameIndex::default();
            let keys = move_keys(game.start(), game.history());
            assert!(index.insert(1, info, &keys));
            for (position, action) in positions.iter().zip(game.history()) {
                let played = |position: &Position| explore(position, |key| index.played(key));
                let here = played(position);
                // The same position may have come twice, and another move been played.
                let found = here
                    .iter()
                    .any(|explored| explored.played.actions.contains(&action.drawing(None)));
                assert!(found, "{game_type}: {}", position.write_move(action));
                for image in position.symmetries() {
                    let there = played(&image);
                    assert_eq!(there.len(), here.len(), "{image}");
                    for explored in there {
                        assert_eq!(explored.found.results.open, 1);
                        assert!(image.actions().contains(&explored.action()));
                    }
                }
            }
        }
    }
}

#[test]
fn what_fate_draws_does_not_make_another_move() {
    let start: Position = "Base+Swarm;White[5];0,0:wQ 1,0:bQ;white=wA1".parse().unwrap();
    let keys = |tile: &str| {
        let mut game = Game::from_position(start.clone());
        let tile = tile.parse().unwrap();
        let action = game.position().actions()[0].drawing(Some(tile));
        game.play(action).unwrap();
        move_keys(game.start(), game.history())
    };
    assert_eq!(keys("wS1"), keys("bG1"));
}
