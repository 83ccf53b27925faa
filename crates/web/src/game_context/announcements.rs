//! Announcements about the game, for notices and screen readers.

use leptos::prelude::*;
use skep_record::{Cause, Note};
use skep_rules::{Action, Outcome, Pack, Position};
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
        if before.bag() != session.tree().position().bag() {
            said.extend(bag_text(&words, &session).map(|text| format!("{text}.")));
        }
        self.notices.announce(said.join(" "));
    }

    /// Says what was played in the game while something else is looked at, and offers to go there.
    pub(super) fn tell_of_game(self) {
        let words = self.i18n.words_untracked();
        let session = self.session.read_untracked();
        let mut tree = session.tree().clone();
        tree.go_to(tree.main_end());
        let Some((before, action)) = tree.last() else { return };
        let mut said =
            words.with("play-meanwhile", &[("action", words.action(&before, action).into())]);
        if let Some(ending) = tree.game().ending() {
            said = format!("{said} {}", words.ending(tree.position(), ending));
        }
        let go = move |()| {
            // The read guard must be dropped before the cursor moves.
            let end = self.session.read_untracked().tree().main_end();
            self.go_to(end);
        };
        self.notices.offer(said, words.text("play-last"), go);
    }

    /// Announces the status.
    pub(super) fn announce_status(self) {
        let words = self.i18n.words_untracked();
        let session = self.session.read_untracked();
        let mut said = vec![untrack(|| self.status_text(&words))];
        said.extend(note_text(&words, session.tree().note(session.tree().current())));
        self.notices.announce(said.join(" "));
    }

    /// Shows the message with this key as an error.
    pub(crate) fn show_error(self, key: &str) {
        self.notices.error(self.i18n.words_untracked().text(key));
    }
}

/// The sign and the comment of a note as sentences, if it has any.
pub(crate) fn note_text(words: &Words, note: &Note) -> Option<String> {
    let mut said = Vec::new();
    if let Some(glyph) = note.glyph {
        said.push(format!("{}.", words.text(&format!("notes-glyph-{}", glyph.word()))));
    }
    if !note.comment().is_empty() {
        said.push(words.with("notes-said", &[("comment", note.comment().into())]));
    }
    (!said.is_empty()).then(|| said.join(" "))
}

/// How many tiles are left in the bag, in games that have one.
pub(crate) fn bag_text(words: &Words, session: &GameSession) -> Option<String> {
    let tree = session.tree();
    let has_bag = tree.game_type().has_pack(Pack::Swarm) && tree.game().open_choice().is_none();
    let count = tree.position().bag().len();
    has_bag.then(|| words.with("bag-count", &[("count", count.into())]))
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

#[cfg(test)]
mod tests {
    use skep_record::GameTree;
    use skep_rules::ByColor;
    use skep_words::Language;

    use super::*;

    #[test]
    fn the_bag_is_counted_once_both_have_picked() {
        let mut tree = GameTree::new("Base+Swarm".parse().unwrap());
        let bag = |tree: &GameTree| {
            let session = GameSession::new(tree.clone(), ByColor::default(), Default::default(), 0);
            bag_text(&Words::new(Language::English), &session)
        };
        tree.play_text("pick wA1 wA2 wA3").unwrap();
        assert_eq!(bag(&tree), None);
        tree.play_text("pick bA1 bA2 bA3").unwrap();
        assert_eq!(bag(&tree).as_deref(), Some("14 tiles in the bag"));
        tree.play_text("wA1 +bG1").unwrap();
        assert_eq!(bag(&tree).as_deref(), Some("13 tiles in the bag"));
        assert_eq!(bag(&GameTree::default()), None);
    }
}
