//! The games that earlier versions saved in local storage.

use skep_record::Saved;

use super::database::Change;
use super::{GameId, StoredGame};
use crate::storage;

const GAMES: &str = "skep.game.";
/// The prefix under which the oldest versions stored titles, apart from their games.
const TITLES: &str = "skep.title.";

fn key(id: &GameId) -> String {
    format!("{GAMES}{}", id.word())
}

fn title_key(id: &GameId) -> String {
    format!("{TITLES}{}", id.word())
}

/// All games with their texts, damaged ones too.
pub(super) fn all() -> Vec<(GameId, String)> {
    let ids = storage::keys(GAMES)
        .into_iter()
        .filter_map(|key| key.strip_prefix(GAMES).map(|id| GameId(id.to_owned())));
    ids.filter_map(|id| Some((id.clone(), read(&id)?))).collect()
}

/// The text of a game, with its title in it.
fn read(id: &GameId) -> Option<String> {
    let text = storage::read(&key(id))?;
    let Some(title) = storage::read(&title_key(id)) else { return Some(text) };
    let titled = Saved::read(&text).and_then(|saved| Saved { title, ..saved }.write());
    Some(titled.unwrap_or(text))
}

/// The game with this id, if it is still there.
pub(super) fn get(id: &GameId) -> Option<StoredGame> {
    read(id).map(|text| StoredGame::of_text(id.clone(), 0, text))
}

/// Removes a game.
pub(super) fn remove(id: &GameId) {
    storage::remove(&key(id));
    storage::remove(&title_key(id));
}

/// Decides how a game comes into the database. Damaged ones come as they are. A game that is there already is merged: an
/// earlier version, in another tab, may have gone on with it.
pub(super) fn take_over(stored: Option<StoredGame>, id: GameId, text: String) -> Change {
    let Some(stored) = stored else { return Change::Put(StoredGame::of_text(id, 1, text)) };
    if stored.text == text {
        return Change::Keep;
    }
    let merged = Saved::merge_texts(&stored.text, &text);
    match merged.and_then(|saved| Ok((saved.write()?, saved))) {
        Ok((text, saved)) => {
            Change::Put(StoredGame::new(id, stored.revision.saturating_add(1), text, &saved))
        }
        Err(_) => Change::Keep,
    }
}
