//! Fuzzing with cargo-fuzz, which needs a nightly compiler.

use std::fs;

use crate::programs::{Failure, Invocation, print, root};

/// What begins the smoke test's sequence of inputs. It is the same every time: a change should not fail by chance for what an
/// older one did wrong. The task `fuzz` looks for new inputs.
const SMOKE_SEED: u32 = 1;

/// A seed that libFuzzer replaces by a random one.
const RANDOM_SEED: u32 = 0;

/// Fuzzes each target for a few seconds, as part of the tests. Skipped if the tools are missing.
pub(crate) fn smoke_test() -> Result<(), Failure> {
    let seconds = match std::env::var("SKEP_FUZZ") {
        Ok(text) => read_seconds(&text)?,
        Err(_) => 5,
    };
    if seconds == 0 {
        return Ok(());
    }
    if let Err(failure) = prepare() {
        print(&format!("\n▷ fuzzing skipped: {failure}"));
        return Ok(());
    }
    targets()?.iter().try_for_each(|target| fuzz(target, seconds, SMOKE_SEED))
}

/// The task `fuzz`: one target or all, 60 seconds each unless another time is given.
pub(crate) fn run(arguments: &[&str]) -> Result<(), Failure> {
    let targets = targets()?;
    let (target, seconds) = match arguments {
        [] => (None, 60),
        [target] => (Some(*target), 60),
        [target, seconds] => (Some(*target), read_seconds(seconds)?),
        _ => return Err(Failure("fuzz takes a target and a number of seconds".to_owned())),
    };
    prepare()?;
    let chosen: Vec<&String> =
        targets.iter().filter(|known| target.is_none_or(|target| *known == target)).collect();
    if chosen.is_empty() {
        return Err(Failure(format!("the fuzz targets are {}", targets.join(", "))));
    }
    chosen.into_iter().try_for_each(|target| fuzz(target, seconds, RANDOM_SEED))
}

fn read_seconds(text: &str) -> Result<u32, Failure> {
    text.parse().map_err(|_| Failure(format!("`{text}` is not a number of seconds")))
}

/// Makes sure that there are a nightly compiler and cargo-fuzz.
fn prepare() -> Result<(), Failure> {
    if !Invocation::new("", "cargo", &["+nightly", "--version"])
        .without_cargo_variables()
        .succeeds()
    {
        return Err(Failure("the nightly toolchain is missing".to_owned()));
    }
    if !Invocation::new("", "cargo", &["fuzz", "--version"]).succeeds() {
        let install = ["install", "cargo-fuzz", "--locked"];
        Invocation::new("installing cargo-fuzz", "cargo", &install).run()?;
    }
    Ok(())
}

/// The names of the targets, from their files.
fn targets() -> Result<Vec<String>, Failure> {
    let folder = root().join("fuzz").join("fuzz_targets");
    let files = fs::read_dir(&folder)
        .map_err(|error| Failure(format!("cannot read {}: {error}", folder.display())))?;
    let mut names: Vec<String> = files
        .filter_map(|file| file.ok()?.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".rs").map(str::to_owned))
        .collect();
    names.sort_unstable();
    Ok(names)
}

fn fuzz(target: &str, seconds: u32, seed: u32) -> Result<(), Failure> {
    let corpus = root().join("fuzz").join("corpus").join(target);
    fs::create_dir_all(&corpus)
        .map_err(|error| Failure(format!("cannot create {}: {error}", corpus.display())))?;
    let time = format!("-max_total_time={seconds}");
    let seed = format!("-seed={seed}");
    let [corpus, seeds] = [format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}")];
    let arguments =
        ["+nightly", "fuzz", "run", target, &corpus, &seeds, "--", &time, &seed, "-verbosity=0"];
    // The outer cargo's variables would point the nightly one to the wrong compiler.
    Invocation::new(&format!("fuzzing {target} for {seconds} s"), "cargo", &arguments)
        .without_cargo_variables()
        .run()
}
