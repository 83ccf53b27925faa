//! The rulebook's pictures are what the rules say.
//!
//! Before each picture in `docs/RULES.md` a comment has its name, the position and what is pointed out:
//!
//! ```text
//! <!-- picture: spider | Base;White[5];… | wS1 -->
//! ![What there is to see](pictures/spider.svg)
//! ```
//!
//! `wS1` is all that this tile can do, `bA1 by wP` the same with the tile marked that makes it move, `flips`
//! all tiles that can be turned over, `-` nothing. The line after the picture is its caption. It must give
//! the right number of cells and tiles, as in "2 cells" or "1 tile", or say "nowhere".
//!
//! `SKEP_UPDATE=1 cargo test -p skep-draw` writes the pictures anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use skep_draw::{Highlights, Victim, draw};
use skep_rules::{Action, Bug, Game, Position, RuleOption, Tile, TileName};

struct Example {
    name: String,
    position: Position,
    shown: String,
    caption: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn rulebook() -> String {
    fs::read_to_string(root().join("docs/RULES.md")).unwrap()
}

fn examples(rulebook: &str) -> Vec<Example> {
    let mut examples = Vec::new();
    let mut lines = rulebook.lines();
    while let Some(line) = lines.next() {
        let Some(text) = line.strip_prefix("<!-- picture: ") else { continue };
        let text = text.strip_suffix(" -->").expect(line);
        let [name, position, shown] = text.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("three parts are expected: {line}")
        };
        let position = position.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let image = lines.next().unwrap_or_default();
        let file = format!("](pictures/{name}.svg)");
        assert!(image.starts_with("![") && image.contains(&file), "{name} is followed by {image}");
        assert_eq!(lines.next(), Some(""), "{name}: an empty line before the caption");
        let caption = lines.by_ref().take_while(|line| !line.is_empty());
        let caption = caption.collect::<Vec<_>>().join(" ");
        examples.push(Example {
            name: name.to_owned(),
            position,
            shown: shown.to_owned(),
            caption,
        });
    }
    examples
}

fn tile(position: &Position, name: &str) -> Tile {
    let name: TileName = name.parse().unwrap();
    let (tile, _) = name.tile(position.game_type()).unwrap();
    if position.cell(tile).is_some() {
        assert_eq!(position.name(tile), name);
    }
    tile
}

fn highlights(example: &Example) -> Highlights {
    let position = &example.position;
    match example.shown.as_str() {
        "-" => Highlights::default(),
        "flips" => Highlights::flips(position),
        shown => {
            let (name, helper) = match shown.split_once(" by ") {
                Some((name, helper)) => (name, Some(tile(position, helper))),
                None => (shown, None),
            };
            Highlights { helper, ..Highlights::of(position, tile(position, name)) }
        }
    }
}

fn counted(number: usize, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

/// Compares a picture with its file, or writes it.
fn keep(name: &str, svg: &str) {
    assert!(svg.len() < 10_000, "{name} has {} bytes", svg.len());
    let path = root().join(format!("docs/pictures/{name}.svg"));
    if std::env::var_os("SKEP_UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, svg).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == svg, "docs/pictures/{name}.svg is not up to date: SKEP_UPDATE=1 writes it");
}

/// The pictures that are not in the rulebook: a game of the test data after its last action.
const GAMES: [(&str, &str); 2] = [("readme", "mid24"), ("game", "mid30")];

#[test]
fn pictures_are_up_to_date() {
    for example in examples(&rulebook()) {
        keep(&example.name, &draw(&example.position, &highlights(&example)));
    }
    let games = fs::read_to_string(root().join("data/perft_positions.tsv")).unwrap();
    for (name, row) in GAMES {
        let mut lines = games.lines().map(|line| line.split('\t'));
        let mut columns = lines.find_map(|mut line| (line.next() == Some(row)).then_some(line));
        let text = columns.as_mut().and_then(Iterator::next).unwrap();
        let mut game: Game = text.parse().unwrap();
        let last: Action = game.actions().last().unwrap();
        let after = game.position().clone();
        assert!(game.undo());
        keep(name, &draw(&after, &Highlights::after(game.position(), last)));
    }
}

#[test]
fn there_is_no_picture_that_nobody_shows() {
    let mut names: BTreeSet<String> =
        examples(&rulebook()).into_iter().map(|example| example.name).collect();
    names.extend(GAMES.map(|(name, _)| name.to_owned()));
    for entry in fs::read_dir(root().join("docs/pictures")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(names.contains(name), "{}", path.display());
    }
}

/// Whether the text says so, and not "12 cells" where "2 cells" is asked for.
fn says(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| !text[..at].ends_with(|c: char| c.is_ascii_digit()))
}

#[test]
fn captions_count_right() {
    let mut wrong = Vec::new();
    for example in examples(&rulebook()) {
        let Highlights { destinations, victims, .. } = highlights(&example);
        let mut expected = Vec::new();
        if !destinations.is_empty() {
            expected.push(counted(destinations.len(), "cell"));
        }
        if !victims.is_empty() {
            let tiles: BTreeSet<Tile> = victims.into_iter().map(|(tile, _)| tile).collect();
            expected.push(counted(tiles.len(), "tile"));
        }
        if expected.is_empty() && example.shown != "-" {
            expected.push("nowhere".to_owned());
        }
        expected.retain(|phrase| !says(&example.caption, phrase));
        if !expected.is_empty() {
            wrong.push(format!("{} should say {expected:?}: {}", example.name, example.caption));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_creature_has_a_section_with_a_picture_of_it() {
    let rulebook = rulebook();
    for bug in Bug::ALL {
        let heading = format!("\n### {} (`{}`)\n", bug.name(), bug.code());
        let (_, section) = rulebook.split_once(&heading).unwrap_or_else(|| panic!("{heading}"));
        let end = section.find("\n##").unwrap_or(section.len());
        let shows = |example: &Example| {
            let board = example.position.setup().stacks;
            board
                .iter()
                .flat_map(|(_, stack)| stack)
                .any(|&tile| example.position.face(tile) == bug)
        };
        assert!(examples(&section[..end]).iter().any(shows), "{bug:?}");
    }
}

#[test]
fn every_option_is_listed_with_its_values_the_default_first() {
    let rulebook = rulebook();
    for option in RuleOption::ALL {
        let [default, others @ ..] = option.values() else { unreachable!() };
        let others: Vec<String> = others.iter().map(|value| format!("`{value}`")).collect();
        let row = format!("\n| `{}` | **`{default}`**, {} |", option.name(), others.join(", "));
        assert!(rulebook.contains(&row), "{row}");
    }
}

#[test]
fn signs_are_explained() {
    let rulebook = rulebook();
    for victim in [Victim::Stung, Victim::Removed, Victim::Swapped, Victim::Flipped] {
        assert!(rulebook.contains(&format!("`{}`", victim.sign())), "{victim:?}");
    }
}
