//! Opening and closing games.

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_record::{Details, GameTree, Saved};
use skep_rules::Position;

use super::GameContext;
use crate::error_text;
use crate::export;
use crate::new_game::NewGame;
use crate::random;
use crate::saved_games::{GameId, SaveGameError};
use crate::session::GameSession;
use crate::time;

impl GameContext {
    /// Starts a new game.
    pub(crate) fn begin(self, new_game: &NewGame, coin: bool) {
        let tree = GameTree::new(new_game.game_type);
        let session = GameSession::new(tree, new_game.seats(coin), new_game.control, time::now());
        self.replace_session(session, None);
    }

    /// Starts a game from a position.
    pub(crate) fn begin_from(self, position: Position, new_game: &NewGame, coin: bool) {
        let (tree, seats) = (GameTree::from(position), new_game.seats(coin));
        let session = GameSession::new(tree, seats, new_game.control, time::now());
        self.replace_session(session, None);
    }

    /// Opens a saved game and then calls `done`, or says why it cannot be opened.
    pub(crate) fn resume_saved(self, id: GameId, done: impl FnOnce() + 'static) {
        if self.is_current(&id) {
            return done();
        }
        spawn_local(async move {
            let words = self.i18n.words_untracked();
            let complain = |key: &str, reason: String| {
                self.notices.error(words.with(key, &[("reason", reason.into())]));
            };
            match self.library.get(&id).await {
                Ok(Some(game)) => match game.saved() {
                    Ok(saved) => {
                        self.resume(game.id, game.revision, saved);
                        done();
                    }
                    Err(error) => complain("kept-broken", words.saved_error(&error)),
                },
                Ok(None) => self.notices.error(words.text("library-gone")),
                Err(error) => {
                    complain("library-unavailable", error_text::storage_error(&words, error));
                }
            }
        });
    }

    /// Resumes a game that has been read, of this revision.
    pub(crate) fn resume(self, id: GameId, revision: u64, saved: Saved) {
        self.replace_session(GameSession::resumed(saved, time::now()), Some((id, revision)));
    }

    /// Opens an imported game for two people.
    pub(crate) fn open(self, tree: GameTree) {
        self.open_named(tree, &Details::default());
    }

    /// Opens an imported game for two people, with the players' names.
    pub(crate) fn open_named(self, tree: GameTree, details: &Details) {
        let mut saved = Saved::from_record(tree, details, time::now());
        saved.title = export::title(&saved.title).to_owned();
        self.replace_session(GameSession::resumed(saved, time::now()), None);
    }

    /// Puts the open game away and replaces it. Without an id and a revision, the game is a new one.
    pub(super) fn replace_session(self, session: GameSession, known: Option<(GameId, u64)>) {
        self.keep_comment();
        let (id, revision) = known.unwrap_or_else(|| (GameId::new(time::now(), random::unit()), 0));
        self.put_away(&id);
        id.make_current();
        self.clear_position_state();
        self.notices.clear();
        self.paused.set(false);
        self.forget_saving(revision);
        self.id.set(Some(id));
        self.session.set(session);
    }

    /// Saves the game that is open, or deletes it if nothing was played in it, because `next` is opened.
    fn put_away(self, next: &GameId) {
        let last = self.id.get_untracked().or_else(GameId::current_in_tab);
        let Some(last) = last.filter(|last| last != next) else { return };
        if self.is_current(&last) && !self.session.read_untracked().is_unplayed() {
            return self.save_for_good(last);
        }
        let library = self.library;
        spawn_local(async move {
            // If this fails, an empty game stays in the list.
            let _ = library.forget_unplayed(&last).await;
        });
    }

    /// Closes a game if it is open, so that it is no longer saved.
    pub(crate) fn close(self, id: &GameId) {
        if self.is_current(id) {
            self.pause();
            self.id.set(None);
        }
    }

    /// Restarts the game.
    pub(crate) fn restart(self) {
        let again = self.session.read_untracked().restarted(time::now());
        self.replace_session(again, None);
    }

    /// Restarts the game with colours swapped.
    pub(crate) fn rematch(self) {
        let again = self.session.read_untracked().rematch(time::now());
        self.replace_session(again, None);
    }

    /// Sets the title of a game, open or not.
    pub(crate) async fn rename(self, id: &GameId, title: &str) -> Result<(), SaveGameError> {
        let title: String = title.trim().chars().take(Saved::MAX_NAME).collect();
        if !self.is_current(id) {
            return self.library.rename(id, title).await;
        }
        self.mark_changed();
        self.session.update(|session| session.rename(title));
        self.save_now();
        Ok(())
    }

    /// Whether this game is open.
    pub(super) fn is_current(self, id: &GameId) -> bool {
        self.id.read_untracked().as_ref() == Some(id)
    }
}
