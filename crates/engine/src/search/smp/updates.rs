//! What other threads have found out meanwhile.

use skep_rules::Action;

use crate::search::Tree;
use crate::search::smp::path_window::Question;

/// What another thread has found out about a position.
pub(in crate::search) struct News {
    pub(in crate::search) score: i32,
    pub(in crate::search) action: Option<Action>,
    /// Whether nothing is left to find out.
    pub(in crate::search) is_answer: bool,
}

impl Tree<'_> {
    /// Where on the way to a position so many plies from the root another thread has found out something.
    pub(in crate::search) fn find_news(&self, ply: usize) -> Option<usize> {
        (0..ply).find(|&ply| {
            self.questions[ply].is_some_and(|question| {
                let known = self.table.get(self.steps[ply].key, ply as i32);
                known.is_some_and(|entry| question.is_advanced_by(entry))
            })
        })
    }

    /// What another thread has found out about the position so many plies from the root, if that is still known.
    pub(in crate::search) fn hear_news(&mut self, ply: usize) -> Option<News> {
        self.news = None;
        let entry = self.table.get(self.steps[ply].key, ply as i32);
        let (question, entry) = self.questions[ply].zip(entry)?;
        if !question.is_advanced_by(entry) {
            return None;
        }
        self.questions[ply] = Some(Question { best: entry.score, ..question });
        let action = self.position.action_with(entry.action);
        if ply == 0 && action.is_some() {
            self.best = action;
        }
        Some(News { score: entry.score, action, is_answer: question.is_answered_by(entry) })
    }
}
