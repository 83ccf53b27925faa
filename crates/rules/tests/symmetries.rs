//! The twelve images of a position, and the form that they share.

mod common;

use std::collections::HashSet;

use skep_rules::{GameType, Position};

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
