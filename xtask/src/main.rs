//! What the README's commands do: `cargo xtask run` and `cargo xtask test`.
//!
//! It uses nothing but the standard library, so that it is there in a second.

mod fuzz;
mod steps;
mod tests;

use std::process::ExitCode;

use steps::{Failure, Step, say};

const HELP: &str = "\
The tasks of this project.

cargo xtask run [ARGUMENTS]        build skep and play a game in the terminal
cargo xtask test                   everything that must hold before a change lands:
                                   format, lints, tests, WebAssembly, fuzzing
cargo xtask fuzz [TARGET] [SECONDS]
                                   fuzz all targets or one, 60 seconds each
cargo xtask bench [FILTER]         the benchmarks

Environment of the test command:
  SKEP_LONG=1      also the long tests (perft two plies deeper)
  SKEP_SECONDS=N   play random games for so long, the two implementations side by side
  SKEP_FUZZ=N      fuzz each target for N seconds (default 5, 0 leaves it out)";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["run", rest @ ..] => run(rest),
        ["test"] => tests::run(),
        ["fuzz", rest @ ..] => fuzz::run_by_hand(rest),
        ["bench", rest @ ..] => bench(rest),
        [] | ["help" | "--help" | "-h"] => {
            say(HELP);
            Ok(())
        }
        [unknown, ..] => Err(Failure(format!(
            "there is no task `{unknown}`; `cargo xtask help` lists the tasks"
        ))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            say(&format!("xtask: {failure}"));
            ExitCode::FAILURE
        }
    }
}

/// Builds the program and plays.
fn run(arguments: &[&str]) -> Result<(), Failure> {
    Step::cargo("building skep", &["build", "--release", "--package", "skep"]).run()?;
    let program = steps::target_dir().join("release").join(program_name());
    let arguments = if arguments.is_empty() { &["play"] } else { arguments };
    Step::new("skep", &program.to_string_lossy(), arguments).quietly().run()
}

const fn program_name() -> &'static str {
    if cfg!(windows) { "skep.exe" } else { "skep" }
}

fn bench(arguments: &[&str]) -> Result<(), Failure> {
    let all = [&["bench", "--package", "skep-rules", "--"], arguments].concat();
    Step::cargo("benchmarks", &all).run()
}
