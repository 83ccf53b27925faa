//! Who makes another tile act.

mod common;

use common::position;
use fastrand::Rng;
use skep_rules::{Action, Bug, Helpers, Position, TileSet};

/// The names of the thrower and of the controllers.
fn helpers(text: &str, written: &str) -> (Option<String>, Vec<String>) {
    let position = position(text);
    let Helpers { thrower, controllers } = position.helpers(position.read_move(written).unwrap());
    let name = |tile| position.name(tile).to_string();
    (thrower.map(name), controllers.into_iter().map(name).collect())
}

fn thrown_by(name: &str) -> (Option<String>, Vec<String>) {
    (Some(name.to_owned()), Vec::new())
}

#[test]
fn a_pillbug_throws() {
    let text = "Base+MLP;White[5];0,0:wP 1,0:bA1 0,1:bQ -1,0:wQ";
    assert_eq!(helpers(text, "bA1 wQ/"), thrown_by("wP"));
}

#[test]
fn so_does_a_mosquito_that_touches_one() {
    let text = "Base+MLP;White[5];0,0:wM 1,0:bP 0,1:bQ -1,0:wQ";
    assert_eq!(helpers(text, "bP wQ/"), thrown_by("wM"));
}

#[test]
fn who_can_go_there_needs_nobody() {
    let text = "Base+MLP;White[5];0,0:wP 1,0:wA1 0,1:bQ -1,0:wQ";
    assert_eq!(helpers(text, "wA1 wQ/"), (None, vec![]));
    assert_eq!(helpers(text, "wG1 -wQ"), (None, vec![]), "nor who is placed");
}

#[test]
fn a_tick_forces() {
    let text = "Venom+MLP;White[5];0,0:wTk 1,0:bA1 0,1:bQ -1,0:wQ";
    assert_eq!(helpers(text, "bA1 \\wQ"), (None, vec!["wTk".to_owned()]));
}

#[test]
fn a_tick_forces_who_throws() {
    let text = "Venom+MLP;White[5];0,0:wTk 1,0:bP 2,0:wS1 0,1:bQ -1,0:wQ";
    assert_eq!(helpers(text, "wS1 \\bP"), (Some("bP".to_owned()), vec!["wTk".to_owned()]));
}

#[test]
fn a_mosquito_as_a_tick_throws_nobody() {
    let text = "Base+MLP+Tk;White[5];0,0:wM -1,1:wTk 1,0:bA1 0,1:bQ -1,0:wQ";
    assert_eq!(helpers(text, "bA1 wM/"), (None, vec!["wM".to_owned()]));
}

#[test]
fn the_opponents_bugs_are_forced_only_if_need_be() {
    let text = "Venom+MLP;White[6];0,0:wTk 1,0:bP 2,0:wS1 0,1:bQ -1,0:wQ 2,-1:wP";
    assert_eq!(helpers(text, "wS1 wP-"), thrown_by("wP"));
}

/// In random games of all kinds: the helpers are enough, and none of them too many.
#[test]
fn nobody_is_missing_and_nobody_too_many() {
    let games =
        ["Base+MLP", "Venom+MLP", "Base+MLP+Tk+Ce+Ws+Predators", "Venom+MLP(tick_chain=no)"];
    let mut dice = Rng::with_seed(3);
    let (mut thrown, mut forced) = (0, 0);
    // Three games of each type, and more until bugs have often been thrown and forced.
    for round in 0..100 {
        if round >= 3 && thrown >= 20 && forced >= 20 {
            return;
        }
        for game_type in games {
            let mut position = Position::new(game_type.parse().unwrap());
            for _ in 0..50 {
                let actions = position.actions();
                for &action in &actions {
                    let Helpers { thrower, controllers } = position.helpers(action);
                    assert_minimal(&position, action);
                    thrown += u32::from(thrower.is_some());
                    forced += u32::from(!controllers.is_empty());
                }
                let Some(&action) = actions.get(dice.usize(..actions.len().max(1))) else { break };
                position.play_listed(action);
            }
        }
    }
    panic!("{thrown} actions with a thrower, {forced} with a controller");
}

/// The action is legal while all other bugs that may help are resting, and illegal while one of its helpers is too.
fn assert_minimal(position: &Position, action: Action) {
    let helpers = position.helpers(action).tiles();
    let involved = |tile| match action {
        Action::Move { tile: moved, .. } => tile == moved,
        Action::Sting { tile: one, victim: two }
        | Action::Remove { tile: one, victim: two }
        | Action::Swap { tile: one, with: two } => [one, two].contains(&tile),
        _ => true,
    };
    let may_help = |tile| matches!(position.face(tile), Bug::Pillbug | Bug::Mosquito | Bug::Tick);
    let others: TileSet = position
        .tiles_in_play()
        .into_iter()
        .filter(|&tile| may_help(tile) && !involved(tile) && !helpers.contains(tile))
        .collect();
    let written = position.write_move(action);
    let is_legal_with_resting = |tiles: TileSet| {
        let mut setup = position.setup();
        setup.statuses.resting = setup.statuses.resting.or(tiles);
        let still: Position = setup.position().unwrap();
        still.read_move(&written).is_ok()
    };
    assert!(is_legal_with_resting(others), "{position}: {written}");
    for helper in helpers {
        let more = others.or(TileSet::from(helper));
        assert!(!is_legal_with_resting(more), "{position}: {written} without {helper}");
    }
}
