//! Reading files of lessons. Everything in them is checked, and their sizes are limited.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::Deserialize;
use skep_record::Drawing;
use skep_rules::{Game, GameError, Position, PositionError, Tile, TileNameError};
use thiserror::Error;

use crate::goal::Goal;
use crate::lesson::{Lesson, Opponent, Step, Wrong};

/// The longest file, in bytes.
const MAX_BYTES: usize = 256 << 10;
/// The most lessons of a file, and the most steps of a lesson.
const MAX_LESSONS: usize = 200;
const MAX_STEPS: usize = 20;
/// The most entries of any other list.
const MAX_ENTRIES: usize = 32;
/// The longest text in a file, in bytes: a position or a game.
const MAX_TEXT: usize = 2_000;
/// The longest name of a lesson, in bytes.
const MAX_NAME: usize = 40;
/// The highest number that an opponent's level may have.
const MAX_LEVEL: u8 = 10;

/// Why a file of lessons cannot be used, and where in it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}{}{}: {problem}", at(", lesson ", lesson.as_deref()), at(", step ", step.as_ref()))]
pub struct LessonError {
    /// The name of the file.
    pub file: String,
    /// The name of the lesson, if it is known.
    pub lesson: Option<String>,
    /// The number of the step, from 1, if it is one.
    pub step: Option<usize>,
    /// What is wrong.
    pub problem: Box<LessonProblem>,
}

fn at<T: ToString + ?Sized>(before: &str, what: Option<&T>) -> String {
    what.map_or(String::new(), |what| format!("{before}{}", what.to_string()))
}

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonProblem {
    /// The file is too long.
    #[error("a file of lessons may have no more than {MAX_BYTES} bytes")]
    TooLong,
    /// It is not TOML, or has other entries than lessons have.
    #[error("{0}")]
    Syntax(String),
    /// There are too many of something, or there is none.
    #[error("there are {count} {what}, and there may be 1 to {max}")]
    Count {
        /// What there are.
        what: &'static str,
        /// How many.
        count: usize,
        /// How many there may be.
        max: usize,
    },
    /// A text is too long.
    #[error("a text has {0} bytes, and may have no more than {MAX_TEXT}")]
    LongText(usize),
    /// A name that cannot be part of an address.
    #[error("a name consists of lower-case letters, digits and hyphens, at most {MAX_NAME}")]
    Name,
    /// Two lessons have the same name.
    #[error("another lesson has this name")]
    Twice,
    /// Goals are nested too deep, have too many parts, or ask for too long a win.
    #[error("the goal has too many parts, or asks for too much")]
    Goal,
    /// The position cannot be read.
    #[error("the position is wrong: {0}")]
    Position(#[from] PositionError),
    /// The game cannot be read.
    #[error("the game is wrong: {0}")]
    Game(#[from] GameError),
    /// The step needs one of both.
    #[error("a step begins with a position or with a game, and has just one of them")]
    Start,
    /// The game is over, or something has to be chosen first.
    #[error("nothing can be played in this position")]
    NothingToPlay,
    /// A mark cannot be read.
    #[error("`{0}` is no mark: a mark is a pen and a cell or an arrow, as in G0,0 or R0,0/1,-2")]
    Mark(String),
    /// A tile cannot be read.
    #[error(transparent)]
    Tile(#[from] TileNameError),
    /// There is no such level.
    #[error("there is no level {0}")]
    Level(u8),
    /// The step cannot be solved as it is written.
    #[error("a step needs a solution, unless the computer is the opponent")]
    NoSolution,
    /// A remark without an example.
    #[error("a remark needs an example of an action that it is about")]
    NoExample,
}

/// A file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    #[serde(default)]
    lesson: Vec<RawLesson>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLesson {
    name: String,
    rules: Option<String>,
    #[serde(default)]
    covers: Vec<String>,
    #[serde(default)]
    step: Vec<RawStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStep {
    position: Option<String>,
    game: Option<String>,
    goal: Goal,
    /// 0 stands for any number.
    actions: Option<u32>,
    #[serde(default)]
    solution: Vec<String>,
    #[serde(default)]
    answers: Vec<String>,
    #[serde(default)]
    draws: Vec<String>,
    #[serde(default)]
    marks: Vec<String>,
    #[serde(default)]
    wrong: Vec<RawWrong>,
    opponent: Option<RawOpponent>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWrong {
    plays: Vec<String>,
    when: Option<Goal>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOpponent {
    level: u8,
    #[serde(default)]
    coach: bool,
}

/// Reads a file of lessons. `file` is its name, for errors.
///
/// ```
/// let error = skep_learn::read_lessons("x.toml", "[[lesson]]\nname = 'no-steps'").unwrap_err();
/// assert_eq!(error.to_string(), "x.toml, lesson no-steps: there are 0 steps, and there may be 1 to 20");
/// ```
pub fn read_lessons(file: &str, text: &str) -> Result<Vec<Lesson>, LessonError> {
    let error = |lesson: Option<&str>, step: Option<usize>, problem| LessonError {
        file: file.to_owned(),
        lesson: lesson.map(str::to_owned),
        step: step.map(|index| index + 1),
        problem: Box::new(problem),
    };
    if text.len() > MAX_BYTES {
        return Err(error(None, None, LessonProblem::TooLong));
    }
    let raw: RawFile = toml::from_str(text)
        .map_err(|wrong| error(None, None, LessonProblem::Syntax(wrong.to_string())))?;
    count("lessons", raw.lesson.len(), MAX_LESSONS).map_err(|wrong| error(None, None, wrong))?;
    let mut names = BTreeSet::new();
    let mut lessons = Vec::new();
    for lesson in raw.lesson {
        let name = lesson.name.clone();
        check_lesson(&lesson).map_err(|wrong| error(Some(&name), None, wrong))?;
        if !names.insert(name.clone()) {
            return Err(error(Some(&name), None, LessonProblem::Twice));
        }
        let mut steps = Vec::new();
        for (index, step) in lesson.step.into_iter().enumerate() {
            let step = step.check().map_err(|wrong| error(Some(&name), Some(index), wrong))?;
            steps.push(Arc::new(step));
        }
        lessons.push(Lesson { name, rules: lesson.rules, covers: lesson.covers, steps });
    }
    Ok(lessons)
}

fn check_lesson(lesson: &RawLesson) -> Result<(), LessonProblem> {
    let letter =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    let RawLesson { name, rules, covers, step } = lesson;
    if name.is_empty() || name.len() > MAX_NAME || !name.bytes().all(letter) {
        return Err(LessonProblem::Name);
    }
    texts(rules.iter().chain(covers))?;
    at_most("headings", covers.len())?;
    count("steps", step.len(), MAX_STEPS)
}

impl RawStep {
    fn check(self) -> Result<Step, LessonProblem> {
        texts(self.position.iter().chain(&self.game))?;
        texts(self.solution.iter().chain(&self.answers).chain(&self.draws).chain(&self.marks))?;
        at_most("moves", self.solution.len().max(self.answers.len()).max(self.draws.len()))?;
        at_most("marks", self.marks.len())?;
        at_most("remarks", self.wrong.len())?;
        check_goal(&self.goal)?;
        let start = match (self.position, self.game) {
            (Some(position), None) => Game::from_position(position.parse::<Position>()?),
            (None, Some(game)) => game.parse()?,
            _ => return Err(LessonProblem::Start),
        };
        if start.ending().is_some() || start.open_choice().is_some() {
            return Err(LessonProblem::NothingToPlay);
        }
        if self.solution.is_empty() && self.opponent.is_none() {
            return Err(LessonProblem::NoSolution);
        }
        let tile = |name: &String| name.parse::<Tile>();
        let mark =
            |text: &String| text.parse::<Drawing>().map_err(|_| LessonProblem::Mark(text.clone()));
        Ok(Step {
            start: Box::new(start),
            goal: self.goal,
            actions: Some(self.actions.unwrap_or(1)).filter(|&actions| actions > 0),
            solution: self.solution,
            answers: self.answers,
            draws: self.draws.iter().map(tile).collect::<Result<_, _>>()?,
            marks: self.marks.iter().map(mark).collect::<Result<_, _>>()?,
            wrong: self.wrong.into_iter().map(RawWrong::check).collect::<Result<_, _>>()?,
            opponent: self.opponent.map(RawOpponent::check).transpose()?,
        })
    }
}

impl RawWrong {
    fn check(self) -> Result<Wrong, LessonProblem> {
        let RawWrong { plays, when } = self;
        at_most("examples", plays.len())?;
        texts(&plays)?;
        if plays.is_empty() {
            return Err(LessonProblem::NoExample);
        }
        when.iter().try_for_each(check_goal)?;
        Ok(Wrong { plays, when })
    }
}

impl RawOpponent {
    fn check(self) -> Result<Opponent, LessonProblem> {
        let RawOpponent { level, coach } = self;
        let known = (1..=MAX_LEVEL).contains(&level);
        if known { Ok(Opponent { level, coach }) } else { Err(LessonProblem::Level(level)) }
    }
}

/// Whether a goal can be asked for without taking long.
fn check_goal(goal: &Goal) -> Result<(), LessonProblem> {
    if goal.depth() > Goal::MAX_DEPTH {
        return Err(LessonProblem::Goal);
    }
    let parts = goal.parts();
    let fits = |goal: &&Goal| match goal {
        Goal::WinsIn(actions) => *actions <= Goal::MAX_WINS_IN,
        Goal::At(_, places) => places.len() <= Goal::MAX_PARTS,
        _ => true,
    };
    let fine = parts.len() <= Goal::MAX_PARTS && parts.iter().all(fits);
    if fine { Ok(()) } else { Err(LessonProblem::Goal) }
}

fn texts<'a>(texts: impl IntoIterator<Item = &'a String>) -> Result<(), LessonProblem> {
    let long = texts.into_iter().map(String::len).find(|&length| length > MAX_TEXT);
    long.map_or(Ok(()), |length| Err(LessonProblem::LongText(length)))
}

fn at_most(what: &'static str, count: usize) -> Result<(), LessonProblem> {
    let few = count <= MAX_ENTRIES;
    if few { Ok(()) } else { Err(LessonProblem::Count { what, count, max: MAX_ENTRIES }) }
}

fn count(what: &'static str, count: usize, max: usize) -> Result<(), LessonProblem> {
    let fits = (1..=max).contains(&count);
    if fits { Ok(()) } else { Err(LessonProblem::Count { what, count, max }) }
}
