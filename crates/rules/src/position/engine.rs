//! Queries that a search makes and other callers seldom do.

use crate::legal::general::generate_general;
use crate::legal::standard::{Count, generate};
use crate::model::action::{Action, ActionList};
use crate::model::color::Color;
use crate::position::Position;
use crate::position::zobrist::{self, Family};

/// # For engines: lists without allocation, hashes of what comes next
///
/// A search calls these millions of times a second. Together with [`Position::play_listed`],
/// [`Position::play_null_move`] and [`Position::undo`] they are all that its inner loop needs of the rules.
impl Position {
    /// Replaces what is in the list by all legal actions. Allocates only if the list has to grow.
    pub fn actions_into(&self, actions: &mut ActionList) {
        actions.clear();
        if self.outcome().is_none() {
            if self.standard {
                generate(self, actions);
            } else {
                generate_general(self, actions);
            }
        }
    }

    /// The number of legal actions. Standard games do not list them for it.
    pub fn count_actions(&self) -> usize {
        let mut count = Count::default();
        if self.outcome().is_none() {
            if self.standard {
                generate(self, &mut count);
            } else {
                return self.actions().len();
            }
        }
        count.0
    }

    /// The legal action with these [`bits`](Action::bits), if there is one. Takes much less time than listing all actions.
    ///
    /// ```
    /// use skep_rules::Position;
    ///
    /// let position = Position::default();
    /// let action = position.actions()[3];
    /// assert_eq!(position.action_with(action.bits()), Some(action));
    /// assert_eq!(position.action_with(0), None);
    /// ```
    pub fn action_with(&self, bits: u32) -> Option<Action> {
        Action::from_bits(bits).filter(|&action| self.listed(action) == Some(action))
    }

    /// A hash that ignores statuses: positions that differ only in which tiles were placed, moved, flipped or stung last
    /// share it.
    #[inline]
    pub fn hash_without_statuses(&self) -> u64 {
        let mut hash = self.board.hash();
        if self.to_move == Color::Black {
            hash ^= zobrist::BLACK_TO_MOVE;
        }
        if self.standard { hash } else { hash ^ self.hash_of_variant() }
    }

    /// The hash of the position after an action that [`Position::actions`] has listed, without playing it. `None` if the
    /// game is not a standard one.
    #[inline]
    pub fn hash_after(&self, action: Action) -> Option<u64> {
        if !self.standard {
            return None;
        }
        let mut hash = self.board.hash();
        if self.to_move == Color::White {
            hash ^= zobrist::BLACK_TO_MOVE;
        }
        let height = |cell| self.board.at(cell).height();
        Some(match action {
            Action::Place { tile, to, .. } => {
                let key = |family| zobrist::status(family, tile, tile.front(), to, height(to));
                hash ^ key(Family::Lies) ^ key(Family::Placed)
            }
            Action::Move { tile, to } => {
                let (bug, from) = (tile.front(), self.board.cell_of(tile));
                let key = |family| zobrist::status(family, tile, bug, to, height(to));
                let lay = zobrist::tile(tile, bug, from, height(from).saturating_sub(1));
                hash ^ lay ^ key(Family::Lies) ^ key(Family::Resting) ^ key(Family::Moved)
            }
            // A pass; no other action is in a standard game.
            Action::Flip { .. }
            | Action::Sting { .. }
            | Action::Remove { .. }
            | Action::Swap { .. }
            | Action::Combo
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => hash,
        })
    }
}
