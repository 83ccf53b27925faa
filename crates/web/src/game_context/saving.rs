//! Saving the open game, and following what other tabs do in it.

use std::time::Duration;

use leptos::ev::{self, EventDescriptor};
use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_record::Write;

use super::GameContext;
use crate::after_frame::AfterFrame;
use crate::error_text;
use crate::one_tab::OneTab;
use crate::random;
use crate::saved_games::{GameId, News, SaveGameError};
use crate::time;

/// How long nobody must have stepped through the game before it is saved, except when the page is left: writing a long game
/// takes longer than a frame.
const PAUSE: Duration = Duration::from_millis(250);

/// How far saving the open game has come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Saving {
    /// The revision of the stored game that this tab has seen; 0 if it was never stored.
    seen: u64,
    /// How often the game was changed here, and how many of these changes are stored.
    changes: u64,
    stored: u64,
    /// Whether a write is under way. There is one at a time, because the next must know the revision that it gets.
    writes: bool,
    /// Whether the last error has been shown.
    error_shown: bool,
}

impl Saving {
    fn is_unsaved(self) -> bool {
        self.changes != self.stored
    }
}

impl GameContext {
    /// Records that the open game is changed here, and has to be saved.
    pub(super) fn mark_changed(self) {
        self.saving.update_value(|saving| saving.changes += 1);
    }

    /// Begins anew with a game of this revision. A new game has to be saved.
    pub(super) fn forget_saving(self, revision: u64) {
        self.saving.update_value(|saving| {
            let changes = u64::from(revision == 0);
            *saving =
                Saving { seen: revision, changes, writes: saving.writes, ..Saving::default() };
        });
    }

    /// Saves the game after every change, once the change has been painted, and when the page is left. Follows other tabs.
    pub(crate) fn save_on_change(self) {
        let save_later = AfterFrame::with_pause(PAUSE, move || self.save_now());
        Effect::new(move |last: Option<(Option<GameId>, usize)>| {
            let here = (self.id.get(), self.session.read().tree().len());
            match last {
                Some(last) if last == here => save_later.schedule(),
                Some(last) if last.0 == here.0 => save_later.schedule_soon(),
                // A game that has just been opened is saved at once.
                _ => self.save_now(),
            }
            here
        });
        // The browser may end a hidden page without another event.
        for event in [ev::pagehide.name(), ev::visibilitychange.name()] {
            let leave = move |event: web_sys::Event| match document().hidden() {
                false if event.type_() == "visibilitychange" => self.follow(),
                _ => self.save_and_note(),
            };
            let handle = window_event_listener_untyped(&event, leave);
            on_cleanup(move || handle.remove());
        }
        self.library.listen(move |news| self.hear(&news));
    }

    /// Saves the game if it has changed since it was last saved.
    pub(super) fn save_now(self) {
        let saving = self.saving.get_value();
        let Some(id) = self.id.get_untracked() else { return };
        if saving.writes || !saving.is_unsaved() {
            return;
        }
        self.saving.update_value(|saving| saving.writes = true);
        let saved = self.session.read_untracked().saved(time::now());
        spawn_local(async move {
            let written = self.library.store(id.clone(), saving.seen, saved).await;
            self.saving.update_value(|saving| saving.writes = false);
            self.after_save(&id, saving.changes, written);
        });
    }

    fn after_save(self, id: &GameId, changes: u64, written: Result<Write, SaveGameError>) {
        if self.is_current(id) {
            let stored = |seen| {
                self.saving.update_value(|saving| {
                    *saving = Saving { seen, stored: changes, error_shown: false, ..*saving };
                });
            };
            match written {
                Ok(Write::Store { revision }) => stored(revision),
                Ok(Write::Merge { revision, merged }) => {
                    stored(revision);
                    // Another tab plays on where this one has: only one of them should go on by itself.
                    self.pause();
                    self.session.update(|session| session.merge(&merged.title, &merged.tree));
                }
                Ok(Write::Deleted) => self.was_deleted(),
                Ok(Write::Apart) => {
                    // What is stored under this id is another game, or damaged: it is left alone.
                    let id = GameId::new(time::now(), random::unit());
                    id.make_current();
                    self.saving.update_value(|saving| saving.seen = 0);
                    self.id.set(Some(id));
                }
                // The next change tries again.
                Err(error) => return self.show_save_error(&error),
            }
            if !self.saving.get_value().is_unsaved() {
                self.library.forget_note();
            }
        }
        // Something may have changed meanwhile.
        self.save_now();
    }

    /// Shows why the game cannot be saved, once and not after every action.
    fn show_save_error(self, error: &SaveGameError) {
        if !self.saving.get_value().error_shown {
            self.saving.update_value(|saving| saving.error_shown = true);
            let words = self.i18n.words_untracked();
            let reason = error_text::save_game_error(&words, error);
            self.notices.error(words.with("kept-failed", &[("reason", reason.into())]));
        }
    }

    /// Saves the open game because another is opened. With a running clock, the time since the last action counts.
    pub(super) fn save_for_good(self, id: GameId) {
        let saving = self.saving.get_value();
        let session = self.session.read_untracked();
        if !saving.is_unsaved() && session.clock().running().is_none() {
            return;
        }
        let saved = session.saved(time::now());
        spawn_local(async move {
            // If a write is under way, its revision is not known yet: the two states are merged.
            if let Err(error) = self.library.store(id, saving.seen, saved).await {
                self.show_save_error(&error);
            }
        });
    }

    /// Saves the game because the page may be closed, and notes it where the browser does not have to be waited for.
    fn save_and_note(self) {
        self.keep_comment();
        let Some(id) = self.id.get_untracked() else { return self.library.note(None) };
        if self.session.read_untracked().clock().running().is_some() {
            self.mark_changed();
        }
        let saving = self.saving.get_value();
        if saving.is_unsaved() {
            let saved = self.session.read_untracked().saved(time::now());
            self.library.note(Some((&id, saving.seen, &saved)));
        } else {
            self.library.note(None);
        }
        self.save_now();
    }

    /// Hears what another tab has done.
    fn hear(self, news: &News) {
        match news {
            News::Stored(id, revision) => {
                if self.is_current(id) && *revision > self.saving.get_value().seen {
                    self.follow();
                }
            }
            News::Deleted(id) if self.is_current(id) => self.was_deleted(),
            News::Deleted(_) => {}
            News::Many => self.follow(),
        }
    }

    /// Takes over what another tab has stored of the open game.
    fn follow(self) {
        let Some(id) = self.id.get_untracked() else { return };
        spawn_local(async move {
            let Ok(Some(game)) = self.library.get(&id).await else { return };
            let saving = self.saving.get_value();
            // What was changed here is merged when it is saved.
            let changed_here = saving.writes || saving.is_unsaved();
            if !self.is_current(&id) || changed_here || game.revision <= saving.seen {
                return;
            }
            let Ok(saved) = game.saved() else { return };
            self.saving.update_value(|saving| saving.seen = game.revision);
            let moved = self.session.try_update(|session| session.follow(&saved, time::now()));
            if moved == Some(true) {
                self.clear_position_state();
                self.notices.clear();
                // The computer answers in the tab where the person has played.
                if !OneTab::is_supported() {
                    self.pause();
                }
                self.announce_status();
            }
        });
    }

    /// The game was deleted in another tab. It can be played on here, and is saved again with the next change.
    fn was_deleted(self) {
        self.pause();
        self.saving.update_value(|saving| {
            *saving = Saving { seen: 0, stored: saving.changes, ..*saving };
        });
        self.notices.error(self.i18n.words_untracked().text("library-deleted-elsewhere"));
    }
}
