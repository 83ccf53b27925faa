//! Prediction pruning: a child is cut off without evaluating it, and mostly without playing the action.
//!
//! This is our own technique. The static evaluation of a child is predicted as the parent's static evaluation plus what
//! the action usually changes ([`EvalDeltaHistory`](crate::tables::eval_delta::EvalDeltaHistory)). If the prediction,
//! less an allowance for error and the reverse-futility margin of the remaining depth, is at least beta, the child would
//! be cut off after an evaluation, and the prediction is returned as its bound. About half of all nodes of a standard
//! game are scored in this way. There the prediction is made before the action is played; in other games, where the
//! effect of an action is only known afterwards, it is made in the child at the horizon. It is not made where a Queen
//! has five occupied sides, for scores near forced wins, in games with Predators, and for a fixed sample of nodes, which
//! keep the history true.

use skep_rules::{Action, Color, Tile};

use crate::search::Searcher;
use crate::search::child::ChildSearch;
use crate::search::node::Node;
use crate::search::params::{
    BESIEGED_SIDES, PREDICTION_ERROR, PREDICTION_MAX_DEPTH, PREDICTION_SAMPLING,
    REPETITION_MIN_PLIES, RFP_MARGIN,
};
use crate::search::score::{DRAW, FORCED};
use crate::search::stack::StackFrame;

impl Searcher<'_> {
    /// A bound for a node at the horizon of a non-standard game, if its predicted evaluation is above beta.
    #[inline]
    pub(super) fn prediction_pruning(&self, node: &Node) -> Option<i32> {
        // In standard games the prediction was made before the action was played.
        if self.variant.is_standard || node.depth > 0 || node.is_pv() {
            return None;
        }
        let StackFrame { parent_eval, key, .. } = self.stack[node.ply];
        let delta = self.tables.eval_delta.expected(self.stack[node.ply - 1].action);
        let score = parent_eval + delta - PREDICTION_ERROR;
        let prunes = score >= node.beta
            && self.may_predict(node.beta, key)
            && self.queens_have_room(BESIEGED_SIDES);
        prunes.then_some(score)
    }

    /// The score of an action that prediction pruning cuts off, counted as a node; the action is not played.
    #[inline]
    pub(super) fn predicted_score(
        &mut self,
        action: Action,
        child: ChildSearch,
        ply: usize,
    ) -> Option<i32> {
        let depth = child.first_depth();
        if !self.variant.is_standard
            || !child.begins_with_zero_window()
            || depth > PREDICTION_MAX_DEPTH
        {
            return None;
        }
        let score = self.predict_child(action, depth, -child.alpha, ply)?;
        Some(if self.enter_predicted_node(ply + 1) { -score } else { 0 })
    }

    /// A bound for the child after an action of a standard game, if its predicted evaluation is above the child's beta
    /// by the margin of this depth.
    #[inline]
    pub(super) fn predict_child(
        &self,
        action: Action,
        depth: i32,
        beta: i32,
        ply: usize,
    ) -> Option<i32> {
        let StackFrame { static_eval, key, reversible_plies, .. } = self.stack[ply];
        let bits = action.bits();
        let score = self.tables.eval_delta.expected(bits) - static_eval - PREDICTION_ERROR;
        let prunes = score - RFP_MARGIN * depth.max(0) >= beta
            && self.may_predict(beta, key ^ u64::from(bits))
            && self.keeps_room(action, ply);
        match action {
            _ if !prunes => None,
            Action::Place { .. } => Some(score),
            Action::Move { .. } if reversible_plies < REPETITION_MIN_PLIES => Some(score),
            // Where a draw by repetition is good enough, it does not matter whether there is one.
            _ if beta <= DRAW => Some(score.min(DRAW)),
            _ => (!self.is_repetition_after(action, ply)).then_some(score),
        }
    }

    /// Whether a prediction may be used at a node. The key selects the sample that is evaluated all the same: always the
    /// same nodes, because a search whose scores change without a reason is unstable.
    #[inline]
    fn may_predict(&self, beta: i32, key: u64) -> bool {
        beta.abs() < FORCED
            && !key.is_multiple_of(PREDICTION_SAMPLING)
            && !self.variant.has_predators
    }

    /// Whether no Queen has five occupied sides after an action.
    #[inline]
    fn keeps_room(&self, action: Action, ply: usize) -> bool {
        let moves_queen = matches!(action, Action::Move { tile, .. } if tile.is_queen());
        let has_room = |queen| {
            let occupied = self.position.occupied_sides_after(queen, action);
            occupied.is_none_or(|occupied| occupied < BESIEGED_SIDES)
        };
        self.stack[ply].queens_have_room && !moves_queen
            || Color::ALL.map(Tile::queen).into_iter().all(has_room)
    }
}
