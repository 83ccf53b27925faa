//! A search under way, during which the viewer is heard and told.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::thread;

use fastrand::Rng;
use skep_engine::{Engine, Found, Limits, Player, Report};
use skep_rules::{Action, Game};

use crate::inbox::{Event, Heard, Inbox};

/// Somebody who thinks about a game.
pub(crate) struct Thinker<'a> {
    pub(crate) player: Player,
    pub(crate) engine: &'a mut Engine,
    pub(crate) game: &'a Game,
    pub(crate) rng: &'a mut Rng,
    /// Whether to tell every better move.
    pub(crate) interim: bool,
}

impl Thinker<'_> {
    /// Searches, and listens meanwhile for a word to stop. Lines that come in get their own answer after the move.
    pub(crate) fn think(
        &mut self,
        limits: Limits,
        inbox: &mut Inbox,
        output: &mut impl Write,
    ) -> io::Result<Option<Found>> {
        let Thinker { player, game, interim, .. } = *self;
        let (engine, rng) = (&mut *self.engine, &mut *self.rng);
        let stop = AtomicBool::new(false);
        let teller = inbox.sender();
        let mut best = None;
        let mut tell = move |report: &Report| {
            if interim && best.replace(report.best()) != Some(report.best()) {
                // Whoever does not listen any more has gone, and the search ends soon.
                let _ = teller.send(Event::Better(interim_line(game, report.best(), report)));
            }
        };
        let over = Over(inbox.sender());
        thread::scope(|scope| {
            let search = scope.spawn(|| {
                let _over = over;
                player.best_telling(engine, game, limits, &stop, rng, &mut tell)
            });
            let mut written = Ok(());
            while let Some(heard) = inbox.next_of_search() {
                match heard {
                    Heard::Stop => stop.store(true, Ordering::Relaxed),
                    Heard::Better(line) if written.is_ok() => {
                        written = writeln!(output, "{line}").and_then(|()| output.flush());
                    }
                    Heard::Better(_) | Heard::Nothing => {}
                }
                if written.is_err() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            written?;
            Ok(search.join().ok().flatten())
        })
    }
}

/// Tells that a search is over, however it ends.
struct Over(SyncSender<Event>);

impl Drop for Over {
    fn drop(&mut self) {
        // Somebody waits for it, so it is received.
        let _ = self.0.send(Event::Found);
    }
}

/// `MOVE;DEPTH;SCORE`, as Mzinga writes it.
fn interim_line(game: &Game, action: Action, report: &Report) -> String {
    let score = f64::from(report.score().value()) / 100.0;
    format!("{};{};{score:.2}", game.position().write_move(action), report.depth)
}
