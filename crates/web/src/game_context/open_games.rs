//! Opening, closing and saving games.

use leptos::ev::{self, EventDescriptor};
use leptos::prelude::*;
use skep_record::{Details, GameTree, Saved};
use skep_rules::ByColor;

use super::GameContext;
use crate::after_frame::after_frame;
use crate::error_text;
use crate::new_game::NewGame;
use crate::random;
use crate::saved_games::{self, GameId, SaveGameError};
use crate::session::GameSession;
use crate::time;

impl GameContext {
    /// Starts a new game.
    pub(crate) fn begin(self, new_game: &NewGame, coin: bool) {
        let tree = GameTree::new(new_game.game_type);
        let session = GameSession::new(tree, new_game.seats(coin), new_game.control, time::now());
        self.replace_session(session, None);
    }

    /// Resumes a saved game. Returns whether it still exists.
    pub(crate) fn resume_saved(self, id: &GameId) -> bool {
        if self.is_current(id) {
            return true;
        }
        let Some(Ok(saved)) = id.read() else { return false };
        self.resume(id.clone(), saved);
        true
    }

    /// Resumes a game that has been read.
    pub(crate) fn resume(self, id: GameId, saved: Saved) {
        self.replace_session(GameSession::resumed(saved, time::now()), Some(id));
    }

    /// Opens an imported game for two people.
    pub(crate) fn open(self, tree: GameTree) {
        self.open_named(tree, &Details::default());
    }

    /// Opens an imported game for two people, with the players' names.
    pub(crate) fn open_named(self, tree: GameTree, details: &Details) {
        let mut saved = Saved::new(tree, time::now());
        let name = |name: &str| name.chars().take(Saved::MAX_NAME).collect();
        saved.names = ByColor { white: name(&details.white), black: name(&details.black) };
        self.replace_session(GameSession::resumed(saved, time::now()), None);
    }

    /// Saves the open game and replaces it. Without an id, the game gets a new one.
    fn replace_session(self, session: GameSession, id: Option<GameId>) {
        self.save_now();
        self.save_clock();
        let id = id.unwrap_or_else(|| GameId::new(time::now(), random::unit()));
        saved_games::forget_unplayed(&id);
        id.make_current();
        self.clear_position_state();
        self.notices.clear();
        self.paused.set(false);
        self.id.set(Some(id));
        self.session.set(session);
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
    pub(crate) fn rename(self, id: &GameId, title: &str) -> Result<(), SaveGameError> {
        let title: String = title.trim().chars().take(Saved::MAX_NAME).collect();
        if self.is_current(id) {
            self.session.update(|session| session.rename(title));
            return id.write(&self.session.read_untracked().saved(time::now()));
        }
        match id.read() {
            Some(saved) => id.write(&Saved { title, ..saved? }),
            None => Ok(()),
        }
    }

    /// Whether this game is open.
    fn is_current(self, id: &GameId) -> bool {
        self.id.read_untracked().as_ref() == Some(id)
    }

    /// Saves the game after every change, once the change has been painted, and its clock when the page is left.
    pub(crate) fn save_on_change(self) {
        Effect::new(move |last: Option<Option<GameId>>| {
            self.session.track();
            let id = self.id.get();
            self.unsaved.set_value(true);
            // A game that has just been opened is saved at once.
            if last.as_ref() == Some(&id) {
                after_frame(move || self.save_now());
            } else {
                self.save_now();
            }
            id
        });
        // The browser may end a hidden page without another event.
        for event in [ev::pagehide.name(), ev::visibilitychange.name()] {
            let leave = move |_| {
                self.save_now();
                self.save_clock();
            };
            let handle = window_event_listener_untyped(&event, leave);
            on_cleanup(move || handle.remove());
        }
    }

    /// Saves the game if it has changed since it was last saved.
    fn save_now(self) {
        let unsaved = self.unsaved.try_update_value(std::mem::take) == Some(true);
        let Some(id) = self.id.get_untracked().filter(|_| unsaved) else { return };
        match id.write(&self.session.read_untracked().saved(time::now())) {
            Ok(()) => self.save_error_shown.set_value(false),
            // Shown once, not after every action.
            Err(error) if !self.save_error_shown.get_value() => {
                self.save_error_shown.set_value(true);
                let words = self.i18n.words_untracked();
                let reason = error_text::save_game_error(&words, &error);
                self.notices.error(words.with("kept-failed", &[("reason", reason.into())]));
            }
            Err(_) => {}
        }
    }

    /// Saves a game whose clock is running, so that the time since the last action counts.
    fn save_clock(self) {
        let session = self.session.read_untracked();
        if let (Some(_), Some(id)) = (session.clock().running(), &*self.id.read_untracked()) {
            // A save error has been shown after the last action.
            let _ = id.write(&session.saved(time::now()));
        }
    }
}
