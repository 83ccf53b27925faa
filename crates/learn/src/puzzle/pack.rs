//! Packs of puzzles: a line of text for each puzzle.
//!
//! ```text
//! skep puzzles 1
//! 0f3k9xq2<TAB>win<TAB>Base;White[9];0,0:bQ …<TAB>wA1 bQ/; bB1 …; …<TAB>180 43 5<TAB>last-side two-moves
//! ```
//!
//! The columns are the puzzle's name, task, position, moves, effort (nodes, actions, tempting wrong actions) and themes. The
//! page loads packs compressed.

use std::fmt::Write;

use thiserror::Error;

use crate::puzzle::{Effort, MAX_LINE, Puzzle, PuzzleIdError, Task, Theme};

/// The longest pack, in bytes.
pub const MAX_PACK: usize = 4 << 20;
/// The longest line, in bytes.
const MAX_LINE_BYTES: usize = 4_000;
/// The most themes of a puzzle.
const MAX_THEMES: usize = 40;
/// The first line.
const HEADER: &str = "skep puzzles 1";

/// The puzzles of a pack, and what is wrong with its other lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    /// The puzzles that could be read.
    pub puzzles: Vec<Puzzle>,
    /// The lines that could not, by their numbers from 1.
    pub damaged: Vec<(usize, LineError)>,
}

/// Why nothing of a pack can be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackError {
    /// It does not begin like a pack.
    #[error("this is no pack of puzzles: it does not begin with `{HEADER}`")]
    Header,
    /// It is too long.
    #[error("a pack has at most {MAX_PACK} bytes")]
    TooLong,
}

/// Why a line is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    /// The line is too long.
    #[error("a line has at most {MAX_LINE_BYTES} bytes")]
    TooLong,
    /// A column is missing, or there is one too many.
    #[error("a puzzle has six columns")]
    Columns,
    /// The name is wrong.
    #[error(transparent)]
    Id(#[from] PuzzleIdError),
    /// The task is wrong.
    #[error("the task is neither `win` nor `save`")]
    Task,
    /// There is no move, or there are too many.
    #[error("a puzzle has 1 to {MAX_LINE} moves")]
    Moves,
    /// The effort is not three numbers.
    #[error("the effort is not three numbers")]
    Effort,
    /// A theme is unknown, or there are too many.
    #[error("the themes are wrong")]
    Theme,
    /// Another line has the same name.
    #[error("another line has this puzzle")]
    Twice,
}

impl Pack {
    /// Reads a pack. Lines that are no puzzles are left out and told.
    pub fn read(text: &str) -> Result<Pack, PackError> {
        if text.len() > MAX_PACK {
            return Err(PackError::TooLong);
        }
        let mut lines = text.lines().enumerate();
        if lines.next().is_none_or(|(_, line)| line != HEADER) {
            return Err(PackError::Header);
        }
        let mut pack = Pack::default();
        let mut seen = std::collections::HashSet::new();
        for (index, line) in lines {
            match Puzzle::read(line) {
                Ok(puzzle) if seen.insert(puzzle.id) => pack.puzzles.push(puzzle),
                Ok(_) => pack.damaged.push((index + 1, LineError::Twice)),
                Err(error) => pack.damaged.push((index + 1, error)),
            }
        }
        Ok(pack)
    }

    /// Writes puzzles as a pack.
    pub fn write<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> String {
        let mut text = format!("{HEADER}\n");
        for puzzle in puzzles {
            // Writing into a string does not fail.
            let _ = writeln!(text, "{}", puzzle.line());
        }
        text
    }
}

impl Puzzle {
    /// The puzzle's line in a pack.
    pub fn line(&self) -> String {
        let Puzzle { id, task, position, moves, effort, themes } = self;
        let Effort { nodes, actions, tempting } = effort;
        let moves = moves.join("; ");
        let themes: Vec<String> = themes.iter().map(Theme::name).collect();
        let (task, themes) = (task.name(), themes.join(" "));
        format!("{id}\t{task}\t{position}\t{moves}\t{nodes} {actions} {tempting}\t{themes}")
    }

    /// Reads a line of a pack.
    pub fn read(line: &str) -> Result<Puzzle, LineError> {
        if line.len() > MAX_LINE_BYTES {
            return Err(LineError::TooLong);
        }
        let columns: Vec<&str> = line.split('\t').collect();
        let [id, task, position, moves, effort, themes] = columns[..] else {
            return Err(LineError::Columns);
        };
        let task = Task::ALL.into_iter().find(|known| known.name() == task);
        let moves: Vec<String> = moves.split("; ").map(str::to_owned).collect();
        if moves.len() > MAX_LINE || moves.iter().any(String::is_empty) {
            return Err(LineError::Moves);
        }
        let themes: Option<Vec<Theme>> =
            themes.split_ascii_whitespace().take(MAX_THEMES + 1).map(Theme::from_name).collect();
        Ok(Puzzle {
            id: id.parse()?,
            task: task.ok_or(LineError::Task)?,
            position: position.to_owned(),
            moves,
            effort: read_effort(effort).ok_or(LineError::Effort)?,
            themes: themes.filter(|it| it.len() <= MAX_THEMES).ok_or(LineError::Theme)?,
        })
    }
}

fn read_effort(text: &str) -> Option<Effort> {
    let mut numbers = text.split(' ');
    let (nodes, actions, tempting) = (numbers.next()?, numbers.next()?, numbers.next()?);
    let effort = Effort {
        nodes: nodes.parse().ok()?,
        actions: actions.parse().ok()?,
        tempting: tempting.parse().ok()?,
    };
    numbers.next().is_none().then_some(effort)
}
