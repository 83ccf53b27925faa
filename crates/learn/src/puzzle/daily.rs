//! The puzzle of the day.

use skep_rules::mix;

use crate::puzzle::Puzzle;

/// The puzzle of a day, counted from any fixed day: the same for everybody who has the same puzzles. Where puzzles are added
/// later, most days keep theirs.
pub fn daily<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>, day: u64) -> Option<&'a Puzzle> {
    puzzles.into_iter().min_by_key(|puzzle| (mix(puzzle.id.number() ^ mix(day)), puzzle.id))
}
