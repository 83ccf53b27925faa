//! Makes a pack of the puzzles of several runs.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

use skep_learn::puzzle::{Pack, Puzzle, Task};

use super::fall::Counts;
use super::file::MinedGames;
use crate::error::Error;

/// Which puzzles go into a pack.
pub(crate) struct PackSettings {
    pub(crate) files: Vec<PathBuf>,
    /// The most puzzles.
    pub(crate) count: usize,
    /// The largest share of wins in one, and of saves, in percent each.
    pub(crate) share: usize,
    pub(crate) output: PathBuf,
}

/// Writes a pack, and returns a sentence about it.
pub(crate) fn pack(settings: &PackSettings) -> Result<String, Error> {
    let mut counts = Counts::default();
    let (mut puzzles, mut games, mut seen): (Vec<Puzzle>, _, _) = (Vec::new(), 0, HashSet::new());
    for path in &settings.files {
        let mined = MinedGames::read(path)?;
        counts += mined.counts();
        games += mined.games.len();
        puzzles.extend(mined.games.values().flat_map(|(puzzles, _)| distinct(puzzles)));
    }
    puzzles.retain(|puzzle| seen.insert(puzzle.id));
    let different = puzzles.len();
    let mut puzzles = select(puzzles, settings.count, settings.share);
    puzzles.sort_by_key(|puzzle| (puzzle.rating(), puzzle.id));
    let text = Pack::write(&puzzles);
    let path = &settings.output;
    fs::write(path, &text).map_err(|error| Error::File(path.clone(), error))?;
    let (chosen, bytes) = (puzzles.len(), text.len());
    Ok(format!(
        "{}: {chosen} of {different} different puzzles of {games} games, {bytes} bytes\n{counts}",
        path.display()
    ))
}

/// The puzzles of a game that differ in their first move: a win that was missed and is offered again is not asked twice.
fn distinct(puzzles: &[Puzzle]) -> Vec<Puzzle> {
    let mut seen = HashSet::new();
    puzzles.iter().filter(|puzzle| seen.insert(&puzzle.moves[0])).cloned().collect()
}

/// The first puzzles, long wins before others, with no more than this share, in percent, of wins in one, and of saves.
fn select(mut puzzles: Vec<Puzzle>, count: usize, share: usize) -> Vec<Puzzle> {
    // What is left when all others are taken decides how many the share allows.
    let is_limited = |puzzle: &Puzzle| puzzle.task == Task::Save || puzzle.moves.len() == 1;
    let others = puzzles.iter().filter(|puzzle| !is_limited(puzzle)).count();
    let rest = 100_usize.saturating_sub(2 * share).max(1);
    let most = (others * share / rest).min(count * share / 100);
    // Games yield many wins in two and few longer ones, so what is rare is taken first.
    puzzles.sort_by_key(|puzzle| match puzzle.moves.len() {
        long @ 4.. => usize::MAX - long,
        _ if is_limited(puzzle) => usize::MAX - 3,
        _ => usize::MAX,
    });
    let (mut ones, mut saves) = (0, 0);
    let fits = |puzzle: &Puzzle| {
        let kind = match puzzle.task {
            Task::Save => &mut saves,
            Task::Win if puzzle.moves.len() == 1 => &mut ones,
            Task::Win => return true,
        };
        *kind += 1;
        *kind <= most
    };
    puzzles.into_iter().filter(fits).take(count).collect()
}

#[cfg(test)]
mod tests {
    use skep_learn::puzzle::Effort;

    use super::*;

    /// A puzzle with that many moves.
    fn puzzle(task: Task, number: usize, moves: usize) -> Puzzle {
        let effort = Effort { nodes: 1, actions: 1, tempting: 1 };
        let (position, moves) = (String::new(), vec!["wA1 bQ-".to_owned(); moves]);
        let id = format!("{number:08}").parse().unwrap();
        Puzzle { id, task, position, moves, effort, themes: Vec::new() }
    }

    #[test]
    fn long_wins_come_first_and_short_ones_are_few() {
        let kinds = [(Task::Win, 3), (Task::Win, 1), (Task::Save, 1), (Task::Win, 5)];
        let puzzles: Vec<Puzzle> = (0..400)
            .map(|number| {
                let (task, moves) = kinds[number % kinds.len()];
                puzzle(task, number, moves)
            })
            .collect();
        let chosen = select(puzzles, 150, 10);
        let count = |task, moves| {
            chosen.iter().filter(|it| it.task == task && it.moves.len() == moves).count()
        };
        assert_eq!(chosen.len(), 150);
        assert_eq!(count(Task::Win, 5), 100);
        assert_eq!(count(Task::Win, 1), 15);
        assert_eq!(count(Task::Save, 1), 15);
        assert_eq!(count(Task::Win, 3), 20);
    }
}
