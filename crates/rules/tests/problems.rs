//! Everything that is wrong with a set-up is found, with the parts that it is about.

mod common;

use common::{table, tile};
use skep_rules::{Axial, Color, Setup, SetupError, SetupPart};

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn parts(text: &str) -> Vec<SetupPart> {
    let setup = setup(text);
    let problems = setup.problems();
    assert_eq!(problems.len(), 1, "{text}: {problems:?}");
    setup.concerned(&problems[0])
}

const fn place(q: i32, r: i32) -> SetupPart {
    SetupPart::Place(Axial::new(q, r))
}

#[test]
fn every_refused_set_up_has_its_problem_first_and_says_where() {
    let mut count = 0;
    for line in table("invalid/positions.txt") {
        let [text, sentence] = &line[..] else { panic!("{line:?}") };
        let Ok(setup) = text.parse::<Setup>() else { continue };
        let problems = setup.problems();
        assert_eq!(problems[0].to_string(), *sentence, "{text}");
        for problem in &problems {
            assert!(!setup.concerned(problem).is_empty(), "{text}: {problem}");
        }
        count += 1;
    }
    assert_eq!(count, 24, "the others are refused as texts");
}

#[test]
fn all_problems_are_found_at_once() {
    let problems = setup("Base;White[6];0,0:wA1<wA2 2,0:bA1 3,0:bA2").problems();
    let queens = Color::ALL.map(|color| SetupError::QueenMissing(skep_rules::Tile::queen(color)));
    assert!(queens.iter().all(|missing| problems.contains(missing)), "{problems:?}");
    let on_top = SetupError::CannotStandOnTop { tile: tile("wA2"), place: Axial::default() };
    assert_eq!(problems[0], on_top);
    assert!(matches!(problems[1], SetupError::InPieces { .. }));
    assert_eq!(problems.len(), 4);
}

#[test]
fn of_a_hive_in_pieces_the_smaller_ones_are_meant() {
    let pieces = parts("Base;White[6];0,0:wA1 2,0:wQ 3,0:bQ 5,0:bA1 4,2:bA2");
    assert_eq!(pieces, [place(0, 0), place(5, 0), place(4, 2)]);
}

#[test]
fn a_missing_tile_is_meant_itself_and_one_on_the_table_by_its_place() {
    assert_eq!(
        parts("Base;Black[4];0,0:wS1 1,0:bS1"),
        [SetupPart::Tile(tile("wQ")), SetupPart::Turn]
    );
    assert_eq!(parts("Base;Black[1];3,0:wQ"), [place(3, 0), SetupPart::Turn]);
    let honeycombo = SetupPart::Tile(skep_rules::Tile::HONEYCOMBO);
    assert_eq!(parts("Base+Honeycombo;White[1];"), [honeycombo]);
}

#[test]
fn too_many_tiles_are_a_matter_of_the_turn_and_of_these_tiles() {
    let too_many = parts("Base;White[2];0,0:wS1 1,0:bS1 2,0:bS2");
    assert_eq!(too_many, [place(1, 0), place(2, 0), SetupPart::Turn]);
}
