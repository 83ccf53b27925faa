//! Plays the games of a match, several at once.

use std::collections::HashSet;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use skep_uhp::ClientError;
use thiserror::Error;

use crate::contestant::Contestant;
use crate::engine_id::{ByEngine, EngineId};
use crate::played_game::PlayedGame;
use crate::referee;
use crate::settings::MatchSettings;
use crate::tally::Tally;

/// An error that prevents a match.
#[derive(Debug, Error)]
pub enum MatchError {
    /// An engine cannot take part.
    #[error("engine {side} cannot take part: {error}")]
    Engine {
        /// Which engine.
        side: EngineId,
        /// The error.
        error: ClientError,
    },
    /// No thread could be started.
    #[error("no thread for the games can be started: {0}")]
    Thread(io::Error),
}

/// Starts both engines, asks each for a move, and returns their names. This finds an engine that does not support the
/// game or the limit before it forfeits every game.
pub fn check_engines(
    settings: &MatchSettings,
    stop: &Arc<AtomicBool>,
) -> Result<ByEngine<String>, MatchError> {
    let mut contestants = contestants(settings, stop);
    let (_, game, _) = referee::begin(settings, 0);
    let mut names = ByEngine::default();
    for side in EngineId::BOTH {
        let failed = |error| MatchError::Engine { side, error };
        names[side] = contestants[side].name().map_err(failed)?;
        contestants[side].begin(&game).map_err(failed)?;
    }
    for side in EngineId::BOTH {
        // Any other error may be accidental, and counts only in a game.
        if let Err(error @ ClientError::Refused { .. }) = contestants[side].best_move() {
            return Err(MatchError::Engine { side, error });
        }
    }
    Ok(names)
}

/// Plays the games of a match that are not in `done`, and calls `on_game` after each with the results so far. Ends when
/// all games are played, the SPRT is decided, `stop` is set, or `on_game` returns an error.
pub fn run<E: From<MatchError>>(
    settings: &MatchSettings,
    done: &[PlayedGame],
    stop: &Arc<AtomicBool>,
    mut on_game: impl FnMut(&PlayedGame, &Tally) -> Result<(), E>,
) -> Result<Tally, E> {
    let mut tally = Tally::default();
    done.iter().for_each(|played| tally.add(played));
    let known: HashSet<u32> = done.iter().map(|played| played.game).collect();
    let missing: Vec<u32> = (0..settings.games).filter(|game| !known.contains(game)).collect();
    if missing.is_empty() || is_decided(settings, &tally) {
        return Ok(tally);
    }
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        let mut threads = 0;
        for _ in 0..settings.concurrency.clamp(1, missing.len()) {
            let (sender, next, missing) = (sender.clone(), &next, &missing);
            let work = move || {
                let mut contestants = contestants(settings, stop);
                while !stop.load(Ordering::Relaxed)
                    && let Some(&game) = missing.get(next.fetch_add(1, Ordering::Relaxed))
                    && let Some(played) = referee::play(settings, game, &mut contestants)
                    && sender.send(played).is_ok()
                {}
            };
            match thread::Builder::new().spawn_scoped(scope, work) {
                Ok(_) => threads += 1,
                Err(error) if threads == 0 => return Err(MatchError::Thread(error).into()),
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
            result = on_game(&played, &tally);
            if result.is_err() || is_decided(settings, &tally) {
                // The remaining games would not change the result.
                stop.store(true, Ordering::Relaxed);
            }
        }
        result
    })?;
    Ok(tally)
}

/// Both contestants of one thread.
fn contestants<'a>(
    settings: &'a MatchSettings,
    stop: &Arc<AtomicBool>,
) -> ByEngine<Contestant<'a>> {
    ByEngine::make(|side| {
        Contestant::new(&settings.engines[side], settings.patience, Arc::clone(stop))
    })
}

fn is_decided(settings: &MatchSettings, tally: &Tally) -> bool {
    settings.sprt.is_some_and(|test| test.accepted(&tally.pairs).is_some())
}
