//! An action found by its bits is one of the list, and every action of the list is found; the hash after it and what is
//! around the Queens are known before.

use std::collections::HashMap;

use skep_rules::{Action, Axial, Cell, Color, Position, Tile};

/// Plays at least this many random games, and more until this many actions were refused. In every position, asks for all
/// legal actions and for many illegal ones.
fn ask(game_type: &str, games: usize, plies: usize, enough: usize) {
    let mut seed = 11u64;
    let mut refused = 0;
    for game in 0.. {
        if game >= games && refused >= enough {
            return;
        }
        assert!(game < 100 * games, "{game_type}: only {refused} actions were refused");
        let mut position = Position::new(game_type.parse().expect(game_type));
        // An action that was legal once may be illegal later.
        let mut met: HashMap<u32, Action> = HashMap::new();
        for _ in 0..plies {
            let actions = position.actions();
            let listed: HashMap<u32, Action> =
                actions.iter().map(|action| (action.bits(), *action)).collect();
            for (bits, action) in &listed {
                assert_eq!(position.action_with(*bits), Some(*action), "{position}");
                let hash = position.hash_after(*action);
                assert_eq!(hash.is_some(), position.game_type().is_standard());
                let queens = Color::ALL.map(Tile::queen);
                let around = queens.map(|queen| position.occupied_sides_after(queen, *action));
                let draws = position.draws(*action).into_iter().next();
                let undo = position.play_listed(action.drawing(draws));
                assert!(hash.is_none_or(|hash| hash == position.zobrist_hash()), "{position}");
                if position.game_type().is_standard() {
                    let played = queens.map(|queen| position.occupied_sides(queen));
                    assert_eq!(around, played, "{position}");
                }
                position.undo(undo);
            }
            let Some(last) = actions.last() else { break };
            met.extend(listed.iter().map(|(&bits, &action)| (bits, action)));
            for bits in met.keys() {
                assert_eq!(position.action_with(*bits), listed.get(bits).copied(), "{position}");
                refused += usize::from(!listed.contains_key(bits));
            }
            // A tile anywhere, by any kind of action, and numbers that mean nothing.
            for (kind, place) in (0..16).zip((-8..8).map(|q| Cell::at(Axial::new(q, q / 2)))) {
                let bits = kind << 20 | last.bits() & 0xf_f000 | place.index() as u32;
                for bits in [bits, bits ^ 0x8_0000, !bits] {
                    let expected = listed.get(&bits).copied();
                    assert_eq!(position.action_with(bits), expected, "{bits:x} in {position}");
                }
            }
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let action = actions[(seed >> 33) as usize % actions.len()];
            let drawn = position.draws(action).into_iter().next();
            position.play_listed(action.drawing(drawn));
        }
        assert_eq!(
            position.outcome().map(|_| position.action_with(1 << 20)),
            position.outcome().map(|_| None)
        );
    }
}

#[test]
fn standard_games_find_what_they_list() {
    for game_type in ["Base", "Base+MLP", "Base+P"] {
        ask(game_type, 12, 60, 5_000);
    }
}

#[test]
fn other_games_find_what_they_list() {
    for game_type in ["Venom+MLP", "Base+MLP+Predators"] {
        ask(game_type, 2, 16, 100);
    }
}
