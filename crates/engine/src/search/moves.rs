//! The loop over the actions of a node.

use skep_rules::{Action, QueenThreat};

use crate::search::Searcher;
use crate::search::child::ChildSearch;
use crate::search::node::Node;
use crate::search::ordering::OrderingContext;
use crate::search::ordering::picker::{MovePicker, Pick};
use crate::search::params::THREAT_EXTENSION_PARRIES;
use crate::search::score::{FORCED, INFINITE};
use crate::tables::transposition::{Bound, Entry};

/// The state of the loop over the actions of a node.
struct MoveLoop {
    picker: MovePicker,
    /// The action before the node, as bits.
    previous: u32,
    /// The opponent's threat that an action must parry, if there is one.
    threat: Option<QueenThreat>,
    /// The lower bound of the window, raised by the best action so far.
    alpha: i32,
    best: Option<Action>,
    best_score: i32,
    /// The number of actions that do not lose by force.
    parries: usize,
    /// Actions that other threads were searching: they are searched after all others (ABDADA).
    deferred: Vec<Pick>,
    /// The number of deferred actions that were taken up again.
    resumed: usize,
    /// The action under search was deferred before.
    is_resumed: bool,
    /// An action to be searched again, because another thread has raised alpha meanwhile.
    retry: Option<Pick>,
    /// The actions that the picker has not returned yet are not searched.
    skips_rest: bool,
    /// The result of the node that another thread has found.
    answer: Option<i32>,
}

impl Searcher<'_> {
    /// Searches the actions of a node, the most promising first, and stores the result.
    pub(super) fn search_moves(&mut self, node: &Node) -> i32 {
        let mut moves = self.begin_moves(node);
        while let Some(pick) = self.next_move(node, &mut moves) {
            if self.skips_move(node, &mut moves, pick) {
                continue;
            }
            let Some(score) = self.score_move(node, &moves, pick) else {
                moves.deferred.push(pick);
                continue;
            };
            if self.smp.updated_ply == Some(node.ply) && !self.control.is_stopped() {
                self.apply_table_update(node, &mut moves, pick);
                if moves.answer.is_some() {
                    break;
                }
                continue;
            }
            if self.is_unwinding() || self.record_score(node, &mut moves, pick, score) {
                break;
            }
        }
        self.end_moves(node, moves)
    }

    #[inline]
    fn begin_moves(&mut self, node: &Node) -> MoveLoop {
        let mut picker = self.scratch.pickers.pop().unwrap_or_default();
        picker.restart();
        MoveLoop {
            picker,
            previous: self.stack.previous_action(node.ply),
            threat: node.is_threatened.then(|| self.position.queen_threat()).flatten(),
            alpha: node.alpha,
            best: None,
            best_score: -INFINITE,
            parries: 0,
            deferred: Vec::new(),
            resumed: 0,
            is_resumed: false,
            retry: None,
            skips_rest: false,
            answer: None,
        }
    }

    /// The next action: one to be searched again, then those of the picker, then the deferred ones.
    #[inline]
    fn next_move(&mut self, node: &Node, moves: &mut MoveLoop) -> Option<Pick> {
        let context = OrderingContext {
            position: &self.position,
            ply: node.ply,
            previous: moves.previous,
            hash_move: node.hash_move(),
        };
        let next = match moves.retry.take() {
            None if moves.skips_rest => None,
            None => moves.picker.next(&context, self.history),
            retry => retry,
        };
        moves.is_resumed = next.is_none();
        if next.is_some() {
            return next;
        }
        moves.resumed += 1;
        moves.deferred.get(moves.resumed - 1).copied()
    }

    /// Whether an action is not searched: it has its line already, or it comes too late.
    #[inline]
    fn skips_move(&self, node: &Node, moves: &mut MoveLoop, pick: Pick) -> bool {
        if node.is_root() && self.root.skips(pick.action) {
            return true;
        }
        let is_pruned = moves.best_score > -FORCED
            && node.may_skip(pick)
            && (node.late_move_pruning(pick) || node.futility_pruning(pick, moves.alpha));
        moves.skips_rest |= is_pruned;
        is_pruned
    }

    /// The score of an action: a proved loss, a prediction, or the result of a search. None if it is deferred.
    #[inline]
    fn score_move(&mut self, node: &Node, moves: &MoveLoop, pick: Pick) -> Option<i32> {
        let Pick { action, index, .. } = pick;
        let ply = node.ply;
        // The first action is searched with the full window, unless another thread has raised alpha already.
        let is_late = index > 0 || moves.alpha > node.alpha;
        let reduction = is_late.then(|| node.late_move_reduction(pick));
        let child =
            ChildSearch { depth: node.depth - 1, reduction, alpha: moves.alpha, beta: node.beta };
        let lost = moves.threat.as_ref().and_then(|threat| self.loss_after(action, threat, ply));
        lost.or_else(|| self.predicted_score(action, child, ply))
            .or_else(|| self.search_or_defer(action, child, ply, !moves.is_resumed))
    }

    /// Takes over what another thread has found for this node. The action under search is searched again, unless the
    /// update is the result of the node.
    fn apply_table_update(&mut self, node: &Node, moves: &mut MoveLoop, pick: Pick) {
        if let Some(update) = self.take_table_update(node.ply) {
            moves.alpha = moves.alpha.max(update.score);
            moves.best_score = update.score;
            moves.best = update.action;
            moves.answer = update.is_answer.then_some(update.score);
        }
        moves.retry = Some(pick);
    }

    /// Records the score of an action. True after a beta cutoff.
    #[inline]
    fn record_score(&mut self, node: &Node, moves: &mut MoveLoop, pick: Pick, score: i32) -> bool {
        let action = pick.action;
        moves.parries += usize::from(score > -FORCED);
        moves.skips_rest |= node.is_extended && moves.parries >= THREAT_EXTENSION_PARRIES;
        if score > moves.best_score {
            moves.best_score = score;
            moves.best = Some(action);
            if node.is_root() && (score > moves.alpha || self.root.best.is_none()) {
                self.root.best = Some(action);
                self.root.best_score = score;
            }
        }
        if score > moves.alpha && score < node.beta {
            self.publish_lower_bound(node, action, score);
        }
        moves.alpha = moves.alpha.max(score);
        let is_cutoff = moves.alpha >= node.beta;
        if is_cutoff {
            let tried = moves.picker.up_to(pick);
            self.history.update(node.ply, moves.previous, tried, node.depth);
        }
        is_cutoff
    }

    /// With several threads, stores a raised alpha at once: threads with the same node on their path profit from it.
    #[inline]
    fn publish_lower_bound(&mut self, node: &Node, action: Action, score: i32) {
        if let Some(window) = &mut self.smp.path_windows[node.ply] {
            window.best = score;
            self.store(node, action.bits(), score, Bound::Lower);
        }
    }

    /// The score of the node after the loop. Stores it in the transposition table.
    #[inline]
    fn end_moves(&mut self, node: &Node, moves: MoveLoop) -> i32 {
        let MoveLoop { picker, best, best_score: score, answer, .. } = moves;
        self.scratch.pickers.push(picker);
        if self.is_unwinding() {
            return 0;
        }
        if let Some(answer) = answer {
            return answer;
        }
        let bound = match score {
            _ if score >= node.beta => Bound::Lower,
            _ if score > node.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let action = match bound {
            Bound::Upper => node.hash_move(),
            Bound::Exact | Bound::Lower => best.map_or(0, |action| action.bits()),
        };
        // A root without its excluded actions is another position.
        if !node.is_root() || self.root.is_complete() {
            self.store(node, action, score, bound);
        }
        score
    }

    /// Stores a result of the node in the transposition table. The action is given as bits; 0 if there is none.
    #[inline]
    fn store(&self, node: &Node, action: u32, score: i32, bound: Bound) {
        let depth = node.depth.clamp(0, i32::from(u8::MAX)) as u8;
        let entry = Entry { action, score, depth, bound };
        self.tables.transposition.store(node.key, node.ply, entry);
    }
}
