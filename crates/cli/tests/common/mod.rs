//! Running skep and looking at what it does.

#![allow(dead_code, reason = "each test file uses some of it")]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What a run of skep has left behind.
pub(crate) struct Run {
    /// The exit code.
    pub(crate) code: i32,
    /// The standard output.
    pub(crate) out: String,
    /// The standard error.
    pub(crate) err: String,
}

/// The command, ready to be run.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skep"));
    command.args(args).env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    // The language is English, whatever the locale of the machine.
    command.env("LC_ALL", "C");
    // Nothing is kept in the data folder of whoever runs the tests.
    command.env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs skep without input.
pub(crate) fn skep(args: &[&str]) -> Run {
    skep_reading(args, b"")
}

/// Runs skep with this on its standard input.
pub(crate) fn skep_reading(args: &[&str], input: &[u8]) -> Run {
    let mut child = command(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Both pipes may fill up: write beside reading. A child that ends early is no error here.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { code: status.code().unwrap(), out: text(stdout), err: text(stderr) }
}

/// Lets players in a pipe play.
#[track_caller]
pub(crate) fn play(start: &str, lines: &[&str]) -> Run {
    let run = skep_reading(&["play", start], lines.join("\n").as_bytes());
    assert_eq!((run.code, &*run.err), (0, ""), "{}", run.out);
    run
}

/// The lines were printed, all of them in this order, perhaps with others between.
#[track_caller]
pub(crate) fn assert_says(run: &Run, expected: &[&str]) {
    let mut lines = run.out.lines();
    for line in expected {
        assert!(lines.any(|found| found == *line), "no `{line}` in:\n{}", run.out);
    }
}

/// The lines of a file in `data`, parsed.
pub(crate) fn data_lines(name: &str) -> Vec<serde_json::Value> {
    let path = format!("{}/../../data/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Plays at a table where everything is decided by a seed and an engine has little time.
#[track_caller]
pub(crate) fn play_timed(args: &[&str], lines: &[&str]) -> Run {
    let args = [&["play", "--seed", "7", "--time", "0.05"], args].concat();
    let run = skep_reading(&args, lines.join("\n").as_bytes());
    assert_eq!((run.code, &*run.err), (0, ""), "{}", run.out);
    run
}

/// The last game string that was printed.
pub(crate) fn last_game(run: &Run) -> &str {
    run.out.lines().rfind(|line| line.contains(";InProgress;")).unwrap_or_default()
}

/// The path of a file or folder for one test, which does not exist yet.
pub(crate) fn scratch_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    let _ = fs::remove_dir_all(&path);
    path
}
