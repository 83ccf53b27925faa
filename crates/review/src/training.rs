//! Learning from mistakes: the position before each mistake of a player as a question.

use skep_record::NodeId;
use skep_rules::{Action, Color, DrawnTile, Family};

use crate::evaluation::Evaluation;
use crate::judgement::Judgement;
use crate::reviewer::Reviewer;
use crate::win_chance::WinChance;

/// Points of win chance: an answer that loses fewer is accepted.
pub const ACCEPTED_LOSS: f64 = 4.0;

/// The mistakes of a player as questions, one after the other.
///
/// It does not search: [`Training::answer`] says whether an answer has to be searched, and [`Training::judge`] is given
/// its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    player: Color,
    family: Family,
    questions: Vec<TrainingQuestion>,
    at: usize,
    phase: Phase,
}

/// A mistake that is to be done better.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingQuestion {
    /// The number of the move in the review's line, from 0.
    pub index: usize,
    /// The node before the mistake: its position is shown.
    pub before: NodeId,
    /// The tile that had been drawn and had to be placed, if there was one: the question is where.
    pub drawn: DrawnTile,
    /// The mistake.
    pub played: Action,
    /// How bad it was.
    pub judgement: Option<Judgement>,
    /// The points of win chance that it lost.
    pub loss: f64,
    /// The best line; it begins with the best action.
    pub best_line: Vec<Action>,
    /// The value of the best action.
    best_value: Evaluation,
    /// The number of answers that were not good enough.
    wrong: usize,
    is_found: bool,
}

impl TrainingQuestion {
    /// Whether an action is the best one. Others may be as good.
    pub fn is_best(&self, action: Action) -> bool {
        self.best_line.first().is_some_and(|best| best.bits() == action.bits())
    }
}

/// Where the current question stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
    /// The person is to answer.
    Asking,
    /// The answer is being searched.
    Judging(Action),
    /// The answer loses too much; another may follow.
    Wrong {
        /// The answer.
        action: Action,
        /// The points of win chance that it loses.
        loss: f64,
    },
    /// The answer is accepted.
    Right {
        /// The answer.
        action: Action,
        /// The points of win chance that it loses.
        loss: f64,
    },
    /// The solution is shown.
    Shown,
    /// There is no further question.
    Finished,
}

/// What has become of the questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrainingSummary {
    /// The number of questions.
    pub questions: usize,
    /// How many were answered well.
    pub found: usize,
    /// How many of them with the first answer.
    pub at_once: usize,
}

impl Reviewer {
    /// The mistakes of a player as questions: the moves that lost more than 10 points, as far as the searches have come.
    pub fn training(&self, player: Color) -> Training {
        let review = self.review();
        let moves = review.moves.iter().enumerate();
        let questions: Vec<TrainingQuestion> = moves
            .filter(|(_, it)| it.player == player && it.is_asked())
            .map(|(index, it)| TrainingQuestion {
                index: review.missing + index,
                before: it.before,
                drawn: it.drawn,
                played: it.played,
                judgement: it.judgement,
                loss: it.loss,
                best_line: it.best_line.clone(),
                best_value: it.best_value,
                wrong: 0,
                is_found: false,
            })
            .collect();
        let phase = if questions.is_empty() { Phase::Finished } else { Phase::Asking };
        Training { player, family: self.family, questions, at: 0, phase }
    }
}

impl Training {
    /// Whose mistakes they are.
    pub fn player(&self) -> Color {
        self.player
    }

    /// Where the current question stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The current question; `None` at the end.
    pub fn question(&self) -> Option<&TrainingQuestion> {
        self.questions.get(self.at)
    }

    /// The number of the current question, from 1, and the number of all.
    pub fn place(&self) -> (usize, usize) {
        (self.at + 1, self.questions.len())
    }

    /// Whether an answer is awaited.
    pub fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Asking | Phase::Wrong { .. })
    }

    /// Takes an answer. Returns whether it has to be searched: the value of the best action and that of the mistake are
    /// known already.
    pub fn answer(&mut self, action: Action) -> bool {
        let Some(question) = self.question().filter(|_| self.is_open()) else { return false };
        if question.is_best(action) {
            self.accept(action, 0.0);
        } else if question.played.bits() == action.bits() {
            self.refuse(action, question.loss);
        } else {
            self.phase = Phase::Judging(action);
            return true;
        }
        false
    }

    /// Judges the answer that was searched by its value.
    pub fn judge(&mut self, value: Evaluation) {
        let (Some(question), Phase::Judging(action)) = (self.question(), self.phase) else {
            return;
        };
        let best = WinChance::of(question.best_value, self.family);
        let loss = best.loss_to(WinChance::of(value, self.family));
        match loss < ACCEPTED_LOSS {
            true => self.accept(action, loss),
            false => self.refuse(action, loss),
        }
    }

    /// Asks again: the answer was wrong, or could not be searched.
    pub fn retry(&mut self) {
        if matches!(self.phase, Phase::Wrong { .. } | Phase::Judging(_)) {
            self.phase = Phase::Asking;
        }
    }

    /// Shows the solution.
    pub fn show(&mut self) {
        if self.is_open() || matches!(self.phase, Phase::Judging(_)) {
            self.phase = Phase::Shown;
        }
    }

    /// Goes to the next question, answered or not.
    pub fn advance(&mut self) {
        self.at = (self.at + 1).min(self.questions.len());
        self.phase = if self.at < self.questions.len() { Phase::Asking } else { Phase::Finished };
    }

    /// What has become of the questions.
    pub fn summary(&self) -> TrainingSummary {
        let found = self.questions.iter().filter(|it| it.is_found);
        TrainingSummary {
            questions: self.questions.len(),
            found: found.clone().count(),
            at_once: found.filter(|it| it.wrong == 0).count(),
        }
    }

    fn accept(&mut self, action: Action, loss: f64) {
        self.phase = Phase::Right { action, loss };
        if let Some(question) = self.questions.get_mut(self.at) {
            question.is_found = true;
        }
    }

    fn refuse(&mut self, action: Action, loss: f64) {
        self.phase = Phase::Wrong { action, loss };
        if let Some(question) = self.questions.get_mut(self.at) {
            question.wrong += 1;
        }
    }
}
