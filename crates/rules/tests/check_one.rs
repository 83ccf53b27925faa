//! Checking one action agrees with the list of all: in random positions of every kind of game, every action that one can
//! think of is legal exactly if it is listed, or has the same effect as one that is.

mod common;

use std::collections::BTreeSet;

use common::hives::{some_hive, some_standard_hive};
use common::types::BEYOND;
use fastrand::Rng;
use skep_rules::{Action, Axial, Bug, Cell, Color, Direction, GameType, Position, Setup, Tile};

/// A position put together at random.
fn some_position(mut hive: impl FnMut() -> Setup) -> Position {
    loop {
        if let Ok(position) = hive().position() {
            return position;
        }
    }
}

/// The cells of the hive, those beside it, and one far away.
fn cells(position: &Position) -> Vec<Cell> {
    let far = Cell::at(Axial::new(30, 30));
    position.layout().cells().map(|(_, cell)| cell).chain([far]).collect()
}

/// Every action of every tile with every cell and every other tile, sensible or not.
fn candidates(position: &Position, dice: &mut Rng) -> Vec<Action> {
    let game_type = position.game_type();
    let mut tiles: Vec<Tile> =
        Color::ALL.into_iter().flat_map(|color| game_type.tiles(color)).collect();
    tiles.push(Tile::HONEYCOMBO);
    let some = *dice.choice(&tiles).expect("a game has tiles");
    let mut all = vec![
        Action::Combo,
        Action::Draw { drawn: None },
        Action::Draw { drawn: Some(some) },
        Action::End,
        Action::Pass,
    ];
    let cells = cells(position);
    for &tile in &tiles {
        all.extend([Action::Flip { tile }, Action::Steal { tile }]);
        all.extend(cells.iter().map(|&to| Action::Move { tile, to }));
        // All cells for all tiles that can be placed would be too many.
        let to = *dice.choice(&cells).expect("there is a cell far away");
        for bug in [tile.front(), tile.back().unwrap_or(Bug::Ant)] {
            all.extend([None, Some(some)].map(|drawn| Action::Place { tile, bug, to, drawn }));
        }
    }
    let lying: Vec<Tile> =
        tiles.into_iter().filter(|&tile| position.cell(tile).is_some()).collect();
    for &tile in &lying {
        for &other in &lying {
            all.extend([
                Action::Sting { tile, victim: other },
                Action::Remove { tile, victim: other },
                Action::Swap { tile, with: other },
            ]);
        }
    }
    all
}

/// Whether the two actions have the same effect: the same victim is stung, the same two are removed or swapped.
fn same_effect(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Sting { victim, .. }, Action::Sting { victim: other, .. }) => victim == other,
        (Action::Remove { tile, victim }, Action::Remove { tile: a, victim: b })
        | (Action::Swap { tile, with: victim }, Action::Swap { tile: a, with: b }) => {
            (tile, victim) == (a, b) || (tile, victim) == (b, a)
        }
        _ => one == other,
    }
}

/// Compares in one position; returns how many actions were legal though another form of them is listed.
fn compare(position: &Position, dice: &mut Rng) -> usize {
    let listed: BTreeSet<Action> = position.actions().into_iter().collect();
    let mut renamed = 0;
    for &action in &listed {
        assert_eq!(position.as_listed(action), Ok(action), "{position}");
    }
    for action in candidates(position, dice) {
        let plain = action.drawing(None);
        let wrongly_drawn = action.drawn().is_some_and(|drawn| {
            position.draws(action).is_empty() || !position.bag().contains(drawn)
        });
        let answer = position.as_listed(action);
        assert_eq!(position.is_legal(action), answer.is_ok(), "{action:?} in {position}");
        match answer {
            Ok(form) => {
                assert!(!wrongly_drawn, "{action:?} in {position}");
                assert!(listed.contains(&form.drawing(None)), "{action:?} in {position}");
                assert!(same_effect(form.drawing(None), plain), "{action:?} in {position}");
                assert_eq!(form.drawn(), action.drawn());
                renamed += usize::from(form != action);
            }
            Err(_) => {
                assert!(wrongly_drawn || !listed.contains(&plain), "{action:?} in {position}");
            }
        }
    }
    renamed
}

#[test]
fn in_random_hives_one_action_is_checked_like_all() {
    let mut dice = Rng::with_seed(3);
    let mut renamed = 0;
    // Four rounds, and more until two bugs could do the same.
    for round in 0..100 {
        if round >= 4 && renamed > 0 {
            return;
        }
        for text in BEYOND {
            let game_type: GameType = text.parse().unwrap();
            let position = some_position(|| some_hive(game_type, &mut dice));
            renamed += compare(&position, &mut dice);
        }
        for _ in 0..10 {
            let position = some_position(|| some_standard_hive(&mut dice));
            assert_eq!(compare(&position, &mut dice), 0, "round {round}");
        }
    }
    panic!("nothing could be done by two bugs");
}

#[test]
fn in_random_games_one_action_is_checked_like_all() {
    let mut dice = Rng::with_seed(4);
    for text in ["Base", "Base+MLP"].into_iter().chain(BEYOND) {
        let game_type: GameType = text.parse().unwrap();
        if game_type.to_string().contains("Swarm") || text.contains("fixed") {
            // Their hands and faces are chosen first: the random hives have them.
            continue;
        }
        let mut position = Position::new(game_type);
        for ply in 0..24 {
            let actions = position.actions();
            let Some(&action) = dice.choice(&actions) else { break };
            if ply % 3 == 0 {
                compare(&position, &mut dice);
            }
            position.play(action).unwrap();
        }
    }
}

/// A second thrower or Tick does not change what a legal action is called.
#[test]
fn a_sting_may_be_named_by_any_bug_that_can_sting() {
    let position: Position =
        "Base+M+Ws;White[9];0,0:wWs 1,0:wM 0,1:wQ 2,0:bQ 3,0:bA1 -1,0:wA1".parse().unwrap();
    let [wasp, mosquito, ant] = ["wWs", "wM", "bA1"].map(common::tile);
    let listed = position.actions();
    let forms = [wasp, mosquito].map(|tile| Action::Sting { tile, victim: ant });
    assert_eq!(listed.iter().filter(|action| forms.contains(action)).count(), 1);
    assert!(forms.iter().all(|&form| position.is_legal(form)), "{position}");
    let sides = Direction::ALL.map(|side| position.cell(ant).unwrap().neighbor(side));
    assert!(sides.iter().any(|&to| !position.is_legal(Action::Move { tile: ant, to })));
}
