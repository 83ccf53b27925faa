//! Threats: immediate wins, and actions that do not parry one.

use skep_rules::{Action, Cell, Color, Outcome, QueenThreat, Tile};

use crate::search::params::{BESIEGED_SIDES, REPETITION_MIN_PLIES};
use crate::search::score::loss_in;
use crate::search::{Searcher, with_sampled_draw};

impl Searcher<'_> {
    /// Whether the side to move can do what it has threatened: surround the other Queen. Most actions do not parry a
    /// threat, and this test takes less time than an evaluation.
    #[inline]
    pub(super) fn carries_out_threat(&self, ply: usize) -> bool {
        self.variant.is_standard
            && ply > 0
            && self.stack[ply - 1].is_threatened
            && self.position.wins_by_last_side()
            && self.position.is_queen_threatened(!self.position.to_move())
    }

    /// Whether an action of the side to move wins the game. Tries the actions that may.
    pub(super) fn has_winning_action(&mut self) -> bool {
        let player = self.position.to_move();
        let queen = Tile::queen(!player);
        let cell = self.position.cell(queen);
        let is_besieged =
            self.position.occupied_sides(queen).is_some_and(|sides| sides >= BESIEGED_SIDES);
        let is_near = |to: Cell| is_besieged && cell.is_some_and(|cell| cell.distance_to(to) <= 1);
        let mut actions = std::mem::take(&mut self.scratch.actions);
        self.position.actions_into(&mut actions);
        let found = actions.iter().any(|&action| {
            let may_win = match action {
                Action::Remove { victim, .. } => victim == queen,
                Action::Move { to, .. } | Action::Place { to, .. } => is_near(to),
                Action::Flip { .. }
                | Action::Sting { .. }
                | Action::Swap { .. }
                | Action::Combo
                | Action::Draw { .. }
                | Action::Steal { .. }
                | Action::End
                | Action::Pass => false,
            };
            may_win && self.wins_with(action, player)
        });
        self.scratch.actions = actions;
        found
    }

    /// Whether the player has won after this action.
    fn wins_with(&mut self, action: Action, player: Color) -> bool {
        let salt = self.tables.transposition.salt();
        let undo = self.position.play_listed(with_sampled_draw(&self.position, action, salt));
        let has_won = self.position.outcome() == Some(Outcome::Win(player));
        self.position.undo(undo);
        has_won
    }

    /// The score of an action that certainly does not parry the opponent's threat: a loss with the next action. The
    /// action need not be played.
    #[inline]
    pub(super) fn loss_after(
        &mut self,
        action: Action,
        threat: &QueenThreat,
        ply: usize,
    ) -> Option<i32> {
        let is_lost = self.position.fails_to_parry(threat, action);
        let is_move = matches!(action, Action::Move { .. });
        let may_repeat = is_move && self.stack[ply].reversible_plies >= REPETITION_MIN_PLIES;
        if !is_lost || may_repeat && self.is_repetition_after(action, ply) {
            return None;
        }
        Some(if self.enter_predicted_node(ply + 1) { loss_in(ply + 2) } else { 0 })
    }

    /// Whether an action that places nothing repeats a position.
    pub(super) fn is_repetition_after(&self, action: Action, ply: usize) -> bool {
        self.stack.is_repetition_after(self.position.hash_after(action), ply)
    }

    /// Whether both Queens have fewer occupied sides than this.
    pub(super) fn queens_have_room(&self, sides: u32) -> bool {
        let has_room = |color| {
            let occupied = self.position.occupied_sides(Tile::queen(color));
            occupied.is_none_or(|occupied| occupied < sides)
        };
        Color::ALL.into_iter().all(has_room)
    }
}
