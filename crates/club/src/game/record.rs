//! The record of a game, for PGN, links and analysis.

use skep_record::{Declared, GameTree};
use skep_rules::Illegal;

use crate::game::event::EndCause;
use crate::game::state::{GameState, Status};

impl<S> GameState<S> {
    /// What has been chosen and played, and how the game has ended, as a record. Picks are in it once they are revealed.
    pub fn tree(&self) -> GameTree {
        let mut tree = GameTree::new(self.terms.game_type);
        // The game was played by the same rules: every step is legal, and the first that were not would end the record.
        let _ = self.record_into(&mut tree);
        tree
    }

    fn record_into(&self, tree: &mut GameTree) -> Result<(), Illegal> {
        for (_, chosen) in self.game.chosen() {
            tree.choose(chosen)?;
        }
        for action in self.game.history() {
            tree.play(action)?;
        }
        if let Some(declared) = self.declared() {
            tree.declare(declared)?;
        }
        Ok(())
    }

    /// An ending that the table does not show. Who leaves has given up.
    fn declared(&self) -> Option<Declared> {
        let Status::Ended { cause, by, .. } = self.status else { return None };
        match (cause, by) {
            (EndCause::Agreement | EndCause::Length, _) => Some(Declared::Agreement),
            (EndCause::Resignation, by) => by.map(Declared::Resignation),
            (EndCause::Time, by) => by.map(Declared::Time),
            (EndCause::Absence, by) if self.is_drawn() => by.map(|_| Declared::Agreement),
            (EndCause::Absence, by) => by.map(Declared::Resignation),
            (
                EndCause::Surrounded | EndCause::Removed | EndCause::Repetition | EndCause::Aborted,
                _,
            ) => None,
        }
    }
}
