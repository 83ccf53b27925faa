//! What a solver of puzzles has done, and how strong that makes the solver.

mod format;
mod streaks;

use std::collections::BTreeMap;

use skep_club::{Moment, Rating, Standing, limits, rate};
use skep_rules::{ByColor, Color, Outcome};

pub use self::format::RecordDamage;
pub use self::streaks::{DailyStreak, MistakeFreeRun};
use crate::puzzle::{Puzzle, PuzzleId};

/// How certain the rating of a puzzle is: it is measured from the effort of a solver.
const PUZZLE_DEVIATION: f64 = 110.0;
/// How uncertain the rating of a new solver is. It is less than for a new player, since a first mistake may be an accident.
const FIRST_DEVIATION: f64 = 250.0;
/// How much of a change of the rating a solution with a hint is worth.
const HELPED_WEIGHT: f64 = 0.3;
/// The most puzzles that are remembered. Beyond that, those that were tried longest ago are forgotten.
const MAX_SEEN: usize = 10_000;

/// How a try of a puzzle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleResult {
    /// It was solved without a mistake and without help.
    Solved,
    /// It was solved without a mistake after a hint.
    Helped,
    /// An answer was wrong, or the solution was shown.
    Failed,
}

impl PuzzleResult {
    const ALL: [PuzzleResult; 3] =
        [PuzzleResult::Solved, PuzzleResult::Helped, PuzzleResult::Failed];

    /// The letter in the text that is kept.
    const fn letter(self) -> &'static str {
        match self {
            PuzzleResult::Solved => "s",
            PuzzleResult::Helped => "h",
            PuzzleResult::Failed => "f",
        }
    }
}

/// The last try of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// How it ended.
    pub result: PuzzleResult,
    /// The day, counted from 1970.
    pub day: u64,
}

/// What a result has changed, in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// The rating before.
    pub before: u32,
    /// The rating after.
    pub after: u32,
}

/// What a solver has done: a Glicko-2 rating, the puzzles that were tried, and the streaks. It is independent of any clock:
/// days are counted from 1970 by the caller.
///
/// ```
/// use skep_learn::puzzle::{Pack, PuzzleRecord, PuzzleResult};
///
/// let line = "0f3k9xq2\twin\tBase;White[9]\twA1 bQ/\t180 43 5\tlast-side";
/// let pack = Pack::read(&format!("skep puzzles 1\n{line}\n"))?;
/// let mut record = PuzzleRecord::default();
/// let change = record.note(&pack.puzzles[0], PuzzleResult::Solved, 20_776, true).unwrap();
/// assert!(change.after > change.before);
/// assert_eq!(PuzzleRecord::read(&record.write()), (record, vec![]));
/// # Ok::<(), skep_learn::puzzle::PackError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleRecord {
    standing: Standing,
    /// The number of rated results.
    rated: u32,
    seen: BTreeMap<PuzzleId, Seen>,
    daily: DailyStreak,
    run: MistakeFreeRun,
}

impl Default for PuzzleRecord {
    fn default() -> PuzzleRecord {
        let rating = Rating { deviation: FIRST_DEVIATION, ..Rating::default() };
        PuzzleRecord {
            standing: Standing { rating, since: None },
            rated: 0,
            seen: BTreeMap::new(),
            daily: DailyStreak::default(),
            run: MistakeFreeRun::default(),
        }
    }
}

impl PuzzleRecord {
    /// The rating on a day: the longer ago the last puzzle, the less certain it is.
    pub fn rating(&self, day: u64) -> Rating {
        self.standing.at(moment(day))
    }

    /// The number of results that have changed the rating.
    pub fn rated(&self) -> u32 {
        self.rated
    }

    /// The last try of a puzzle.
    pub fn seen(&self, id: PuzzleId) -> Option<Seen> {
        self.seen.get(&id).copied()
    }

    /// The streak of daily puzzles.
    pub fn daily(&self) -> DailyStreak {
        self.daily
    }

    /// The run without a mistake.
    pub fn run(&self) -> MistakeFreeRun {
        self.run
    }

    /// Whether nothing has been done.
    pub fn is_empty(&self) -> bool {
        *self == PuzzleRecord::default()
    }

    /// Notes the result of a try. Only the first one of a puzzle changes the rating, and only if it is to be rated.
    pub fn note(
        &mut self,
        puzzle: &Puzzle,
        result: PuzzleResult,
        day: u64,
        is_rated: bool,
    ) -> Option<RatingChange> {
        let is_first = self.seen.insert(puzzle.id, Seen { result, day }).is_none();
        self.forget_the_oldest();
        (is_first && is_rated).then(|| self.rate(puzzle.rating(), result, day))
    }

    /// Notes that the puzzle of a day was solved.
    pub fn note_daily(&mut self, day: u64) {
        self.daily.add(day);
    }

    /// Notes that a puzzle of the run was solved, or that it has ended with a mistake.
    pub fn note_run(&mut self, is_right: bool) {
        self.run.add(is_right);
    }

    fn rate(&mut self, puzzle: u32, result: PuzzleResult, day: u64) -> RatingChange {
        let old = self.rating(day);
        let of_puzzle =
            Rating { rating: f64::from(puzzle), deviation: PUZZLE_DEVIATION, volatility: 0.0 };
        let opponent = Standing { rating: of_puzzle, since: None };
        let winner = match result {
            PuzzleResult::Solved | PuzzleResult::Helped => Color::White,
            PuzzleResult::Failed => Color::Black,
        };
        let sides = ByColor { white: self.standing, black: opponent };
        let new = rate(sides, Outcome::Win(winner), moment(day)).white;
        let weight = if result == PuzzleResult::Helped { HELPED_WEIGHT } else { 1.0 };
        let between = |old: f64, new: f64| old + weight * (new - old);
        let new = rounded(Rating {
            rating: between(old.rating, new.rating),
            deviation: between(old.deviation, new.deviation),
            volatility: between(old.volatility, new.volatility),
        });
        self.standing = Standing { rating: new, since: Some(moment(day)) };
        self.rated = self.rated.saturating_add(1);
        RatingChange { before: old.rounded(), after: new.rounded() }
    }

    /// Adds what another record has, and returns whether that changed anything. The rating is that of the record with more
    /// rated results.
    pub fn merge(&mut self, other: &PuzzleRecord) -> bool {
        let before = self.clone();
        if other.rated > self.rated {
            (self.standing, self.rated) = (other.standing, other.rated);
        }
        for (&id, &theirs) in &other.seen {
            let ours = self.seen.entry(id).or_insert(theirs);
            if theirs.day > ours.day {
                *ours = theirs;
            }
        }
        self.forget_the_oldest();
        self.daily.merge(other.daily);
        self.run.merge(other.run);
        *self != before
    }

    fn forget_the_oldest(&mut self) {
        while self.seen.len() > MAX_SEEN {
            let oldest = self.seen.iter().min_by_key(|(_, seen)| seen.day).map(|(&id, _)| id);
            oldest.and_then(|id| self.seen.remove(&id));
        }
    }
}

/// The moment at which a day begins.
fn moment(day: u64) -> Moment {
    Moment(day.saturating_mul(limits::DAY))
}

/// The rating in the precision in which it is kept.
fn rounded(rating: Rating) -> Rating {
    format::read_rating(format::rating_numbers(rating)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Effort, Task};

    fn puzzle(id: &str, actions: u32) -> Puzzle {
        Puzzle {
            id: id.parse().unwrap(),
            task: Task::Win,
            position: String::new(),
            moves: vec![String::new(); 3],
            effort: Effort { nodes: 500, actions, tempting: 3 },
            themes: Vec::new(),
        }
    }

    #[test]
    fn a_puzzle_is_rated_once() {
        let mut record = PuzzleRecord::default();
        let change = record.note(&puzzle("0000000a", 60), PuzzleResult::Failed, 9, true).unwrap();
        assert!(change.after < change.before);
        assert_eq!(record.note(&puzzle("0000000a", 60), PuzzleResult::Solved, 10, true), None);
        let seen = Seen { result: PuzzleResult::Solved, day: 10 };
        assert_eq!(record.seen("0000000a".parse().unwrap()), Some(seen));
        assert_eq!((record.rated(), record.rating(10).rounded()), (1, change.after));
        assert_eq!(record.note(&puzzle("0000000b", 60), PuzzleResult::Solved, 10, false), None);
    }

    #[test]
    fn a_hint_makes_a_solution_weigh_less() {
        let gain = |result| {
            let change = PuzzleRecord::default().note(&puzzle("0000000a", 60), result, 9, true);
            let RatingChange { before, after } = change.unwrap();
            i64::from(after) - i64::from(before)
        };
        let (alone, helped) = (gain(PuzzleResult::Solved), gain(PuzzleResult::Helped));
        assert!(0 < helped && 2 * helped < alone, "{helped} {alone}");
    }

    #[test]
    fn ratings_stay_within_their_limits() {
        let mut record = PuzzleRecord::default();
        for number in 0..400 {
            record.note(&puzzle(&format!("{number:08}"), 60), PuzzleResult::Failed, 9, true);
        }
        let rating = record.rating(9).rating;
        assert!((limits::RATING_AT_LEAST..700.0).contains(&rating), "{rating}");
        assert!(record.rating(100_000).deviation > record.rating(9).deviation);
    }

    #[test]
    fn records_of_two_places_are_added() {
        let (mut here, mut there) = (PuzzleRecord::default(), PuzzleRecord::default());
        here.note(&puzzle("0000000a", 60), PuzzleResult::Failed, 9, true);
        there.note(&puzzle("0000000a", 60), PuzzleResult::Solved, 10, true);
        there.note(&puzzle("0000000b", 60), PuzzleResult::Solved, 10, true);
        there.note_daily(10);
        assert!(here.merge(&there) && !here.merge(&there));
        assert_eq!(here, there);
    }

    #[test]
    fn the_oldest_of_too_many_are_forgotten() {
        let mut record = PuzzleRecord::default();
        for number in 0..MAX_SEEN as u64 + 5 {
            let id = format!("{number:08}");
            record.note(&puzzle(&id, 60), PuzzleResult::Solved, number, false);
        }
        assert_eq!(record.seen.len(), MAX_SEEN);
        assert!(record.seen("00000004".parse().unwrap()).is_none());
        assert!(record.seen("00000005".parse().unwrap()).is_some());
        assert_eq!(PuzzleRecord::read(&record.write()), (record, vec![]));
    }
}
