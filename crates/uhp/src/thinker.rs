//! A search under way, during which the viewer is heard and told.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;
use skep_engine::{Engine, Found, Limits, Player, Report};
use skep_rules::{Action, Game};

/// Somebody who thinks about a game.
pub(crate) struct Thinker<'a> {
    pub(crate) player: Player,
    pub(crate) engine: &'a mut Engine,
    pub(crate) game: &'a Game,
    pub(crate) rng: &'a mut Rng,
    /// Whether to tell every better move.
    pub(crate) interim: bool,
}

/// How often somebody looks whether there is anything to hear or to tell, and more seldom in the middle of a long search.
const GLANCE: Duration = Duration::from_millis(1);
const SELDOM: Duration = Duration::from_millis(4);
/// So long after its beginning and before its end a search is in its middle.
const NEAR: Duration = Duration::from_millis(50);

impl Thinker<'_> {
    /// Searches, and listens meanwhile for a word to stop. Lines that come in get their own answer after the move.
    pub(crate) fn think(
        &mut self,
        limits: Limits,
        lines: &Receiver<String>,
        waiting: &mut VecDeque<String>,
        output: &mut impl Write,
    ) -> io::Result<Option<Found>> {
        let Thinker { player, game, interim, .. } = *self;
        let (engine, rng) = (&mut *self.engine, &mut *self.rng);
        let stop = AtomicBool::new(false);
        let (teller, told) = mpsc::channel();
        let mut best = None;
        let mut tell = move |report: &Report| {
            if interim && best.replace(report.best()) != Some(report.best()) {
                // Whoever does not listen any more has gone, and the search ends soon.
                let _ = teller.send(interim_line(game, report.best(), report));
            }
        };
        thread::scope(|scope| {
            let search =
                scope.spawn(|| player.best_telling(engine, game, limits, &stop, rng, &mut tell));
            let mut written = Ok(());
            let mut open = true;
            let start = Instant::now();
            while !search.is_finished() {
                let elapsed = start.elapsed();
                let ends_soon = limits.time.is_some_and(|time| elapsed + NEAR > time);
                let glance = if elapsed < NEAR || ends_soon { GLANCE } else { SELDOM };
                match lines.recv_timeout(glance) {
                    Ok(line) => {
                        if line.trim() == "stop" {
                            stop.store(true, Ordering::Relaxed);
                        }
                        waiting.push_back(line);
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => open = false,
                }
                if !open {
                    thread::sleep(glance);
                }
                if written.is_ok() {
                    written = write_lines(&told, output);
                }
                if written.is_err() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            written.and_then(|()| write_lines(&told, output))?;
            Ok(search.join().ok().flatten())
        })
    }
}

/// `MOVE;DEPTH;SCORE`, as Mzinga writes it.
fn interim_line(game: &Game, action: Action, report: &Report) -> String {
    let score = f64::from(report.score().value()) / 100.0;
    format!("{};{};{score:.2}", game.position().write_move(action), report.depth)
}

fn write_lines(told: &Receiver<String>, output: &mut impl Write) -> io::Result<()> {
    let mut lines = told.try_iter().peekable();
    if lines.peek().is_none() {
        return Ok(());
    }
    lines.try_for_each(|line| writeln!(output, "{line}"))?;
    output.flush()
}
