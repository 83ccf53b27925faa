//! Which puzzle comes next.

use std::cmp::Reverse;

use crate::puzzle::{Puzzle, PuzzleId, PuzzleRecord, PuzzleResult};

/// Of that many puzzles, those that fit best, one is chosen at random.
const VARIETY: usize = 6;
/// The rating with which a run begins, what every solved puzzle adds to it, and where that ends.
const RUN_START: u32 = 700;
const RUN_STEP: u32 = 60;
const RUN_END: u32 = 2600;

/// The rating of the next puzzle of a run in which that many have been solved: a run gets harder and harder.
pub fn run_target(solved: u32) -> u32 {
    solved.saturating_mul(RUN_STEP).saturating_add(RUN_START).min(RUN_END)
}

/// The next puzzle: one of those whose ratings are nearest to `target` and that the learner has not seen. When all have been
/// seen they come again: first those that were not solved, and of these first the one that was tried longest ago. The puzzle
/// `current` is not chosen unless it is the only one. Equal `seed`s choose the same puzzle.
///
/// ```
/// use skep_learn::puzzle::{PuzzleRecord, next_puzzle};
///
/// assert_eq!(next_puzzle([], &PuzzleRecord::default(), 1500, None, 7), None);
/// ```
pub fn next_puzzle<'a>(
    puzzles: impl IntoIterator<Item = &'a Puzzle>,
    record: &PuzzleRecord,
    target: u32,
    current: Option<PuzzleId>,
    seed: u64,
) -> Option<&'a Puzzle> {
    let all: Vec<&Puzzle> = puzzles.into_iter().collect();
    let others = all.iter().copied().filter(|puzzle| Some(puzzle.id) != current);
    let mut fresh: Vec<&Puzzle> =
        others.clone().filter(|puzzle| record.seen(puzzle.id).is_none()).collect();
    if fresh.is_empty() {
        let again = others.min_by_key(|puzzle| {
            let seen = record.seen(puzzle.id);
            let is_open = seen.is_some_and(|seen| seen.result != PuzzleResult::Solved);
            (
                Reverse(is_open),
                seen.map(|seen| seen.day),
                puzzle.rating().abs_diff(target),
                puzzle.id,
            )
        });
        return again.or_else(|| all.first().copied());
    }
    fresh.sort_by_key(|puzzle| (puzzle.rating().abs_diff(target), puzzle.id));
    fresh.truncate(VARIETY);
    let index = seed % fresh.len() as u64;
    fresh.get(index as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Effort, Task};

    /// A puzzle whose rating grows with the number.
    fn puzzle(number: u32) -> Puzzle {
        Puzzle {
            id: format!("{number:08}").parse().unwrap(),
            task: Task::Win,
            position: String::new(),
            moves: vec![String::new(); 1 + 2 * number as usize],
            effort: Effort { nodes: 1, actions: 100, tempting: 1 },
            themes: Vec::new(),
        }
    }

    #[test]
    fn a_puzzle_near_the_rating_is_chosen_that_was_not_seen() {
        let puzzles: Vec<Puzzle> = (0..12).map(puzzle).collect();
        let mut record = PuzzleRecord::default();
        let target = puzzles[0].rating();
        let mut chosen = Vec::new();
        for seed in 0..12 {
            let next = next_puzzle(&puzzles, &record, target, None, seed * 7).unwrap();
            assert!(record.seen(next.id).is_none());
            record.note(next, PuzzleResult::Solved, 1, false);
            chosen.push(next.id);
        }
        let place = |id| puzzles.iter().position(|puzzle| puzzle.id == id).unwrap();
        assert!(chosen.iter().enumerate().all(|(turn, &id)| place(id) < turn + VARIETY));
    }

    #[test]
    fn when_all_were_seen_the_failed_ones_come_first_and_the_oldest_of_them() {
        let puzzles: Vec<Puzzle> = (0..4).map(puzzle).collect();
        let mut record = PuzzleRecord::default();
        record.note(&puzzles[0], PuzzleResult::Solved, 1, false);
        record.note(&puzzles[1], PuzzleResult::Failed, 5, false);
        record.note(&puzzles[2], PuzzleResult::Helped, 3, false);
        record.note(&puzzles[3], PuzzleResult::Solved, 2, false);
        let mut order = Vec::new();
        for day in 10..14 {
            let current = order.last().copied();
            let next = next_puzzle(&puzzles, &record, 0, current, 0).unwrap();
            record.note(next, PuzzleResult::Solved, day, false);
            order.push(next.id);
        }
        assert_eq!(order, [puzzles[2].id, puzzles[1].id, puzzles[0].id, puzzles[3].id]);
    }

    #[test]
    fn the_only_puzzle_comes_again() {
        let only = [puzzle(1)];
        let record = PuzzleRecord::default();
        assert_eq!(next_puzzle(&only, &record, 0, Some(only[0].id), 3), Some(&only[0]));
    }

    #[test]
    fn a_run_gets_harder() {
        assert!(run_target(0) < run_target(5));
        assert_eq!(run_target(u32::MAX), RUN_END);
    }
}
