//! Random trees of games of all types.

#![allow(dead_code, reason = "each test file uses some of it")]

#[path = "../../../rules/tests/common/types.rs"]
mod types;

use fastrand::Rng;
use skep_record::{Declared, GameTree, NodeId, TreeStep};
use skep_rules::{Choice, Color, GameType, Tile};

/// All standard games and the others that random tests play.
pub(crate) fn game_types() -> Vec<GameType> {
    let beyond = types::BEYOND.iter().map(|text| text.parse().unwrap());
    let queen_first = "Base+MLP(queen_first=allow,repetition=off)".parse().unwrap();
    GameType::standard().chain([queen_first]).chain(beyond).collect()
}

/// Plays a random action, chooses something or ends the game. Returns whether the line goes on.
pub(crate) fn play_something(tree: &mut GameTree, dice: &mut Rng) -> bool {
    if tree.ending().is_some() {
        return false;
    }
    if dice.u8(..) < 2 {
        let player = Color::ALL[dice.usize(0..2)];
        let ways = [Declared::Resignation(player), Declared::Agreement, Declared::Time(player)];
        return tree.declare(dice.choice(ways).unwrap()).is_err();
    }
    if let Some((choice, player)) = tree.game().open_choice() {
        return tree.play_text(&some_choice(tree, choice, player, dice)).is_ok();
    }
    let position = tree.position();
    let action = dice.choice(position.actions()).unwrap();
    let draws: Vec<Tile> = position.draws(action).into_iter().collect();
    tree.play(action.drawing(dice.choice(draws))).unwrap();
    true
}

fn some_choice(tree: &GameTree, choice: Choice, player: Color, dice: &mut Rng) -> String {
    let game_type = tree.game_type();
    let mut tiles: Vec<Tile> = game_type.tiles(player).into_iter().skip(1).collect();
    tiles.retain(|&tile| choice == Choice::Pick || game_type.is_two_faced(tile));
    dice.shuffle(&mut tiles);
    tiles.truncate(if choice == Choice::Pick { 3 } else { dice.usize(0..=tiles.len()) });
    let names = tiles.iter().map(|tile| format!(" {tile}"));
    format!("{}{}", choice.word(), names.collect::<String>())
}

/// A game of about this many steps with some variations and a random cursor.
pub(crate) fn some_tree(game_type: GameType, steps: usize, dice: &mut Rng) -> GameTree {
    let mut tree = GameTree::new(game_type);
    if dice.u8(..) < 64 {
        for _ in 0..dice.usize(0..20) {
            play_something(&mut tree, dice);
        }
        if tree.ending().is_none() && tree.game().open_choice().is_none() {
            tree = GameTree::from(tree.position().clone());
        }
    }
    for _ in 0..steps {
        if !play_something(&mut tree, dice) || dice.u8(..) < 16 {
            go_anywhere(&mut tree, dice);
        }
    }
    go_anywhere(&mut tree, dice);
    tree
}

fn go_anywhere(tree: &mut GameTree, dice: &mut Rng) {
    let nodes: Vec<NodeId> =
        [NodeId::ROOT].into_iter().chain(tree.rows().map(|row| row.node)).collect();
    tree.go_to(dice.choice(nodes).unwrap());
}

/// The contents of a tree, without the identifiers of its nodes.
pub(crate) type Shape = (String, Vec<(usize, bool, u32, Color, String, TreeStep, bool)>, String);

pub(crate) fn shape(tree: &GameTree) -> Shape {
    let rows = tree.rows().map(|row| {
        let current = row.node == tree.current();
        let (text, step) = (row.text.to_owned(), row.step.clone());
        (row.depth, row.begins, row.turn, row.player, text, step, current)
    });
    (tree.start().to_string(), rows.collect(), tree.game().to_string())
}

/// The main line of a tree with the cursor at its end.
pub(crate) fn main_line(tree: &GameTree) -> GameTree {
    let mut line = tree.clone();
    if let Some(&end) = tree.main_line().last() {
        line.go_to(end);
    }
    let mut only = match tree.start().has_whole_history() {
        true => GameTree::new(tree.game_type()),
        false => GameTree::from(tree.start().position().clone()),
    };
    // A game string has choices in the order of the rules, whichever was made first.
    for text in line.game().moves() {
        only.play_text(&text).unwrap();
    }
    if let Some(&TreeStep::Declared(declared)) = line.step(line.current()) {
        only.declare(declared).unwrap();
    }
    only
}
