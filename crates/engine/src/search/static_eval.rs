//! The static evaluation of a node, through the evaluation cache.

use crate::eval::{StaticEval, evaluate_with};
use crate::search::Searcher;

impl Searcher<'_> {
    /// The static evaluation of the node at this ply, from the cache or from the evaluation.
    #[inline]
    pub(super) fn static_eval(&mut self, key: u64, ply: usize) -> StaticEval {
        // For nodes that win immediately the cache holds no score, and the root needs one.
        let cached = if ply > 0 { self.tables.eval_cache.probe(key) } else { None };
        match cached {
            Some(evaluation) => evaluation,
            // Such positions occur again and again while the threat stands.
            None if self.carries_out_threat(ply) => {
                let wins = StaticEval { wins: true, ..StaticEval::default() };
                self.tables.eval_cache.store(key, wins);
                wins
            }
            None => self.evaluate(key, ply),
        }
    }

    /// Evaluates the position, and updates the evaluation cache and the evaluation-delta history.
    fn evaluate(&mut self, key: u64, ply: usize) -> StaticEval {
        let evaluation = evaluate_with(&self.position, &mut self.scratch.features);
        self.tables.eval_cache.store(key, evaluation);
        if ply > 0 {
            let delta = evaluation.score - self.stack[ply].parent_eval;
            self.tables.eval_delta.update(self.stack[ply - 1].action, delta);
        }
        evaluation
    }
}
