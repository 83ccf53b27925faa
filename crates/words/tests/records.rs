//! English errors of records are the `Display` texts of the record crate; the other languages differ from them.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Display;

use fluent_syntax::ast::{Entry, Message, PatternElement};
use fluent_syntax::parser;
use skep_record::{
    ArchiveError, Details, GameTree, LinkError, MAX_IMPORT, MAX_LINK, MAX_STEPS, NoSgf, Note,
    NoteError, Pgn, Saved, SavedError, Seat, import, read_link, write_link, write_sgf,
};
use skep_rules::{Color, GameType, Position};
use skep_words::Words;

mod agree;

use agree::{agree, typographic};

#[test]
fn every_error_of_records_is_translated() {
    let checked = Checked::default();
    imports(&checked);
    warnings(&checked);
    links(&checked);
    saved_games(&checked);
    sgf_exports(&checked);
    notes(&checked);

    let unused: Vec<String> =
        messages().filter(|(_, text)| !checked.has(text)).map(|(key, _)| key).collect();
    assert!(unused.is_empty(), "no error of this test has these messages: {unused:?}");
}

/// The keys of all messages, each with its longest constant piece.
fn messages() -> impl Iterator<Item = (String, String)> {
    let resource = parser::parse(include_str!("../messages/en/records.ftl")).unwrap();
    resource.body.into_iter().filter_map(|entry| {
        let Entry::Message(Message { id, value: Some(pattern), .. }) = entry else { return None };
        let pieces = pattern.elements.into_iter().filter_map(|element| match element {
            PatternElement::TextElement { value } => Some(value),
            PatternElement::Placeable { .. } => None,
        });
        Some((id.name.to_owned(), pieces.max_by_key(|piece| piece.len())?.to_owned()))
    })
}

/// The English texts of the errors that the test has checked.
#[derive(Default)]
struct Checked(RefCell<BTreeSet<String>>);

impl Checked {
    fn check(&self, error: &dyn Display, translate: impl Fn(&Words) -> String) {
        agree(error, translate);
        self.0.borrow_mut().insert(typographic(&error.to_string()));
    }

    fn has(&self, text: &str) -> bool {
        self.0.borrow().iter().any(|sentence| sentence.contains(text))
    }
}

/// A game in which two Queens move back and forth.
fn endless(steps: usize) -> GameTree {
    let mut tree = GameTree::new("Base(repetition=off)".parse().unwrap());
    for text in ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"] {
        tree.play_text(text).unwrap();
    }
    let cycle = ["wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"];
    for text in cycle.into_iter().cycle().take(steps - 4) {
        tree.play_text(text).unwrap();
    }
    tree
}

/// A game that White has won.
const WON: &str = "Base;WhiteWins;Black[8];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ/;wA1 bQ\\;bA2 bA1/;\
                   wA2 -wQ;bA2 bQ-;wA2 \\bQ;bB1 bA2-;wA3 -wQ;bB1 bA2/;wA3 /bQ";

fn imports(checked: &Checked) {
    let won = GameTree::from(&WON.parse().unwrap());
    let pgn = Pgn::of(&won, Details::default()).to_string();
    let many_moves = Pgn::of(&endless(MAX_STEPS + 1), Details::default()).to_string();
    let contradiction = pgn.replace("[Result \"WhiteWins\"]", "").replace("WhiteWins", "Draw");
    let texts = [
        "",
        &"x".repeat(MAX_IMPORT + 1),
        "Chess",
        "Base;InProgress;White[2];wS1;bS1",
        "Base;White[2];0,0:wS1 2,0:bS1",
        // PGN
        "[GameType]",
        "[White \"A\"]\n\n1. wS1",
        "[GameType \"Chess\"]",
        "[GameType \"Base\"]\n[Position \"Base;White[2]\"]",
        &contradiction,
        "[GameType \"Base\"]\n1. wS1 {and so",
        "[GameType \"Base\"]\n(1. wA1)",
        "[GameType \"Base\"]\n1. wS1 (1. wA1",
        "[GameType \"Base\"]\n1. wS1)",
        &many_moves,
        "[GameType \"Base\"]\n1. wS1\n[GameType \"Base\"]",
        "[GameType \"Base\"]\n1. wS1\n2. bS1 wS2-",
        // SGF
        "(;GM[27",
        "(;GM[1]SU[hive])",
        "(;GM[27])",
        "(;GM[27]SU[chess])",
        "(;GM[27]SU[hive]; P0[1 move W wA1])",
        "(;GM[27]SU[hive]; P0[1 move W wM N 13 .]; P0[2 done])",
        "(;GM[27]SU[hive]; P0[1 move W wA1 N 13 .]; P0[2 done]; P1[3 move B bA1 A 1 .]; P1[4 done])",
        "(;GM[27]SU[hive]; P0[1 move W wA1 N 13 .]; P0[2 done]; P1[3 move B bA1 A 1 -wS1]; P1[4 done])",
        // Links and saved games; `links` and `saved_games` have more.
        "g=Base",
        "{}",
    ];
    for text in texts {
        let Err(error) = import(text) else { panic!("{text} is a game") };
        checked.check(&error, |words| words.import_error(&error));
    }
}

fn warnings(checked: &Checked) {
    let repeated = endless(14).game().to_string().replace("(repetition=off)", "");
    let texts = [
        "[GameType \"Base\"]\n[Result \"Perhaps\"]\n1. wS1",
        "[GameType \"Base\"]\n1. wS1 $14",
        &format!("[GameType \"Base\"]\n1. wS1 {{{}}}", "x".repeat(Note::MAX_COMMENT + 1)),
        "Base;InProgress;Black[1];wQ",
        &repeated,
    ];
    for text in texts {
        let warnings = import(text).unwrap_or_else(|error| panic!("{text}: {error}")).warnings;
        assert_eq!(warnings.len(), 1, "{text}");
        checked.check(&warnings[0], |words| words.import_warning(&warnings[0]));
    }
}

fn links(checked: &Checked) {
    let texts = [
        "x".repeat(MAX_LINK + 1),
        "g=Base&m=&at=0&x=1".to_owned(),
        "g=Base&g=Base&m=&at=0".to_owned(),
        "g=Base&m=wS1".to_owned(),
        "g=Base%zz&m=&at=0".to_owned(),
        "g=Chess&m=&at=0".to_owned(),
        "p=Base;White(2)&m=&at=0".to_owned(),
        "g=Base&m=wS1&at=2".to_owned(),
        "g=Base&m=wS1;bS1_wS2-&at=2".to_owned(),
        "g=Base&m=(wS1)&at=1".to_owned(),
        "g=Base&m=wS1)&at=1".to_owned(),
        "g=Base&m=wS1;(wA1&at=1".to_owned(),
        write_link(&endless(MAX_STEPS + 1)),
        "g=Base&m=wS1&n=x&at=1".to_owned(),
        "g=Base&m=wS1&n=2!&at=1".to_owned(),
        "g=Base&m=wS1&n=1!;1?&at=1".to_owned(),
        "g=Base&m=wS1&n=1:G0&at=1".to_owned(),
        "g=Base&m=wS1&n=1!!!&at=1".to_owned(),
    ];
    for text in texts {
        let error: LinkError = read_link(&text).unwrap_err();
        checked.check(&error, |words| words.link_error(&error));
    }
}

fn saved_games(checked: &Checked) {
    let good = Saved::new(GameTree::new(GameType::BASE), 0).write().unwrap();
    let with = |from: &str, to: &str| {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good, "{from}");
        text
    };
    let texts = [
        " ".repeat(Saved::MAX_BYTES + 1),
        good[..good.len() / 2].to_owned(),
        with("\"at\":0", "\"at\":zero"),
        with("\"at\":0", "\"at\":\"zero\""),
        "{}".to_owned(),
        with("\"version\":1", "\"version\":3"),
        with("\"start\":\"Base\"", "\"start\":\"Chess\""),
        with("\"start\":\"Base\"", "\"start\":\"Base;InProgress;Black[1];wS1\""),
        with("\"steps\":\"\"", "\"steps\":\"wX\""),
        with("\"at\":0", "\"at\":1"),
        with("\"at\":0", "\"notes\":[{\"step\":1}],\"at\":0"),
        with("\"white\":\"\"", &format!("\"white\":\"{}\"", "x".repeat(Saved::MAX_NAME + 1))),
        with("\"white\":\"person\"", "\"white\":{\"level\":11}"),
        with(
            "\"clock\":null",
            "\"clock\":{\"control\":{\"sudden-death\":{\"time\":9999999999}},\
             \"left\":{\"white\":0,\"black\":0},\"running\":null,\"started\":false}",
        ),
    ];
    let read = |text: &String| Saved::read(text).unwrap_err();
    let mut errors: Vec<SavedError> = texts.iter().map(read).collect();
    let mut level = Saved::new(GameTree::default(), 0);
    level.seats[Color::Black] = Seat::Level(0);
    errors.push(level.write().unwrap_err());
    errors.push(Saved::new(endless(MAX_STEPS + 1), 0).write().unwrap_err());
    for error in errors {
        checked.check(&error, |words| words.saved_error(&error));
    }
}

fn sgf_exports(checked: &Checked) {
    let position: Position = "Base;White[2];0,0:wS1 1,0:bS1".parse().unwrap();
    let trees = [
        (GameTree::new(GameType::VENOM), NoSgf::NotStandard),
        (GameTree::from(position), NoSgf::FromPosition),
    ];
    for (tree, error) in trees {
        assert_eq!(write_sgf(&tree, &Details::default()), Err(error));
        checked.check(&error, |words| words.no_sgf(error));
    }
    // A game with a hive that is too wide would be long.
    checked.check(&NoSgf::TooWide, |words| words.no_sgf(NoSgf::TooWide));
}

fn notes(checked: &Checked) {
    for error in [NoteError::Comment, NoteError::Drawings, NoteError::Total] {
        checked.check(&error, |words| words.note_error(&error));
    }
}

#[test]
fn every_error_of_files_with_games_is_translated() {
    for error in [ArchiveError::TooLong, ArchiveError::Version(7), ArchiveError::NoGames] {
        agree(&error, |words| words.archive_error(&error));
    }
}
