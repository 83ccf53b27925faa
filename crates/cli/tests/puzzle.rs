//! `skep puzzle`, with the person in a pipe.

mod common;

use std::fs;

use common::{Run, skep, skep_reading};
use skep_learn::puzzle::{Pack, Puzzle, Task};
use skep_rules::Position;

/// The puzzles of a family.
fn pack(family: &str) -> Vec<Puzzle> {
    let path = format!("{}/../../data/puzzles/{family}.puzzles", env!("CARGO_MANIFEST_DIR"));
    Pack::read(&fs::read_to_string(path).unwrap()).unwrap().puzzles
}

/// A win in two from the tournament game.
fn win_in_two() -> Puzzle {
    let is_one = |puzzle: &Puzzle| puzzle.task == Task::Win && puzzle.moves.len() == 3;
    pack("tournament").into_iter().find(is_one).unwrap()
}

#[track_caller]
fn solve(args: &[&str], lines: &[&str]) -> Run {
    let args = [&["puzzle"], args].concat();
    let run = skep_reading(&args, lines.join("\n").as_bytes());
    assert_eq!((run.code, &*run.err), (0, ""), "{}", run.out);
    run
}

#[track_caller]
fn assert_has(run: &Run, expected: &[&str]) {
    for text in expected {
        assert!(run.out.contains(text), "no ‘{text}’ in {}", run.out);
    }
}

#[test]
fn a_puzzle_is_solved() {
    let puzzle = win_in_two();
    let id = puzzle.id.to_string();
    let run = solve(&[&id], &[&puzzle.moves[0], "show", &puzzle.moves[2], "hint", "next"]);
    assert_has(
        &run,
        &[
            &format!("Puzzle {id}, rating {}", puzzle.rating()),
            "to move: win in 2 actions of your own.",
            &format!("Right: {}.", puzzle.moves[0]),
            &format!("answers {}.", puzzle.moves[1]),
            &format!("Solved: {}.", puzzle.moves[2]),
            "‘next’ shows another puzzle.",
            "There are no more puzzles of this kind.",
        ],
    );
}

#[test]
fn a_wrong_answer_is_refuted_and_the_puzzle_goes_on() {
    let puzzle = win_in_two();
    let position: Position = puzzle.position.parse().unwrap();
    let wrong = position.actions().into_iter().map(|action| position.write_move(action));
    let wrong = wrong.into_iter().find(|text| *text != puzzle.moves[0]).unwrap();
    let lines = [&*wrong, "xyzzy", "wQ wX1-", "hint", "solution", &puzzle.moves[0]];
    let run = solve(&[&puzzle.id.to_string()], &lines);
    assert_has(
        &run,
        &[
            &format!("Wrong: after {wrong}, "),
            "‘xyzzy’ is neither a move nor a command",
            "Hint: the tile is ",
            &format!("Solution: {}", puzzle.moves.join("; ")),
            &format!("Right: {}.", puzzle.moves[0]),
        ],
    );
}

#[test]
fn a_save_is_refuted_by_the_win_of_the_other_side() {
    let save = pack("tournament").into_iter().find(|puzzle| puzzle.task == Task::Save).unwrap();
    let position: Position = save.position.parse().unwrap();
    let wrong = position.actions().into_iter().map(|action| position.write_move(action));
    let wrong = wrong.into_iter().find(|text| *text != save.moves[0]).unwrap();
    let run = solve(&[&save.id.to_string()], &[&wrong, &save.moves[0]]);
    assert_has(
        &run,
        &[
            "all actions but one lose by force",
            &format!("Wrong: after {wrong}, "),
            &format!("wins for {}.", !position.to_move()),
            &format!("Solved: {}.", save.moves[0]),
        ],
    );
}

#[test]
fn a_day_has_one_puzzle_for_everybody() {
    let day = solve(&["--daily", "2026-11-19"], &[]);
    assert_has(&day, &["Puzzle of 2026-11-19: "]);
    assert_eq!(day.out, solve(&["--daily", "2026-11-19"], &[]).out);
    assert_ne!(day.out, solve(&["--daily", "2026-11-20"], &[]).out);
    assert_has(&solve(&["--daily"], &["quit"]), &["Puzzle of 20"]);
}

#[test]
fn puzzles_are_chosen_by_game_and_theme() {
    let run = solve(&["--type", "Venom+MLP", "--seed", "7"], &["next", "next", "position"]);
    assert_eq!(run.out.matches("\nPuzzle ").count(), 3, "{}", run.out);
    assert_has(&run, &["Venom+MLP;"]);
    assert_eq!(
        run.out,
        solve(&["--type", "Venom+MLP", "--seed", "7"], &["next", "next", "position"]).out
    );
    assert_has(&solve(&["--theme", "save"], &["help"]), &["lose by force", "show the solution"]);
}

#[test]
fn what_cannot_be_asked_is_said() {
    for (args, error) in [
        (&["puzzle", "00000000"][..], "error: there is no such puzzle\n"),
        (&["puzzle", "--type", "Base", "--theme", "sting"], "error: there is no such puzzle\n"),
        (&["puzzle", "0000"], "is not the name of a puzzle"),
        (&["puzzle", "--theme", "luck"], "is no theme of puzzles"),
        (&["puzzle", "--daily", "2026-02-30"], "is no day"),
        (&["puzzle", "--daily", "--theme", "save"], "cannot be used with"),
    ] {
        let run = skep(args);
        assert_ne!(run.code, 0, "{args:?}");
        assert!(run.err.contains(error), "{args:?}: {}", run.err);
    }
}

#[test]
fn puzzles_are_asked_in_french_and_italian() {
    let puzzle = win_in_two();
    let id = puzzle.id.to_string();
    for (language, sentences) in [
        ("fr", ["gagnent en 2 actions de leur part.", "Indice : la pièce est", "Résolu : "]),
        ("it", ["vince in 2 azioni proprie.", "Suggerimento: il pezzo è", "Risolto: "]),
    ] {
        let lines = ["hint", &puzzle.moves[0], &puzzle.moves[2]];
        let run = solve(&[&id, "--language", language], &lines);
        let run = Run { out: run.out.replace('\u{a0}', " "), ..run };
        assert_has(&run, &sentences);
    }
}
