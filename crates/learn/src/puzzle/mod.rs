//! Puzzles: positions in which one action alone keeps a forced win, or avoids a forced loss.
//!
//! A [`Puzzle`] is what a line of a [`Pack`] says. [`Puzzle::open`] checks it against the rules, and a [`PuzzleRun`] judges a
//! learner's answers. A [`PuzzleRecord`] keeps them and the learner's rating, from which [`next_puzzle`] chooses. What nobody can see without a proof, that no other action wins, is proved where puzzles are made, and
//! by a test of all packs.

mod choose;
mod daily;
mod effort;
mod id;
mod open;
mod pack;
mod record;
mod run;
mod theme;

pub use choose::{next_puzzle, run_target};
pub use daily::daily;
pub use effort::Effort;
pub use id::{PuzzleId, PuzzleIdError};
pub use open::{OpenError, OpenPuzzle};
pub use pack::{LineError, MAX_PACK, Pack, PackError};
pub use record::{
    DailyStreak, MistakeFreeRun, PuzzleRecord, PuzzleResult, RatingChange, RecordDamage, Seen,
};
pub use run::{Judgement, PuzzleRun};
pub use theme::Theme;

/// The most actions of a learner in a puzzle.
pub const MAX_MOVES: usize = 5;
/// The most actions of both sides in a puzzle.
pub const MAX_LINE: usize = 2 * MAX_MOVES - 1;
/// In a save, every wrong action allows the opponent to force a win within this many actions.
pub const SAVE_LOSS: u32 = 3;
/// In a save, the right action prevents a forced win within this many actions.
pub const SAVE_SAFE: u32 = 5;

/// What the learner is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Task {
    /// Win within the number of own actions that the solution has.
    Win,
    /// Find the one action that does not lose by force.
    Save,
}

impl Task {
    /// Both tasks.
    pub const ALL: [Task; 2] = [Task::Win, Task::Save];

    /// The name in packs.
    pub const fn name(self) -> &'static str {
        match self {
            Task::Win => "win",
            Task::Save => "save",
        }
    }
}

/// A puzzle as it is written in a pack. Its position and moves have not been checked: see [`Puzzle::open`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The name in links, made from the position.
    pub id: PuzzleId,
    /// What is to be done.
    pub task: Task,
    /// The position, with statuses and with what has moved last. It begins with the game type.
    pub position: String,
    /// The learner's actions and the longest defence, in turn.
    pub moves: Vec<String>,
    /// How hard it is, measured.
    pub effort: Effort,
    /// What it is about.
    pub themes: Vec<Theme>,
}

impl Puzzle {
    /// The name of the game type.
    pub fn game_type(&self) -> &str {
        self.position.split(';').next().unwrap_or_default()
    }

    /// The rating with which the puzzle begins, on the scale of the players' ratings.
    pub fn rating(&self) -> u32 {
        self.effort.rating(self.moves.len())
    }
}
