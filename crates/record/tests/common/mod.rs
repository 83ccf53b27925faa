//! Random trees of games of all types.

#![allow(dead_code, reason = "each test file uses some of it")]

#[path = "../../../rules/tests/common/types.rs"]
mod types;

use fastrand::Rng;
use skep_record::{Declared, Drawing, GameTree, Glyph, NodeId, Note, Pen, Shape, TreeStep};
use skep_rules::{Axial, Choice, Color, GameType, Tile};

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

/// Writes and draws something on some nodes.
pub(crate) fn annotate(tree: &mut GameTree, dice: &mut Rng) {
    let nodes: Vec<NodeId> =
        [NodeId::ROOT].into_iter().chain(tree.rows().map(|row| row.node)).collect();
    for node in nodes {
        if dice.bool() {
            let mut note = some_note(dice);
            // A glyph judges a move.
            note.glyph = note.glyph.filter(|_| node != NodeId::ROOT);
            tree.set_note(node, note).unwrap();
        }
    }
}

fn some_note(dice: &mut Rng) -> Note {
    const PIECES: [&str; 24] = [
        "a",
        "Good",
        " ",
        "  ",
        "\n",
        "}",
        "{",
        ")",
        "(",
        "[%csl G0,0]",
        "[%7D]",
        "[%",
        "]",
        "[",
        "\\",
        "$1",
        "_",
        ";",
        "&n=",
        "é",
        "中",
        "%41",
        "; P0[3 done]",
        "1. wS1",
    ];
    let mut note = Note::default();
    if dice.bool() {
        let text: String = (0..dice.usize(0..20)).map(|_| dice.choice(PIECES).unwrap()).collect();
        note.set_comment(&text).unwrap();
    }
    if dice.bool() {
        note.glyph = dice.choice(Glyph::ALL);
    }
    for _ in 0..dice.usize(0..3) {
        let mut place = || Axial::new(dice.i32(-3..=3), dice.i32(-3..=3));
        let (from, to) = (place(), place());
        let shape = if from == to { Shape::Cell(from) } else { Shape::Arrow(from, to) };
        note.draw(Drawing { shape, pen: dice.choice(Pen::ALL).unwrap() }).unwrap();
    }
    note
}

/// The contents of a tree, without the identifiers of its nodes.
pub(crate) type TreeShape =
    (String, Vec<(usize, bool, u32, Color, String, TreeStep, bool)>, Vec<Note>, String);

pub(crate) fn shape(tree: &GameTree) -> TreeShape {
    let rows = tree.rows().map(|row| {
        let current = row.node == tree.current();
        let (text, step) = (row.text.to_owned(), row.step.clone());
        (row.depth, row.begins, row.turn, row.player, text, step, current)
    });
    let nodes = [NodeId::ROOT].into_iter().chain(tree.rows().map(|row| row.node));
    let notes = nodes.map(|node| tree.note(node).clone()).collect();
    (tree.start().to_string(), rows.collect(), notes, tree.game().to_string())
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
