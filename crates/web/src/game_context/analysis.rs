//! Analysing the open game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_record::{GameTree, NodeId, Note};

use super::GameContext;
use crate::saved_games::GameId;
use crate::time;

/// A copy of a game that is analysed while the game itself goes on.
#[derive(Clone, Debug)]
pub(super) struct AnalysedCopy {
    /// The game itself.
    original: GameId,
    copy: GameId,
    /// The number of steps of the copy when it was made, and its notes.
    steps: usize,
    notes: Vec<(NodeId, Note)>,
}

impl GameContext {
    /// Begins or ends the analysis of whatever game is open.
    pub(crate) fn set_analysing(self, analysing: bool) {
        self.analysing.set(analysing);
    }

    /// Prepares the open game for analysis. A game that still goes on against the computer or the clock is copied: what
    /// is tried out must not become a part of it.
    pub(crate) fn prepare_analysis(self) {
        let session = self.session.read_untracked();
        let Some(original) = self.id.get_untracked().filter(|_| session.is_contest()) else {
            return;
        };
        let (copy, steps) = (session.copy_for_analysis(time::now()), session.tree().len());
        let notes = notes(session.tree());
        // The read guard must be dropped before the game changes.
        drop(session);
        self.replace_session(copy, None);
        let copy = self.id.get_untracked();
        self.copy.set_value(copy.map(|copy| AnalysedCopy { original, copy, steps, notes }));
    }

    /// Goes on with the game whose copy was analysed. A copy in which nothing was tried out is deleted.
    pub(crate) fn return_from_analysis(self) {
        let made = self.copy.try_update_value(Option::take).flatten();
        let Some(made) = made.filter(|made| self.is_current(&made.copy)) else { return };
        self.keep_comment();
        let AnalysedCopy { original, copy, steps, notes: before } = made;
        let is_unchanged = {
            let session = self.session.read_untracked();
            session.tree().len() == steps && notes(session.tree()) == before
        };
        self.resume_saved(original, move || {
            if is_unchanged {
                // If this fails, a copy stays in the list.
                spawn_local(async move { drop(self.library.delete(&copy).await) });
            }
        });
    }
}

/// All notes of a game.
fn notes(tree: &GameTree) -> Vec<(NodeId, Note)> {
    tree.notes().map(|(node, note)| (node, note.clone())).collect()
}
