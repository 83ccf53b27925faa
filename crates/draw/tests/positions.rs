//! Pictures of the positions of `data/positions.jsonl`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use roxmltree::Document;
use skep_draw::{Highlights, Victim, draw};
use skep_rules::{Action, Axial, Bug, Color, Position, Tile};

fn positions() -> Vec<Position> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/positions.jsonl");
    let text = fs::read_to_string(path).unwrap();
    // A position string has no character that JSON would escape.
    let position = |line: &str| {
        let (_, rest) = line.split_once("\"position\":\"").unwrap();
        rest.split_once('"').unwrap().0.parse().unwrap()
    };
    text.lines().map(position).collect()
}

/// The mark of an action in a picture.
enum Shown {
    To(Axial),
    Victim(Tile, Victim),
}

#[test]
fn every_listed_action_is_highlighted() {
    for position in positions() {
        let layout = position.layout();
        let mut shown: BTreeMap<Tile, Vec<Shown>> = BTreeMap::new();
        for action in position.actions() {
            let (tile, what) = match action {
                Action::Place { tile, to, .. } | Action::Move { tile, to } => {
                    (tile, Shown::To(layout.place(to).unwrap()))
                }
                Action::Sting { tile, victim } => (tile, Shown::Victim(victim, Victim::Stung)),
                Action::Remove { tile, victim } => (tile, Shown::Victim(victim, Victim::Removed)),
                Action::Swap { tile, with } => (tile, Shown::Victim(with, Victim::Swapped)),
                _ => continue,
            };
            shown.entry(tile).or_default().push(what);
        }
        for (tile, shown) in shown {
            let highlights = Highlights::of(&position, tile);
            let mut destinations = BTreeSet::new();
            for what in shown {
                match what {
                    Shown::To(place) => {
                        destinations.insert(place);
                    }
                    Shown::Victim(victim, how) => {
                        assert!(highlights.victims.contains(&(victim, how)), "{position}");
                    }
                }
            }
            assert_eq!(highlights.destinations, destinations, "{position}");
        }
    }
}

#[test]
fn a_tile_that_a_mosquito_can_swap_with_or_remove_has_both_signs() {
    let text = "Venom+MLP+Predators;White[6];-1,1:wAs 0,0:wM 0,1:wCe 1,0:bQ 1,1:wQ";
    let position: Position = text.parse().unwrap();
    let mosquito = Tile::from_front(Color::White, Bug::Mosquito, None).unwrap();
    let queen = Tile::queen(Color::Black);
    let highlights = Highlights::of(&position, mosquito);
    for victim in [Victim::Removed, Victim::Swapped] {
        assert!(highlights.victims.contains(&(queen, victim)), "{highlights:?}");
    }
    let svg = draw(&position, &highlights);
    assert!(svg.contains(">×</text>") && svg.contains(">=</text>"), "{svg}");
}

#[test]
fn every_picture_is_well_formed_and_complete() {
    for position in positions() {
        let nothing = Highlights::default();
        let royals = Color::ALL.map(|color| Highlights::of(&position, Tile::queen(color)));
        for highlights in royals.iter().chain([&nothing, &Highlights::flips(&position)]) {
            let svg = draw(&position, highlights);
            assert!(svg.len() < 40_000, "{} bytes: {position}", svg.len());
            assert_eq!(svg, draw(&position, highlights));
            if let Err(error) = Document::parse(&svg) {
                panic!("{error}: {svg}");
            }
            let cells = position.setup().stacks.len();
            assert!(svg.matches("<text fill").count() == cells, "{position}");
        }
    }
}
