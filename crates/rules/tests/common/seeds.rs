//! Many random runs, each of which is repeated by one number.
//!
//! `SKEP_SECONDS=3600` goes on for an hour instead of the ordinary number of runs,
//! `SKEP_SEED=7` begins with that run, and without `SKEP_SECONDS` makes no other.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable}={text} is not a number")))
}

/// What a test has done.
pub(crate) struct Done {
    pub(crate) runs: u64,
    /// The sum of what the runs have counted.
    pub(crate) positions: u64,
    /// Whether the number of runs was left to the test.
    pub(crate) is_whole: bool,
}

/// How many runs a test makes.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    /// These are always made.
    pub(crate) least: u64,
    /// After these the test ends even if it has not seen enough.
    pub(crate) most: u64,
}

/// Makes a fixed number of runs on all cores. Each is given its number and returns how many positions it has seen.
pub(crate) fn run(name: &str, ordinary: u64, check: impl Fn(u64) -> u64 + Sync) -> Done {
    run_until(name, Limits { least: ordinary, most: ordinary }, || true, check)
}

/// Makes runs on all cores until enough has been seen.
pub(crate) fn run_until(
    name: &str,
    limits: Limits,
    is_enough: impl Fn() -> bool + Sync,
    check: impl Fn(u64) -> u64 + Sync,
) -> Done {
    let (seed, seconds) = (number("SKEP_SEED"), number("SKEP_SECONDS"));
    let first = seed.unwrap_or(0);
    let (least, most) = match (seed, seconds) {
        (_, Some(_)) => (u64::MAX / 2, u64::MAX / 2),
        (Some(seed), None) => (seed + 1, seed + 1),
        (None, None) => (limits.least, limits.most),
    };
    let begin = Instant::now();
    let end = seconds.map(|seconds| begin + Duration::from_secs(seconds));
    let (next, runs, positions) = (AtomicU64::new(first), AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            let is_done = seed >= most || seed >= least && is_enough();
            if is_done || end.is_some_and(|end| Instant::now() > end) {
                return;
            }
            let Ok(seen) = catch_unwind(AssertUnwindSafe(|| check(seed))) else {
                next.store(u64::MAX - 1000, Ordering::Relaxed);
                panic!("{name} failed; SKEP_SEED={seed} repeats it");
            };
            positions.fetch_add(seen, Ordering::Relaxed);
            let runs = runs.fetch_add(1, Ordering::Relaxed) + 1;
            if seconds.is_some() && runs.is_power_of_two() {
                let positions = positions.load(Ordering::Relaxed);
                progress(name, runs, positions, begin.elapsed());
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    let (runs, positions) = (runs.into_inner(), positions.into_inner());
    progress(name, runs, positions, begin.elapsed());
    Done { runs, positions, is_whole: seed.is_none() && seconds.is_none() }
}

fn progress(name: &str, runs: u64, positions: u64, time: Duration) {
    tell(&format!("{name}: {runs} runs, {positions} positions, {:.1} s", time.as_secs_f64()));
}

/// Prints a line, which is shown with `--nocapture`.
#[expect(clippy::print_stderr, reason = "long runs report their progress")]
pub(crate) fn tell(line: &str) {
    eprintln!("{line}");
}
