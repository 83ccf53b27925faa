//! `skep convert`, and files where other commands take a game.

mod common;

use std::fs;

use common::{scratch_file, skep};

const GAME: &str = "Base;InProgress;White[2];wS1;bS1 wS1-";

#[test]
fn every_format_leads_back_to_the_game() {
    for format in ["pgn", "sgf", "uhp", "json", "link"] {
        let run = skep(&["convert", GAME, "--to", format]);
        assert_eq!((run.code, &*run.err), (0, ""), "{format}");
        let back = skep(&["convert", &run.out, "--to", "uhp"]);
        assert_eq!(back.out.trim_end(), GAME, "{format}: {}", run.out);
    }
    assert!(skep(&["convert", GAME, "--to", "svg"]).out.starts_with("<svg "));
}

#[test]
fn a_file_with_several_games_gives_several() {
    let file = scratch_file("two games.pgn");
    let one = skep(&["convert", GAME]).out;
    fs::write(&file, format!("{one}\n{one}")).unwrap();
    let run = skep(&["convert", file.to_str().unwrap(), "--to", "uhp"]);
    assert_eq!(run.out, format!("{GAME}\n{GAME}\n"));
}

#[test]
fn a_folder_is_converted_and_what_is_wrong_is_named() {
    let folder = scratch_file("games to convert");
    let inner = folder.join("more");
    fs::create_dir_all(&inner).unwrap();
    fs::write(folder.join("one.txt"), GAME).unwrap();
    fs::write(inner.join("two.txt"), GAME).unwrap();
    fs::write(folder.join("wrong.pgn"), "[GameType \"Base\"]\n1. wX1\n").unwrap();
    let output = scratch_file("converted games");
    let [folder, output] = [&folder, &output].map(|path| path.to_str().unwrap());
    let run = skep(&["convert", folder, "--to", "pgn", "--output", output]);
    assert_eq!(run.code, 1);
    assert_eq!(run.out, "2 games from 2 of 3 files.\n");
    assert!(run.err.contains("wrong.pgn: read as a PGN, line 2"), "{}", run.err);
    for file in ["one.pgn", "more/two.pgn"] {
        let text = fs::read_to_string(format!("{output}/{file}")).unwrap();
        assert!(text.contains("1. wS1"), "{text}");
    }
    let run = skep(&["convert", folder]);
    assert_eq!(
        (run.code, &*run.err),
        (1, "error: a folder is converted into another one: name it with --output\n")
    );
}

#[test]
fn commands_that_take_a_game_take_a_file() {
    let file = scratch_file("a game in a file.pgn");
    fs::write(&file, skep(&["convert", GAME]).out).unwrap();
    let file = file.to_str().unwrap();
    let shown = skep(&["show", file]);
    assert_eq!((shown.code, shown.out), (0, skep(&["show", GAME]).out));
    assert_eq!(skep(&["moves", file]).out, skep(&["moves", GAME]).out);
}

#[test]
fn a_game_that_a_format_does_not_know_is_refused() {
    let run = skep(&["convert", "Venom", "--to", "sgf"]);
    assert_eq!(run.code, 1);
    assert!(run.err.starts_with("error: "), "{}", run.err);
}
