//! The games that the browser keeps.

use skep_record::{Saved, SavedError};
use thiserror::Error;

use crate::storage::{self, StorageError};

const GAMES: &str = "skep.game.";
const CURRENT: &str = "skep.current";
/// Where titles were before they were kept with their games.
const TITLES: &str = "skep.title.";

/// Which of the games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GameId(String);

/// A game in the list of those that are kept, readable or not.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) id: GameId,
    pub(crate) saved: Result<Saved, SavedError>,
}

/// Why a game could not be kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum KeepError {
    /// The browser could not.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The game could not be written.
    #[error(transparent)]
    Saved(#[from] SavedError),
}

impl GameId {
    /// An id for a new game, by the time and something by chance.
    pub(crate) fn new(now: u64, chance: f64) -> GameId {
        GameId(format!("{now:x}{:04x}", (chance * 65_536.0) as u16))
    }

    /// The id as a word, for tests and lists.
    pub(crate) fn word(&self) -> &str {
        &self.0
    }

    fn key(&self) -> String {
        format!("{GAMES}{}", self.0)
    }

    fn title_key(&self) -> String {
        format!("{TITLES}{}", self.0)
    }

    /// Reads the game, if it is still there.
    pub(crate) fn read(&self) -> Option<Result<Saved, SavedError>> {
        let mut saved = Saved::read(&storage::read(&self.key())?);
        if let (Ok(saved), Some(title)) = (&mut saved, storage::read(&self.title_key())) {
            saved.title = title;
        }
        Some(saved)
    }

    /// Keeps the game, in place of what was kept of it.
    pub(crate) fn write(&self, saved: &Saved) -> Result<(), KeepError> {
        storage::write(&self.key(), &saved.write()?)?;
        storage::remove(&self.title_key());
        Ok(())
    }

    /// Forgets the game.
    pub(crate) fn delete(&self) {
        storage::remove(&self.key());
        storage::remove(&self.title_key());
    }

    /// The game that was open last.
    pub(crate) fn current() -> Option<GameId> {
        storage::read(CURRENT).map(GameId)
    }

    /// Remembers that this game is on the table.
    pub(crate) fn make_current(&self) {
        // Without it the list of games still has the game.
        let _ = storage::write(CURRENT, &self.0);
    }
}

/// Forgets the game that was open last, if nothing has been played in it, it has no title, and another one comes.
pub(crate) fn forget_unplayed(next: &GameId) {
    if let Some(last) = GameId::current().filter(|last| last != next)
        && let Some(Ok(saved)) = last.read()
        && saved.tree.is_empty()
        && saved.title.is_empty()
    {
        last.delete();
    }
}

impl Kept {
    /// What a person calls it, if anything.
    pub(crate) fn title(&self) -> Option<&str> {
        let title = self.saved.as_ref().ok().map(|saved| saved.title.as_str());
        title.filter(|title| !title.is_empty())
    }

    /// When the game was changed last; what cannot be read is oldest.
    fn changed(&self) -> u64 {
        self.saved.as_ref().map_or(0, |saved| saved.changed)
    }

    /// Whether the game has begun and can go on.
    pub(crate) fn is_open(&self) -> bool {
        let over = |saved: &Saved| {
            let mut tree = saved.tree.clone();
            tree.to_end();
            tree.ending().is_some()
        };
        self.saved.as_ref().is_ok_and(|saved| !saved.tree.is_empty() && !over(saved))
    }
}

/// All games, those changed last first.
pub(crate) fn all() -> Vec<Kept> {
    let ids = storage::keys(GAMES)
        .into_iter()
        .filter_map(|key| key.strip_prefix(GAMES).map(|id| GameId(id.to_owned())));
    let mut all: Vec<Kept> = ids.filter_map(|id| Some(Kept { saved: id.read()?, id })).collect();
    all.sort_by_key(|kept| std::cmp::Reverse(kept.changed()));
    all
}
