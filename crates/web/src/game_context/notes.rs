//! Notes on the moves of the open game.

use std::time::Duration;

use leptos::prelude::*;
use skep_record::{NodeId, Note, NoteError};

use super::GameContext;
use crate::saved_games::GameId;

/// How long nobody must have typed before a comment is kept with the game. Keeping it after every letter would save the
/// whole game and write its link each time.
const PAUSE: Duration = Duration::from_millis(400);

/// A comment that is being typed.
#[derive(Clone, Debug)]
pub(super) struct DraftComment {
    game: GameId,
    node: NodeId,
    text: String,
    timer: Option<TimeoutHandle>,
}

impl GameContext {
    /// Changes the note on a move. If that is not possible, says why and changes nothing.
    pub(crate) fn change_note(
        self,
        node: NodeId,
        change: impl FnOnce(&mut Note) -> Result<(), NoteError>,
    ) {
        let before = self.session.read_untracked().tree().note(node).clone();
        let mut note = before.clone();
        let changed = change(&mut note);
        if changed.is_ok() && note == before {
            return;
        }
        let set = |()| {
            self.mark_changed();
            let set = self.session.try_update(|session| session.set_note(node, note));
            set.unwrap_or(Err(NoteError::NoSuchStep))
        };
        if let Err(error) = changed.and_then(set) {
            self.notices.error(self.i18n.words_untracked().note_error(&error));
        }
    }

    /// Takes the comment on a move while it is being typed. It is kept after a pause, before anything else changes, and
    /// when the page is left.
    pub(crate) fn draft_comment(self, node: NodeId, text: String) {
        let Some(game) = self.id.get_untracked() else { return };
        self.stop_draft_timer();
        let timer = set_timeout_with_handle(move || self.keep_comment(), PAUSE).ok();
        self.draft.set_value(Some(DraftComment { game, node, text, timer }));
    }

    /// Keeps the comment that is being typed.
    pub(crate) fn keep_comment(self) {
        self.stop_draft_timer();
        let draft = self.draft.try_update_value(Option::take).flatten();
        let Some(draft) = draft.filter(|draft| self.is_current(&draft.game)) else { return };
        self.change_note(draft.node, |note| note.set_comment(&draft.text));
    }

    /// Whether a comment is being typed.
    pub(crate) fn is_typing_comment(self) -> bool {
        self.draft.with_value(Option::is_some)
    }

    fn stop_draft_timer(self) {
        self.draft.update_value(|draft| {
            if let Some(timer) = draft.as_mut().and_then(|draft| draft.timer.take()) {
                timer.clear();
            }
        });
    }
}
