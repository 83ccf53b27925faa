//! Random games of all types are written and read again.

mod common;

use common::{annotate, game_types, main_line, shape, some_tree};
use fastrand::Rng;
use skep_record::{
    Clock, Declared, Details, Format, GameTree, NoSgf, Occasion, Pgn, Saved, Seat, TimeControl,
    TreeStep, import, read_link, write_link, write_position_link, write_sgf,
};
use skep_rules::{ByColor, Color, Game, GameType};

fn each_tree(steps: usize, mut test: impl FnMut(&GameTree, &mut Rng)) {
    for (index, game_type) in game_types().into_iter().enumerate() {
        for round in 0..4 {
            let mut dice = Rng::with_seed(index as u64 * 100 + round);
            let mut tree = some_tree(game_type, steps, &mut dice);
            if round % 2 == 1 {
                annotate(&mut tree, &mut dice);
            }
            test(&tree, &mut dice);
        }
    }
}

/// The characters that RFC 3986 allows in a fragment.
fn is_allowed(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@/?".contains(letter)
}

#[test]
fn links() {
    each_tree(60, |tree, _| {
        let link = write_link(tree);
        assert!(link.chars().all(is_allowed), "{link}");
        assert!(link.ends_with(|letter: char| letter.is_ascii_digit()));
        assert_eq!(shape(&read_link(&link).unwrap()), shape(tree), "{link}");
        // With every character percent-encoded, as some programs do.
        let codes: String = link.bytes().map(|byte| format!("%{byte:02x}")).collect();
        assert_eq!(shape(&read_link(&format!("#{codes}")).unwrap()), shape(tree));
        let imported = import(&format!("example.org/play#{link}\n")).unwrap();
        assert_eq!(imported.format, Format::Link);
    });
}

#[test]
fn choices_before_the_first_turn_are_written_in_the_order_of_the_steps() {
    let mut tree = GameTree::new("Venom+Swarm(faces=fixed)".parse().unwrap());
    for text in ["pick wG1 wB1 wA1", "faces wS1 wA1", "pick bA1 bB1 bG1", "faces"] {
        tree.play_text(text).unwrap();
    }
    tree.back();
    tree.play_text("faces bA1").unwrap();
    let link = write_link(&tree);
    assert_eq!(
        link,
        "g=Venom+Swarm(faces=fixed)&m=pick_wA1_wB1_wG1;faces_wA1_wS1;pick_bA1_bB1_bG1;faces;(faces_bA1)&at=5"
    );
    assert_eq!(write_link(&read_link(&link).unwrap()), link);
    let saved = Saved::new(tree, 0).write().unwrap();
    assert!(
        saved.contains("pick wA1 wB1 wG1;faces wA1 wS1;pick bA1 bB1 bG1;faces;(faces bA1)"),
        "{saved}"
    );
    assert_eq!(Saved::read(&saved).unwrap().write().unwrap(), saved);
}

#[test]
fn links_to_positions() {
    each_tree(40, |tree, _| {
        let link = write_position_link(tree.position());
        assert!(link.chars().all(is_allowed), "{link}");
        // Before the choices are made, the position cannot be read back.
        if tree.game().open_choice().is_none() {
            let again = read_link(&link).unwrap();
            assert_eq!(again.position().to_string(), tree.position().to_string());
        }
    });
}

#[test]
fn links_that_have_lost_their_end_are_noticed() {
    let mut dice = Rng::with_seed(1);
    let tree = some_tree(GameType::BASE_MLP, 30, &mut dice);
    let link = write_link(&tree);
    let end = link.rfind("&at=").unwrap() + "&at=".len();
    for cut in 0..=end {
        assert!(read_link(&link[..cut]).is_err(), "{}", &link[..cut]);
    }
}

#[test]
fn links_of_long_games_are_short() {
    let mut longest = 0;
    for seed in 0..20 {
        let mut dice = Rng::with_seed(seed);
        let mut tree = GameTree::new(GameType::BASE_MLP);
        while tree.position().turn() <= 60 && tree.ending().is_none() {
            let action = dice.choice(tree.position().actions()).unwrap();
            tree.play(action).unwrap();
        }
        longest = longest.max(write_link(&tree).len());
    }
    assert!((1000..1400).contains(&longest), "{longest}");
}

#[test]
fn saved_games() {
    each_tree(60, |tree, dice| {
        let mut clock = Clock::new(TimeControl::Increment { time: 60_000, increment: 5_000 });
        clock.press(Color::White, 7);
        let saved = Saved {
            title: if dice.bool() { "Sunday’s game".to_owned() } else { String::new() },
            tree: tree.clone(),
            seats: ByColor { white: Seat::Level(dice.u8(1..=10)), black: Seat::Person },
            names: ByColor { white: "\"Äß\" \\ 中".to_owned(), black: String::new() },
            occasion: Occasion {
                date: if dice.bool() { "2026.11.16".to_owned() } else { String::new() },
                ..Occasion::default()
            },
            clock: dice.bool().then_some(clock),
            created: dice.u64(..),
            changed: dice.u64(..),
        };
        let text = saved.write().unwrap();
        let again = Saved::read(&text).unwrap();
        assert_eq!(shape(&again.tree), shape(tree));
        assert_eq!((again.seats, &again.names), (saved.seats, &saved.names));
        assert_eq!((&again.title, &again.occasion), (&saved.title, &saved.occasion));
        assert_eq!((&again.clock, again.created), (&saved.clock, saved.created));
        assert_eq!(again.write().unwrap(), text);
        assert_eq!(import(&text).unwrap().format, Format::Saved);
    });
}

#[test]
fn pgn() {
    let details = Details {
        event: "An event".to_owned(),
        date: "2026.11.16".to_owned(),
        white: "Somebody".to_owned(),
        ..Details::default()
    };
    each_tree(60, |tree, _| {
        let text = Pgn::of(tree, details.clone()).to_string();
        let imported = import(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(imported.format, Format::Pgn);
        assert_eq!(imported.details, details);
        let mut whole = tree.clone();
        whole.go_to(whole.main_end());
        assert_eq!(shape(&imported.tree), shape(&whole), "{text}");
    });
}

#[test]
fn sgf() {
    let mut written = 0;
    each_tree(60, |tree, _| {
        let text = match write_sgf(tree, &Details::default()) {
            Ok(text) => text,
            Err(NoSgf::NotStandard) => return assert!(!tree.game_type().is_standard()),
            Err(NoSgf::FromPosition) => return assert!(!tree.start().has_whole_history()),
            Err(error) => panic!("{error}"),
        };
        let imported = import(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(imported.format, Format::Sgf);
        let (found, expected) = (imported.tree, main_line(tree));
        assert_eq!(found.game().moves(), expected.game().moves());
        assert_eq!(found.ending(), expected.ending());
        for (&one, &other) in found.main_line().iter().zip(&tree.main_line()) {
            // A loss on time is not a step of the file.
            if tree.step(other) != Some(&TreeStep::Declared(Declared::Time(Color::White)))
                && tree.step(other) != Some(&TreeStep::Declared(Declared::Time(Color::Black)))
            {
                assert_eq!(found.note(one), tree.note(other), "{text}");
            }
        }
        written += 1;
    });
    assert!(written > 0, "no tree could be written as SGF");
}

#[test]
fn game_strings_and_position_strings() {
    each_tree(60, |tree, _| {
        let mut line = tree.clone();
        line.to_end();
        let text = line.game().to_string();
        assert_eq!(import(&text).unwrap().tree.game().to_string(), text);
        if line.game().open_choice().is_none() {
            let text = line.position().to_string();
            let imported = import(&text).unwrap();
            assert_eq!(imported.format, Format::PositionString);
            assert_eq!(imported.tree.position().to_string(), text);
        }
    });
}

#[test]
fn walking_in_a_tree_leads_to_the_same_games() {
    each_tree(60, |tree, dice| {
        let mut tree = tree.clone();
        let nodes: Vec<_> = tree.rows().map(|row| row.node).collect();
        for _ in 0..20 {
            let Some(&node) = dice.choice(&nodes) else { return };
            tree.go_to(node);
            let text = tree.game().to_string();
            tree.to_start();
            assert_eq!(tree.game().to_string(), tree.start().to_string());
            for node in tree.line_to(node) {
                tree.go_to(node);
            }
            assert_eq!(tree.game().to_string(), text);
            if let Ok(game) = text.parse::<Game>() {
                assert_eq!(GameTree::from(&game).game().to_string(), text);
            }
        }
    });
}

#[test]
fn a_saved_game_keeps_what_a_record_says() {
    let pgn = "[GameType \"Base\"]\n[Date \"2021.12.11\"]\n[Event \"Cup\"]\n[Site \"Here\"]\n\
               [Round \"3\"]\n[White \"Ann\"]\n[Black \"Bea\"]\n[Result \"InProgress\"]\n\n1. wS1\n";
    let read = import(pgn).unwrap();
    let saved = Saved::from_record(read.tree, &read.details, 7).write().unwrap();
    let again = import(&saved).unwrap();
    assert_eq!(again.details, read.details);
    assert_eq!(Pgn::of(&again.tree, again.details).to_string(), pgn);
}
