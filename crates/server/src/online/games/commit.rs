//! Events are stored, and only then do they count and is anybody told of them.

use skep_club::{Audience, GameEvent, GameId, Moment, OnlineGame, Recorded, Status, Task};
use skep_rules::{ByColor, Color};
use skep_store::{Append, AppendError, GameEnd, GameRow, GameStatus, RatingChange};
use skep_wire::ServerMessage;

use crate::online::Online;
use crate::online::games::{LiveGame, Loaded, Locked, clock_view};

/// Why events have not happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CommitError {
    /// Somebody else has stored other events first; they are read now.
    Conflict,
    /// They cannot be stored.
    NotStored,
}

/// The attempts to store ratings that other games change at the same time.
const ATTEMPTS: usize = 8;

impl LiveGame {
    /// Stores events, and then tells everybody of them. Returns the number of the last one.
    ///
    /// Must not be cancelled: events that are stored and not told would be told late.
    pub(crate) async fn commit(
        &self,
        online: &Online,
        locked: &mut Locked<'_>,
        events: Vec<GameEvent>,
    ) -> Result<u32, CommitError> {
        let now = online.now();
        let loaded = locked.state.as_ref().ok_or(CommitError::NotStored)?;
        let recorded = loaded.game.record(events, now);
        let mut after = loaded.game.clone();
        for event in &recorded {
            after.apply(event).map_err(|error| {
                tracing::error!("game {}: {error}", self.id);
                CommitError::NotStored
            })?;
        }
        let row = row(self.id, &after, now);
        match append(online, self.id, &after, recorded.clone(), row.clone()).await {
            Ok(()) => {}
            Err(error) => {
                // Whatever has happened: the store knows.
                *locked.state = None;
                if error == AppendError::Conflict {
                    return Err(CommitError::Conflict);
                }
                tracing::error!("game {}: {error}", self.id);
                return Err(CommitError::NotStored);
            }
        }
        let loaded = locked.state.as_mut().ok_or(CommitError::NotStored)?;
        loaded.game = after;
        loaded.events.extend(recorded.iter().cloned());
        self.happened(online, loaded, &recorded, &row).await;
        Ok(loaded.game.version())
    }

    /// Tells everybody who wants to know.
    pub(crate) async fn happened(
        &self,
        online: &Online,
        loaded: &Loaded,
        new: &[Recorded<GameEvent>],
        row: &GameRow,
    ) {
        let game = &loaded.game;
        let joined = new.iter().any(|event| matches!(event.event, GameEvent::Joined { .. }));
        let created = new.iter().any(|event| matches!(event.event, GameEvent::Created { .. }));
        let people = match joined || created {
            true => online.people.of_game(online, game).await,
            false => Vec::new(),
        };
        let now = online.now();
        {
            let mut room = self.room();
            room.seat(game, now);
            room.tell(self.id, loaded, &people, now);
        }
        online.timers.set(self.id, game.deadline(self.lag(game)));
        online.own.changed(row);
        online.lists.game_changed(row, created || joined);
        if joined {
            let begun = ServerMessage::Begun { game: self.id };
            let players =
                game.players().into_iter().flat_map(|players| [players.white, players.black]);
            players.for_each(|person| online.hub.notify(person, &begun));
        }
        let has_ended = new.iter().any(|event| matches!(event.event, GameEvent::Ended { .. }));
        if joined || has_ended {
            // From when on a player may claim depends on whether the game has begun.
            online.lists.presence_changed(self.id);
        }
        online.computers.consider(self.id, game);
    }
}

/// Stores events, with the ratings that they change.
pub(super) async fn append(
    online: &Online,
    id: GameId,
    after: &OnlineGame,
    events: Vec<Recorded<GameEvent>>,
    row: GameRow,
) -> Result<(), AppendError> {
    let ends = events.iter().any(|event| matches!(event.event, GameEvent::Ended { .. }));
    for _ in 0..ATTEMPTS {
        let ratings: Vec<RatingChange> = match after.rated_outcome().filter(|_| ends) {
            Some(outcome) => super::rating::changes(online, after, outcome, row.changed).await?,
            None => Vec::new(),
        };
        let batch = Append { game: id, events: events.clone(), row: row.clone(), ratings };
        match online.store.append(batch).await {
            Err(AppendError::RatingChanged) => {}
            done => return done,
        }
    }
    Err(AppendError::RatingChanged)
}

/// What lists show of a game.
pub(crate) fn row(id: GameId, game: &OnlineGame, now: Moment) -> GameRow {
    let (status, end) = match game.status() {
        Status::Open => (GameStatus::Open, None),
        Status::Withdrawn => (GameStatus::Withdrawn, None),
        Status::Playing => (GameStatus::Playing, None),
        Status::Ended { outcome, cause, .. } => {
            (GameStatus::Ended, Some(GameEnd { outcome, cause, at: game.changed() }))
        }
    };
    GameRow {
        game: id,
        terms: game.terms(),
        creator: game.creator(),
        audience: game.audience(),
        white: game.players().map(|players| players.white),
        black: game.players().map(|players| players.black),
        status,
        position: game.game().position().to_string(),
        length: u32::try_from(game.played().len()).unwrap_or(u32::MAX),
        to_move: to_move(game.to_act()),
        clock: clock_view(game, now),
        deadline: game.deadline(0),
        created: game.created(),
        changed: game.changed(),
        end,
    }
}

/// The only player who has something to do.
fn to_move(tasks: ByColor<Option<Task>>) -> Option<Color> {
    match (tasks.white, tasks.black) {
        (Some(_), None) => Some(Color::White),
        (None, Some(_)) => Some(Color::Black),
        (None, None) | (Some(_), Some(_)) => None,
    }
}

/// Whether a person may see a game: an invitation is nobody else's business.
pub(crate) fn may_see(game: &OnlineGame, person: skep_club::PersonId) -> bool {
    match (game.players(), game.audience()) {
        (None, Audience::Invited { person: invited }) => {
            person == invited || person == game.creator()
        }
        _ => true,
    }
}
