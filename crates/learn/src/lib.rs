//! Lessons of Hive: what they are, and what runs them.
//!
//! A [`Lesson`] is a handful of [`Step`]s. A step is a position, a [`Goal`] that the learner reaches by legal actions, and what
//! belongs to it: marks on the board, the solution, the opponent's answers, actions that deserve a word of their own. A
//! [`LessonRun`] plays it: after each action it says whether the goal is reached, and if not, what to say.
//!
//! ```
//! use skep_learn::{Course, LessonRun, Verdict};
//!
//! let course = Course::load()?;
//! let lesson = course.lesson("goal").unwrap();
//! let mut run = LessonRun::new(lesson.clone());
//! let action = run.shown().unwrap();
//! assert!(matches!(run.play(action).unwrap(), Verdict::Done));
//! assert!(run.next_step());
//! # Ok::<(), skep_learn::LessonError>(())
//! ```
//!
//! The lessons are files in `data/lessons`, in TOML. They contain no texts: those are messages whose keys contain the lesson's
//! name and the number of the step, see [`keys`].
//!
//! [`Goal`]s are predicates over positions and actions, so they also name the themes of puzzles. [`coach`] has what a coach says
//! in a free game, and [`Progress`] what a learner has done.

pub mod coach;
mod course;
mod file;
mod goal;
pub mod keys;
mod lesson;
mod moment;
pub mod outlook;
mod pattern;
mod progress;
pub mod puzzle;
mod reason;
mod run;

pub use course::{Course, Group};
pub use file::{LessonError, LessonProblem, read_lessons};
pub use goal::{Goal, Place, StatusName};
pub use lesson::{Lesson, Opponent, Step, Wrong};
pub use moment::Moment;
pub use pattern::{PatternError, TilePattern};
pub use progress::{Progress, ProgressDamage};
pub use reason::reason_name;
pub use run::{Answer, LessonRun, Verdict};
