//! Many games at once.

use std::collections::HashSet;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use skep_uhp::ClientError;
use thiserror::Error;

use crate::played::Played;
use crate::referee;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::side::{Both, Side};
use crate::tally::Tally;

/// Why there is no match.
#[derive(Debug, Error)]
pub enum MatchError {
    /// An engine cannot take part.
    #[error("engine {side} cannot take part: {error}")]
    Engine {
        /// Which engine.
        side: Side,
        /// What it has done.
        error: ClientError,
    },
    /// No thread could be started.
    #[error("no game can be played beside this thread: {0}")]
    Thread(io::Error),
}

/// Starts both engines once and asks each for a move; returns their names. An engine that does not know the game or
/// the limit would forfeit every game, which nobody wants to find out afterwards.
pub fn introduce(setup: &Setup, stop: &Arc<AtomicBool>) -> Result<Both<String>, MatchError> {
    let mut seats = seats(setup, stop);
    let (_, game, _) = referee::begin(setup, 0);
    let mut names = Both::default();
    for side in Side::BOTH {
        let failed = |error| MatchError::Engine { side, error };
        names[side] = seats[side].name().map_err(failed)?;
        seats[side].begin(&game).map_err(failed)?;
    }
    for side in Side::BOTH {
        // Anything but a refusal may be bad luck, and counts only in a game.
        if let Err(error @ ClientError::Refused { .. }) = seats[side].best_move() {
            return Err(MatchError::Engine { side, error });
        }
    }
    Ok(names)
}

/// Plays what is missing of a match. Every game is told when it is over. Ends when all games are played, when the test
/// is decided, when it is told to stop or when telling fails.
pub fn run<E: From<MatchError>>(
    setup: &Setup,
    done: &[Played],
    stop: &Arc<AtomicBool>,
    mut tell: impl FnMut(&Played, &Tally) -> Result<(), E>,
) -> Result<Tally, E> {
    let mut tally = Tally::default();
    done.iter().for_each(|played| tally.add(played));
    let known: HashSet<u32> = done.iter().map(|played| played.game).collect();
    let missing: Vec<u32> = (0..setup.games).filter(|game| !known.contains(game)).collect();
    if missing.is_empty() || is_decided(setup, &tally) {
        return Ok(tally);
    }
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        let mut tables = 0;
        for _ in 0..setup.concurrency.clamp(1, missing.len()) {
            let (sender, next, missing) = (sender.clone(), &next, &missing);
            let work = move || {
                let mut seats = seats(setup, stop);
                while !stop.load(Ordering::Relaxed)
                    && let Some(&game) = missing.get(next.fetch_add(1, Ordering::Relaxed))
                    && let Some(played) = referee::play(setup, game, &mut seats)
                    && sender.send(played).is_ok()
                {}
            };
            match thread::Builder::new().spawn_scoped(scope, work) {
                Ok(_) => tables += 1,
                Err(error) if tables == 0 => return Err(MatchError::Thread(error).into()),
                Err(_) => break,
            }
        }
        drop(sender);
        let mut result = Ok(());
        for played in receiver {
            if result.is_err() {
                continue;
            }
            tally.add(&played);
            result = tell(&played, &tally);
            if result.is_err() || is_decided(setup, &tally) {
                // The games under way would change nothing any more.
                stop.store(true, Ordering::Relaxed);
            }
        }
        result
    })?;
    Ok(tally)
}

/// A seat for each engine at one table.
fn seats<'a>(setup: &'a Setup, stop: &Arc<AtomicBool>) -> Both<Seat<'a>> {
    Both::make(|side| Seat::new(&setup.engines[side], setup.patience, Arc::clone(stop)))
}

fn is_decided(setup: &Setup, tally: &Tally) -> bool {
    setup.sprt.is_some_and(|test| test.verdict(&tally.pairs).is_some())
}
