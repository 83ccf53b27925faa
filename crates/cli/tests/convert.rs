//! `skep convert`, and files where other commands take a game.

mod common;

use std::collections::BTreeSet;
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
fn notes_and_variations_go_through_every_format_that_has_them() {
    let link = "g=Base&m=wS1;bG1_-wS1;(bA1_-wS1);wQ_wS1-&n=0::A_game.;2?!:G0,0_R0,0/-1,0:Too_early.;3!&at=4";
    for format in ["pgn", "json", "link"] {
        let converted = skep(&["convert", link, "--to", format]).out;
        let back = skep(&["convert", &converted, "--to", "link"]).out;
        assert_eq!(back.trim_end(), format!("/play#{link}"), "{format}");
    }
    // SGF has the main line only.
    let sgf = skep(&["convert", link, "--to", "sgf"]).out;
    let back = skep(&["convert", &sgf, "--to", "link"]).out;
    let main =
        "/play#g=Base&m=wS1;bG1_-wS1;wQ_wS1-&n=0::A_game.;2?!:G0,0_R0,0/-1,0:Too_early.&at=3";
    assert_eq!(back.trim_end(), main);
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

/// The commands that take a GAME, each with what else it needs to be quick and repeatable. What they print must not depend
/// on time.
const TAKE_A_GAME: [&[&str]; 10] = [
    &["play", "--seed", "1"],
    &["show"],
    &["moves"],
    &["after"],
    &["perft", "--depth", "2"],
    &["analyse", "--depth", "2"],
    &["review", "--nodes", "50"],
    &["convert", "--to", "uhp"],
    &["explore"],
    &["solve", "--plies", "1"],
];

#[test]
fn every_command_that_takes_a_game_takes_a_file() {
    // The commands are those whose usage says so: a new one has to be added to the table.
    let help = skep(&["--help"]).out;
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let names = commands.take_while(|line| !line.is_empty()).filter_map(|line| {
        line.strip_prefix("  ").filter(|line| !line.starts_with(' '))?.split_whitespace().next()
    });
    let takes_a_game = |name: &&str| {
        let help = skep(&[name, "--help"]).out;
        let usage = help.lines().find(|line| line.starts_with("Usage:")).unwrap_or_default();
        ["<GAME>", "[GAME]", "<FILE|GAME>", "<IN>"].iter().any(|place| usage.contains(place))
    };
    let found: BTreeSet<&str> = names.filter(takes_a_game).collect();
    assert_eq!(found, TAKE_A_GAME.iter().map(|words| words[0]).collect());

    let formats = ["pgn", "sgf", "uhp", "json", "link"].map(|format| {
        let file = scratch_file(&format!("a game in a file.{format}"));
        fs::write(&file, skep(&["convert", GAME, "--to", format]).out).unwrap();
        file.to_str().unwrap().to_owned()
    });
    for words in TAKE_A_GAME {
        let run = |game: &str| {
            let run = skep(&[words, &[game]].concat());
            assert_eq!(run.code, 0, "{words:?} {game}: {}", run.err);
            without_time(&run.out)
        };
        let expected = run(GAME);
        assert!(!expected.is_empty(), "{words:?}");
        for file in &formats {
            assert_eq!(run(file), expected, "{words:?} {file}");
        }
    }
    // What is no game is refused, with the file's name.
    let file = scratch_file("no game.pgn");
    fs::write(&file, "nonsense").unwrap();
    for words in TAKE_A_GAME {
        let run = skep(&[words, &[file.to_str().unwrap()]].concat());
        assert!(run.code != 0 && run.err.contains("no game.pgn"), "{words:?}: {}", run.err);
    }
}

/// The output without figures that depend on time. They stand at the end of a line, or have a point or a unit.
fn without_time(output: &str) -> String {
    let is_time = |word: &str| {
        word.starts_with(|letter: char| letter.is_ascii_digit())
            && (word.contains('.') || word.ends_with(['k', 'M']))
    };
    let line = |line: &str| {
        let words = line.split_whitespace().filter(|word| !is_time(word));
        words.take(2).collect::<Vec<_>>().join(" ")
    };
    output.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_game_that_a_format_does_not_know_is_refused() {
    let run = skep(&["convert", "Venom", "--to", "sgf"]);
    assert_eq!(run.code, 1);
    assert!(run.err.starts_with("error: "), "{}", run.err);
}

#[test]
fn files_of_one_name_in_two_formats_both_stay() {
    let folder = scratch_file("two formats");
    fs::create_dir_all(&folder).unwrap();
    let other = "Base;InProgress;White[2];wA1;bA1 wA1-";
    fs::write(folder.join("game.txt"), GAME).unwrap();
    fs::write(folder.join("game.sgf"), skep(&["convert", other, "--to", "sgf"]).out).unwrap();
    let output = scratch_file("one format");
    let [from, to] = [&folder, &output].map(|path| path.to_str().unwrap());
    let run = skep(&["convert", from, "--to", "uhp", "--output", to]);
    assert_eq!((run.code, &*run.out), (0, "2 games from 2 of 2 files.\n"), "{}", run.err);
    let read = |name: &str| fs::read_to_string(output.join(name)).unwrap();
    assert_eq!(read("game.txt.txt").trim_end(), GAME);
    assert_eq!(read("game.sgf.txt").trim_end(), other);
}
