//! What all commands have in common.

mod common;

use std::io::Read;

use common::{command, skep, skep_reading};
use skep_rules::{GameType, RuleOption};
use skep_words::{Language, Words};

#[test]
fn help_and_version_are_there() {
    let help = skep(&["--help"]);
    assert_eq!(help.code, 0);
    assert!(help.out.contains("\n  types "));
    for name in [
        "play",
        "show",
        "moves",
        "after",
        "perft",
        "analyse",
        "solve",
        "uhp",
        "match",
        "backup",
        "restore",
        "verify",
        "completions",
    ] {
        assert!(help.out.contains(&format!("\n  {name} ")));
        let help = skep(&[name, "--help"]);
        assert!(help.code == 0 && help.out.contains("Examples:"), "{name}");
    }
    assert_eq!(skep(&["--version"]).out, concat!("skep ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn wrong_usage_has_its_own_exit_code() {
    for args in
        [&[][..], &["fly"], &["moves"], &["show", "Base", "--colour"], &["completions", "x"]]
    {
        assert_eq!(skep(args).code, 2, "{args:?}");
    }
}

#[test]
fn a_bad_game_is_one_sentence() {
    for command in ["show", "moves", "after", "play"] {
        let run = skep(&[command, "Base;White[2];0,0:wS1"]);
        assert_eq!((run.code, &*run.out), (1, ""));
        assert!(run.err.starts_with("error: ") && run.err.lines().count() == 1, "{}", run.err);
    }
    assert_eq!(skep(&["perft", "Bees", "--depth", "1"]).code, 1);
    assert_eq!(skep(&["show", ""]).code, 1);
}

#[test]
fn a_game_that_was_played_by_other_rules_is_read_with_a_warning() {
    let queen_first = "Base; InProgress; White[2]; wQ; bQ wQ-;";
    // White's and Black's Queen go back and forth beyond the third repetition.
    let cycle = [r"wQ \wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"].repeat(3);
    let repetition =
        format!("Base;InProgress;White[8];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;{}", cycle[..10].join(";"));
    for (game, warning) in [
        (
            queen_first,
            "a player's first tile was the Queen: the game is read with the option `queen_first=allow`",
        ),
        (
            &repetition,
            "the game went on after a position had occurred three times: it is read with the option `repetition=off`",
        ),
    ] {
        for args in [&["moves", game][..], &["show", game], &["after", "--json", game]] {
            let run = skep(args);
            assert_eq!((run.code, run.err), (0, format!("warning: {warning}\n")), "{args:?}");
        }
        // Programs read no warnings: a line is taken by the rules as they are.
        let run = skep_reading(&["moves", "--json", "-"], format!("{game}\n").as_bytes());
        assert!(run.out.starts_with("{\"error\":") && run.err.is_empty(), "{}", run.out);
    }
    let other = skep(&["after", "Base+M; InProgress; Black[1]; wM1;"]);
    assert_eq!((&*other.out, &*other.err), ("Base+M;Black[1];0,0:wM;placed=wM\n", ""));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for args in [
        &["moves", "Base"][..],
        &["show", "Base"],
        &["perft", "Base", "--depth", "4"],
        &["completions", "zsh"],
        &["play"],
    ] {
        let mut child = command(args).spawn().unwrap();
        drop(child.stdout.take());
        drop(child.stdin.take());
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert!(child.wait().unwrap().success(), "{args:?}");
        assert_eq!(err, "", "{args:?}");
    }
}

#[test]
fn types_lists_everything() {
    let words = Words::new(Language::English);
    let run = skep(&["types"]);
    assert_eq!((run.code, &*run.err), (0, ""));
    for option in RuleOption::ALL {
        let line = format!("  {}={}", option.name(), option.values().join("|"));
        assert!(run.out.lines().any(|found| found == line), "{line}");
        assert!(run.out.contains(&words.option(option)), "{line}");
        for value in option.values() {
            assert!(run.out.contains(&words.option_value(option, value)), "{line}: {value}");
        }
    }
    for name in ["Base", "Venom", "Carbon", "Ultimate", "Fl Fl2 Fl3", "Ws", "M", "Honeycombo"] {
        let start = format!("  {name:<12} ");
        assert!(run.out.lines().any(|line| line.starts_with(&start)), "{name}");
    }
    assert!(run.out.lines().all(|line| line.chars().count() <= 80));
    assert!("Ultimate".parse::<GameType>().is_ok_and(|game| run.out.contains(&game.to_string())));
}

#[test]
fn completions_are_printed() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = skep(&["completions", shell]);
        assert!(run.code == 0 && run.out.contains("perft"), "{shell}");
        assert!(run.out.contains("limit-b"), "{shell}");
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_wrong_usage() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let status = command(&["moves"]).arg(OsStr::from_bytes(b"\xff")).status().unwrap();
    assert_eq!(status.code(), Some(2));
}
