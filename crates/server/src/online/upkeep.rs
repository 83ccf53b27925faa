//! What is done again and again.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use skep_club::{Asker, Audience, GameCommand, GameId, Pace};
use skep_store::{GameRow, StoreError};
use tokio::time::{MissedTickBehavior, interval};

use crate::online::Online;
use crate::online::limits::SEEK_WITHOUT_CREATOR;

/// How often it is stored that the server is alive.
const BEAT_EVERY: Duration = Duration::from_secs(1);

/// How often games are unloaded and open games looked through.
const SWEEP_EVERY: Duration = Duration::from_secs(5);

/// How often it is forgotten what has been kept for long enough.
const FORGET_EVERY: Duration = Duration::from_secs(24 * 3600);

/// The number of open games that are looked through.
const OPEN_GAMES: u32 = 1_000;

/// Stores that the server is alive, for ever.
pub(crate) async fn beat(online: Arc<Online>) {
    let mut ticks = interval(BEAT_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        online.beat().await;
    }
}

/// Unloads games, and withdraws real-time games whose creators have gone, for ever.
pub(crate) async fn sweep(online: Arc<Online>) {
    let mut ticks = interval(SWEEP_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut alone = HashMap::new();
    loop {
        ticks.tick().await;
        online.games.unload();
        if let Err(error) = withdraw_abandoned(&online, &mut alone).await {
            tracing::error!("{error}");
        }
    }
}

/// Withdraws real-time games that anybody may join, if the creator has been away for a while.
async fn withdraw_abandoned(
    online: &Arc<Online>,
    alone: &mut HashMap<GameId, Instant>,
) -> Result<(), StoreError> {
    let is_waiting = |row: &GameRow| {
        matches!(row.terms.pace, Pace::RealTime { .. })
            && row.audience == Audience::Everybody
            && !online.hub.is_here(row.creator)
    };
    let mut rows = online.store.open_seeks(OPEN_GAMES).await?;
    rows.retain(is_waiting);
    let waiting: HashSet<GameId> = rows.iter().map(|row| row.game).collect();
    alone.retain(|game, _| waiting.contains(game));
    for row in rows {
        let since = alone.entry(row.game).or_insert_with(Instant::now);
        if since.elapsed() < SEEK_WITHOUT_CREATOR {
            continue;
        }
        let asker = Asker { person: row.creator, has_account: false, lag: 0 };
        if let Err(error) = online.command(asker, row.game, GameCommand::Withdraw).await {
            tracing::debug!("game {}: {error}", row.game);
        }
    }
    Ok(())
}

/// Forgets what has been kept for long enough, for ever.
pub(crate) async fn forget(online: Arc<Online>) {
    let mut ticks = interval(FORGET_EVERY);
    loop {
        ticks.tick().await;
        match online.store.forget(online.now()).await {
            Ok(forgotten) => tracing::info!("forgotten: {forgotten:?}"),
            Err(error) => tracing::error!("{error}"),
        }
    }
}
