//! What the README's commands do: `cargo xtask run` and `cargo xtask test`.
//!
//! It uses nothing but the standard library, so that it is there in a second.

mod browser;
mod fuzz;
mod steps;
mod tests;
mod tools;
mod web;

use std::process::ExitCode;

use steps::{Failure, Step, say};
use web::Flavour;

const HELP: &str = "\
The tasks of this project.

cargo xtask run                    build everything and open the application in the browser
cargo xtask run ARGUMENTS          build skep and let it do something else: `run play` in the
                                   terminal, `run serve --port 3000`
cargo xtask build                  build everything: the application, and skep with it inside
cargo xtask build --debug          build only the application, in little time, for those who
                                   work on it; `cargo run -p skep -- serve` then serves it
cargo xtask test                   everything that must hold before a change lands:
                                   format, lints, tests, WebAssembly, the application in
                                   a real browser, fuzzing
cargo xtask fuzz [TARGET] [SECONDS]
                                   fuzz all targets or one, 60 seconds each
cargo xtask bench [FILTER]         the benchmarks

Environment of the test command:
  SKEP_LONG=1      also the long tests (perft two plies deeper)
  SKEP_SECONDS=N   compare the two implementations in random games for N seconds
  SKEP_TYPE=T      compare them in games of one type only, as in SKEP_TYPE=Venom+MLP
  SKEP_SEED=N      repeat one of the random games
  SKEP_FUZZ=N      fuzz each target for N seconds (default 5, 0 leaves it out)
  SKEP_BROWSER=0   leave out the tests in the browser
  SKEP_CHROMIUM=P  the browser for them, if it is not found by itself";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["run", rest @ ..] => web::run(rest),
        ["build"] => web::build_all().map(|_| ()),
        ["build", "--debug"] => web::build(Flavour::Quick),
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

fn bench(arguments: &[&str]) -> Result<(), Failure> {
    let all = [&["bench", "--package", "skep-rules", "--"], arguments].concat();
    Step::cargo("benchmarks", &all).run()
}
