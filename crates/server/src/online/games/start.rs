//! What a server does with the games that it finds when it starts.

use std::sync::Arc;

use futures_util::stream::{self, StreamExt as _};
use skep_club::{GameId, Moment, Pace};
use skep_store::{GameRow, StoreError};

use crate::online::Online;
use crate::online::games::CommitError;

/// The name under which the moment is stored at which the server was last alive.
const ALIVE: &str = "alive";

/// Games that are prepared at the same time: their events are stored together.
const AT_ONCE: usize = 64;

/// A correspondence game gets back an interruption that is longer than this, in milliseconds.
const LONG: u64 = 10 * 60 * 1_000;

impl Online {
    /// Stores that the server is alive.
    pub(crate) async fn beat(&self) {
        let now = self.now().0.to_string();
        if let Err(error) = self.store.set_state(ALIVE, &now).await {
            tracing::error!("{error}");
        }
    }

    /// Gives players back the time in which no server was running, and schedules what happens next.
    pub(crate) async fn resume_games(self: &Arc<Online>) -> Result<(), StoreError> {
        let last = self.store.state(ALIVE).await?;
        let last = last.and_then(|text| text.parse().ok()).map(Moment);
        let missed = last.map_or(0, |last| self.now().since(last));
        let games = self.store.running_games().await?;
        let resume = |row: GameRow| {
            let online = Arc::clone(self);
            async move {
                let lost = match row.terms.pace {
                    Pace::RealTime { .. } => missed,
                    Pace::Correspondence { .. } if missed > LONG => missed,
                    Pace::Correspondence { .. } | Pace::Unlimited => 0,
                };
                online.resume(row.game, lost).await;
            }
        };
        stream::iter(games).for_each_concurrent(AT_ONCE, resume).await;
        Ok(())
    }

    async fn resume(&self, id: GameId, lost: u64) {
        let live = self.games.get(id);
        // Errors are logged where they occur; such a game waits until somebody asks for it.
        let Ok(mut locked) = live.lock(self).await else { return };
        let Ok(game) = locked.game() else { return };
        if let Some(event) = game.interrupted(lost) {
            match live.commit(self, &mut locked, vec![event]).await {
                Ok(_) | Err(CommitError::Conflict | CommitError::NotStored) => {}
            }
        } else {
            self.computers.consider(id, game);
        }
    }
}
