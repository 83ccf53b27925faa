//! What changes for many people at once is sent at most a few times a second: the lobby, games to watch, who is there.

use std::collections::HashSet;
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use skep_club::{Audience, GameId};
use skep_store::GameRow;
use skep_wire::{Channel, ServerMessage};
use tokio::time::{MissedTickBehavior, interval};

use crate::online::Online;
use crate::online::connection::to_text;
use crate::online::limits::{LIST_LENGTH, LISTS_EVERY, WATCH_EVERY};
use crate::online::views::{seeks, summaries};

/// The number of people and games in the lobby is sent at most this often.
const NUMBERS_EVERY: Duration = Duration::from_secs(2);

/// What has changed since it was last sent.
#[derive(Debug, Default)]
pub(crate) struct Lists {
    seeks: AtomicBool,
    numbers: AtomicBool,
    watch: AtomicBool,
    presence: Mutex<HashSet<GameId>>,
}

impl Lists {
    /// Something has happened in a game.
    pub(crate) fn game_changed(&self, row: &GameRow, has_begun: bool) {
        if row.audience == Audience::Everybody && (has_begun || row.white.is_none()) {
            self.seeks.store(true, Ordering::Relaxed);
        }
        if has_begun || row.end.is_some() {
            self.numbers.store(true, Ordering::Relaxed);
        }
        self.watch.store(true, Ordering::Relaxed);
    }

    /// Somebody has come or gone.
    pub(crate) fn people_changed(&self) {
        self.numbers.store(true, Ordering::Relaxed);
    }

    /// Somebody has come to a game, or gone.
    pub(crate) fn presence_changed(&self, game: GameId) {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner).insert(game);
    }
}

/// The lobby as it is sent.
pub(crate) async fn lobby(online: &Online) -> Option<Utf8Bytes> {
    let read = async {
        let rows = online.store.open_seeks(LIST_LENGTH).await?;
        let counts = online.store.counts().await?;
        Ok((rows, counts))
    };
    let read: Result<_, skep_store::StoreError> = read.await;
    let (rows, counts) = read.map_err(|error| tracing::error!("{error}")).ok()?;
    let number = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    Some(to_text(&ServerMessage::Lobby {
        seeks: seeks(online, &rows).await,
        people: number(online.hub.people() as u64),
        games: number(counts.playing),
    }))
}

/// The games to watch as they are sent.
pub(crate) async fn watch(online: &Online) -> Option<Utf8Bytes> {
    let rows = online.store.watch_list(LIST_LENGTH).await;
    let rows = rows.map_err(|error| tracing::error!("{error}")).ok()?;
    Some(to_text(&ServerMessage::Watch { games: summaries(online, &rows).await }))
}

/// Sends what has changed, for ever.
pub(crate) async fn run(online: Arc<Online>) {
    let mut ticks = interval(LISTS_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut numbers, mut watched) = (Instant::now(), Instant::now());
    loop {
        ticks.tick().await;
        send_presence(&online);
        online.own.send(&online).await;
        let numbers_due = numbers.elapsed() >= NUMBERS_EVERY;
        let lists = &online.lists;
        if (lists.seeks.load(Ordering::Relaxed)
            || numbers_due && lists.numbers.load(Ordering::Relaxed))
            && online.hub.has_subscribers(Channel::Lobby)
        {
            lists.seeks.store(false, Ordering::Relaxed);
            lists.numbers.store(false, Ordering::Relaxed);
            numbers = Instant::now();
            publish(&online, Channel::Lobby, lobby(&online).await);
        }
        if watched.elapsed() >= WATCH_EVERY
            && online.hub.has_subscribers(Channel::Watch)
            && lists.watch.swap(false, Ordering::Relaxed)
        {
            watched = Instant::now();
            publish(&online, Channel::Watch, watch(&online).await);
        }
    }
}

fn publish(online: &Online, channel: Channel, text: Option<Utf8Bytes>) {
    if let Some(text) = text {
        online.hub.publish(channel, &text);
    }
}

/// Tells who has come to games, or gone.
fn send_presence(online: &Online) {
    let changed =
        mem::take(&mut *online.lists.presence.lock().unwrap_or_else(PoisonError::into_inner));
    for id in changed {
        let Some(live) = online.games.in_memory(id) else { continue };
        let Some(locked) = live.try_lock() else {
            // Events are being stored: next time.
            online.lists.presence_changed(id);
            continue;
        };
        let Ok(game) = locked.game() else { continue };
        let room = live.room();
        room.send(&ServerMessage::Presence {
            game: id,
            present: room.present(game, |person| online.computers.is_computer(person)),
            watching: room.watching(),
        });
    }
}
