//! The results of a search: reports and principal variations.

use std::time::Duration;

use skep_rules::{Action, DrawnTile, Position};

use crate::search::score::Score;

/// The result of a search so far.
#[derive(Clone, Debug)]
pub struct SearchReport {
    /// The depth of the last iteration that was completed, in plies.
    pub depth: u32,
    /// The number of nodes that were visited.
    pub nodes: u64,
    /// The number of those nodes that were scored without playing the action that leads to them.
    pub predicted: u64,
    /// The time that the search has taken.
    pub time: Duration,
    /// The best lines, each with a different first action, best first. There is at least one.
    pub lines: Vec<PvLine>,
}

/// A principal variation: best play of both sides, and its score.
#[derive(Clone, Debug)]
pub struct PvLine {
    /// The score for the side to move.
    pub score: Score,
    /// The actions of both sides in turn, at least one.
    pub actions: Vec<Action>,
    /// The number of searches with different draws from the bag whose average the score is; 1 if it comes from one search.
    pub draws: u32,
}

impl PvLine {
    /// A line whose score comes from one search.
    pub(crate) fn new(score: Score, actions: Vec<Action>) -> PvLine {
        PvLine { score, actions, draws: 1 }
    }
}

impl SearchReport {
    /// The best action.
    pub fn best(&self) -> Action {
        self.lines[0].actions[0]
    }

    /// The score of the best line for the side to move.
    pub fn score(&self) -> Score {
        self.lines[0].score
    }
}

/// Writes the actions of a line as moves. The line ends before an illegal action and after one that draws an unknown
/// tile from the bag. After the first action, it also ends before one that places a tile which is still in the bag.
pub fn write_line(position: &Position, actions: &[Action]) -> Vec<String> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for &action in actions {
        let is_unknown = DrawnTile::default().check(&position, action).is_err();
        if position.check(action).is_err() || is_unknown && !moves.is_empty() {
            break;
        }
        moves.push(position.write_move(action));
        if position.awaits_draw(action) {
            break;
        }
        position.play_listed(action);
    }
    moves
}

#[cfg(test)]
mod tests {
    use skep_rules::Game;

    use super::*;

    #[test]
    fn a_line_ends_after_an_unknown_draw() {
        let game: Game =
            "Base+Swarm;NotStarted;White[1];pick wA1 wB1 wG1;pick bA1 bB1 bG1".parse().unwrap();
        let first = game.position().actions()[0];
        assert_eq!(write_line(game.position(), &[first, first]).len(), 1);
    }
}
