//! Texts that are too large or contradictory are refused, quickly.

use skep_record::{
    Details, GameTree, ImportError, LinkError, MAX_IMPORT, MAX_LINK, Pgn, PgnProblem, Saved,
    SavedError, Seat, StepProblem, import, read_link, write_link, write_sgf,
};
use skep_rules::{Color, Game};

/// A game in which two Queens walk to and fro.
fn endless(steps: usize) -> GameTree {
    let mut tree = GameTree::new("Base(repetition=off)".parse().unwrap());
    for text in ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"] {
        tree.play_text(text).unwrap();
    }
    let dance = ["wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"];
    for text in dance.into_iter().cycle().take(steps - 4) {
        tree.play_text(text).unwrap();
    }
    tree
}

#[test]
fn a_tree_with_too_many_steps_is_neither_saved_nor_read() {
    let saved = Saved::new(endless(10_000), 0);
    let text = saved.write().unwrap();
    assert_eq!(Saved::read(&text).unwrap().tree.len(), 10_000);
    let saved = Saved::new(endless(10_001), 0);
    assert_eq!(saved.write().unwrap_err(), SavedError::TooManySteps(10_001));
    let error = read_link(&write_link(&endless(10_001))).unwrap_err();
    assert!(matches!(error, LinkError::Steps(error) if error.problem == StepProblem::TooMany));
}

#[test]
fn texts_that_are_too_long_are_not_looked_at() {
    assert_eq!(read_link(&"x".repeat(MAX_LINK + 1)).unwrap_err(), LinkError::TooLong);
    assert_eq!(import(&"x".repeat(MAX_IMPORT + 1)).unwrap_err(), ImportError::TooLong);
    assert_eq!(Saved::read(&" ".repeat(Saved::MAX_BYTES + 1)).unwrap_err(), SavedError::TooLong);
}

#[test]
fn what_could_not_be_read_is_not_written() {
    let mut saved = Saved::new(GameTree::default(), 0);
    saved.names[Color::White] = "é".repeat(Saved::MAX_NAME);
    assert!(Saved::read(&saved.write().unwrap()).is_ok());
    saved.names[Color::White].push('x');
    assert!(matches!(saved.write().unwrap_err(), SavedError::Name(_)));
    saved.names[Color::White].clear();
    saved.title = "x".repeat(Saved::MAX_NAME + 1);
    assert!(matches!(saved.write().unwrap_err(), SavedError::Name(_)));
    saved.title.clear();
    saved.seats[Color::Black] = Seat::Level(0);
    assert_eq!(saved.write().unwrap_err(), SavedError::Level(0));
}

#[test]
fn a_result_must_not_contradict_the_table() {
    let mut tree = endless(4);
    let moves = "wA1 -wQ;bA1 bQ/;wA1 bQ\\;bA2 bA1/;wA2 -wQ;bA2 bQ-;wA2 \\bQ;bB1 bA2-;wA3 -wQ;bB1 bA2/;wA3 /bQ";
    for text in moves.split(';') {
        tree.play_text(text).unwrap();
    }
    assert!(tree.ending().is_some(), "{}", tree.game());
    let pgn = Pgn::of(&tree, Details::default()).to_string();
    let error = import(&pgn.replace("[Result \"WhiteWins\"]", "").replace("WhiteWins", "Draw"));
    let Err(ImportError::Pgn(error)) = error else { panic!("{error:?}") };
    assert!(matches!(
        error.problem,
        PgnProblem::Contradiction { said: "Draw", found: "WhiteWins" }
    ));
}

#[test]
fn names_survive_in_records() {
    let game: Game = "Base;WhiteWins;White[2];wS1;bS1 wS1-".parse().unwrap();
    let details = Details {
        event: "Cup [final]".to_owned(),
        white: "A ] b \\".to_owned(),
        black: "A".to_owned(),
        date: "2026.11.16".to_owned(),
        ..Details::default()
    };
    let tree = GameTree::from(&game);
    for text in [Pgn::of(&tree, details.clone()).to_string(), write_sgf(&tree, &details).unwrap()] {
        let imported = import(&text).unwrap();
        assert_eq!(imported.details, details);
        assert_eq!(imported.tree.game().to_string(), game.to_string());
    }
}
