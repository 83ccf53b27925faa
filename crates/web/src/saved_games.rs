//! The games saved in the browser's local storage.

use skep_record::{Saved, SavedError};
use thiserror::Error;

use crate::storage::{self, StorageError};

const GAMES: &str = "skep.game.";
const CURRENT: &str = "skep.current";
/// The prefix under which older versions stored titles, apart from their games.
const TITLES: &str = "skep.title.";

/// The identifier of a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GameId(String);

/// An entry of the list of saved games. It may be unreadable.
#[derive(Clone, Debug)]
pub(crate) struct SavedGame {
    pub(crate) id: GameId,
    pub(crate) saved: Result<Saved, SavedError>,
}

/// Why a game could not be saved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum SaveGameError {
    /// The browser refused to store it.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The game could not be serialized.
    #[error(transparent)]
    Saved(#[from] SavedError),
}

impl GameId {
    /// Creates the id of a new game from the current time and a random number from 0 to 1.
    pub(crate) fn new(now: u64, chance: f64) -> GameId {
        GameId(format!("{now:x}{:04x}", (chance * 65_536.0) as u16))
    }

    /// The id as text.
    pub(crate) fn word(&self) -> &str {
        &self.0
    }

    fn key(&self) -> String {
        format!("{GAMES}{}", self.0)
    }

    fn title_key(&self) -> String {
        format!("{TITLES}{}", self.0)
    }

    /// Reads the game, if it still exists.
    pub(crate) fn read(&self) -> Option<Result<Saved, SavedError>> {
        let mut saved = Saved::read(&storage::read(&self.key())?);
        if let (Ok(saved), Some(title)) = (&mut saved, storage::read(&self.title_key())) {
            saved.title = title;
        }
        Some(saved)
    }

    /// Saves the game, replacing its earlier version.
    pub(crate) fn write(&self, saved: &Saved) -> Result<(), SaveGameError> {
        storage::write(&self.key(), &saved.write()?)?;
        storage::remove(&self.title_key());
        Ok(())
    }

    /// Deletes the game.
    pub(crate) fn delete(&self) {
        storage::remove(&self.key());
        storage::remove(&self.title_key());
    }

    /// The game that was open last.
    pub(crate) fn current() -> Option<GameId> {
        storage::read(CURRENT).map(GameId)
    }

    /// Records that this game is open.
    pub(crate) fn make_current(&self) {
        // If this fails, the game can still be opened from the list.
        let _ = storage::write(CURRENT, &self.0);
    }
}

/// Deletes the game that was open last if it is another one than `next`, has no moves and no title.
pub(crate) fn forget_unplayed(next: &GameId) {
    if let Some(last) = GameId::current().filter(|last| last != next)
        && let Some(Ok(saved)) = last.read()
        && saved.tree.is_empty()
        && saved.title.is_empty()
    {
        last.delete();
    }
}

impl SavedGame {
    /// The title that the person has given to the game.
    pub(crate) fn title(&self) -> Option<&str> {
        let title = self.saved.as_ref().ok().map(|saved| saved.title.as_str());
        title.filter(|title| !title.is_empty())
    }

    /// When the game was last changed; 0 if it cannot be read.
    fn changed(&self) -> u64 {
        self.saved.as_ref().map_or(0, |saved| saved.changed)
    }

    /// Whether the game has started and is not over.
    pub(crate) fn is_open(&self) -> bool {
        let over = |saved: &Saved| {
            let mut tree = saved.tree.clone();
            tree.to_end();
            tree.ending().is_some()
        };
        self.saved.as_ref().is_ok_and(|saved| !saved.tree.is_empty() && !over(saved))
    }
}

/// All saved games, the most recently changed first.
pub(crate) fn all() -> Vec<SavedGame> {
    let ids = storage::keys(GAMES)
        .into_iter()
        .filter_map(|key| key.strip_prefix(GAMES).map(|id| GameId(id.to_owned())));
    let mut all: Vec<SavedGame> =
        ids.filter_map(|id| Some(SavedGame { saved: id.read()?, id })).collect();
    all.sort_by_key(|kept| std::cmp::Reverse(kept.changed()));
    all
}
