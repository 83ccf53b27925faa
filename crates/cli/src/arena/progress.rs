//! How a match is going, on the standard error.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use skep_arena::{Played, Setup, Tally, summary};

/// Where nobody watches, a line every so many games.
const EVERY: u32 = 10;

/// A line that changes on a terminal, lines from time to time elsewhere.
pub(super) struct Progress<'a> {
    setup: &'a Setup,
    /// Only on a terminal.
    bar: Option<ProgressBar>,
    start: Instant,
    /// How many games were there at the start.
    before: usize,
}

impl<'a> Progress<'a> {
    /// The progress of a match of which some games are already over.
    pub(super) fn new(setup: &'a Setup, before: usize) -> Progress<'a> {
        let bar = io::stderr().is_terminal().then(|| bar(u64::from(setup.games), before as u64));
        Progress { setup, bar, start: Instant::now(), before }
    }

    /// Another game is over.
    pub(super) fn tell(&mut self, played: &Played, tally: &Tally) {
        if let Some(note) = &played.note {
            self.say(&format!("game {}: {note}", played.game + 1));
        }
        let (games, all) = (tally.games(), self.setup.games);
        let summary = summary(self.setup, tally);
        match &self.bar {
            Some(bar) => {
                bar.set_position(u64::from(games));
                bar.set_message(summary);
            }
            None if games.is_multiple_of(EVERY) || games == all => {
                let left = HumanDuration(self.left(games));
                self.say(&format!("{games}/{all}  {summary}  {left} left"));
            }
            None => {}
        }
    }

    /// Clears the line.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }

    fn left(&self, games: u32) -> Duration {
        let played = f64::from(games) - self.before as f64;
        let missing = f64::from(self.setup.games.saturating_sub(games));
        self.start.elapsed().mul_f64(missing / played.max(1.0))
    }

    fn say(&self, line: &str) {
        match &self.bar {
            Some(bar) => bar.println(line),
            // Nobody can be told that this cannot be told.
            None => drop(writeln!(io::stderr(), "{line}")),
        }
    }
}

fn bar(games: u64, before: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len}  {msg}  {eta} left") {
        bar.set_style(style);
    }
    bar.set_position(before);
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}
