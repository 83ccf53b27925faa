//! The move picker: the actions of a node in the order in which they are searched.
//!
//! It works in stages. The refutation moves come first, before the actions are even listed: most nodes are cut off by
//! one of them. Then the others are listed and scored, and the best remaining one is selected each time; few nodes need
//! the whole list, so it is never sorted.

use skep_rules::{Action, ActionList};

use crate::search::ordering::OrderingContext;
use crate::search::ordering::history::HistoryTables;

/// The actions of one node. Its memory is used again for others.
#[derive(Default)]
pub(crate) struct MovePicker {
    /// The actions that were picked, in order; then the others, once they are listed.
    actions: ActionList,
    /// The number of refutation moves that were asked for.
    asked: usize,
    /// The number of those that were legal and picked.
    refutations: usize,
    is_listed: bool,
    /// The scores of the other actions, once all refutation moves have been tried.
    scores: Vec<Scored>,
    /// The index of the next one in `scores`.
    next: usize,
}

/// An action to search.
#[derive(Clone, Copy)]
pub(crate) struct Pick {
    pub(crate) action: Action,
    /// The number of actions picked before it.
    pub(crate) index: usize,
    /// Its ordering score.
    pub(crate) score: i32,
}

/// An ordering score and the action's place in the list, in one number: selecting the best is then a loop that the
/// compiler vectorizes. No list has 2^14 actions, and scores stay far below 2^17.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scored(i32);

const PLACE_BITS: u32 = 14;
const LAST_PLACE: i32 = (1 << PLACE_BITS) - 1;

impl Scored {
    /// Of equal scores the first place is the greater.
    #[inline]
    pub(crate) fn new(score: i32, place: usize) -> Scored {
        Scored(score << PLACE_BITS | (LAST_PLACE - place as i32))
    }

    #[inline]
    fn score(self) -> i32 {
        self.0 >> PLACE_BITS
    }

    #[inline]
    fn place(self) -> usize {
        (LAST_PLACE - (self.0 & LAST_PLACE)) as usize
    }

    #[inline]
    fn moved_to(self, place: usize) -> Scored {
        Scored::new(self.score(), place)
    }
}

impl MovePicker {
    /// Begins with another node.
    #[inline]
    pub(crate) fn restart(&mut self) {
        self.actions.clear();
        self.scores.clear();
        (self.asked, self.refutations, self.next, self.is_listed) = (0, 0, 0, false);
    }

    /// The next action: the hash move, the killers, the countermove, then the others by their scores.
    #[inline]
    pub(crate) fn next(
        &mut self,
        context: &OrderingContext<'_>,
        history: &mut HistoryTables,
    ) -> Option<Pick> {
        while self.asked < HistoryTables::REFUTATIONS {
            let bits = history.refutation(self.asked, context);
            self.asked += 1;
            if bits != 0
                && let Some(pick) = self.pick_refutation(bits, context)
            {
                return Some(pick);
            }
        }
        if self.scores.is_empty() {
            self.list(context);
            history.score(context, &self.actions[self.refutations..], &mut self.scores);
        }
        self.pick_best()
    }

    /// The actions that were picked, up to this one.
    #[inline]
    pub(crate) fn up_to(&self, pick: Pick) -> &[Action] {
        &self.actions[..=pick.index]
    }

    /// The refutation move with these bits, if it is legal and was not picked before.
    fn pick_refutation(&mut self, bits: u32, context: &OrderingContext<'_>) -> Option<Pick> {
        let is_it = |action: &Action| action.bits() == bits;
        if self.actions[..self.refutations].iter().any(is_it) {
            return None;
        }
        // In games other than the standard ones, listing all actions is the fastest test of legality.
        if !context.position.game_type().is_standard() {
            self.list(context);
        }
        let index = self.refutations;
        if self.is_listed {
            let found = self.actions[index..].iter().position(is_it)?;
            self.actions.swap(index, index + found);
        } else {
            self.actions.push(context.position.action_with(bits)?);
        }
        self.refutations += 1;
        Some(Pick { action: self.actions[index], index, score: i32::MAX })
    }

    /// The action with the best score of those that are left (selection sort).
    #[inline]
    fn pick_best(&mut self) -> Option<Pick> {
        let rest = self.scores.get(self.next..).filter(|rest| !rest.is_empty())?;
        let best = rest.iter().fold(Scored(i32::MIN), |best, scored| Scored(best.0.max(scored.0)));
        self.scores[best.place()] = self.scores[self.next].moved_to(best.place());
        let index = self.refutations + self.next;
        self.actions.swap(index, self.refutations + best.place());
        self.next += 1;
        Some(Pick { action: self.actions[index], index, score: best.score() })
    }

    /// Lists all actions, with the picked refutation moves in front, if that was not done before.
    fn list(&mut self, context: &OrderingContext<'_>) {
        if self.is_listed {
            return;
        }
        self.is_listed = true;
        let mut picked = [Action::Pass; HistoryTables::REFUTATIONS];
        picked[..self.refutations].copy_from_slice(&self.actions);
        context.position.actions_into(&mut self.actions);
        for (index, refutation) in picked.iter().enumerate().take(self.refutations) {
            let found = self.actions[index..].iter().position(|action| action == refutation);
            self.actions.swap(index, index + found.unwrap_or(0));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn score_and_place_fit_into_one_number() {
        for score in [-60_000, -1, 0, 1, 12_345, 60_000] {
            for place in [0, 1, 77, 9_999] {
                let scored = Scored::new(score, place);
                assert_eq!((scored.score(), scored.place()), (score, place));
                assert_eq!(scored.moved_to(5), Scored::new(score, 5));
                // Higher scores first, and of equal ones the first place.
                assert!(scored.0 > Scored::new(score - 1, 0).0);
                assert!(scored.0 > Scored::new(score, place + 1).0);
            }
        }
    }
}
