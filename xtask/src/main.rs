//! The tasks of `cargo xtask`: building, running, testing, fuzzing.
//!
//! It has no dependencies, so that it compiles in a second.

mod browser;
mod fuzz;
mod programs;
mod tests;
mod tools;
mod web;

use std::process::ExitCode;

use programs::{Failure, Invocation, print};
use web::BuildProfile;

const HELP: &str = "\
The tasks of this project.

cargo xtask run                    build everything and open the application in the browser
cargo xtask run ARGUMENTS          build skep and run it with these arguments, as in `run play` or
                                   `run serve --port 3000`
cargo xtask build                  build everything: the application, and skep with it inside
cargo xtask build --debug          build only the application, quickly and without optimisation;
                                   `cargo run -p skep -- serve` then serves it
cargo xtask test                   run all checks: format, lints, tests, WebAssembly, browser
                                   tests, fuzzing
cargo xtask fuzz [TARGET] [SECONDS]
                                   fuzz all targets or one, 60 seconds each
cargo xtask bench [FILTER]         run the benchmarks
cargo xtask load live|crash|clock  programs that play on a server: measure it, kill it while they play,
                                   or measure its clocks; `load live --help` lists the options

Environment of the test command:
  SKEP_LONG=1      run the long tests too (perft two plies deeper)
  SKEP_SECONDS=N   compare the two implementations in random games for N seconds
  SKEP_TYPE=T      compare them in games of one type only, as in SKEP_TYPE=Venom+MLP
  SKEP_SEED=N      repeat one of the random games
  SKEP_FUZZ=N      fuzz each target for N seconds (default 5, 0 to skip)
  SKEP_BROWSER=0   skip the browser tests
  SKEP_CHROMIUM=P  the path of Chromium, if it is not found";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["run", rest @ ..] => web::run(rest),
        ["build"] => web::build_all().map(|_| ()),
        ["build", "--debug"] => web::build(BuildProfile::Debug),
        ["test"] => tests::run(),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["bench", rest @ ..] => bench(rest),
        ["load", rest @ ..] => load(rest),
        [] | ["help" | "--help" | "-h"] => {
            print(HELP);
            Ok(())
        }
        [unknown, ..] => Err(Failure(format!(
            "there is no task `{unknown}`; `cargo xtask help` lists the tasks"
        ))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            print(&format!("xtask: {failure}"));
            ExitCode::FAILURE
        }
    }
}

fn bench(arguments: &[&str]) -> Result<(), Failure> {
    let all = [&["bench", "--package", "skep-rules", "--"], arguments].concat();
    Invocation::cargo("benchmarks", &all).run()
}

fn load(arguments: &[&str]) -> Result<(), Failure> {
    let packages = ["--package", "skep", "--package", "skep-load"];
    let build = [&["build", "--release", "--locked"], &packages[..]].concat();
    Invocation::cargo("building the server and its players", &build).run()?;
    let folder = programs::target_dir().join("release");
    let [server, players] =
        ["skep", "skep-load"].map(|name| folder.join(name).display().to_string());
    let all = [&["--program", &server], arguments].concat();
    Invocation::new("programs that play", &players, &all).run()
}
