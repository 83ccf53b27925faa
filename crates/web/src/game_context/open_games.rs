//! Opening, closing and keeping games.

use leptos::ev::{self, EventDescriptor};
use leptos::prelude::*;
use skep_record::{Details, GameTree, Saved};
use skep_rules::ByColor;

use super::GameContext;
use crate::chance;
use crate::kept::{self, GameId, KeepError};
use crate::later::after_frame;
use crate::proposal::Proposal;
use crate::reasons;
use crate::session::Session;
use crate::time;

impl GameContext {
    /// Begins the game that was proposed.
    pub(crate) fn begin(self, proposal: &Proposal, coin: bool) {
        let tree = GameTree::new(proposal.game_type);
        let session = Session::new(tree, proposal.seats(coin), proposal.control, time::now());
        self.lay(session, None);
    }

    /// Goes on with a kept game, as it was kept last. Returns whether it still exists.
    pub(crate) fn resume_kept(self, id: &GameId) -> bool {
        if self.has(id) {
            return true;
        }
        let Some(Ok(saved)) = id.read() else { return false };
        self.resume(id.clone(), saved);
        true
    }

    /// Goes on with a game.
    pub(crate) fn resume(self, id: GameId, saved: Saved) {
        self.lay(Session::resumed(saved, time::now()), Some(id));
    }

    /// Opens a game that came from outside, for two people.
    pub(crate) fn open(self, tree: GameTree) {
        self.open_named(tree, &Details::default());
    }

    /// Opens a game that came from outside, for two people, with the players' names.
    pub(crate) fn open_named(self, tree: GameTree, details: &Details) {
        let mut saved = Saved::new(tree, time::now());
        let name = |name: &str| name.chars().take(Saved::MAX_NAME).collect();
        saved.names = ByColor { white: name(&details.white), black: name(&details.black) };
        self.lay(Session::resumed(saved, time::now()), None);
    }

    /// Opens a game in place of the one that is open, which is kept.
    fn lay(self, session: Session, id: Option<GameId>) {
        self.keep_now();
        self.keep_clock();
        let id = id.unwrap_or_else(|| GameId::new(time::now(), chance::number()));
        kept::forget_unplayed(&id);
        id.make_current();
        self.forget_passing();
        self.paused.set(false);
        self.id.set(Some(id));
        self.session.set(session);
    }

    /// Closes a game, if it is open, so that it is not kept any more.
    pub(crate) fn clear(self, id: &GameId) {
        if self.has(id) {
            self.pause();
            self.id.set(None);
        }
    }

    /// Begins the same game anew.
    pub(crate) fn restart(self) {
        let again = self.session.read_untracked().restarted(time::now());
        self.lay(again, None);
    }

    /// Begins the same game anew with colours swapped.
    pub(crate) fn rematch(self) {
        let again = self.session.read_untracked().rematch(time::now());
        self.lay(again, None);
    }

    /// Gives a game a title, whether it is open or not.
    pub(crate) fn rename(self, id: &GameId, title: &str) -> Result<(), KeepError> {
        let title: String = title.trim().chars().take(Saved::MAX_NAME).collect();
        if self.has(id) {
            self.session.update(|session| session.rename(title));
            return id.write(&self.session.read_untracked().saved(time::now()));
        }
        match id.read() {
            Some(saved) => id.write(&Saved { title, ..saved? }),
            None => Ok(()),
        }
    }

    /// Whether this game is open.
    fn has(self, id: &GameId) -> bool {
        self.id.read_untracked().as_ref() == Some(id)
    }

    /// Keeps the game whenever it changes, as soon as the change is on the screen, and its clock when the page is left.
    pub(crate) fn keep(self) {
        Effect::new(move |last: Option<Option<GameId>>| {
            self.session.track();
            let id = self.id.get();
            self.unkept.set_value(true);
            // A game that has just been opened is kept at once.
            if last.as_ref() == Some(&id) {
                after_frame(move || self.keep_now());
            } else {
                self.keep_now();
            }
            id
        });
        // A page that is hidden may be ended without another event.
        for event in [ev::pagehide.name(), ev::visibilitychange.name()] {
            let leave = move |_| {
                self.keep_now();
                self.keep_clock();
            };
            let handle = window_event_listener_untyped(&event, leave);
            on_cleanup(move || handle.remove());
        }
    }

    /// Keeps the game, if it has changed since it was kept.
    fn keep_now(self) {
        let unkept = self.unkept.try_update_value(std::mem::take) == Some(true);
        let Some(id) = self.id.get_untracked().filter(|_| unkept) else { return };
        match id.write(&self.session.read_untracked().saved(time::now())) {
            Ok(()) => self.told.set_value(false),
            // Said once, not after every action.
            Err(error) if !self.told.get_value() => {
                self.told.set_value(true);
                let words = self.voice.words_untracked();
                let reason = reasons::keep_error(&words, &error);
                self.notices.bad(words.with("kept-failed", &[("reason", reason.into())]));
            }
            Err(_) => {}
        }
    }

    /// Keeps a game whose clock runs: nobody gets back the time since the last action.
    fn keep_clock(self) {
        let session = self.session.read_untracked();
        if let (Some(_), Some(id)) = (session.clock().running(), &*self.id.read_untracked()) {
            // What could not be kept has been said after the last action.
            let _ = id.write(&session.saved(time::now()));
        }
    }
}
