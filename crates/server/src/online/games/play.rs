//! Commands of people, and what happens because time passes.

use std::sync::Arc;

use skep_club::{
    Asker, Circumstances, Decision, GameCommand, GameEvent, GameId, OnlineGame, Refusal,
};
use skep_rules::Color;
use skep_wire::RequestError;

use crate::online::Online;
use crate::online::games::commit::{CommitError, may_see};
use crate::online::games::{LiveGame, Locked};
use crate::online::limits::ATTEMPTS;

impl Online {
    /// Carries out a command, and returns the number of the last event that it has caused. It is finished even if nobody waits
    /// for it any more.
    pub(crate) async fn command(
        self: &Arc<Online>,
        asker: Asker,
        id: GameId,
        command: GameCommand,
    ) -> Result<u32, RequestError> {
        self.check_going_on()?;
        let online = Arc::clone(self);
        let task = self.tasks.spawn(async move { online.play(&asker, id, &command).await });
        task.await.unwrap_or(Err(RequestError::NotStored))
    }

    async fn play(
        &self,
        asker: &Asker,
        id: GameId,
        command: &GameCommand,
    ) -> Result<u32, RequestError> {
        let live = self.games.get(id);
        for _ in 0..ATTEMPTS {
            let mut locked = live.lock(self).await?;
            if !may_see(locked.game()?, asker.person) {
                return Err(RequestError::NoSuchGame);
            }
            if matches!(command, GameCommand::Join) {
                self.check_join(asker, locked.game()?).await?;
            }
            let circumstances = self.circumstances(&live, locked.game()?, asker)?;
            let decision = locked.game()?.decide(asker, command, &circumstances);
            let events = match decision.map_err(RequestError::Refused)? {
                Decision::AlreadyDone { number } => return Ok(number),
                Decision::New(events) => events,
            };
            let agreed = events.iter().any(|event| matches!(event, GameEvent::Rematched { .. }));
            if agreed {
                self.create_rematch(&live, &locked, events.clone(), circumstances.next_game)
                    .await?;
            }
            match live.commit(self, &mut locked, events).await {
                Ok(number) => return Ok(number),
                Err(CommitError::Conflict) => {}
                Err(CommitError::NotStored) => return Err(RequestError::NotStored),
            }
        }
        Err(RequestError::NotStored)
    }

    fn circumstances(
        &self,
        live: &LiveGame,
        game: &OnlineGame,
        asker: &Asker,
    ) -> Result<Circumstances, RequestError> {
        let opponent = game.color_of(asker.person).map(|color: Color| !color);
        let is_person = |color: Color| {
            game.players().is_some_and(|players| !self.computers.is_computer(players[color]))
        };
        let absence =
            opponent.filter(|&color| is_person(color)).and_then(|color| live.room().absence(color));
        Ok(Circumstances {
            now: self.now(),
            opponent_absent_since: absence.map(|absence| absence.since),
            opponent_left: absence.is_some_and(|absence| absence.left),
            next_game: new_game_id()?,
        })
    }

    /// Whether a person may join: nobody plays with somebody who has blocked him, and the number of games is limited.
    async fn check_join(&self, asker: &Asker, game: &OnlineGame) -> Result<(), RequestError> {
        if game.players().is_some() || asker.person == game.creator() {
            // The decision says what is wrong, or that it was done before.
            return Ok(());
        }
        let blocked = self.store.is_blocked(asker.person, game.creator()).await;
        if blocked.map_err(|error| self.not_stored(&error))? {
            return Err(RequestError::Refused(Refusal::NotInvited));
        }
        self.check_number_of_games(asker.person).await
    }

    /// Lets time pass in a game: a flag may fall.
    pub(crate) async fn tick(&self, id: GameId) {
        let live = self.games.get(id);
        for _ in 0..ATTEMPTS {
            let Ok(mut locked) = live.lock(self).await else { return };
            let Ok(game) = locked.game() else { return };
            let lag = live.lag(game);
            let events = game.tick(self.now(), lag);
            if events.is_empty() {
                self.timers.set(id, game.deadline(lag));
                return;
            }
            match live.commit(self, &mut locked, events).await {
                Ok(_) => return,
                Err(CommitError::Conflict) => {}
                Err(CommitError::NotStored) => {
                    drop(locked);
                    self.timers.set(id, Some(self.now().plus(1_000)));
                    return;
                }
            }
        }
    }

    /// Stores the rematch on which the players have agreed, before the event that names it.
    async fn create_rematch(
        &self,
        live: &LiveGame,
        locked: &Locked<'_>,
        events: Vec<GameEvent>,
        next: GameId,
    ) -> Result<(), RequestError> {
        let mut after = locked.game()?.clone();
        for event in after.record(events, self.now()) {
            after.apply(&event).map_err(|_| RequestError::NotStored)?;
        }
        let seed = new_seed()?;
        let [created, joined] = after.rematch(live.id, seed).ok_or(RequestError::NotStored)?;
        self.store_new_game(next, vec![created, joined]).await
    }
}

/// A name for a new game.
pub(super) fn new_game_id() -> Result<GameId, RequestError> {
    random().map(GameId::from_random)
}

/// A seed for a new game.
pub(super) fn new_seed() -> Result<skep_club::Seed, RequestError> {
    random().map(skep_club::Seed::from_random)
}

fn random<const N: usize>() -> Result<[u8; N], RequestError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!("the system has no random numbers: {error}");
        RequestError::NotStored
    })?;
    Ok(bytes)
}
