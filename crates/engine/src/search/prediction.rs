//! What can be said of a position without judging it, and of most without even playing the action that leads there.

use skep_rules::{Action, Color, Stake, Tile};

use super::{MARGIN, Step, Tree};
use crate::search::score::{FORCED, WIN};

/// How far from the truth an expectation may be.
const DOUBT: i32 = 30;
/// So deep before the horizon it is used.
pub(super) const FORESIGHT: i32 = 2;
/// Of so many positions one is judged all the same.
const CHECKED: u64 = 32;

impl Tree<'_> {
    /// A bound for a position at the horizon, so good that it need not be judged: how the one before looked and what the
    /// action since usually changes say enough, if both Queens have room.
    #[inline]
    pub(super) fn foresee(&self, beta: i32, ply: usize) -> Option<i32> {
        let Step { unchanged, key, .. } = self.steps[ply];
        let change = self.changes.usual(self.steps[ply - 1].action);
        let score = unchanged + change - DOUBT;
        (score >= beta && self.may_foresee(beta, key) && self.have_room(5)).then_some(score)
    }

    /// The same for the position after an action of a standard game, at the horizon or so deep before it. The action need
    /// not be played: half of all positions need not even be set up.
    #[inline]
    pub(super) fn foresee_after(
        &self,
        action: Action,
        depth: i32,
        beta: i32,
        ply: usize,
    ) -> Option<i32> {
        let Step { standing, key, since, .. } = self.steps[ply];
        let bits = action.bits();
        let score = self.changes.usual(bits) - standing - DOUBT;
        // Before the horizon, so much better that it would not be looked at any deeper.
        let foreseen = score - MARGIN * depth.max(0) >= beta
            && self.may_foresee(beta, key ^ u64::from(bits))
            && self.keeps_room(action, ply);
        match action {
            _ if !foreseen => None,
            Action::Place { .. } => Some(score),
            // It takes four moves to come back.
            Action::Move { .. } if since < 3 => Some(score),
            // Where a draw by repetition is good enough too, there is no need to know.
            _ if beta <= 0 => Some(score.min(0)),
            _ => (!self.repeats(action, ply)).then_some(score),
        }
    }

    /// The score of an action that does not help against a threat, if that can be told without playing it. That is no
    /// expectation but sure.
    #[inline]
    pub(super) fn lose_after(&mut self, action: Action, stake: &Stake, ply: usize) -> Option<i32> {
        let is_lost = self.position.is_lost_after(stake, action);
        let is_move = matches!(action, Action::Move { .. });
        if !is_lost || is_move && self.steps[ply].since >= 3 && self.repeats(action, ply) {
            return None;
        }
        Some(if self.pass_by(ply + 1) { ply as i32 + 2 - WIN } else { 0 })
    }

    /// Whether what is usual says enough. The number is one by which positions, or ways to them, are told apart.
    #[inline]
    fn may_foresee(&self, beta: i32, number: u64) -> bool {
        // Now and then a position is judged all the same, so that expectations stay true: the same ones in every
        // round, because a search that changes its mind without a reason goes astray.
        beta.abs() < FORCED && !number.is_multiple_of(CHECKED) && !self.predators
    }

    /// Whether both Queens have less than five tiles around them after an action.
    #[inline]
    fn keeps_room(&self, action: Action, ply: usize) -> bool {
        let queens = Color::ALL.map(Tile::queen);
        let moves_queen = matches!(action, Action::Move { tile, .. } if tile.is_queen());
        let has_room = |queen| {
            let occupied = self.position.occupied_sides_after(queen, action);
            occupied.is_none_or(|occupied| occupied < 5)
        };
        self.steps[ply].roomy && !moves_queen || queens.into_iter().all(has_room)
    }

    /// Whether an action that places nothing leads to a position that has occurred before.
    fn repeats(&self, action: Action, ply: usize) -> bool {
        let count = self.steps[ply].since.div_ceil(2).min(40);
        let key = self.position.hash_after(action);
        self.path.iter().rev().step_by(2).take(count).any(|&past| Some(past) == key)
    }
}
