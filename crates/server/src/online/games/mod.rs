//! Games in memory: loaded when somebody needs them, unloaded when nobody does.

mod commit;
mod create;
mod play;
mod rating;
mod room;
mod start;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use skep_club::{CorruptGame, GameEvent, GameId, Moment, OnlineGame, Pace, Recorded, Status};
use skep_store::StoreError;
use skep_wire::{ClockView, RequestError};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard as AsyncMutexGuard};

use crate::online::Online;
use crate::online::games::room::Room;
use crate::online::limits::{CHAT_LINES, KEEP_UNUSED};

pub(crate) use commit::{CommitError, may_see};
pub(crate) use create::NewGame;
pub(crate) use rating::standing;
pub(crate) use room::said;

/// The games in memory.
#[derive(Debug, Default)]
pub(crate) struct Games(Mutex<HashMap<GameId, Arc<LiveGame>>>);

/// A game in memory.
#[derive(Debug)]
pub(crate) struct LiveGame {
    /// The game.
    pub(crate) id: GameId,
    /// Its state. Nothing if it has not been read yet, or must be read again. Whoever holds the lock may append events.
    state: AsyncMutex<Option<Loaded>>,
    room: Mutex<Room>,
    used: Mutex<Instant>,
}

/// The state of a game, and the events that have made it.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// The state.
    pub(crate) game: OnlineGame,
    /// The events, all of which are stored.
    pub(crate) events: Vec<Recorded<GameEvent>>,
}

impl Loaded {
    /// The state that these events make.
    pub(crate) fn from_events(events: Vec<Recorded<GameEvent>>) -> Result<Loaded, CorruptGame> {
        Ok(Loaded { game: OnlineGame::from_events(&events)?, events })
    }

    /// What the clocks show.
    pub(crate) fn clock(&self, now: Moment) -> Option<ClockView> {
        clock_view(&self.game, now)
    }

    /// Whether it is played with clocks that run in seconds.
    fn is_live(&self) -> bool {
        let real_time = matches!(self.game.terms().pace, Pace::RealTime { .. });
        real_time && self.game.status() == Status::Playing
    }
}

/// What the clocks of a game show.
pub(crate) fn clock_view(game: &OnlineGame, now: Moment) -> Option<ClockView> {
    let state = game.clock(now)?;
    Some(ClockView { left: state.left, running: state.running, at: now })
}

/// A game whose state was read, and cannot change while this is kept.
pub(crate) struct Locked<'a> {
    state: AsyncMutexGuard<'a, Option<Loaded>>,
}

impl Locked<'_> {
    /// The state.
    pub(crate) fn loaded(&self) -> Result<&Loaded, RequestError> {
        self.state.as_ref().ok_or(RequestError::NotStored)
    }

    /// The state by the rules.
    pub(crate) fn game(&self) -> Result<&OnlineGame, RequestError> {
        self.loaded().map(|loaded| &loaded.game)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Games {
    /// A game. It need not exist.
    pub(crate) fn get(&self, id: GameId) -> Arc<LiveGame> {
        let mut games = lock(&self.0);
        let game = games.entry(id).or_insert_with(|| Arc::new(LiveGame::new(id, None)));
        *lock(&game.used) = Instant::now();
        Arc::clone(game)
    }

    /// A game, if it is in memory.
    pub(crate) fn in_memory(&self, id: GameId) -> Option<Arc<LiveGame>> {
        lock(&self.0).get(&id).cloned()
    }

    /// Adds a game that has just been created.
    fn add(&self, id: GameId, loaded: Loaded) -> Arc<LiveGame> {
        let game = Arc::new(LiveGame::new(id, Some(loaded)));
        lock(&self.0).insert(id, Arc::clone(&game));
        game
    }

    /// Forgets a game that does not exist, unless somebody else has it now.
    fn forget(&self, id: GameId) {
        let mut games = lock(&self.0);
        // One is in the map, and one with the caller.
        if games.get(&id).is_some_and(|game| Arc::strong_count(game) <= 2) {
            games.remove(&id);
        }
    }

    /// Unloads games that nobody has used for a while, and returns the number of those that remain.
    pub(crate) fn unload(&self) -> usize {
        let mut games = lock(&self.0);
        games.retain(|_, game| !game.is_unused());
        games.len()
    }
}

impl LiveGame {
    fn new(id: GameId, loaded: Option<Loaded>) -> LiveGame {
        LiveGame {
            id,
            state: AsyncMutex::new(loaded),
            room: Mutex::default(),
            used: Mutex::new(Instant::now()),
        }
    }

    /// Who follows the game.
    pub(crate) fn room(&self) -> MutexGuard<'_, Room> {
        lock(&self.room)
    }

    /// The state, which is read from the store if that was not done yet.
    pub(crate) async fn lock(&self, online: &Online) -> Result<Locked<'_>, RequestError> {
        let mut state = self.state.lock().await;
        if state.is_none() {
            let loaded = self.read(online).await?;
            if loaded.is_none() {
                drop(state);
                online.games.forget(self.id);
                return Err(RequestError::NoSuchGame);
            }
            *state = loaded;
        }
        Ok(Locked { state })
    }

    /// The state, if it is in memory and nobody is changing it.
    pub(crate) fn try_lock(&self) -> Option<Locked<'_>> {
        let state = self.state.try_lock().ok()?;
        state.is_some().then_some(Locked { state })
    }

    /// Reads the game, and tells everybody what was not known here.
    async fn read(&self, online: &Online) -> Result<Option<Loaded>, RequestError> {
        let failed = |error: StoreError| {
            tracing::error!("game {}: {error}", self.id);
            RequestError::NotStored
        };
        let events = online.store.events(self.id, 0).await.map_err(failed)?;
        if events.is_empty() {
            return Ok(None);
        }
        let chat = online.store.chat(self.id, CHAT_LINES).await.map_err(failed)?;
        let loaded = Loaded::from_events(events).map_err(|error| {
            tracing::error!("game {} is damaged: {error}", self.id);
            RequestError::NotStored
        })?;
        let mut people = Vec::new();
        if self.room().has_told() {
            people = online.people.of_game(online, &loaded.game).await;
        }
        let now = online.now();
        let mut room = self.room();
        room.loaded(&loaded, chat, now);
        room.tell(self.id, &loaded, &people, now);
        drop(room);
        online.timers.set(self.id, loaded.game.deadline(self.lag(&loaded.game)));
        Ok(Some(loaded))
    }

    /// The delay of the connection of the player whose time is running.
    pub(crate) fn lag(&self, game: &OnlineGame) -> u32 {
        let running = game.clock(game.changed()).and_then(|clock| clock.running);
        running.map_or(0, |color| self.room().lag(color))
    }

    fn is_unused(self: &Arc<LiveGame>) -> bool {
        if Arc::strong_count(self) > 1 || lock(&self.used).elapsed() < KEEP_UNUSED {
            return false;
        }
        // The room of a game that is played in real time knows who is absent since when.
        let is_live =
            self.try_lock().is_some_and(|state| state.loaded().is_ok_and(Loaded::is_live));
        !is_live && self.room().is_empty()
    }
}
