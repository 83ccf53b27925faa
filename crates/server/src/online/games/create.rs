//! New games.

use std::sync::Arc;

use skep_club::{
    Asker, Audience, Circumstances, Decision, GameCommand, GameEvent, GameId, OnlineGame, PersonId,
    Recorded, Refusal, Terms,
};
use skep_store::GameStatus;
use skep_wire::{PersonKind, RequestError};

use crate::online::Online;
use crate::online::games::Loaded;
use crate::online::games::commit::{append, row};
use crate::online::games::play::{new_game_id, new_seed};

/// A game to be created.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewGame {
    /// What is played.
    pub(crate) terms: Terms,
    /// Who creates it.
    pub(crate) creator: Asker,
    /// Who may join.
    pub(crate) audience: Audience,
    /// Who joins at once, if that is known.
    pub(crate) opponent: Option<Asker>,
}

impl Online {
    /// Creates a game. It is finished even if nobody waits for it any more.
    pub(crate) async fn create(self: &Arc<Online>, game: NewGame) -> Result<GameId, RequestError> {
        self.check_going_on()?;
        let online = Arc::clone(self);
        let task = self.tasks.spawn(async move { online.create_game(game).await });
        task.await.unwrap_or(Err(RequestError::NotStored))
    }

    async fn create_game(&self, game: NewGame) -> Result<GameId, RequestError> {
        self.check_number_of_games(game.creator.person).await?;
        if let (Audience::Invited { person }, None) = (game.audience, game.opponent) {
            self.check_invited(game.creator.person, person).await?;
        }
        let events = self.first_events(&game)?;
        let id = new_game_id()?;
        self.store_new_game(id, events).await?;
        Ok(id)
    }

    /// The events that create a game, and let somebody join it.
    fn first_events(&self, new: &NewGame) -> Result<Vec<GameEvent>, RequestError> {
        let NewGame { terms, creator, audience, opponent } = *new;
        let created = OnlineGame::create(terms, &creator, audience, new_seed()?, None)
            .map_err(RequestError::Refused)?;
        let Some(opponent) = opponent else { return Ok(vec![created]) };
        let now = self.now();
        let first = Recorded { number: 1, at: now, event: created.clone() };
        let game = OnlineGame::from_events(&[first]).map_err(|_| RequestError::NotStored)?;
        let circumstances = Circumstances {
            now,
            opponent_absent_since: None,
            opponent_left: false,
            next_game: new_game_id()?,
        };
        let joined = game.decide(&opponent, &GameCommand::Join, &circumstances);
        match joined.map_err(RequestError::Refused)? {
            Decision::New(events) => Ok([vec![created], events].concat()),
            Decision::AlreadyDone { .. } => Err(RequestError::NotStored),
        }
    }

    /// Stores a game that nobody knows yet, and tells everybody who wants to know.
    pub(super) async fn store_new_game(
        &self,
        id: GameId,
        events: Vec<GameEvent>,
    ) -> Result<(), RequestError> {
        let now = self.now();
        let events: Vec<Recorded<GameEvent>> =
            (1..).zip(events).map(|(number, event)| Recorded { number, at: now, event }).collect();
        let loaded = Loaded::from_events(events.clone()).map_err(|_| RequestError::NotStored)?;
        let row = row(id, &loaded.game, now);
        match append(self, id, &loaded.game, events.clone(), row.clone()).await {
            Ok(()) => {}
            Err(error) => {
                tracing::error!("a new game cannot be stored: {error}");
                return Err(RequestError::NotStored);
            }
        }
        let live = self.games.add(id, loaded);
        let locked = live.lock(self).await?;
        live.room().loaded(locked.loaded()?, Vec::new(), now);
        live.happened(self, locked.loaded()?, &events, &row).await;
        Ok(())
    }

    /// Whether a person may have one more game.
    pub(crate) async fn check_number_of_games(&self, person: PersonId) -> Result<(), RequestError> {
        if self.computers.is_computer(person) {
            return Ok(());
        }
        let games = self.store.own_games(person).await.map_err(|error| self.not_stored(&error))?;
        let open = games.iter().filter(|game| game.status == GameStatus::Open).count();
        let too_many = |limit: usize| {
            let limit = u32::try_from(limit).unwrap_or(u32::MAX);
            RequestError::TooMany { limit }
        };
        if open >= self.limits.open_games {
            return Err(too_many(self.limits.open_games));
        }
        if games.len() - open >= self.limits.running_games {
            return Err(too_many(self.limits.running_games));
        }
        Ok(())
    }

    /// Whether a person can be invited.
    async fn check_invited(&self, by: PersonId, person: PersonId) -> Result<(), RequestError> {
        let known = self.people.get(self, person).await;
        let can_answer = known.is_some_and(|person| match person.kind {
            PersonKind::Guest | PersonKind::Account => true,
            // It is asked by `create-with-computer`.
            PersonKind::Computer { .. } => false,
        });
        let blocked = self.store.is_blocked(by, person).await;
        let blocked = blocked.map_err(|error| self.not_stored(&error))?;
        let fine = can_answer && !blocked;
        fine.then_some(()).ok_or(RequestError::Refused(Refusal::NotInvited))
    }
}
