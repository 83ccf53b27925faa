//! A learner's way through a lesson.

use std::sync::Arc;

use skep_rules::{Action, Color, Game, Illegal, Position};

use crate::lesson::{Lesson, Step};
use crate::moment::Moment;

/// What an action has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The step is done.
    Done,
    /// The step goes on: with the opponent's [answer](LessonRun::answer), if it is the opponent's turn.
    GoOn,
    /// That does not lead to the goal, and the step begins again. A remark, by its number from 0, says why, if there is one.
    Wrong(Option<usize>),
}

/// How the opponent's next action is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is this one.
    Play(Action),
    /// The engine is to be asked, at this level.
    Ask(u8),
}

/// A learner's way through a lesson: which step, what has been played in it, and whether it is done.
#[derive(Clone, Debug)]
pub struct LessonRun {
    lesson: Lesson,
    index: usize,
    game: Game,
    /// The learner's actions in this step, as they are written.
    played: Vec<String>,
    /// How many of the written answers and draws have been used.
    answered: usize,
    drawn: usize,
    done: bool,
}

/// The level of the computer that answers where a step has no answer that could be played.
const USUAL_LEVEL: u8 = 1;

impl LessonRun {
    /// Begins with the first step.
    pub fn new(lesson: Lesson) -> LessonRun {
        LessonRun::at(lesson, 0)
    }

    /// Begins with the step of that number, from 0, or the last one.
    pub fn at(lesson: Lesson, index: usize) -> LessonRun {
        let index = index.min(lesson.steps.len().saturating_sub(1));
        let game = (*lesson.steps[index].start).clone();
        LessonRun { lesson, index, game, played: Vec::new(), answered: 0, drawn: 0, done: false }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The number of the step, from 0.
    pub fn index(&self) -> usize {
        self.index
    }

    /// The step.
    pub fn step(&self) -> &Arc<Step> {
        &self.lesson.steps[self.index]
    }

    /// The game as it stands in this step.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The side that learns.
    pub fn learner(&self) -> Color {
        self.step().learner()
    }

    /// Whether the step is done.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether nothing has been played in this step.
    pub fn is_fresh(&self) -> bool {
        !self.done && self.game.len() == self.step().start.len()
    }

    /// The actions from which the learner can choose now.
    pub fn actions(&self) -> Vec<Action> {
        let waits = self.done || self.game.ending().is_some();
        if waits || self.position().to_move() != self.learner() {
            return Vec::new();
        }
        self.position().actions()
    }

    /// Plays an action of the learner.
    pub fn play(&mut self, action: Action) -> Result<Verdict, Illegal> {
        let before = self.position().clone();
        let action = self.with_draw(action);
        self.game.play(action)?;
        self.played.push(before.write_move(action));
        let learner = self.learner();
        let after = self.position();
        let outcome = self.game.ending().map(|ending| ending.outcome);
        let moment = Moment { outcome, ..Moment::played(&before, action, after, learner) };
        let step = self.step();
        if step.goal.holds(&moment) {
            self.done = true;
            return Ok(Verdict::Done);
        }
        let remark = step.remark(&moment, self.played.last().map_or("", String::as_str));
        let used = step.actions.is_some_and(|actions| self.played.len() as u32 >= actions);
        if remark.is_some() || used || self.game.ending().is_some() {
            self.restart();
            return Ok(Verdict::Wrong(remark));
        }
        Ok(Verdict::GoOn)
    }

    /// Judges an attempt at an action that is not legal. Some steps ask for just that. `None` if the action is legal.
    pub fn attempt(&mut self, action: Action) -> Option<(Illegal, Verdict)> {
        let illegal = self.game.check(action).err()?;
        let (position, learner) = (self.position(), self.learner());
        let played = Moment::played(position, action, position, learner);
        let moment = Moment { refused: Some(&illegal), ..played };
        let reached = !self.done && self.step().goal.holds(&moment);
        self.done |= reached;
        Some((illegal, if reached { Verdict::Done } else { Verdict::GoOn }))
    }

    /// How the opponent answers, if it is the opponent's turn.
    pub fn answer(&self) -> Option<Answer> {
        let waits = self.done || self.game.ending().is_some();
        if waits || self.position().to_move() == self.learner() {
            return None;
        }
        let step = self.step();
        let written = step.answers.get(self.answered);
        let legal = written.and_then(|text| self.position().read_move(text).ok());
        let level = step.opponent.map_or(USUAL_LEVEL, |opponent| opponent.level);
        Some(legal.map_or(Answer::Ask(level), Answer::Play))
    }

    /// Plays the opponent's answer.
    pub fn play_answer(&mut self, action: Action) -> Result<Verdict, Illegal> {
        let before = self.position().clone();
        let action = self.with_draw(action);
        self.game.play(action)?;
        self.answered += 1;
        let learner = self.learner();
        let after = self.position();
        let outcome = self.game.ending().map(|ending| ending.outcome);
        let moment = Moment { outcome, ..Moment::played(&before, action, after, learner) };
        if self.step().goal.holds(&moment) {
            self.done = true;
            return Ok(Verdict::Done);
        }
        if self.game.ending().is_some() {
            self.restart();
            return Ok(Verdict::Wrong(None));
        }
        Ok(Verdict::GoOn)
    }

    /// Takes back the learner's last action with what was answered.
    pub fn undo(&mut self) {
        let learner = self.learner();
        while self.game.len() > self.step().start.len() {
            self.game.undo();
            if self.position().to_move() == learner {
                self.played.pop();
                break;
            }
            self.answered = self.answered.saturating_sub(1);
        }
        self.done = false;
    }

    /// Begins the step again.
    pub fn restart(&mut self) {
        *self = LessonRun::at(self.lesson.clone(), self.index);
    }

    /// Goes on to the next step, if there is one.
    pub fn next_step(&mut self) -> bool {
        let is_last = self.index + 1 >= self.lesson.steps.len();
        if !is_last {
            *self = LessonRun::at(self.lesson.clone(), self.index + 1);
        }
        !is_last
    }

    /// The next action of the solution, legal or not. `None` if the learner has left the solution, or there is none.
    pub fn shown(&self) -> Option<Action> {
        let solution = &self.step().solution;
        let follows =
            solution.starts_with(&self.played) && self.position().to_move() == self.learner();
        let text = solution.get(self.played.len()).filter(|_| follows && !self.done)?;
        self.position().read_move_unchecked(text).ok()
    }

    /// The action with the tile that it draws: that of the step, or else the first of the bag. Lessons are the same for
    /// everybody.
    fn with_draw(&mut self, action: Action) -> Action {
        let next = self.step().draws.get(self.drawn).copied();
        let drawing = self.position().with_draw(action, |bag| {
            let written = next.filter(|&tile| bag.contains(tile));
            written.or_else(|| bag.into_iter().next())
        });
        self.drawn += usize::from(drawing.drawn().is_some());
        drawing
    }
}
