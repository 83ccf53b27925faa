//! Announcements about the game, for notices and screen readers.

use leptos::prelude::*;
use skep_record::Cause;
use skep_rules::{Action, Outcome, Position};
use skep_words::Words;

use super::GameContext;
use crate::session::Session;

impl GameContext {
    /// Says why something cannot be done.
    pub(crate) fn explain(self, action: Action) {
        let checked = self.session.read_untracked().tree().game().check(action);
        if let Err(illegal) = checked {
            self.notices.bad(self.voice.words_untracked().explain(&illegal));
        }
    }

    /// Says what was played, and what comes next.
    pub(super) fn say_what_happened(self, before: &Position) {
        let session = self.session.read_untracked();
        let words = self.voice.words_untracked();
        let mut said = Vec::new();
        if let Some(action) = session.tree().game().last_action() {
            said.push(words.action(before, action));
        }
        said.push(status(&words, &session));
        self.notices.say(said.join(" "));
    }

    /// Says whose turn it is now, or how the game has ended.
    pub(super) fn say_status(self) {
        let words = self.voice.words_untracked();
        self.notices.say(status(&words, &self.session.read_untracked()));
    }

    /// Says that something cannot be done.
    pub(crate) fn complain(self, key: &str) {
        self.notices.bad(self.voice.words_untracked().text(key));
    }
}

/// Whose turn it is, or how the game has ended, in a sentence.
pub(crate) fn status(words: &Words, session: &Session) -> String {
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
