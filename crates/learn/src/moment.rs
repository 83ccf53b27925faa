//! What a goal is asked about: an action with the positions around it, or an attempt that was refused.

use skep_rules::{Action, Color, Illegal, Outcome, Position, Tile};

/// What has just happened. Goals look at it.
#[derive(Clone, Debug)]
pub struct Moment<'a> {
    /// The position in which it happened.
    pub before: &'a Position,
    /// What was done, or tried; nothing at the start of a step.
    pub action: Option<Action>,
    /// The position now. After a refused attempt it is the one before.
    pub after: &'a Position,
    /// Why the action was refused, if it was.
    pub refused: Option<&'a Illegal>,
    /// How the game has ended, if it has: on the table or by repetition.
    pub outcome: Option<Outcome>,
    /// The side that learns.
    pub learner: Color,
}

impl<'a> Moment<'a> {
    /// The moment before anything has been done: only what lies on the table counts.
    pub fn at_rest(position: &'a Position, learner: Color) -> Moment<'a> {
        Moment { action: None, ..Moment::played(position, Action::End, position, learner) }
    }

    /// The moment after an action.
    pub fn played(
        before: &'a Position,
        action: Action,
        after: &'a Position,
        learner: Color,
    ) -> Moment<'a> {
        let outcome = after.outcome();
        Moment { before, action: Some(action), after, refused: None, outcome, learner }
    }

    /// Whether the action was played.
    pub(crate) fn was_played(&self) -> bool {
        self.refused.is_none()
    }

    /// The tile that is placed, moved, turned over or that acts, if there is one.
    pub fn tile(&self) -> Option<Tile> {
        match self.action? {
            Action::Place { tile, .. }
            | Action::Move { tile, .. }
            | Action::Flip { tile }
            | Action::Sting { tile, .. }
            | Action::Remove { tile, .. }
            | Action::Swap { tile, .. }
            | Action::Steal { tile } => Some(tile),
            Action::Combo => Some(Tile::HONEYCOMBO),
            Action::Draw { .. } | Action::End | Action::Pass => None,
        }
    }
}
