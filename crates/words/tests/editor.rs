//! What is wrong with a set-up is a sentence in every language.

use std::collections::BTreeSet;

use skep_rules::{Axial, Setup};
use skep_words::{Language, Words};

#[test]
fn every_problem_of_a_set_up_is_a_sentence() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/invalid/positions.txt");
    let data = std::fs::read_to_string(path).unwrap();
    let setups: Vec<Setup> =
        data.lines().filter_map(|line| line.split('\t').next()?.parse().ok()).collect();
    assert!(setups.len() > 20);
    let mut different = BTreeSet::new();
    for language in Language::ALL {
        let words = Words::new(language);
        for setup in &setups {
            for problem in setup.problems() {
                let text = words.setup_problem(setup, &problem);
                assert!(text.starts_with(char::is_uppercase) && text.ends_with('.'), "{text}");
                assert!(!text.contains("..") && !text.contains('{'), "{text}");
                different.insert(text);
            }
        }
    }
    assert!(different.len() > 3 * 18, "{}", different.len());
}

#[test]
fn a_stack_is_read_from_the_top_and_by_the_faces_that_are_up() {
    let setup: Setup = "Venom;White[9];0,0:wQ<bFf1 1,0:bQ".parse().unwrap();
    let words = Words::new(Language::English);
    let text = words.setup_place(&setup, Axial::default());
    assert!(
        text.starts_with("Stack of 2, from the top: Black Firefly 1, White Queen Bee;"),
        "{text}"
    );
    assert!(words.setup_place(&setup, Axial::new(-1, 0)).starts_with("Empty, 1 neighbour"));
    // Directions are those that are seen on a board that is turned.
    let turned = words.turned(3).setup_place(&setup, Axial::new(-1, 0));
    assert!(turned.contains("on the left"), "{turned}");
}
