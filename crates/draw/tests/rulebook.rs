//! The rulebook's pictures and captions agree with the rules.
//!
//! Each picture in `docs/RULES.md` is that of an example in `data/examples.tsv`, by its name:
//!
//! ```text
//! ![Alternative text](pictures/spider.svg)
//! ```
//!
//! The line after the picture is its caption. It must give the right number of cells and tiles, as in "2 cells" or
//! "1 tile", or say "nowhere".
//!
//! `SKEP_UPDATE=1 cargo test -p skep-draw` rewrites the pictures.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use skep_draw::{About, Example, Highlights, Victim, draw};
use skep_rules::{Action, Bug, Game, RuleOption, Tile};

/// An example as the rulebook shows it.
struct Shown {
    example: Example,
    caption: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn rulebook() -> String {
    fs::read_to_string(root().join("docs/RULES.md")).unwrap()
}

/// The examples that a part of the rulebook shows.
fn shown(rulebook: &str) -> Vec<Shown> {
    let mut shown = Vec::new();
    let mut lines = rulebook.lines();
    while let Some(line) = lines.next() {
        let Some((_, file)) = line.split_once("](pictures/") else { continue };
        let name = file.strip_suffix(".svg)").expect(line);
        let example = Example::named(name).unwrap_or_else(|| panic!("{name} is no example"));
        assert!(line.starts_with("!["), "{line}");
        assert_eq!(lines.next(), Some(""), "{name}: an empty line before the caption");
        let caption = lines.by_ref().take_while(|line| !line.is_empty());
        let caption = caption.collect::<Vec<_>>().join(" ");
        shown.push(Shown { example, caption });
    }
    shown
}

fn counted(number: usize, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

/// Compares a picture with its file, after writing it if `SKEP_UPDATE` is set.
fn check_picture(name: &str, svg: &str) {
    assert!(svg.len() < 20_000, "{name} has {} bytes", svg.len());
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
    for example in Example::all() {
        check_picture(example.name, &draw(&example.position, &example.highlights()));
    }
    let games = fs::read_to_string(root().join("data/perft_positions.tsv")).unwrap();
    for (name, row) in GAMES {
        let mut lines = games.lines().map(|line| line.split('\t'));
        let mut columns = lines.find_map(|mut line| (line.next() == Some(row)).then_some(line));
        let text = columns.as_mut().and_then(Iterator::next).unwrap();
        let mut game: Game = text.parse().unwrap();
        let last: Action = game.last_action().unwrap();
        let after = game.position().clone();
        assert!(game.undo());
        check_picture(name, &draw(&after, &Highlights::after(game.position(), last)));
    }
}

#[test]
fn the_rulebook_shows_every_example_and_no_picture_is_left_over() {
    let rulebook = rulebook();
    let mut names: BTreeSet<&str> =
        shown(&rulebook).iter().map(|shown| shown.example.name).collect();
    for example in Example::all() {
        assert!(names.contains(example.name), "{}", example.name);
    }
    names.extend(GAMES.map(|(name, _)| name));
    for entry in fs::read_dir(root().join("docs/pictures")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(names.contains(name), "{}", path.display());
    }
}

/// Whether the text contains the phrase, but not "12 cells" for "2 cells".
fn contains_count(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| !text[..at].ends_with(|c: char| c.is_ascii_digit()))
}

#[test]
fn captions_give_the_right_counts() {
    let mut wrong = Vec::new();
    for Shown { example, caption } in shown(&rulebook()) {
        let Highlights { destinations, victims, .. } = example.highlights();
        let mut expected = Vec::new();
        if !destinations.is_empty() {
            expected.push(counted(destinations.len(), "cell"));
        }
        if !victims.is_empty() {
            let tiles: BTreeSet<Tile> = victims.into_iter().map(|(tile, _)| tile).collect();
            expected.push(counted(tiles.len(), "tile"));
        }
        if expected.is_empty() && example.about != About::Position {
            expected.push("nowhere".to_owned());
        }
        expected.retain(|phrase| !contains_count(&caption, phrase));
        if !expected.is_empty() {
            wrong.push(format!("{} should say {expected:?}: {}", example.name, caption));
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
        let shows = |shown: &Shown| {
            let position = &shown.example.position;
            let mut stacks = position.setup().stacks.into_iter();
            stacks.any(|(_, stack)| stack.into_iter().any(|tile| position.face(tile) == bug))
        };
        assert!(shown(&section[..end]).iter().any(shows), "{bug:?}");
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
