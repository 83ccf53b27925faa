//! Data files, documents and lists that no compiler checks have every creature.
//!
//! A new creature fails here until it is everywhere; "Adding a creature" in `CONTRIBUTING.md` names the places.

mod common;

use std::collections::BTreeSet;

use common::hives::some_hive;
use common::types::BEYOND;
use common::{data, table};
use fastrand::Rng;
use skep_rules::{Bug, Color, GameType, Position, RuleOption, Tile};

/// The text of a file of the repository.
fn file(path: &str) -> String {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The rows of the table of a Markdown document that has these headings, without headings and rule.
fn markdown_table(document: &str, headings: &str) -> Vec<Vec<String>> {
    let text = file(document);
    let lines = text.lines().skip_while(|line| !line.starts_with(headings)).skip(2);
    let rows: Vec<Vec<String>> = lines
        .take_while(|line| line.starts_with('|'))
        .map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
        .collect();
    assert!(!rows.is_empty(), "{document} has no table {headings}");
    rows
}

/// The creatures whose tiles a text names: `wA1`, `bTk`, `H`.
fn creatures_in(text: &str) -> BTreeSet<Bug> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let creature = |word: &str| {
        let code = word.strip_prefix(['w', 'b']).or((word == "H").then_some(word))?;
        Bug::from_code(code.trim_end_matches(|digit: char| digit.is_ascii_digit()))
    };
    words.filter_map(creature).collect()
}

#[test]
fn every_creature_is_in_a_situation() {
    let text = data("situations.txt");
    // Comments and names of situations are prose.
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("  ")).collect();
    let met = creatures_in(&lines.join("\n"));
    let missing: Vec<Bug> = Bug::ALL.into_iter().filter(|bug| !met.contains(bug)).collect();
    assert!(missing.is_empty(), "data/situations.txt has no situation with {missing:?}");
}

#[test]
fn every_extra_is_in_the_valid_types() {
    let types: Vec<GameType> =
        table("valid/types.txt").iter().map(|line| line[1].parse().unwrap()).collect();
    for extra in GameType::EXTRAS {
        let most = GameType::BASE.most_extras(extra);
        let is_there = types.iter().any(|game| game.extra(extra) == most);
        assert!(is_there, "data/valid/types.txt has no type with {most} tiles of the {extra}");
    }
}

#[test]
fn one_seed_of_the_fuzzer_has_all_extras() {
    let seed: GameType = file("fuzz/seeds/read_type/all_extras").trim().parse().unwrap();
    for extra in GameType::EXTRAS {
        let most = GameType::BASE.most_extras(extra);
        assert_eq!(seed.extra(extra), most, "{extra} in fuzz/seeds/read_type/all_extras");
    }
}

#[test]
fn the_tables_of_faces_in_the_documents_have_every_back() {
    let mut expected = BTreeSet::new();
    for tile in Tile::all().filter(|tile| tile.color() == Some(Color::White)) {
        if let Some(back) = tile.back() {
            let count = Tile::all().filter(|other| other.front() == tile.front()).count() / 2;
            expected.insert((tile.front().name().to_owned(), back.name().to_owned(), count));
        }
    }
    for document in ["docs/RULES.md", "docs/SPECIFICATION.md"] {
        let rows = markdown_table(document, "| front | back |");
        // The Honeycombo has two faces of the same creature.
        let rows = rows.into_iter().filter(|row| !row[0].starts_with(Bug::Honeycombo.name()));
        let found: BTreeSet<(String, String, usize)> = rows
            .map(|row| {
                let digits: String = row[2].chars().take_while(char::is_ascii_digit).collect();
                (row[0].clone(), row[1].clone(), digits.parse().unwrap())
            })
            .collect();
        assert_eq!(found, expected, "{document}");
    }
}

#[test]
fn the_specification_has_a_row_for_every_creature() {
    let rows = markdown_table("docs/SPECIFICATION.md", "| bug | code |");
    let found: Vec<(&str, &str)> = rows.iter().map(|row| (&*row[0], &*row[1])).collect();
    assert_eq!(found, Bug::ALL.map(|bug| (bug.name(), bug.code())), "A7");
}

/// Other texts have to change with the first extra that is not on a back.
#[test]
fn every_extra_is_a_venom_bug_as_the_texts_say() {
    let backs: BTreeSet<Bug> = Tile::all().filter_map(Tile::back).collect();
    for extra in GameType::EXTRAS {
        assert!(
            backs.contains(&extra),
            "the {extra} is on no back, but these texts call all extras Venom bugs: the messages `setup-extras`, \
             `setup-extras-venom`, `rules-topic-extras`, `type-error-unknown-part` and `type-error-extra-in-venom`, \
             the errors of game types in `crates/rules`, README.md, docs/RULES.md, and A8.5 and N2 of \
             docs/SPECIFICATION.md"
        );
    }
}

/// Base with every extra, with two extras, and with an extra beside what else acts on other tiles; and the games of the
/// other random tests.
fn games_of_every_creature() -> Vec<GameType> {
    let mut games: Vec<GameType> = BEYOND.map(|text| text.parse().unwrap()).into();
    for one in GameType::EXTRAS {
        let with_one = GameType::BASE.with_extra(one, 1).unwrap();
        games.push(with_one);
        for part in ["M", "P", "Predators", "Guardians"] {
            games.push(format!("{with_one}+{part}").parse().unwrap());
        }
        games.extend(GameType::EXTRAS.into_iter().filter_map(|two| with_one.with_extra(two, 1)));
    }
    games
}

/// Everything that can happen next: each action and the position after it.
fn continuations(position: &mut Position) -> Vec<String> {
    let mut next = vec![format!("{:?}", position.outcome())];
    for action in position.actions() {
        let drawn = position.draws(action).into_iter().next();
        let undo = position.play_listed(action.drawing(drawn));
        let text = position.to_string();
        // The type is not the same: that is the point.
        let (_, after) = text.split_once(';').unwrap();
        next.push(format!("{action:?} {after}"));
        position.undo(undo);
    }
    next
}

#[test]
fn an_option_that_does_not_matter_in_a_game_changes_nothing() {
    let mut dice = Rng::with_seed(8);
    for game in games_of_every_creature() {
        for _ in 0..4 {
            let setup = some_hive(game, &mut dice);
            let Ok(mut position) = setup.position() else { continue };
            let expected = continuations(&mut position);
            for option in RuleOption::ALL.into_iter().filter(|option| !option.matters_in(game)) {
                for value in option.values() {
                    let mut changed = setup.clone();
                    changed.game_type.options = game.options.with(option, value).unwrap();
                    let mut changed = changed.position().unwrap();
                    assert_eq!(
                        continuations(&mut changed),
                        expected,
                        "{}={value} in {position}",
                        option.name()
                    );
                }
            }
        }
    }
}
