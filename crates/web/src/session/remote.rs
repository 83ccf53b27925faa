//! Following a game that is played elsewhere.

use skep_record::{Clock, GameTree, NodeId, TreeStep};
use skep_rules::{ByColor, DrawnTile, Illegal};

use super::GameSession;

/// A game that is played elsewhere, as it is now.
#[derive(Clone, Debug)]
pub(crate) struct RemoteGame {
    /// The steps from the first on.
    pub(crate) steps: Vec<TreeStep>,
    /// The tile that has been drawn and is to be placed now.
    pub(crate) drawn: DrawnTile,
    /// The clock.
    pub(crate) clock: Clock,
    /// The names of the players.
    pub(crate) names: ByColor<String>,
}

impl GameSession {
    /// Makes the main line that of a game that is played elsewhere. A cursor at its end stays at the end; one that is anywhere
    /// else stays where it is, in a variation too, unless the turn was taken back from which the variation begins. Returns
    /// whether the cursor has moved.
    pub(crate) fn follow_remote(&mut self, remote: RemoteGame) -> bool {
        let here = self.tree.current();
        let at_end = self.is_at_main_end();
        let line = self.tree.main_line();
        let is_same = |(node, step): &(_, &TreeStep)| self.tree.step(*node) == Some(*step);
        let shared = line.iter().copied().zip(&remote.steps).take_while(is_same).count();
        if shared < line.len() {
            // What was tried out instead of a move that was taken back would become the main line.
            let end = shared.checked_sub(1).map_or(NodeId::ROOT, |last| line[last]);
            for child in self.tree.children_of(end).to_vec() {
                self.tree.delete(child);
            }
        }
        let kept = self.tree.current();
        for step in &remote.steps[shared..] {
            self.tree.go_to(self.tree.main_end());
            if take_step(&mut self.tree, step).is_err() {
                // What the server has accepted is legal.
                break;
            }
        }
        if at_end {
            self.tree.go_to(self.tree.main_end());
        } else {
            self.tree.go_to(kept);
        }
        self.names = remote.names;
        self.clock = remote.clock;
        self.drawn = if self.is_at_main_end() { remote.drawn } else { DrawnTile::default() };
        self.tree.current() != here
    }
}

/// Takes a step at the cursor.
fn take_step(tree: &mut GameTree, step: &TreeStep) -> Result<(), Illegal> {
    match *step {
        TreeStep::Choice(chosen) => tree.choose(chosen),
        TreeStep::Action(action) => tree.play(action),
        TreeStep::Declared(declared) => tree.declare(declared),
    }
    .map(|_| ())
}

#[cfg(test)]
mod tests {
    use skep_record::TimeControl;
    use skep_rules::GameType;

    use super::*;

    const MOVES: [&str; 5] = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 \\wQ"];

    /// The game after some of the moves.
    fn remote(moves: usize) -> RemoteGame {
        let mut tree = GameTree::new(GameType::BASE);
        for text in &MOVES[..moves] {
            tree.play_text(text).unwrap();
        }
        let steps = tree.main_line().into_iter().map(|node| tree.step(node).unwrap().clone());
        RemoteGame {
            steps: steps.collect(),
            drawn: DrawnTile::default(),
            clock: Clock::new(TimeControl::Unlimited),
            names: ByColor::default(),
        }
    }

    fn session() -> GameSession {
        let tree = GameTree::new(GameType::BASE);
        GameSession::new(tree, ByColor::default(), TimeControl::Unlimited, 0)
    }

    fn length(session: &GameSession) -> usize {
        session.tree().main_line().len()
    }

    #[test]
    fn a_reader_at_the_end_stays_at_the_end() {
        let mut session = session();
        assert!(session.follow_remote(remote(2)));
        assert!(session.is_at_main_end());
        assert!(session.follow_remote(remote(4)));
        assert!(session.is_at_main_end() && length(&session) == 4);
        assert!(!session.follow_remote(remote(4)));
    }

    #[test]
    fn a_reader_elsewhere_stays_there() {
        let mut session = session();
        session.follow_remote(remote(3));
        session.browse(0, GameTree::to_start);
        session.browse(0, |tree| tree.play_text("wA1").map(|_| ())).unwrap();
        let here = session.tree().current();
        assert!(!session.follow_remote(remote(5)));
        assert_eq!(session.tree().current(), here);
        assert_eq!(length(&session), 5);
        assert_eq!(session.tree().children_of(NodeId::ROOT).len(), 2, "the variation stays");
    }

    #[test]
    fn a_turn_that_is_taken_back_is_gone() {
        let mut session = session();
        session.follow_remote(remote(5));
        assert!(session.follow_remote(remote(3)));
        assert!(session.is_at_main_end() && length(&session) == 3);
        session.follow_remote(remote(5));
        assert_eq!(session.tree().len(), 5);
    }

    #[test]
    fn what_was_tried_after_the_new_end_does_not_become_the_game() {
        let mut session = session();
        session.follow_remote(remote(4));
        session.browse(0, GameTree::back);
        session.browse(0, |tree| tree.play_text("bA1 bS1-").map(|_| ())).unwrap();
        session.follow_remote(remote(3));
        assert!(session.is_at_main_end());
        assert_eq!(length(&session), 3);
    }
}
