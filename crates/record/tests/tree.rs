//! The game tree: playing, variations, the cursor, endings.

use skep_record::{Cause, Declared, GameTree, NodeId, Row, TreeStep};
use skep_rules::{Color, Game, GameType, Outcome, Position};

fn texts(tree: &GameTree) -> Vec<String> {
    let row = |row: Row<'_>| {
        format!("{}{}{}", "  ".repeat(row.depth), if row.begins { "* " } else { "" }, row.text)
    };
    tree.rows().map(row).collect()
}

fn played(moves: &[&str]) -> GameTree {
    let mut tree = GameTree::new(GameType::BASE);
    for text in moves {
        tree.play_text(text).unwrap();
    }
    tree
}

#[test]
fn playing_the_same_again_follows_the_child() {
    let mut tree = played(&["wS1", "bS1 wS1-"]);
    let end = tree.current();
    tree.to_start();
    tree.play_text("wS1").unwrap();
    // Another way to write the same move.
    assert_eq!(tree.play_text("bS1 wS1-"), Ok(end));
    assert_eq!(tree.len(), 2);
}

#[test]
fn variations_are_listed_after_what_they_replace() {
    let mut tree = played(&["wS1", "bS1 wS1-", "wQ -wS1"]);
    tree.back();
    tree.play_text("wA1 -wS1").unwrap();
    tree.play_text("bQ bS1-").unwrap();
    tree.back();
    tree.play_text("bQ bS1/").unwrap();
    tree.to_start();
    tree.play_text("wG1").unwrap();
    let expected =
        ["wS1", "  * wG1", "bS1 wS1-", "wQ -wS1", "  * wA1 -wS1", "  bQ bS1-", "    * bQ bS1/"];
    assert_eq!(texts(&tree), expected);
    let numbers: Vec<(u32, Color)> = tree.rows().map(|row| (row.turn, row.player)).collect();
    assert_eq!(
        numbers[..4],
        [(1, Color::White), (1, Color::White), (1, Color::Black), (2, Color::White)]
    );
}

#[test]
fn forward_goes_the_way_the_cursor_came() {
    let mut tree = played(&["wS1", "bS1 wS1-"]);
    let main = tree.current();
    tree.back();
    let variation = tree.play_text("bA1 wS1-").unwrap();
    assert!(tree.back() && tree.back() && !tree.back());
    assert!(tree.forward() && tree.forward() && !tree.forward());
    assert_eq!(tree.current(), variation);
    assert!(tree.go_to(main));
    tree.to_start();
    tree.to_end();
    assert_eq!(tree.current(), main);
}

#[test]
fn promoting_makes_a_line_the_main_line() {
    let mut tree = played(&["wS1", "bS1 wS1-"]);
    tree.to_start();
    tree.play_text("wG1").unwrap();
    let end = tree.play_text("bG1 wG1-").unwrap();
    assert!(!tree.is_main(end));
    assert!(tree.promote(end));
    assert!(tree.is_main(end));
    assert_eq!(tree.main_line(), tree.line_to(end));
    assert_eq!(texts(&tree), ["wG1", "  * wS1", "  bS1 wS1-", "bG1 wG1-"]);
}

#[test]
fn deleting_takes_the_cursor_along() {
    let mut tree = played(&["wS1", "bS1 wS1-", "wQ -wS1"]);
    let line = tree.line();
    assert!(tree.delete(line[1]));
    assert_eq!(tree.current(), line[0]);
    assert_eq!(tree.game().to_string(), "Base;InProgress;Black[1];wS1");
    assert_eq!(tree.len(), 1);
    assert!(!tree.delete(line[2]) && !tree.delete(NodeId::ROOT) && !tree.go_to(line[2]));
    // A new node is never mistaken for an old one.
    assert!(!line.contains(&tree.play_text("bS1 wS1-").unwrap()));
}

#[test]
fn an_ending_is_a_node_that_can_be_taken_back() {
    let mut tree = played(&["wS1", "bS1 wS1-"]);
    let resigned = tree.declare(Declared::Resignation(Color::White)).unwrap();
    let end = tree.ending().unwrap();
    assert_eq!((end.outcome, end.cause), (Outcome::Win(Color::Black), Cause::Resignation));
    assert!(tree.play_text("wQ -wS1").is_err() && tree.declare(Declared::Agreement).is_err());
    assert!(tree.back());
    assert_eq!(tree.ending(), None);
    tree.play_text("wQ -wS1").unwrap();
    tree.declare(Declared::Time(Color::Black)).unwrap();
    let end = tree.ending().unwrap();
    assert_eq!((end.outcome, end.cause), (Outcome::Win(Color::White), Cause::Time));
    assert!(tree.game().to_string().starts_with("Base;WhiteWins;Black[2];"));
    assert!(tree.go_to(resigned));
    assert_eq!(tree.ending().unwrap().cause, Cause::Resignation);
}

#[test]
fn the_last_action_comes_with_the_position_before() {
    let mut tree = played(&["wS1", "bS1 wS1-"]);
    tree.declare(Declared::Agreement).unwrap();
    let (before, action) = tree.last().unwrap();
    assert_eq!(before.write_move(action), "bS1 wS1-");
    assert_eq!(before.to_string(), "Base;Black[1];0,0:wS1;placed=wS1");
    assert!(GameTree::default().last().is_none());
}

#[test]
fn choices_before_the_first_turn_are_nodes() {
    let mut tree = GameTree::new("Venom+Swarm(faces=fixed)".parse().unwrap());
    // Picks may be made before faces are fixed.
    for text in ["pick wA1 wB1 wG1", "faces wA1", "pick bA1 bB1 bG1", "faces"] {
        tree.play_text(text).unwrap();
    }
    let whole = tree.game().to_string();
    assert!(whole.contains(";faces wA1;faces;pick wA1 wB1 wG1;pick bA1 bB1 bG1"), "{whole}");
    tree.back();
    assert_eq!(tree.game().moves(), ["faces wA1", "pick wA1 wB1 wG1", "pick bA1 bB1 bG1"]);
    tree.play_text("faces bA1").unwrap();
    tree.to_start();
    assert!(tree.game().moves().is_empty());
    tree.go_to(*tree.main_line().last().unwrap());
    assert_eq!(tree.game().to_string(), whole);
    let last = tree.step(tree.current());
    assert!(matches!(last, Some(TreeStep::Choice(chosen)) if chosen.to_string() == "faces"));
    assert!(tree.rows().all(|row| row.turn == 0));
}

#[test]
fn a_game_becomes_a_tree_and_a_position_too() {
    for text in [
        "Base;InProgress;White[2];wS1;bS1 wS1-",
        "Base;WhiteWins;White[2];wS1;bS1 wS1-",
        "Base;Draw;White[1]",
        "Base+Swarm;NotStarted;White[1];pick wA1 wB1 wG1",
        "Base+MLP;White[5];0,0:wQ 1,0:bA1<wB1 2,0:bQ;resting=bA1",
    ] {
        let game: Game = text.parse().unwrap();
        assert_eq!(GameTree::from(&game).game().to_string(), text);
    }
    let position: Position = "Base;White[5];0,0:wQ 1,0:bA1 2,0:bQ".parse().unwrap();
    let mut tree = GameTree::from(position);
    tree.play_text("wA1 -wQ").unwrap();
    assert_eq!(tree.start().to_string(), "Base;White[5];0,0:wQ 1,0:bA1 2,0:bQ");
    assert_eq!(tree.rows().next().unwrap().turn, 5);
}
