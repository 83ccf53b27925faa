//! What a store can do.

use std::path::Path;

use async_trait::async_trait;
use serde_json::Value;
use skep_club::{GameEvent, GameId, Moment, PersonId, Recorded, Speed};
use skep_rules::Family;

use crate::error::{AppendError, BackupError, PasswordError, RegisterError, StoreError};
use crate::retention::Forgotten;
use crate::rows::chat::ChatLine;
use crate::rows::game::{Append, Counts, FinishedGames, GameFilter, GameRow, Page, Results};
use crate::rows::person::{PersonRow, Secrets};
use crate::rows::rating::{Board, BoardRow, RatedKind, RatingEntry, RatingRow};
use crate::rows::session::{NewSession, Session, TokenHash};

/// Where everything is kept that must not be lost. Used as `Arc<dyn Store>`.
///
/// Several processes may use one store: whatever one of them has read may have changed by the time it writes. Calls that depend
/// on something read before say so, and have an error for it.
pub trait Store: Games + People + Sessions + Ratings + Chats + Upkeep {}

impl<S: Games + People + Sessions + Ratings + Chats + Upkeep> Store for S {}

/// Games: their events, and lists of them.
#[async_trait]
pub trait Games: Send + Sync {
    /// Appends events to a game, or creates it. Returns when they cannot be lost any more.
    async fn append(&self, batch: Append) -> Result<(), AppendError>;

    /// The events of a game with numbers above `after`; none if there is no such game.
    async fn events(
        &self,
        game: GameId,
        after: u32,
    ) -> Result<Vec<Recorded<GameEvent>>, StoreError>;

    /// What lists show of a game.
    async fn game(&self, game: GameId) -> Result<Option<GameRow>, StoreError>;

    /// Games that everybody may join, the newest first.
    async fn open_seeks(&self, limit: u32) -> Result<Vec<GameRow>, StoreError>;

    /// Open games to which a person is invited, the newest first.
    async fn invitations(&self, person: PersonId) -> Result<Vec<GameRow>, StoreError>;

    /// All games that are played, for a server that starts.
    async fn running_games(&self) -> Result<Vec<GameRow>, StoreError>;

    /// Games whose deadline is not after a moment, the earliest deadline first.
    async fn due_games(&self, until: Moment, limit: u32) -> Result<Vec<GameRow>, StoreError>;

    /// A person's games that are open or played, the earliest deadline first, those without one last.
    async fn own_games(&self, person: PersonId) -> Result<Vec<GameRow>, StoreError>;

    /// Games that are played, for spectators: the highest sum of ratings first, then the last to change. Games by link are left
    /// out, because they are for those who have the link.
    async fn watch_list(&self, limit: u32) -> Result<Vec<GameRow>, StoreError>;

    /// The last games that have ended with a result, the last to end first. Games by link are left out.
    async fn recent_games(&self, limit: u32) -> Result<Vec<GameRow>, StoreError>;

    /// A page of a person's games that have ended with a result, the last to end first.
    async fn finished_games(
        &self,
        person: PersonId,
        filter: GameFilter,
        page: Page,
    ) -> Result<FinishedGames, StoreError>;

    /// The results of a person's games, all or those against one other.
    async fn results(
        &self,
        person: PersonId,
        against: Option<PersonId>,
    ) -> Result<Results, StoreError>;

    /// Numbers for the lobby.
    async fn counts(&self) -> Result<Counts, StoreError>;
}

/// People and their accounts.
#[async_trait]
pub trait People: Send + Sync {
    /// A new person without an account.
    async fn new_guest(&self, at: Moment) -> Result<PersonId, StoreError>;

    /// A person.
    async fn person(&self, person: PersonId) -> Result<Option<PersonRow>, StoreError>;

    /// Several people, in any order; those who do not exist are left out.
    async fn people(&self, people: &[PersonId]) -> Result<Vec<PersonRow>, StoreError>;

    /// The account of that name, whatever its capitals.
    async fn by_name(&self, name: &str) -> Result<Option<PersonRow>, StoreError>;

    /// The levels of the computer, the weakest first.
    async fn computers(&self) -> Result<Vec<PersonRow>, StoreError>;

    /// Turns a guest into an account. The games stay the person's.
    async fn register(
        &self,
        person: PersonId,
        name: &str,
        secrets: Secrets,
        at: Moment,
    ) -> Result<(), RegisterError>;

    /// The hashes of an account.
    async fn secrets(&self, person: PersonId) -> Result<Option<Secrets>, StoreError>;

    /// Changes the password, the recovery code or both, and logs all browsers out but one. `old` is what was checked: of two
    /// requests with the same recovery code only one succeeds.
    async fn set_secrets(
        &self,
        person: PersonId,
        old: Secrets,
        new: Secrets,
        keep: Option<TokenHash>,
    ) -> Result<(), PasswordError>;

    /// Deletes what is known of a person: name, password, recovery code, sessions, ratings, blocks and what was said in chats.
    /// Games stay, with a player who has no name. Returns whether there was something to delete; computers stay.
    async fn delete_person(&self, person: PersonId) -> Result<bool, StoreError>;

    /// Everything that is stored about a person; none if there is no such person. Contains nothing that is still secret: the
    /// events of games that have not ended are left out, and so are hashes of passwords and tokens.
    async fn export(&self, person: PersonId) -> Result<Option<Value>, StoreError>;

    /// Blocks somebody, who then cannot speak to or play with the person.
    async fn block(
        &self,
        person: PersonId,
        blocked: PersonId,
        at: Moment,
    ) -> Result<(), StoreError>;

    /// Unblocks somebody.
    async fn unblock(&self, person: PersonId, blocked: PersonId) -> Result<(), StoreError>;

    /// Whom a person blocks.
    async fn blocked_by(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError>;

    /// Whether one of two people blocks the other.
    async fn is_blocked(&self, one: PersonId, other: PersonId) -> Result<bool, StoreError>;
}

/// Browsers that are logged in.
#[async_trait]
pub trait Sessions: Send + Sync {
    /// Logs a browser in.
    async fn new_session(&self, session: NewSession) -> Result<u64, StoreError>;

    /// The session of a token, unless it has expired.
    async fn session(&self, token: TokenHash, now: Moment) -> Result<Option<Session>, StoreError>;

    /// Stores when a session was last used. Call it when [`Session::is_touch_due`] says so.
    async fn touch_session(&self, session: u64, now: Moment) -> Result<(), StoreError>;

    /// The browsers of a person, the last used first.
    async fn devices(&self, person: PersonId, now: Moment) -> Result<Vec<Session>, StoreError>;

    /// Logs a browser of a person out. Returns whether it was logged in.
    async fn delete_session(&self, person: PersonId, session: u64) -> Result<bool, StoreError>;

    /// Logs out all browsers of a person, but one if it is given. Returns their number.
    async fn delete_sessions(&self, person: PersonId, keep: Option<u64>)
    -> Result<u64, StoreError>;
}

/// Ratings. They are changed by [`Games::append`].
#[async_trait]
pub trait Ratings: Send + Sync {
    /// The ratings of some people, in any order.
    async fn ratings(&self, people: &[PersonId]) -> Result<Vec<RatingRow>, StoreError>;

    /// The last ratings of a person for one kind of games, the oldest first.
    async fn rating_history(
        &self,
        person: PersonId,
        family: Family,
        speed: Speed,
        limit: u32,
    ) -> Result<Vec<RatingEntry>, StoreError>;

    /// The kinds of games for which people have ratings who have played such games since a moment.
    async fn rated_kinds(&self, active_since: Moment) -> Result<Vec<RatedKind>, StoreError>;

    /// The best people, the best first; those whose ratings are uncertain come last. Of equals, the person who came first is
    /// first.
    async fn leaderboard(&self, board: Board, limit: u32) -> Result<Vec<BoardRow>, StoreError>;

    /// A person's row of a leaderboard.
    async fn board_row(
        &self,
        board: Board,
        person: PersonId,
    ) -> Result<Option<BoardRow>, StoreError>;
}

/// What people say.
#[async_trait]
pub trait Chats: Send + Sync {
    /// Stores a line.
    async fn say(&self, line: ChatLine) -> Result<(), StoreError>;

    /// The last lines of a game's chats, the oldest first.
    async fn chat(&self, game: GameId, limit: u32) -> Result<Vec<ChatLine>, StoreError>;
}

/// What the server itself needs.
#[async_trait]
pub trait Upkeep: Send + Sync {
    /// A value that the server has stored under a name.
    async fn state(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Stores a value under a name.
    async fn set_state(&self, key: &str, value: &str) -> Result<(), StoreError>;

    /// Deletes what has been kept for long enough: expired sessions, and guests without games. To be called once a day.
    async fn forget(&self, now: Moment) -> Result<Forgotten, StoreError>;

    /// Writes a copy of everything to a file, while the store is in use. Everything that was acknowledged before is in it. An
    /// existing file is not overwritten.
    async fn backup(&self, to: &Path) -> Result<(), BackupError>;

    /// Finishes what is being written, and closes the store. Calls that come later fail.
    async fn close(&self);
}
