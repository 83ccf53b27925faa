//! A solver for many questions about related positions, which keeps its proofs between them.

use std::sync::atomic::AtomicBool;

use skep_rules::{Action, Color, Game, GameType, Position};

use crate::search::limits::Limits;
use crate::solver::prove::Solver;

/// Answers whether a side can force a win within a number of actions, without any evaluation.
///
/// [`solve`](crate::solve) looks for the shortest win of either side from one position. A `Prover` is for a caller with many
/// questions, such as whether each single action wins: what one question has proved, the next one uses. Its positions
/// have no history, so only what repeats within a proof would matter, and a shortest win repeats nothing.
///
/// ```
/// use skep_engine::Prover;
/// use skep_rules::{Color, Position};
///
/// let ring = "0,0:bQ 1,0:bA1 1,-1:bA2 0,-1:bS1 -1,0:bB1 -1,1:wQ -2,1:wA1";
/// let position: Position = format!("Base;White[9];{ring}").parse()?;
/// let mut prover = Prover::new(position.game_type(), 1);
/// assert_eq!(prover.wins_within(&position, Color::White, 1, 1_000), Some(true));
/// assert_eq!(prover.wins_within(&position, Color::Black, 2, 1_000), Some(false));
/// # Ok::<(), skep_rules::PositionError>(())
/// ```
pub struct Prover {
    solver: Solver<'static>,
}

/// A prover is limited by nodes alone.
static NEVER: AtomicBool = AtomicBool::new(false);

impl Prover {
    /// A prover for positions of this game. The proof table takes this many megabytes.
    pub fn new(game_type: GameType, megabytes: usize) -> Prover {
        let game = Game::new(game_type);
        Prover { solver: Solver::new(&game, Limits::default(), megabytes, &NEVER) }
    }

    /// Forgets everything, so that the next answers depend on nothing before.
    pub fn clear(&mut self) {
        self.solver.clear();
    }

    /// The number of nodes that all questions have visited.
    pub fn nodes(&self) -> u64 {
        self.solver.nodes()
    }

    /// Whether the side can force a win from the position within this many actions of both sides; `None` if that takes
    /// more than this many nodes. A position in which the side has won counts as won.
    pub fn wins_within(
        &mut self,
        position: &Position,
        winner: Color,
        plies: u32,
        nodes: u64,
    ) -> Option<bool> {
        self.distance(position, winner, plies, nodes).map(|plies| plies.is_some())
    }

    /// Whether the side can force a win within this many actions after the action, whatever tile it draws.
    pub fn wins_after(
        &mut self,
        position: &Position,
        action: Action,
        winner: Color,
        plies: u32,
        nodes: u64,
    ) -> Option<bool> {
        let draws = position.draws(action);
        let wins = |prover: &mut Prover, action| {
            let mut after = position.clone();
            after.play_listed(action);
            prover.wins_within(&after, winner, plies, nodes)
        };
        if draws.is_empty() {
            return wins(self, action);
        }
        for tile in draws {
            if !wins(self, action.drawing(Some(tile)))? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The least number of actions within which the side can force a win, if it is at most this one; `None` if that
    /// takes more than this many nodes.
    pub fn distance(
        &mut self,
        position: &Position,
        winner: Color,
        plies: u32,
        nodes: u64,
    ) -> Option<Option<u32>> {
        self.solver.ask(position, nodes);
        for depth in 0..=plies {
            if self.solver.can_force_win(winner, depth) {
                return Some(Some(depth));
            }
            if self.solver.is_stopped() {
                return None;
            }
        }
        Some(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RING: &str = "0,0:bQ 1,0:bA1 1,-1:bA2 0,-1:bS1 -1,0:bB1 -1,1:wQ -2,1:wA1";

    #[test]
    fn an_answer_needs_nodes() {
        let position: Position =
            "Base+MLP;White[9];0,0:bQ 1,0:bA1 -1,0:wQ -2,0:wA1".parse().unwrap();
        let mut prover = Prover::new(position.game_type(), 1);
        assert_eq!(prover.wins_within(&position, Color::White, 5, 3), None);
        assert_eq!(prover.wins_within(&position, Color::White, 3, 1_000_000), Some(false));
    }

    #[test]
    fn of_the_actions_only_the_last_side_wins_at_once() {
        let position: Position = format!("Base;White[9];{RING}").parse().unwrap();
        let mut prover = Prover::new(position.game_type(), 1);
        let mut wins = position.actions();
        wins.retain(|&it| prover.wins_after(&position, it, Color::White, 0, 1_000) == Some(true));
        assert_eq!(wins.len(), 1);
        assert_eq!(position.write_move(wins[0]), "wA1 wQ\\".replace("wQ\\", "wQ-"));
    }
}
