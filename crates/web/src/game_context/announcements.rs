//! Announcements about the game, for notices and screen readers.

use leptos::prelude::*;
use skep_record::Cause;
use skep_rules::{Action, Outcome, Position};
use skep_words::Words;

use super::GameContext;
use crate::notices::Rect;
use crate::session::GameSession;

impl GameContext {
    /// Shows why an action is illegal, beside what was tried.
    pub(crate) fn explain(self, action: Action, cause: Option<Rect>) {
        let checked = self.session.read_untracked().tree().game().check(action);
        if let Err(illegal) = checked {
            self.notices.refuse(self.i18n.words_untracked().explain(&illegal), cause);
        }
    }

    /// Announces the last action and the new status.
    pub(super) fn announce_action(self, before: &Position) {
        let session = self.session.read_untracked();
        let words = self.i18n.words_untracked();
        let mut said = Vec::new();
        if let Some(action) = session.tree().game().last_action() {
            said.push(words.action(before, action));
        }
        said.push(status(&words, &session));
        self.notices.announce(said.join(" "));
    }

    /// Announces the status.
    pub(super) fn announce_status(self) {
        let words = self.i18n.words_untracked();
        self.notices.announce(status(&words, &self.session.read_untracked()));
    }

    /// Shows the message with this key as an error.
    pub(crate) fn show_error(self, key: &str) {
        self.notices.error(self.i18n.words_untracked().text(key));
    }
}

/// The status as a sentence: whose turn it is, or how the game has ended.
pub(crate) fn status(words: &Words, session: &GameSession) -> String {
    let tree = session.tree();
    match (session.ending(), tree.game().ending()) {
        (Some(end), _) if end.cause == Cause::Time => match end.outcome {
            Outcome::Win(winner) => words.win_on_time(winner),
            outcome => words.outcome(outcome),
        },
        (Some(_), Some(ending)) => words.ending(tree.position(), ending),
        _ => match tree.game().open_choice() {
            Some((choice, player)) => words.with(
                &format!("choose-{}-status", choice.word()),
                &[("player", words.color(player).into())],
            ),
            None => words.turn(tree.position()),
        },
    }
}
