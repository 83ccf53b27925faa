//! What a thread is about to find out, so that it notices when another thread has.

use crate::tables::transposition::{Bound, Entry};

/// How good a position is, if that lies between alpha and beta, as far as so many actions ahead tell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub(crate) depth: i32,
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    /// The best score that an action has reached so far.
    pub(crate) best: i32,
}

impl Question {
    pub(crate) fn new(depth: i32, alpha: i32, beta: i32) -> Question {
        Question { depth, alpha, beta, best: alpha }
    }

    /// Whether this answers the question.
    #[inline]
    pub(crate) fn is_answered_by(self, entry: Entry) -> bool {
        i32::from(entry.depth) >= self.depth && entry.settles(self.alpha, self.beta)
    }

    /// Whether this answers the question, or tells of something better than the best so far.
    #[inline]
    pub(crate) fn is_advanced_by(self, entry: Entry) -> bool {
        let better = entry.bound == Bound::Lower && entry.score > self.best;
        i32::from(entry.depth) >= self.depth && (better || entry.settles(self.alpha, self.beta))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_deep_enough_and_new_advances_a_question() {
        let question = Question { best: 20, ..Question::new(3, 10, 50) };
        let entry = |depth, bound, score| Entry { action: 1, score, depth, bound };
        for (known, advances, answers) in [
            (entry(3, Bound::Exact, 30), true, true),
            (entry(2, Bound::Exact, 30), false, false),
            (entry(3, Bound::Lower, 30), true, false),
            (entry(3, Bound::Lower, 20), false, false),
            (entry(3, Bound::Lower, 50), true, true),
            (entry(3, Bound::Upper, 30), false, false),
            (entry(3, Bound::Upper, 10), true, true),
        ] {
            assert_eq!(question.is_advanced_by(known), advances, "{known:?}");
            assert_eq!(question.is_answered_by(known), answers, "{known:?}");
        }
    }
}
