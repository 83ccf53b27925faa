//! `skep match`: whole matches, short and with few positions a move.

mod common;

use std::path::PathBuf;
use std::{env, fs, process};

use common::{Run, assert_says, skep};
use serde_json::Value;

/// A file that does not exist yet and will not stay.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = env::temp_dir().join(format!("skep-{}-{name}", process::id()));
        let _ = fs::remove_file(&path);
        Scratch(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    fn lines(&self) -> Vec<Value> {
        let text = fs::read_to_string(&self.0).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn play_match(args: &[&str]) -> Run {
    skep(&[&["match", "skep"], args].concat())
}

#[track_caller]
fn succeeds(run: &Run) {
    assert_eq!(run.code, 0, "{}", run.err);
}

#[test]
fn two_engines_play_and_are_reported() {
    let (record, pgn) = (Scratch::new("report.jsonl"), Scratch::new("report.pgn"));
    let args = ["skep uhp", "--type", "Base", "--games", "4", "--nodes", "60", "--max-plies", "30"];
    let files = ["--record", record.path(), "--pgn", pgn.path(), "--sprt", "0,10"];
    let options = ["--option-a", "TableMegabytes=1", "--option-b", "TableMegabytes=2"];
    let run = play_match(&[&args[..], &files, &options].concat());
    succeeds(&run);
    assert!(run.out.starts_with("A          skep v"), "{}", run.out);
    assert_says(&run, &["type       Base", "games      4 of 4", "forfeits A 0", "forfeits B 0"]);
    assert!(run.out.contains("undecided"), "{}", run.out);
    assert!(run.err.starts_with("4/4  +"), "{}", run.err);

    let lines = record.lines();
    assert_eq!(lines.len(), 5);
    assert_eq!(lines[0]["type"], "Base");
    assert_eq!(lines[0]["engines"]["b"]["options"][0][1], "2");
    for pair in [[1, 2], [3, 4]] {
        let [first, second] = pair.map(|game| {
            lines[1..].iter().find(|line| line["game"] == game).expect("every game is there")
        });
        assert_eq!((&first["white"], &second["white"]), (&"A".into(), &"B".into()));
        assert_eq!(first["opening"], second["opening"]);
    }
    let text = fs::read_to_string(&pgn.0).unwrap();
    assert_eq!(text.matches("[GameType \"Base\"]\n").count(), 4);
    assert!(text.contains("\n\n1. w"), "{text}");
}

#[test]
fn a_match_is_resumed_where_it_ended() {
    let record = Scratch::new("resume.jsonl");
    let common = ["skep", "--nodes", "40", "--max-plies", "20", "--record", record.path()];
    succeeds(&play_match(&[&common[..], &["--games", "2"]].concat()));
    let first = record.lines();

    // As if it had been ended in the middle of a line.
    let mut text = fs::read_to_string(&record.0).unwrap();
    text.push_str("{\"game\":2,\"ope");
    fs::write(&record.0, text).unwrap();
    let run = play_match(&[&common[..], &["--games", "4", "--resume"]].concat());
    succeeds(&run);
    assert_says(&run, &["games      4 of 4"]);
    let lines = record.lines();
    assert_eq!(lines.len(), 5);
    assert_eq!(lines[..3], first);

    // All is done: nothing is played again.
    succeeds(&play_match(&[&common[..], &["--games", "4", "--resume"]].concat()));
    assert_eq!(record.lines(), lines);

    for (others, sentence) in [
        (&["--games", "4"][..], "exists; --resume continues it"),
        (&["--resume", "--seed", "2"], "belongs to another match: it has other openings"),
        (&["--resume", "--limit-b", "nodes=41"], "it has other engines, limits or options"),
        (&["--resume", "--type", "Base"], "it has another game type"),
    ] {
        let run = play_match(&[&common[..], others].concat());
        assert_eq!((run.code, &*run.out), (1, ""));
        assert!(run.err.contains(sentence), "{}", run.err);
    }
    assert_eq!(record.lines(), lines);
}

#[test]
fn other_games_begin_at_random() {
    let record = Scratch::new("venom.jsonl");
    let args = ["skep", "--type", "Venom+MLP", "--games", "2", "--depth", "1", "--max-plies", "12"];
    succeeds(&play_match(&[&args[..], &["--record", record.path()]].concat()));
    let lines = record.lines();
    assert_eq!(lines[0]["openings"], "4 random actions, seed 1");
    let beginning = |line: &Value| {
        let moves: Vec<String> =
            line["string"].as_str().unwrap().split(';').skip(3).map(str::to_owned).collect();
        moves[..4].to_vec()
    };
    assert_eq!(beginning(&lines[1]), beginning(&lines[2]));
}

#[test]
fn what_cannot_be_played_is_said_at_once() {
    for (args, sentence) in [
        (&["no-such-engine-anywhere"][..], "engine B cannot take part"),
        (&["skep types"], "engine B cannot take part"),
        (&["skep", "--option-b", "Colour=red"], "engine B cannot take part"),
        (&["skep", "--openings", "no-such-file"], "no-such-file cannot be used"),
        (&["skep", "--type", "Venom", "--pgn", "x.pgn"], "there is no PGN for Venom"),
    ] {
        let run = play_match(args);
        assert_eq!((run.code, &*run.out), (1, ""), "{args:?}");
        assert!(run.err.contains(sentence) && run.err.lines().count() == 1, "{}", run.err);
    }
    for args in [
        &["skep", "--games", "3"][..],
        &["skep", "--time", "1"],
        &["skep", "--time", "1s", "--nodes", "5"],
        &["skep", "--sprt", "5,0"],
        &["skep", "--type", "Bees"],
        &["skep", "--resume"],
        &["'skep"],
    ] {
        assert_eq!(play_match(args).code, 2, "{args:?}");
    }
}

#[cfg(unix)]
mod bad_engines {
    use super::*;

    /// An engine that knows how to be polite, and does this when it is asked for a move.
    fn fake(best_move: &str) -> String {
        let answer = format!("case $line in bestmove*) {best_move};; esac; echo ok");
        let script = format!("echo id Fake; echo ok; while read -r line; do {answer}; done");
        format!("sh -c '{script}'")
    }

    /// Every game against it is won by forfeit for this reason, and the match goes on to its end.
    #[track_caller]
    fn forfeits(engine: &str, reason: &str, more: &[&str]) {
        let args = [engine, "--type", "Base", "--games", "4", "--nodes", "20"];
        let run = play_match(&[&args[..], more].concat());
        succeeds(&run);
        let forfeits = format!("forfeits B 4: 4 {reason}");
        assert_says(&run, &["games      4 of 4", "A          +4 =0 -0 (100.0 %)", &forfeits]);
        assert_eq!(run.err.matches(": B: the engine ").count(), 4, "{}", run.err);
    }

    #[test]
    fn a_crash_is_a_forfeit() {
        forfeits(&fake("exit 1"), "crash", &[]);
    }

    #[test]
    fn an_illegal_move_is_a_forfeit() {
        forfeits(&fake("echo wQ -bQ"), "illegal move", &[]);
        forfeits(&fake("echo what?"), "illegal move", &[]);
    }

    #[test]
    fn silence_is_a_forfeit() {
        forfeits(&fake("read -r line; read -r line"), "no answer", &["--patience", "5s"]);
        forfeits(&fake("true"), "no answer", &[]);
    }

    #[test]
    fn lateness_is_a_forfeit() {
        let limits = ["--limit-b", "time=50ms", "--tolerance", "100ms"];
        forfeits(&fake("sleep 0.4; echo wS1"), "time", &limits);
    }

    #[test]
    fn a_refused_legal_move_is_a_forfeit() {
        let answer = "case $line in play*) echo invalidmove no;; esac; echo ok";
        let script = format!("echo id Fake; echo ok; while read -r line; do {answer}; done");
        // In one game of the pair B hears a move of A first; in the other it is asked for one and has none.
        let engine = format!("sh -c '{script}'");
        let args = [&engine, "--type", "Base", "--games", "2", "--nodes", "20"];
        let run = play_match(&args);
        succeeds(&run);
        assert_says(&run, &["forfeits B 2: 1 no answer, 1 refusal"]);
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_with_a_report() {
    use std::time::{Duration, Instant};

    let record = Scratch::new("interrupted.jsonl");
    let args = ["match", "skep", "skep", "--nodes", "20", "--games", "100000", "--record"];
    let mut child = common::command(&[&args[..], &[record.path()]].concat()).spawn().unwrap();
    // The first line of the record is about the match, the second is a finished game.
    let start = Instant::now();
    while fs::read_to_string(record.path()).map_or(0, |text| text.lines().count()) < 2 {
        assert!(start.elapsed() < Duration::from_secs(120), "no game was finished");
        std::thread::sleep(Duration::from_millis(50));
    }
    let id = child.id().to_string();
    assert!(process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    drop(child.stdin.take());
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(130), "{text}");
    assert!(text.contains(" of 100000\n"), "{text}");
    assert!(text.contains("\ninterrupted after "), "{text}");
}
