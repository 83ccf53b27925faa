//! What another tab has done in the same game.

use skep_record::{Clock, GameTree, Saved, TimeControl};

use super::GameSession;

impl GameSession {
    /// Takes over a later state of the game, of which nothing has been changed here. If the cursor was at the end of its
    /// line, it follows what was played there; otherwise it stays. Returns whether it has moved.
    pub(crate) fn follow(&mut self, saved: &Saved, now: u64) -> bool {
        let (before, at_tip, drawn) = (self.tree.current(), self.is_at_tip(), self.drawn);
        if !self.tree.follow(&saved.tree) {
            return false;
        }
        if at_tip && self.tree.current() == before {
            self.tree.to_end();
        }
        self.title.clone_from(&saved.title);
        self.names.clone_from(&saved.names);
        self.occasion.clone_from(&saved.occasion);
        self.seats = saved.seats;
        self.clock = saved.clock.clone().unwrap_or_else(|| Clock::new(TimeControl::Unlimited));
        let moved = self.tree.current() != before;
        self.after_change(now);
        if !moved {
            self.drawn = drawn;
        }
        moved
    }

    /// Adds what another tab has played. The cursor stays.
    pub(crate) fn merge(&mut self, title: &str, tree: &GameTree) {
        self.tree.merge(tree);
        if self.title.is_empty() {
            title.clone_into(&mut self.title);
        }
    }
}
