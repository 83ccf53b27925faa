//! Lessons and their steps, as they are once their file has been checked.

use std::sync::Arc;

use skep_record::Drawing;
use skep_rules::{Color, Game, Tile};

use crate::goal::Goal;
use crate::moment::Moment;

/// A lesson: a handful of steps about one idea.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name, used in addresses, keys of messages, and what is kept of progress.
    pub name: String,
    /// The section of the rules page that says the same, by the fragment of its address.
    pub rules: Option<String>,
    /// The headings of `docs/RULES.md` that the lesson teaches, creatures aside.
    pub covers: Vec<String>,
    /// The steps, of which there is at least one.
    pub steps: Vec<Arc<Step>>,
}

/// One task of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    /// The game at the start of the step.
    pub start: Box<Game>,
    /// What is to be reached.
    pub goal: Goal,
    /// How many actions the learner has; none if it does not matter.
    pub actions: Option<u32>,
    /// The learner's actions that reach the goal, as moves are written.
    pub solution: Vec<String>,
    /// What the opponent answers.
    pub answers: Vec<String>,
    /// The tiles that the bag yields, in this order, as far as they are in it.
    pub draws: Vec<Tile>,
    /// What is drawn on the board at the start.
    pub marks: Vec<Drawing>,
    /// Actions that deserve a word of their own.
    pub wrong: Vec<Wrong>,
    /// The computer that answers, if no answer is written.
    pub opponent: Option<Opponent>,
}

/// An action that does not lead to the goal, for a reason that is told.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// Examples of it, as moves are written.
    pub plays: Vec<String>,
    /// Which actions are meant; without it, just the examples.
    pub when: Option<Goal>,
}

/// The computer as an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The level at which it plays.
    pub level: u8,
    /// Whether a coach watches.
    pub coach: bool,
}

impl Step {
    /// The side that learns: the one to move.
    pub fn learner(&self) -> Color {
        self.start.position().to_move()
    }

    /// The remark about what has just been done, by its number from 0.
    pub(crate) fn remark(&self, moment: &Moment, written: &str) -> Option<usize> {
        self.wrong.iter().position(|wrong| match &wrong.when {
            Some(goal) => goal.holds(moment),
            None => wrong.plays.iter().any(|play| play == written),
        })
    }
}
