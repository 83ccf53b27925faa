//! The progress of a match, on the standard error.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use skep_arena::{MatchSettings, PlayedGame, Tally, summary};

/// The number of games between two progress lines, if the standard error is not a terminal.
const GAMES_PER_LINE: u32 = 10;

/// A progress bar on a terminal; elsewhere, a line after every few games.
pub(super) struct Progress<'a> {
    settings: &'a MatchSettings,
    /// The progress bar; `None` if the standard error is not a terminal.
    bar: Option<ProgressBar>,
    start: Instant,
    /// The number of games that were finished at the start.
    before: usize,
}

impl<'a> Progress<'a> {
    /// The progress of a match of which `before` games are finished.
    pub(super) fn new(settings: &'a MatchSettings, before: usize) -> Progress<'a> {
        let bar = io::stderr().is_terminal().then(|| bar(u64::from(settings.games), before as u64));
        Progress { settings, bar, start: Instant::now(), before }
    }

    /// Shows that a game is over.
    pub(super) fn add(&mut self, played: &PlayedGame, tally: &Tally) {
        if let Some(note) = &played.note {
            self.print(&format!("game {}: {note}", played.game + 1));
        }
        let (games, all) = (tally.games(), self.settings.games);
        let summary = summary(self.settings, tally);
        match &self.bar {
            Some(bar) => {
                bar.set_position(u64::from(games));
                bar.set_message(summary);
            }
            None if games.is_multiple_of(GAMES_PER_LINE) || games == all => {
                let left = HumanDuration(self.left(games));
                self.print(&format!("{games}/{all}  {summary}  {left} left"));
            }
            None => {}
        }
    }

    /// Removes the progress bar.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }

    fn left(&self, games: u32) -> Duration {
        let played = f64::from(games) - self.before as f64;
        let missing = f64::from(self.settings.games.saturating_sub(games));
        self.start.elapsed().mul_f64(missing / played.max(1.0))
    }

    fn print(&self, line: &str) {
        match &self.bar {
            Some(bar) => bar.println(line),
            // A failure of the standard error cannot be reported anywhere.
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
