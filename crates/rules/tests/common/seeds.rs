//! Many random runs, each told by one number.
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
}

/// Makes the runs on all cores. Each is given its number and tells how many positions it has seen.
pub(crate) fn run(name: &str, ordinary: u64, check: impl Fn(u64) -> u64 + Sync) -> Done {
    let (seed, seconds) = (number("SKEP_SEED"), number("SKEP_SECONDS"));
    let first = seed.unwrap_or(0);
    let last = match (seed, seconds) {
        (_, Some(_)) => u64::MAX / 2,
        (Some(seed), None) => seed + 1,
        (None, None) => ordinary,
    };
    let begin = Instant::now();
    let end = seconds.map(|seconds| begin + Duration::from_secs(seconds));
    let (next, runs, positions) = (AtomicU64::new(first), AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= last || end.is_some_and(|end| Instant::now() > end) {
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
    let done = Done { runs: runs.into_inner(), positions: positions.into_inner() };
    progress(name, done.runs, done.positions, begin.elapsed());
    if seed.is_none() {
        assert!(done.runs >= ordinary.min(10), "{name} has done next to nothing");
    }
    done
}

fn progress(name: &str, runs: u64, positions: u64, time: Duration) {
    tell(&format!("{name}: {runs} runs, {positions} positions, {:.1} s", time.as_secs_f64()));
}

/// Shown with `--nocapture`, for those who wait for hours.
#[expect(clippy::print_stderr, reason = "this is what the test's output is for")]
pub(crate) fn tell(line: &str) {
    eprintln!("{line}");
}
