//! A walk through a line: the board shows its positions, and the game tree stays as it is.

use skep_board::LastAction;

use super::analysis::Step;
use crate::table::Preview;

/// A walk through a line. The line stays as it was when the walk began, whatever the engine finds meanwhile.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    /// The number of the line, from 0.
    pub(super) line: usize,
    steps: Vec<Step>,
    /// The number of moves that were walked, from 1.
    at: usize,
}

impl Walk {
    /// A walk that begins after this many moves of a line; none if the line is empty.
    pub(super) fn new(line: usize, steps: Vec<Step>, at: usize) -> Option<Walk> {
        let at = at.clamp(1, steps.len().max(1));
        (!steps.is_empty()).then_some(Walk { line, steps, at })
    }

    /// The number of moves that were walked, and of all moves.
    pub(super) fn place(&self) -> (usize, usize) {
        (self.at, self.steps.len())
    }

    /// The walk one move on or back; none before the first move.
    pub(super) fn step(mut self, forward: bool) -> Option<Walk> {
        self.at = match forward {
            true => (self.at + 1).min(self.steps.len()),
            false => self.at - 1,
        };
        (self.at > 0).then_some(self)
    }

    /// The walk at this move, counted from 1.
    pub(super) fn to(mut self, at: usize) -> Option<Walk> {
        self.at = at.min(self.steps.len());
        (self.at > 0).then_some(self)
    }

    /// What the board shows.
    pub(super) fn preview(&self) -> Option<Preview> {
        let step = self.steps.get(self.at - 1)?;
        let last = LastAction { before: step.before.clone(), action: step.action };
        match &step.after {
            Some(after) => Some(Preview { position: after.clone(), last: Some(last), next: None }),
            // The move draws an unknown tile: it is shown, but not played.
            None => {
                Some(Preview { position: step.before.clone(), last: None, next: Some(step.action) })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::Position;

    use super::*;

    fn steps(moves: &[&str]) -> Vec<Step> {
        let mut before: Position = "Base;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ".parse().unwrap();
        let step = |text: &&str| {
            let action = before.read_move(text).unwrap();
            let mut after = before.clone();
            after.play(action).unwrap();
            let step = Step { before: before.clone(), action, after: Some(after.clone()) };
            before = after;
            step
        };
        moves.iter().map(step).collect()
    }

    #[test]
    fn a_walk_goes_from_the_first_move_to_the_last_and_out_at_the_front() {
        let walk = Walk::new(0, steps(&["wA1 -wQ", "bA1 bQ-"]), 1).unwrap();
        assert_eq!(walk.place(), (1, 2));
        let on = walk.step(true).unwrap();
        assert_eq!(on.place(), (2, 2));
        let last = on.step(true).unwrap();
        assert_eq!(last.place(), (2, 2));
        let preview = last.preview().unwrap();
        assert_eq!(preview.position.turn(), 4);
        assert!(preview.last.is_some() && preview.next.is_none());
        assert!(last.step(false).unwrap().step(false).is_none());
        assert!(Walk::new(0, Vec::new(), 1).is_none());
    }

    #[test]
    fn a_move_that_draws_is_shown_and_not_played() {
        let mut unknown = steps(&["wA1 -wQ"]);
        unknown[0].after = None;
        let preview = Walk::new(0, unknown.clone(), 9).unwrap().preview().unwrap();
        assert_eq!(preview.position, unknown[0].before);
        assert_eq!(preview.next, Some(unknown[0].action));
    }
}
