//! `skep perft`: counts the leaves of the tree of legal actions, with one thread or several.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use skep_rules::{Action, Position, perft};

use crate::args::PerftArgs;
use crate::error::Error;
use crate::input;

/// Counts for each depth, or for each first move.
pub(crate) fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let game = input::read_started_argument(&args.game)?;
    if !game.position().bag().is_empty() {
        return Err(Error::BagNotEmpty);
    }
    let threads = usize::from(args.threads);
    if args.divide {
        write_divided(game.position(), args.depth, threads, out)?;
    } else {
        write_table(game.position(), args.depth, threads, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn write_table(
    position: &Position,
    depth: u32,
    threads: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    writeln!(out, "{:>5} {:>20} {:>12} {:>14}", "depth", "leaves", "time", "leaves/s")?;
    for depth in 1..=depth {
        let start = Instant::now();
        let leaves = SplitCount::of(position, depth, 0).count(threads).iter().sum();
        let time = start.elapsed();
        let rate = rate(leaves, time);
        writeln!(out, "{depth:>5} {leaves:>20} {:>10.3} s {rate:>14}", time.as_secs_f64())?;
        out.flush()?;
    }
    Ok(())
}

/// Leaves per second; `-` if the time is too short to measure.
fn rate(leaves: u64, time: Duration) -> String {
    if time < Duration::from_millis(1) {
        return "-".to_owned();
    }
    format!("{:.0}", leaves as f64 / time.as_secs_f64())
}

fn write_divided(
    position: &Position,
    depth: u32,
    threads: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    let share = SplitCount::of(position, depth, 1);
    let counts = share.count(threads);
    let mut divided: Vec<(String, u64)> = position
        .actions()
        .into_iter()
        .map(|first| {
            let below = share.openings.iter().zip(&counts);
            let own = below.filter(|(opening, _)| opening.first() == Some(&first));
            (position.write_move(first), own.map(|(_, count)| count).sum())
        })
        .collect();
    divided.sort_unstable();
    for (text, count) in &divided {
        writeln!(out, "{text}: {count}")?;
    }
    let total: u64 = divided.iter().map(|(_, count)| count).sum();
    writeln!(out, "\ntotal: {total}")
}

/// A count that is split into pieces for several threads.
struct SplitCount<'a> {
    position: &'a Position,
    /// The pieces: the first actions of the sequences to count, all of one length.
    openings: Vec<Vec<Action>>,
    /// The number of actions after an opening.
    rest: u32,
}

impl<'a> SplitCount<'a> {
    /// Splits the work after at most two actions, fewer if the depth is small, but at least after `at_least`.
    fn of(position: &'a Position, depth: u32, at_least: u32) -> SplitCount<'a> {
        let length = depth.saturating_sub(3).clamp(at_least, 2);
        let mut openings = vec![Vec::new()];
        for _ in 0..length {
            let longer = |opening: &Vec<Action>| {
                let opening = opening.clone();
                let actions = after(position, &opening).actions();
                actions.into_iter().map(move |action| [&opening[..], &[action]].concat())
            };
            openings = openings.iter().flat_map(longer).collect();
        }
        SplitCount { position, openings, rest: depth - length }
    }

    /// The number of leaves after each opening.
    fn count(&self, threads: usize) -> Vec<u64> {
        let bar = progress(self.openings.len());
        let next = AtomicUsize::new(0);
        let work = || {
            let mut counted = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(opening) = self.openings.get(index) else {
                    return counted;
                };
                counted.push((index, perft(&after(self.position, opening), self.rest)));
                bar.inc(1);
            }
        };
        let mut counts = vec![0; self.openings.len()];
        thread::scope(|scope| {
            // This thread works too, so the count succeeds even if no other can be started.
            let others: Vec<_> = (1..threads)
                .map_while(|_| thread::Builder::new().spawn_scoped(scope, work).ok())
                .collect();
            let mut counted = work();
            for other in others {
                counted.extend(other.join().expect("counting does not panic"));
            }
            for (index, count) in counted {
                counts[index] = count;
            }
        });
        bar.finish_and_clear();
        counts
    }
}

fn after(position: &Position, opening: &[Action]) -> Position {
    let mut position = position.clone();
    for &action in opening {
        position.play_listed(action);
    }
    position
}

/// A bar on the standard error, if that is a terminal and there is something to wait for.
fn progress(pieces: usize) -> ProgressBar {
    if pieces < 2 {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(pieces as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {eta} left") {
        bar.set_style(style);
    }
    bar
}

#[cfg(test)]
mod tests {
    use skep_rules::GameType;

    use super::*;

    #[test]
    fn shared_work_is_the_same_work() {
        let position = Position::new(GameType::BASE);
        for depth in 1..=5 {
            let whole = perft(&position, depth);
            for (at_least, threads) in [(0, 1), (1, 1), (0, 3), (1, 3)] {
                let counts = SplitCount::of(&position, depth, at_least).count(threads);
                assert_eq!(counts.iter().sum::<u64>(), whole);
            }
        }
    }
}
