//! One action of a node: it is played, its child is searched, and it is taken back.

use skep_rules::{Action, Position, Undo};

use crate::search::params::ABDADA_MIN_DEPTH;
use crate::search::smp::abdada::Abdada;
use crate::search::stack::StackFrame;
use crate::search::{Searcher, with_sampled_draw};

/// How the child after an action is searched.
#[derive(Clone, Copy)]
pub(super) struct ChildSearch {
    /// The full depth, in plies.
    pub(super) depth: i32,
    /// The late-move reduction of the first search, in plies, which then has a zero window. Without one the child is
    /// searched with the full window at once, as the first action of a node is.
    pub(super) reduction: Option<i32>,
    /// The window, from the side of the parent.
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl ChildSearch {
    /// The depth of the first search.
    #[inline]
    pub(super) fn first_depth(self) -> i32 {
        self.depth - self.reduction.unwrap_or(0)
    }

    /// Whether the first search has a zero window.
    #[inline]
    pub(super) fn begins_with_zero_window(self) -> bool {
        self.reduction.is_some() || self.beta - self.alpha == 1
    }
}

/// An action that was played.
pub(super) struct MadeMove {
    pub(super) undo: Undo,
    /// The same side is to move again, in a double turn.
    is_same_side: bool,
}

impl Searcher<'_> {
    /// The score of an action after a search. None if the action may be deferred and another thread is searching it
    /// (ABDADA).
    #[inline]
    pub(super) fn search_or_defer(
        &mut self,
        action: Action,
        child: ChildSearch,
        ply: usize,
        may_defer: bool,
    ) -> Option<i32> {
        // All threads search the first action together: mostly it decides whether the others are needed.
        let is_shared = child.depth >= ABDADA_MIN_DEPTH && child.reduction.is_some();
        let Some(abdada) = self.smp.abdada.filter(|_| is_shared) else {
            return Some(self.search_child(action, child, ply));
        };
        let key = Abdada::key(self.stack[ply].key, action.bits());
        if may_defer && abdada.is_searched(key) {
            return None;
        }
        abdada.begin(key);
        let score = self.search_child(action, child, ply);
        abdada.end(key);
        Some(score)
    }

    /// The score of an action by principal variation search: a late action must beat alpha with a reduced depth and a
    /// zero window, then with full depth, before it is searched with the full window.
    #[inline]
    fn search_child(&mut self, action: Action, child: ChildSearch, ply: usize) -> i32 {
        let ChildSearch { depth, reduction, alpha, beta } = child;
        let made = self.make_move(action, child.first_depth(), ply);
        let mut search = |depth: i32, alpha: i32, beta: i32| {
            if made.is_same_side {
                self.search(depth, alpha, beta, ply + 1, false)
            } else {
                -self.search(depth, -beta, -alpha, ply + 1, false)
            }
        };
        let score = match reduction {
            None => search(depth, alpha, beta),
            Some(reduction) => {
                let mut score = search(depth - reduction, alpha, alpha + 1);
                if score > alpha && reduction > 0 {
                    score = search(depth, alpha, alpha + 1);
                }
                if score > alpha && score < beta {
                    score = search(depth, alpha, beta);
                }
                score
            }
        };
        self.unmake_move(made.undo);
        score
    }

    /// Plays an action of the node at this ply, for a search of this depth.
    #[inline]
    fn make_move(&mut self, action: Action, depth: i32, ply: usize) -> MadeMove {
        self.make(action, depth, ply, |position, action| position.play_listed(action))
    }

    /// Plays a null move at this ply, for a search of this depth.
    #[inline]
    pub(super) fn make_null_move(&mut self, depth: i32, ply: usize) -> MadeMove {
        self.make(Action::Pass, depth, ply, |position, _| position.play_null_move())
    }

    /// Plays an action, prefetches what the search will need, and begins the frame of the child.
    #[inline(always)]
    fn make(
        &mut self,
        action: Action,
        depth: i32,
        ply: usize,
        play: impl FnOnce(&mut Position, Action) -> Undo,
    ) -> MadeMove {
        let player = self.position.to_move();
        self.stack.push(ply);
        let frame = &mut self.stack[ply];
        frame.action = action.bits();
        let is_placement = matches!(action, Action::Place { .. });
        let reversible_plies = if is_placement { 0 } else { frame.reversible_plies + 1 };
        let static_eval = frame.static_eval;
        let action = match self.variant.is_standard {
            true => action,
            false => with_sampled_draw(&self.position, action, self.tables.transposition.salt()),
        };
        let key = self.position.hash_after(action);
        if let Some(key) = key {
            self.tables.eval_cache.prefetch(key);
            if depth > 0 {
                self.tables.transposition.prefetch(key);
            }
        }
        let undo = play(&mut self.position, action);
        let key = key.unwrap_or_else(|| self.position.zobrist_hash());
        let is_same_side = self.position.to_move() == player;
        let parent_eval = if is_same_side { static_eval } else { -static_eval };
        self.stack[ply + 1] =
            StackFrame { reversible_plies, parent_eval, key, ..StackFrame::default() };
        MadeMove { undo, is_same_side }
    }

    /// Takes back the last action or null move.
    #[inline]
    pub(super) fn unmake_move(&mut self, undo: Undo) {
        self.position.undo(undo);
        self.stack.pop();
    }
}
