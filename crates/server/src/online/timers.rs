//! When something happens in a game because time has passed.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use skep_club::{GameId, Moment};
use tokio::sync::Notify;
use tokio::time::{sleep, timeout};

use crate::online::Online;

/// The time after which the clock is looked at again: the system may have slept, or its clock been set.
const LOOK_AGAIN: Duration = Duration::from_millis(500);

/// How often the store is asked for games that are due, among them those that no node has in memory.
const ASK_EVERY: Duration = Duration::from_secs(30);

/// Games are scheduled if they are due before the store is asked again.
const AHEAD_MS: u64 = 90_000;

/// The number of games that are scheduled at once.
const MOST: u32 = 10_000;

/// The deadlines of games, in milliseconds.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    deadlines: Mutex<Deadlines>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Deadlines {
    by_time: BTreeSet<(Moment, GameId)>,
    by_game: HashMap<GameId, Moment>,
}

impl Deadlines {
    fn set(&mut self, game: GameId, deadline: Option<Moment>) {
        if let Some(before) = self.by_game.remove(&game) {
            self.by_time.remove(&(before, game));
        }
        if let Some(deadline) = deadline {
            self.by_game.insert(game, deadline);
            self.by_time.insert((deadline, game));
        }
    }

    /// The first game that is due; it is then no longer scheduled.
    fn due(&mut self, now: Moment) -> Option<GameId> {
        let &(_, game) = self.by_time.first().filter(|(deadline, _)| *deadline <= now)?;
        self.set(game, None);
        Some(game)
    }
}

impl Timers {
    fn deadlines(&self) -> MutexGuard<'_, Deadlines> {
        self.deadlines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Schedules a game, or takes it out of the schedule.
    pub(crate) fn set(&self, game: GameId, deadline: Option<Moment>) {
        let mut deadlines = self.deadlines();
        let first = deadlines.by_time.first().copied();
        deadlines.set(game, deadline);
        if deadlines.by_time.first().copied() != first {
            self.changed.notify_one();
        }
    }

    /// Schedules a game of which only the deadline in the store is known.
    fn learn(&self, game: GameId, deadline: Option<Moment>) {
        if !self.deadlines().by_game.contains_key(&game) {
            self.set(game, deadline);
        }
    }

    /// The time until a game is due.
    fn wait(&self, now: Moment) -> Duration {
        let first = self.deadlines().by_time.first().map(|(deadline, _)| deadline.since(now));
        first.map_or(LOOK_AGAIN, |wait| Duration::from_millis(wait).min(LOOK_AGAIN))
    }
}

/// Lets time pass in games, for ever.
pub(crate) async fn run(online: Arc<Online>) {
    loop {
        let now = online.now();
        loop {
            // The lock is released before the game is asked.
            let due = online.timers.deadlines().due(now);
            let Some(game) = due else { break };
            let ticking = Arc::clone(&online);
            online.tasks.spawn(async move { ticking.tick(game).await });
        }
        let wait = online.timers.wait(online.now());
        // Either the time is over, or an earlier deadline is known.
        let _ = timeout(wait, online.timers.changed.notified()).await;
    }
}

/// Asks the store for games that are due, for ever.
pub(crate) async fn ask(online: Arc<Online>) {
    loop {
        let until = online.now().plus(AHEAD_MS);
        match online.store.due_games(until, MOST).await {
            Ok(games) => {
                for row in games {
                    online.timers.learn(row.game, row.deadline);
                }
            }
            Err(error) => tracing::error!("{error}"),
        }
        sleep(ASK_EVERY).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earliest_deadline_is_due_first() {
        let timers = Timers::default();
        let [a, b] = [1, 2].map(|byte| GameId::from_random([byte; 10]));
        timers.set(a, Some(Moment(200)));
        timers.set(b, Some(Moment(100)));
        assert_eq!(timers.wait(Moment(40)), Duration::from_millis(60));
        assert_eq!(timers.deadlines().due(Moment(99)), None);
        timers.set(b, Some(Moment(300)));
        assert_eq!(timers.deadlines().due(Moment(250)), Some(a));
        assert_eq!(timers.deadlines().due(Moment(250)), None);
        timers.learn(b, Some(Moment(1)));
        assert_eq!(timers.deadlines().due(Moment(250)), None, "what is known in memory counts");
        timers.set(b, None);
        assert_eq!(timers.wait(Moment(0)), LOOK_AGAIN);
    }
}
