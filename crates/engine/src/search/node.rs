//! One node of the tree: everything that may end it before its actions are tried.

use skep_rules::Outcome;

use crate::search::Searcher;
use crate::search::params::{
    BESIEGED_SIDES, IIR_MIN_DEPTH, IIR_REDUCTION, MAX_PLY, PATH_WINDOW_MIN_DEPTH, RFP_IMPROVING,
    RFP_MARGIN, RFP_MAX_DEPTH, THREAT_EXTENSION_OTHER, THREAT_EXTENSION_STANDARD,
};
use crate::search::score::{DRAW, FORCED, loss_in, win_in};
use crate::search::smp::path_window::PathWindow;
use crate::tables::transposition::Entry;

/// A node under search.
pub(super) struct Node {
    /// Remaining depth, in plies.
    pub(super) depth: i32,
    /// The window: only a score between the bounds must be exact.
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// Distance from the root, in plies.
    pub(super) ply: usize,
    /// The hash of the position.
    pub(super) key: u64,
    /// Its entry in the transposition table.
    pub(super) entry: Option<Entry>,
    /// Its static evaluation, in centipawns for the side to move.
    pub(super) static_eval: i32,
    /// The opponent could surround the Queen of the side to move if it were its turn.
    pub(super) is_threatened: bool,
    /// A side can surround a Queen with one action, if it is that side's turn.
    pub(super) is_critical: bool,
    /// The node is in the threat extension, which searches for parries only.
    pub(super) is_extended: bool,
    /// The side to move is better off than at its last turn.
    pub(super) is_improving: bool,
}

impl Node {
    #[inline]
    fn new(key: u64, depth: i32, alpha: i32, beta: i32, ply: usize) -> Node {
        Node {
            depth,
            alpha,
            beta,
            ply,
            key,
            entry: None,
            static_eval: 0,
            is_threatened: false,
            is_critical: false,
            is_extended: false,
            is_improving: false,
        }
    }

    /// Whether the window is open, so that the exact score is wanted and not only a bound.
    #[inline]
    pub(super) fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }

    #[inline]
    pub(super) fn is_root(&self) -> bool {
        self.ply == 0
    }

    /// The action that the transposition table recommends, as bits; 0 if there is none.
    #[inline]
    pub(super) fn hash_move(&self) -> u32 {
        self.entry.map_or(0, |entry| entry.action)
    }

    /// Mate-distance pruning: a win further away than one already found is of no use. Narrows the window.
    #[inline]
    fn mate_distance_pruning(&mut self) -> Option<i32> {
        self.alpha = self.alpha.max(loss_in(self.ply));
        self.beta = self.beta.min(win_in(self.ply + 1));
        (self.alpha >= self.beta).then_some(self.alpha)
    }

    /// Reverse futility pruning: the static evaluation is so far above beta that it will hold.
    #[inline]
    fn reverse_futility_pruning(&self) -> Option<i32> {
        let margin = RFP_MARGIN * self.depth - if self.is_improving { RFP_IMPROVING } else { 0 };
        let holds = self.depth <= RFP_MAX_DEPTH && self.static_eval - margin >= self.beta;
        holds.then_some(self.static_eval)
    }

    /// Internal iterative reduction: without a hash move the order of the actions is poor, so the node is searched less
    /// deep.
    #[inline]
    fn internal_iterative_reduction(&mut self) {
        if self.hash_move() == 0 && self.depth >= IIR_MIN_DEPTH {
            self.depth -= IIR_REDUCTION;
        }
    }
}

impl Searcher<'_> {
    /// The score of the position for the side to move, exact between alpha and beta and a bound outside. Means nothing
    /// while the search is unwinding.
    pub(super) fn search(
        &mut self,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
        is_after_null_move: bool,
    ) -> i32 {
        if !self.enter_node(ply) {
            return 0;
        }
        if let Some(score) = self.game_over_score(ply) {
            return score;
        }
        let mut node = Node::new(self.stack[ply].key, depth, alpha, beta, ply);
        if ply > 0 {
            if self.stack.is_repetition(node.key, ply) {
                return DRAW;
            }
            if let Some(score) = node.mate_distance_pruning() {
                return score;
            }
        }
        if depth > 0
            && let Some(score) = self.hash_cutoff(&mut node)
        {
            return score;
        }
        if let Some(score) = self.prediction_pruning(&node) {
            return score;
        }
        if let Some(score) = self.evaluate_node(&mut node) {
            return score;
        }
        if let Some(score) = self.threat_extension(&mut node) {
            return score;
        }
        if node.depth <= 0 || ply >= MAX_PLY {
            return node.static_eval;
        }
        self.fill_frame(&mut node);
        if let Some(score) = self.prune_by_static_eval(&node, is_after_null_move) {
            return score;
        }
        node.internal_iterative_reduction();
        if let Some(score) = self.open_path_window(&node) {
            return score;
        }
        self.search_moves(&node)
    }

    /// The score of a position in which the game is over.
    #[inline]
    fn game_over_score(&self, ply: usize) -> Option<i32> {
        let player = self.position.to_move();
        self.position.outcome().map(|outcome| match outcome {
            Outcome::Draw => DRAW,
            Outcome::Win(winner) if winner == player => win_in(ply),
            Outcome::Win(_) => loss_in(ply),
        })
    }

    /// Probes the transposition table. A cutoff needs a zero window: a principal variation must not end here.
    #[inline]
    fn hash_cutoff(&self, node: &mut Node) -> Option<i32> {
        node.entry = self.tables.transposition.probe(node.key, node.ply);
        let entry = node.entry?;
        let is_cutoff = entry.is_cutoff(node.depth, node.alpha, node.beta);
        (is_cutoff && !node.is_root() && !node.is_pv()).then_some(entry.score)
    }

    /// Evaluates the node. Returns the score if the side to move wins with its next action.
    #[inline]
    fn evaluate_node(&mut self, node: &mut Node) -> Option<i32> {
        let evaluation = self.static_eval(node.key, node.ply);
        let wins = if self.variant.is_standard {
            evaluation.wins
        } else {
            // In other games the evaluation only suspects a win, so it is tried.
            (evaluation.wins || self.variant.has_predators) && self.has_winning_action()
        };
        node.static_eval = evaluation.score;
        node.is_threatened = evaluation.threatened;
        node.is_critical = evaluation.threatened || wins;
        (wins && !node.is_root()).then(|| win_in(node.ply + 1))
    }

    /// The threat extension, which takes the place of a quiescence search: at the horizon, a node in which one action
    /// can surround a Queen is searched one ply deeper. Returns the score if the transposition table knows it.
    #[inline]
    fn threat_extension(&mut self, node: &mut Node) -> Option<i32> {
        let depth = self.root.depth;
        let plies = if self.variant.is_standard {
            THREAT_EXTENSION_STANDARD
        } else {
            THREAT_EXTENSION_OTHER
        };
        let max_ply = depth + depth.min(plies);
        if node.depth > 0 || !node.is_critical || node.ply >= max_ply {
            return None;
        }
        node.is_extended = true;
        node.depth = 1;
        self.hash_cutoff(node)
    }

    /// Fills the stack frame of a node whose actions may be tried.
    #[inline]
    fn fill_frame(&mut self, node: &mut Node) {
        let ply = node.ply;
        let queens_have_room = self.queens_have_room(BESIEGED_SIDES - 1);
        let frame = &mut self.stack[ply];
        frame.static_eval = node.static_eval;
        frame.is_threatened = node.is_threatened;
        frame.queens_have_room = queens_have_room;
        // The slot holds the window of another node, or of a shallower search of this one.
        self.smp.path_windows[ply] = None;
        node.is_improving = self.stack.is_improving(ply, node.static_eval);
    }

    /// Reverse futility pruning and null-move pruning, where no Queen is in danger and no forced win is at stake.
    #[inline]
    fn prune_by_static_eval(&mut self, node: &Node, is_after_null_move: bool) -> Option<i32> {
        if node.is_pv() || node.is_root() || node.is_critical || node.beta.abs() >= FORCED {
            return None;
        }
        if let Some(score) = node.reverse_futility_pruning() {
            return Some(score);
        }
        if is_after_null_move { None } else { self.null_move_pruning(node) }
    }

    /// With several threads, opens the path window of a node that is deep enough. Returns the score if the
    /// transposition table has it, which is possible after the reduction of the depth.
    #[inline]
    fn open_path_window(&mut self, node: &Node) -> Option<i32> {
        let window = PathWindow::new(node.depth, node.alpha, node.beta);
        match node.entry {
            Some(entry) if window.is_answered_by(entry) => {
                return (!node.is_root() && !node.is_pv()).then_some(entry.score);
            }
            _ if node.depth < PATH_WINDOW_MIN_DEPTH => {}
            // Without shared iterations the threads may search different lines at the root.
            _ if node.is_root() && self.smp.iterations.is_none() => {}
            _ => self.smp.path_windows[node.ply] = self.smp.abdada.map(|_| window),
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use fastrand::Rng;
    use skep_rules::{Color, Position, Tile};

    use super::*;
    use crate::search::control::{Control, SharedCounts};
    use crate::search::limits::{LimitChecker, Limits};
    use crate::search::ordering::history::HistoryTables;
    use crate::search::smp::{SmpShared, SmpState};
    use crate::search::time_source::TimeSource;
    use crate::tables::Tables;

    /// The ply of the deepest node that a search of this depth plays.
    fn deepest_ply(position: &Position, depth: u32) -> usize {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let limits = LimitChecker::new(limits, TimeSource::default());
        let (tables, mut history) = (Tables::new(1), HistoryTables::new());
        let (smp, stop) = (SmpState::new(SmpShared::default()), AtomicBool::new(false));
        let control = Control::new(limits, &stop, false);
        let mut searcher = Searcher::new(position, Vec::new(), &tables, &mut history, smp, control);
        searcher.iterate(1, &SharedCounts::default(), &mut |_| {});
        // The frame of a ply that was never reached has no key.
        (0..=MAX_PLY).rev().find(|&ply| searcher.stack[ply].key != 0).unwrap_or(0)
    }

    /// A position in which one action can surround a Queen. The players attack most of the time: random games seldom
    /// come that far.
    fn threatening_position(game_type: &str, rng: &mut Rng) -> Position {
        loop {
            let mut position = Position::new(game_type.parse().unwrap());
            for _ in 0..100 {
                let mut actions = position.actions();
                rng.shuffle(&mut actions);
                let player = position.to_move();
                let attack = actions.iter().copied().max_by_key(|&action| {
                    let undo = position.play_listed(action);
                    let sides = |color| position.occupied_sides(Tile::queen(color)).unwrap_or(0);
                    let gain = sides(!player) as i32 - sides(player) as i32;
                    position.undo(undo);
                    gain
                });
                let action = if rng.u8(..3) == 0 { actions.first().copied() } else { attack };
                let Some(action) = action else { break };
                position.play_listed(action);
                let is_threatened = |color| position.is_queen_threatened(color);
                if position.outcome().is_none() && Color::ALL.into_iter().all(is_threatened) {
                    return position;
                }
            }
        }
    }

    /// An iteration of depth d goes to ply 2 d at most, and to d + 6 in standard games, d + 2 in others.
    #[test]
    fn the_threat_extension_is_bounded() {
        let mut rng = Rng::with_seed(1);
        for (game_type, depth, bound) in [
            ("Base+MLP", 1, 2),
            ("Base+MLP", 3, 6),
            ("Base+MLP", 7, 13),
            ("Venom+MLP", 1, 2),
            ("Venom+MLP", 3, 5),
        ] {
            // Where no line reaches the bound, nothing shows that there is one.
            let (mut searches, mut at_bound) = (0, 0);
            while at_bound < 5 {
                let position = threatening_position(game_type, &mut rng);
                let deepest = deepest_ply(&position, depth);
                assert!(deepest <= bound, "{deepest} plies at depth {depth} in {position}");
                (searches, at_bound) = (searches + 1, at_bound + usize::from(deepest == bound));
                assert!(searches < 1_000, "the bound is hardly ever reached: {game_type}, {depth}");
            }
        }
    }
}
