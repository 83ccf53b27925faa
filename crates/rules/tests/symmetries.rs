//! The twelve images of a position, and the form that they share.

mod common;

use std::collections::{HashMap, HashSet};

use skep_rules::{Action, Game, GameType, Position};

/// Positions of random games of all standard types, and those of the data.
fn some_positions() -> Vec<Position> {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut positions: Vec<Position> =
        common::positions().into_iter().step_by(7).map(|(position, _)| position).collect();
    for game_type in GameType::standard() {
        let mut position = Position::new(game_type);
        for _ in 0..24 {
            positions.push(position.clone());
            let Some(action) = rng.choice(position.actions()) else { break };
            position.play_listed(action);
        }
    }
    positions
}

#[test]
fn all_images_share_one_canonical_form_which_is_one_of_them() {
    for position in some_positions() {
        let form = position.canonical_form();
        let images: Vec<Position> = position.symmetries().collect();
        assert_eq!(images.len(), 12);
        assert!(images.contains(&form), "{position}");
        for image in images {
            assert_eq!(image.canonical_form(), form, "{image} of {position}");
            assert_eq!(image.actions().len(), position.actions().len(), "{image} of {position}");
            assert_eq!(image.outcome(), position.outcome(), "{image} of {position}");
        }
    }
}

#[test]
fn a_position_without_symmetry_has_twelve_images() {
    let position = common::position("Base;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,-1:bQ;placed=bQ");
    let images: HashSet<Position> = position.symmetries().collect();
    assert_eq!(images.len(), 12);
    let line = common::position("Base;White[2];0,0:wS1 1,0:bS1");
    assert_eq!(line.symmetries().collect::<HashSet<_>>().len(), 6);
}

#[test]
fn different_positions_have_different_forms() {
    let near = common::position("Base;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,-1:bQ");
    let far = common::position("Base;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ");
    assert_ne!(near.canonical_form(), far.canonical_form());
    assert_ne!(near.canonical_form().zobrist_hash(), far.canonical_form().zobrist_hash());
}

#[test]
fn the_hash_of_the_form_does_not_tell_equal_tiles_and_turns_apart() {
    let one = "Base;White[5];0,0:wQ 1,0:bQ -1,0:wA1 -1,1:wA2 2,0:bA1 2,-1:bA2;resting=bA2";
    let other = "Base;White[9];0,0:wQ 1,0:bQ -1,0:wA2 -1,1:wA1 2,0:bA2 2,-1:bA1;resting=bA1";
    let [one, other] = [one, other].map(|text| common::position(text).canonical_form());
    assert_ne!(one, other);
    assert_eq!(one.zobrist_hash(), other.zobrist_hash());
}

#[test]
fn hives_at_the_end_of_the_table_have_images() {
    let far =
        common::position("Base;White[2];1000000000,-1000000000:wS1 999999999,-1000000000:bS1");
    assert_eq!(
        far.canonical_form(),
        common::position("Base;White[2];0,0:wS1 1,0:bS1").canonical_form()
    );
}

#[test]
fn all_images_share_one_symmetric_hash() {
    for position in some_positions() {
        let hash = position.symmetric_hash();
        for image in position.symmetries() {
            assert_eq!(image.symmetric_hash(), hash, "{image} of {position}");
        }
    }
}

/// The numbers of actions that place, move and do other things.
fn kinds_of_actions(position: &Position) -> [usize; 3] {
    let mut counts = [0; 3];
    for action in position.actions() {
        counts[match action {
            Action::Place { .. } => 0,
            Action::Move { .. } => 1,
            _ => 2,
        }] += 1;
    }
    counts
}

/// Short random games of one type. The same position is reached in many ways.
fn play_at_random(game_type: &str, rng: &mut fastrand::Rng, mut visit: impl FnMut(&Position)) {
    for _ in 0..12 {
        let mut game = Game::new(game_type.parse().unwrap());
        while let Some((choice, player)) = game.open_choice() {
            let tiles = choice.among(game.position().game_type(), player).into_iter().take(3);
            game.choose(skep_rules::Chosen { choice, tiles: tiles.collect() }).unwrap();
        }
        for _ in 0..40 {
            visit(game.position());
            let mut actions = game.position().actions();
            // Few different tiles, so that positions come again.
            actions.retain(|action| {
                !matches!(action, Action::Place { tile, .. } if game.position().tiles_in_play().len() > 5 && tile.index() % 3 > 0)
            });
            let Some(action) = rng.choice(actions) else { break };
            let action = game.position().with_draw(action, |bag| bag.into_iter().next());
            if game.play(action).is_err() {
                break;
            }
        }
    }
}

#[test]
fn positions_with_one_symmetric_hash_have_the_same_kinds_of_actions() {
    let mut rng = fastrand::Rng::with_seed(5);
    let standard = GameType::standard().map(|game_type| game_type.to_string());
    let beyond = common::types::BEYOND.into_iter().map(str::to_owned);
    for game_type in standard.chain(beyond) {
        let mut seen: HashMap<u64, ([usize; 3], String)> = HashMap::new();
        play_at_random(&game_type, &mut rng, |position| {
            let kinds = kinds_of_actions(position);
            let known = seen
                .entry(position.symmetric_hash())
                .or_insert_with(|| (kinds, position.to_string()));
            assert_eq!(known.0, kinds, "{} and {position}", known.1);
        });
    }
}
