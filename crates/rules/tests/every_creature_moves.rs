//! In random games every creature that moves by itself moves, every power is used, and exactly the creatures that climb
//! are found on top of others.

use std::collections::{BTreeSet, HashSet};

use fastrand::Rng;
use skep_rules::{Action, Bug, GameType, Position, Power};

mod common;

use common::types::BEYOND;

/// The creatures that never move by themselves. Every other one must be met moving.
fn stays(bug: Bug) -> bool {
    matches!(bug, Bug::Centipede | Bug::Mantis | Bug::Honeycombo)
}

/// Games that together have every creature.
const GAMES: [&str; 3] = [
    "Base+MLP+Ws+Sc2+Ff2+Fl3+Df3+Ce+Sb+Tk+Predators+Guardians(pack_tiles=two)",
    "Venom+MLP+Predators+Guardians(pack_tiles=two)",
    "Base+Guardians+Fl3+Df3+Tk",
];

/// The creatures on top of other tiles. Each of them must be one that climbs.
fn creatures_on_top(position: &Position) -> Vec<Bug> {
    let stacks = position.setup().stacks;
    let on_top = stacks.iter().flat_map(|(_, stack)| &stack[1..]);
    let creatures: Vec<Bug> = on_top.map(|&tile| position.face(tile)).collect();
    assert!(creatures.iter().all(|bug| bug.climbs()), "{position}");
    creatures
}

#[test]
fn every_creature_is_met_moving() {
    let mut dice = Rng::with_seed(20);
    let (mut moving, mut on_top) = (BTreeSet::new(), BTreeSet::new());
    let mut using = HashSet::new();
    for round in 0..600 {
        let game_type = GAMES[round % GAMES.len()].parse().unwrap();
        let mut position = Position::new(game_type);
        for _ in 0..60 {
            on_top.extend(creatures_on_top(&position));
            let actions = position.actions();
            for &action in &actions {
                match action {
                    Action::Move { tile, .. } => {
                        let helpers = position.helpers(action);
                        if helpers.tiles().is_empty() {
                            moving.insert(position.face(tile));
                        }
                        using.extend(helpers.thrower.map(|_| Power::Throw));
                        using.extend(helpers.controllers.into_iter().map(|_| Power::Force));
                    }
                    Action::Sting { .. } => drop(using.insert(Power::Sting)),
                    Action::Remove { .. } => drop(using.insert(Power::Remove)),
                    Action::Swap { .. } => drop(using.insert(Power::Swap)),
                    Action::Place { .. }
                    | Action::Flip { .. }
                    | Action::Combo
                    | Action::Draw { .. }
                    | Action::Steal { .. }
                    | Action::End
                    | Action::Pass => {}
                }
            }
            let Some(&action) = dice.choice(&actions) else { break };
            position.play_listed(action);
        }
        let all_move = Bug::ALL.into_iter().all(|bug| stays(bug) || moving.contains(&bug));
        let all_climb = Bug::ALL.into_iter().all(|bug| !bug.climbs() || on_top.contains(&bug));
        if all_move && all_climb && using.len() == 5 {
            return;
        }
    }
    let missing: Vec<Bug> =
        Bug::ALL.into_iter().filter(|bug| !stays(*bug) && !moving.contains(bug)).collect();
    panic!("not met moving: {missing:?}; met on top: {on_top:?}; powers met: {using:?}");
}

#[test]
fn the_random_games_have_every_creature() {
    let games = BEYOND.map(|text| text.parse::<GameType>().unwrap());
    for bug in Bug::ALL {
        assert!(games.iter().any(|game| game.can_show(bug)), "no game of `BEYOND` has the {bug}");
    }
}
