//! Two states of one game become one, and nothing is lost.

mod common;

use std::collections::BTreeSet;

use common::{game_types, main_line, play_something, shape, some_tree};
use fastrand::Rng;
use skep_record::{Clock, GameTree, NodeId, Saved, Seat, Summary, TimeControl, Write};
use skep_rules::{Color, GameType, Outcome};

/// The lines to all nodes of a tree.
fn lines(tree: &GameTree) -> BTreeSet<Vec<String>> {
    let text = |&node: &NodeId| tree.row(node).map(|row| format!("{:?}", row.step)).unwrap();
    tree.rows().map(|row| tree.line_to(row.node).iter().map(text).collect()).collect()
}

/// Two trees that share their beginning and went on differently.
fn pair(game_type: GameType, dice: &mut Rng) -> (GameTree, GameTree) {
    let first = some_tree(game_type, 12, dice);
    let mut second = first.clone();
    let mut first = first;
    for tree in [&mut first, &mut second] {
        for _ in 0..6 {
            play_something(tree, dice);
        }
    }
    (first, second)
}

fn each_pair(mut test: impl FnMut(GameTree, GameTree)) {
    for (index, game_type) in game_types().into_iter().enumerate() {
        let mut dice = Rng::with_seed(index as u64);
        let (first, second) = pair(game_type, &mut dice);
        test(first, second);
    }
}

#[test]
fn a_merged_tree_has_the_lines_of_both_and_nothing_else() {
    each_pair(|mine, theirs| {
        let mut both = mine.clone();
        assert!(both.merge(&theirs));
        let expected: BTreeSet<_> = lines(&mine).union(&lines(&theirs)).cloned().collect();
        assert_eq!(lines(&both), expected);
        // The cursor stays where it was, and the tree can be saved and read.
        assert_eq!(both.current(), mine.current());
        assert_eq!(both.game().to_string(), mine.game().to_string());
        let saved = Saved::new(both.clone(), 0).write().unwrap();
        assert_eq!(shape(&Saved::read(&saved).unwrap().tree), shape(&both));
    });
}

#[test]
fn the_main_line_of_a_merged_tree_begins_with_the_others() {
    each_pair(|mine, theirs| {
        let mut both = mine.clone();
        both.merge(&theirs);
        let steps = |tree: &GameTree| -> Vec<_> {
            tree.main_line().iter().map(|&node| tree.step(node).cloned()).collect()
        };
        assert!(steps(&both).starts_with(&steps(&theirs)));
        // It can be played as a game of its own.
        assert_eq!(main_line(&both).len(), both.main_line().len());
    });
}

#[test]
fn merging_again_changes_nothing() {
    each_pair(|mine, theirs| {
        let mut both = mine.clone();
        both.merge(&theirs);
        let once = shape(&both);
        both.merge(&theirs);
        assert_eq!(shape(&both), once);
    });
}

#[test]
fn a_tree_that_follows_another_becomes_the_same() {
    each_pair(|mut mine, theirs| {
        let kept: Vec<_> = mine.rows().map(|row| (row.node, row.step.clone())).collect();
        assert!(mine.follow(&theirs));
        assert_eq!(lines(&mine), lines(&theirs));
        // A node that is left is the node that it was.
        for (node, step) in kept {
            assert!(mine.step(node).is_none_or(|now| *now == step));
        }
        mine.to_start();
        let mut theirs = theirs;
        theirs.to_start();
        assert_eq!(shape(&mine), shape(&theirs));
    });
}

#[test]
fn games_with_different_starts_are_not_merged() {
    let mut base = GameTree::new(GameType::BASE);
    base.play_text("wS1").unwrap();
    let before = shape(&base);
    assert!(!base.merge(&GameTree::default()));
    assert!(!base.follow(&GameTree::default()));
    assert_eq!(shape(&base), before);
}

#[test]
fn a_line_only_has_no_variations() {
    let mut tree = GameTree::new(GameType::BASE);
    tree.play_text("wS1").unwrap();
    tree.play_text("bS1 wS1-").unwrap();
    tree.play_text("wQ -wS1").unwrap();
    tree.to_start();
    tree.forward();
    tree.play_text("bA1 wS1-").unwrap();
    let only = tree.line_only();
    assert_eq!(only.game().to_string(), tree.game().to_string());
    assert_eq!(only.len(), 2);
    assert!(only.is_main(only.current()));
}

fn game(moves: &[&str], changed: u64) -> Saved {
    let mut saved = Saved::new(GameTree::new(GameType::BASE), 5);
    for text in moves {
        saved.tree.play_text(text).unwrap();
    }
    saved.changed = changed;
    saved
}

#[test]
fn what_its_writer_has_seen_is_replaced() {
    let stored = game(&["wS1"], 10).write().unwrap();
    let own = game(&["wS1", "bS1 wS1-"], 20);
    assert!(matches!(own.to_write(Some((4, &stored)), 4), Write::Store { revision: 5 }));
}

#[test]
fn what_its_writer_has_not_seen_is_merged() {
    let stored = game(&["wS1", "bA1 wS1-"], 30).write().unwrap();
    let own = game(&["wS1", "bS1 wS1-"], 20);
    let Write::Merge { revision, merged } = own.to_write(Some((5, &stored)), 4) else { panic!() };
    assert_eq!(revision, 6);
    assert_eq!(merged.tree.len(), 3);
    assert_eq!(merged.changed, 30);
    // An older state than the one that its writer has seen, after a deletion: the revision never goes back.
    assert!(matches!(own.to_write(Some((1, &stored)), 4), Write::Merge { revision: 5, .. }));
}

#[test]
fn an_older_state_never_shortens_a_game() {
    let long = game(&["wS1", "bS1 wS1-", "wQ -wS1"], 30);
    let text = long.write().unwrap();
    let old = game(&["wS1"], 40);
    let Write::Merge { merged, .. } = old.to_write(Some((9, &text)), 2) else { panic!() };
    assert_eq!(merged.tree.main_line().len(), 3);
}

#[test]
fn a_deleted_game_stays_deleted_and_a_damaged_one_untouched() {
    let own = game(&["wS1"], 20);
    assert!(matches!(own.to_write(None, 3), Write::Deleted));
    assert!(matches!(own.to_write(None, 0), Write::Store { revision: 1 }));
    assert!(matches!(own.to_write(Some((4, "{")), 3), Write::Apart));
    let other = Saved::new(GameTree::default(), 0).write().unwrap();
    assert!(matches!(own.to_write(Some((4, &other)), 3), Write::Apart));
}

#[test]
fn titles_and_clocks_come_from_the_later_state() {
    let mut early = game(&["wS1"], 10);
    let mut late = game(&["wS1"], 20);
    early.title = "Sunday’s game".to_owned();
    late.seats[Color::Black] = Seat::Level(3);
    late.clock = Some(Clock::new(TimeControl::SuddenDeath { time: 1_000 }));
    for (mut first, second) in [(early.clone(), late.clone()), (late, early)] {
        assert!(first.merge(&second));
        assert_eq!(first.title, "Sunday’s game");
        assert_eq!(first.seats[Color::Black], Seat::Level(3));
        assert!(first.clock.is_some());
    }
}

#[test]
fn a_text_that_cannot_be_read_loses_to_one_that_can() {
    let text = game(&["wS1"], 10).write().unwrap();
    for (stored, other) in [(text.as_str(), "{"), ("{", text.as_str())] {
        assert_eq!(Saved::merge_texts(stored, other).unwrap().tree.len(), 1);
    }
    assert!(Saved::merge_texts("{", "").is_err());
}

#[test]
fn a_summary_is_about_the_main_line_wherever_the_cursor_is() {
    let mut saved = game(&["wS1", "bS1 wS1-", "wQ -wS1"], 10);
    saved.tree.declare(skep_record::Declared::Resignation(Color::Black)).unwrap();
    saved.tree.to_start();
    saved.tree.play_text("wG1").unwrap();
    let summary = Summary::of(&saved);
    assert_eq!(summary.steps, 4);
    assert_eq!(summary.result, Some(Outcome::Win(Color::White)));
    assert!(!summary.is_in_progress());
    assert_eq!(Summary::read(&summary.write()), Some(summary));
    assert_eq!(Summary::read("{}"), None);
}
