//! Where online games, people and ratings are kept.
//!
//! A server talks to [`Store`] only. [`SqliteStore`] keeps everything in one folder and needs nothing else.
//!
//! - Games are numbered events. An action is accepted by storing event n+1 where n is the last: of two servers, or two tasks of
//!   one, exactly one succeeds, and the other is told of a [conflict](AppendError::Conflict) and reads on. What lists show of a
//!   game is stored beside its events, in the same transaction, so that no list has to replay games.
//! - A call that writes returns when its data is on the disk. Until then nobody may be told of it.
//! - The store reads no clock: every call passes the moment.
//! - Passwords and the tokens of cookies never get here; only their hashes do.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! use std::sync::Arc;
//!
//! use skep_club::Moment;
//! use skep_store::{SqliteStore, Store};
//!
//! # let temporary = tempfile::tempdir()?;
//! # let folder = temporary.path();
//! let store: Arc<dyn Store> = Arc::new(SqliteStore::open(folder).await?);
//! let guest = store.new_guest(Moment(1_700_000_000_000)).await?;
//! assert_eq!(store.person(guest).await?.map(|person| person.name), Some(None));
//! store.close().await;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(any(test, feature = "contract"))]
pub mod contract;
mod error;
mod retention;
mod rows;
mod sqlite;
mod store;

pub use error::{
    AppendError, BackupError, DatabaseError, PasswordError, RegisterError, RestoreError, StoreError,
};
pub use retention::{
    FORGET_GUEST_DAYS, Forgotten, SESSION_DAYS, TOUCH_SESSION_MS, session_expired_before,
};
pub use rows::chat::ChatLine;
pub use rows::game::{
    Append, Counts, FinishedGames, GameEnd, GameFilter, GameResult, GameRow, GameStatus, Page,
    Results,
};
pub use rows::person::{PersonRow, Secrets};
pub use rows::rating::{Board, BoardRow, RatedKind, RatingChange, RatingEntry, RatingRow};
pub use rows::session::{NewSession, Session, TokenHash};
pub use sqlite::{DATABASE_FILE, Existing, SCHEMA_VERSION, SqliteStore, Summary, check, restore};
pub use store::{Chats, Games, People, Ratings, Sessions, Store, Upkeep};
