//! Positions as values: equality, hashing, legality of one action, and the null move, in games of many types.

mod common;

use std::collections::HashSet;

use skep_rules::{Action, Choice, Game, GameType, Position, Stage};

/// Plays a random game of this type and shows every position of it.
fn random_game(game_type: &str, seed: u64, plies: usize, mut show: impl FnMut(&mut Position)) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut position = start(game_type);
    for _ in 0..plies {
        show(&mut position);
        let actions = position.actions();
        let Some(&action) = rng.choice(actions.iter()) else { return };
        let drawn = rng.choice(position.draws(action).into_iter().collect::<Vec<_>>());
        position.play_listed(action.drawing(drawn));
    }
}

/// The first position of a game in which the players have chosen what there is to choose.
fn start(game_type: &str) -> Position {
    let mut game = Game::new(game_type.parse().expect(game_type));
    while let Some((choice, player)) = game.open_choice() {
        let tiles = match choice {
            Choice::Faces => Vec::new(),
            Choice::Pick => game.position().game_type().tiles(player).into_iter().collect(),
        };
        // The Queen comes first.
        let tiles = tiles.iter().skip(1).take(3).map(|tile| format!(" {tile}"));
        game.play_text(&format!("{}{}", choice.word(), tiles.collect::<String>())).unwrap();
    }
    game.position().clone()
}

fn types() -> impl Iterator<Item = String> {
    let standard = GameType::standard().map(|game_type| game_type.to_string());
    standard.chain(common::types::BEYOND.map(str::to_owned))
}

#[test]
fn a_position_equals_what_is_read_from_its_text() {
    for (seed, game_type) in types().enumerate() {
        random_game(&game_type, seed as u64, 30, |position| {
            let again: Position = position.to_string().parse().unwrap();
            assert_eq!(again, *position);
            assert_eq!(again.zobrist_hash(), position.zobrist_hash());
        });
    }
}

#[test]
fn different_texts_are_different_positions() {
    let texts = [
        "Base;White[2];0,0:wS1 1,0:bS1",
        "Base;White[2];0,0:wS1 1,0:bS1;placed=bS1",
        "Base;White[3];0,0:wS1 1,0:bS1",
        "Base;White[2];0,0:wS1 0,1:bS1",
        "Base;White[2];5,0:wS1 6,0:bS1",
        "Base;Black[2];0,0:wS1 1,0:bS1",
        "Base+M;White[2];0,0:wS1 1,0:bS1",
        "Base(queen_first=allow);White[2];0,0:wS1 1,0:bS1",
        "Base;White[2];0,0:wS2 1,0:bS1",
    ];
    let positions: HashSet<Position> = texts.map(common::position).into();
    assert_eq!(positions.len(), texts.len());
}

#[test]
fn a_null_move_hands_over_the_turn_and_is_taken_back() {
    let mut double = 0;
    // A game of each type, and more until there were double turns.
    for round in 0..100 {
        if double > 0 {
            return;
        }
        for (index, game_type) in types().enumerate() {
            random_game(&game_type, 1000 * round + index as u64, 40, |position| {
                double += u32::from(position.stage() != Stage::Single);
                let before = position.clone();
                let undo = position.play_null_move();
                assert_eq!(position.to_move(), !before.to_move(), "{before}");
                position.undo(undo);
                assert_eq!(*position, before);
            });
        }
    }
    panic!("no double turn was met");
}

#[test]
fn exactly_the_listed_actions_are_legal() {
    for (seed, game_type) in types().enumerate() {
        let mut earlier: HashSet<Action> = HashSet::new();
        random_game(&game_type, seed as u64, 12, |position| {
            let listed: HashSet<Action> = position.actions().into_iter().collect();
            assert!(listed.iter().all(|&action| position.is_legal(action)), "{position}");
            let moves = earlier.difference(&listed);
            let plain = moves.filter(|action| {
                matches!(action, Action::Place { .. } | Action::Move { .. } | Action::Pass)
            });
            for &action in plain {
                assert!(!position.is_legal(action), "{action:?} in {position}");
            }
            earlier.extend(listed);
        });
    }
}

#[test]
fn a_game_tells_what_was_played_apart_from_what_can_be() {
    let game: Game = common::game("Base;InProgress;White[2];wS1;bS1 wS1-");
    assert_eq!(game.history().len(), game.len());
    assert_eq!(game.history().next_back(), game.last_action());
    assert!(!game.position().actions().contains(&game.last_action().unwrap()));
}
