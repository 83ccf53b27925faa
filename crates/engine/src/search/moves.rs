//! An action is tried: what comes of it is told without playing it, or it is played and taken back.

use skep_rules::Action;

use super::prediction::FORESIGHT;
use super::{Step, Tree, sample};
use crate::search::smp::abdada::Busy;

/// An action with less depth than this after it is done sooner than it is deferred.
const DEFER_DEPTH: i32 = 2;

/// What is wanted to know about an action.
#[derive(Clone, Copy)]
pub(super) struct Window {
    /// So deep after it.
    pub(super) depth: i32,
    /// The first of a list is looked at in full; one that comes late, so much less deep at first, has to show that it
    /// may be better than the best so far.
    pub(super) late: Option<i32>,
    /// Its score, if it lies between these.
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    /// How deep the first look is.
    #[inline]
    pub(super) fn first_depth(self) -> i32 {
        self.depth - self.late.unwrap_or(0)
    }

    /// Whether the first look only tells on which side of a score it is.
    #[inline]
    pub(super) fn begins_narrow(self) -> bool {
        self.late.is_some() || self.beta - self.alpha == 1
    }
}

impl Tree<'_> {
    /// The score of an action, if it can be told without playing it.
    #[inline]
    pub(super) fn tell_after(&mut self, action: Action, window: Window, ply: usize) -> Option<i32> {
        // Beyond the standard games, what an action does is only known after it.
        if !self.standard || !window.begins_narrow() || window.first_depth() > FORESIGHT {
            return None;
        }
        let score = self.foresee_after(action, window.first_depth(), -window.alpha, ply)?;
        Some(if self.pass_by(ply + 1) { -score } else { 0 })
    }

    /// The score of an action that is played. Nothing, if it can wait and another thread is at it.
    #[inline]
    pub(super) fn look_unless_busy(
        &mut self,
        action: Action,
        window: Window,
        ply: usize,
        can_wait: bool,
    ) -> Option<i32> {
        // All threads begin with the first one together: mostly there is no need for others.
        let busy = self.busy.filter(|_| window.depth >= DEFER_DEPTH && window.late.is_some());
        let Some(busy) = busy else { return Some(self.look(action, window, ply)) };
        let name = Busy::name(self.steps[ply].key, action.bits());
        if can_wait && busy.has(name) {
            return None;
        }
        busy.begin(name);
        let score = self.look(action, window, ply);
        busy.end(name);
        Some(score)
    }

    /// The score of an action that is played.
    #[inline]
    fn look(&mut self, action: Action, window: Window, ply: usize) -> i32 {
        let Window { depth, late, alpha, beta } = window;
        self.after(action, window.first_depth(), ply, |tree, same_side| {
            // In a double turn the same side is to move, and its score is its own.
            let mut search = |depth: i32, alpha: i32, beta: i32| {
                if same_side {
                    tree.search(depth, alpha, beta, ply + 1, false)
                } else {
                    -tree.search(depth, -beta, -alpha, ply + 1, false)
                }
            };
            let Some(reduced) = late else { return search(depth, alpha, beta) };
            let mut score = search(depth - reduced, alpha, alpha + 1);
            if score > alpha && reduced > 0 {
                score = search(depth, alpha, alpha + 1);
            }
            if score > alpha && score < beta {
                score = search(depth, alpha, beta);
            }
            score
        })
    }

    /// Plays an action, looks so deep, and takes it back. Whoever looks is told whether the same side is to move again.
    pub(super) fn after(
        &mut self,
        action: Action,
        depth: i32,
        ply: usize,
        look: impl FnOnce(&mut Self, bool) -> i32,
    ) -> i32 {
        let player = self.position.to_move();
        let step = &mut self.steps[ply];
        step.action = action.bits();
        self.path.push(step.key);
        let places = matches!(action, Action::Place { .. });
        let since = if places { 0 } else { step.since + 1 };
        let standing = step.standing;
        let drawn = if self.standard { action } else { sample(&self.position, action) };
        let key = self.position.hash_after(drawn);
        if let Some(key) = key {
            self.judgements.fetch(key);
            if depth > 0 {
                self.table.fetch(key);
            }
        }
        let undo = self.position.play_listed(drawn);
        let key = key.unwrap_or_else(|| self.position.zobrist_hash());
        let same_side = self.position.to_move() == player;
        let unchanged = if same_side { standing } else { -standing };
        self.steps[ply + 1] = Step { since, unchanged, key, ..Step::default() };
        let score = look(self, same_side);
        self.position.undo(undo);
        self.path.pop();
        score
    }
}
