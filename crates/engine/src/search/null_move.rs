//! Null-move pruning: if the side to move could pass and still hold beta, an action will hold it too.
//!
//! What is ours: the null move is not tried where a Queen has four occupied sides or more, because there a side may be
//! worse off for having to move; and a null-move search that would end at the horizon is skipped if prediction pruning
//! already says that it fails.

use skep_rules::Action;

use crate::search::Searcher;
use crate::search::node::Node;
use crate::search::params::{
    NMP_DEPTH_DIVISOR, NMP_EVAL_DIVISOR, NMP_EVAL_MAX_REDUCTION, NMP_MIN_DEPTH, NMP_REDUCTION,
};
use crate::search::score::FORCED;

impl Searcher<'_> {
    /// A bound for a node that holds beta even after a null move.
    pub(super) fn null_move_pruning(&mut self, node: &Node) -> Option<i32> {
        let &Node { depth, static_eval, beta, ply, .. } = node;
        if depth < NMP_MIN_DEPTH
            || static_eval < beta
            || !self.variant.is_standard
            || !self.stack[ply].queens_have_room
        {
            return None;
        }
        let by_eval = ((static_eval - beta) / NMP_EVAL_DIVISOR).min(NMP_EVAL_MAX_REDUCTION);
        let reduced = depth - NMP_REDUCTION - depth / NMP_DEPTH_DIVISOR - by_eval;
        if reduced <= 0 && self.predict_child(Action::Pass, reduced, 1 - beta, ply).is_some() {
            return if self.enter_predicted_node(ply + 1) { None } else { Some(0) };
        }
        let score = self.search_null_move(reduced, beta, ply);
        match score {
            _ if self.is_unwinding() => Some(0),
            // A win after a null move is not proved: the opponent has not moved.
            FORCED.. => Some(beta),
            _ => (score >= beta).then_some(score),
        }
    }

    /// Plays a null move, searches with a zero window at beta, and takes it back.
    fn search_null_move(&mut self, depth: i32, beta: i32, ply: usize) -> i32 {
        let made = self.make_null_move(depth, ply);
        let score = -self.search(depth, -beta, 1 - beta, ply + 1, true);
        self.unmake_move(made.undo);
        score
    }
}
