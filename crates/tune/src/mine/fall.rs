//! Why candidates are no puzzles, and how many there were of each kind.

use std::fmt;
use std::ops::AddAssign;

/// The test at which a candidate fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fall {
    /// The win that the search saw is longer than a puzzle may be, or the solver has not proved it in time.
    NotProved,
    /// The win was there before the opponent's last action: no mistake has been made.
    NoMistake,
    /// The game ends by an action of the opponent.
    EndsOtherwise,
    /// The learner has only one legal action.
    OneAction,
    /// A second action wins, or saves, as well.
    TwoSolutions,
    /// No action saves, or the only one loses a little later.
    NotSaved,
    /// The solution draws a tile from the bag.
    Chance,
    /// No wrong action looks good enough.
    Trivial,
    /// The proof that nothing else wins takes too long.
    Limit,
}

impl Fall {
    const ALL: [Fall; 9] = [
        Fall::NotProved,
        Fall::NoMistake,
        Fall::EndsOtherwise,
        Fall::OneAction,
        Fall::TwoSolutions,
        Fall::NotSaved,
        Fall::Chance,
        Fall::Trivial,
        Fall::Limit,
    ];

    /// What is said of it in reports.
    const fn name(self) -> &'static str {
        match self {
            Fall::NotProved => "not proved",
            Fall::NoMistake => "no mistake before",
            Fall::EndsOtherwise => "the opponent ends the game",
            Fall::OneAction => "one legal action",
            Fall::TwoSolutions => "two solutions",
            Fall::NotSaved => "not saved",
            Fall::Chance => "chance",
            Fall::Trivial => "trivial",
            Fall::Limit => "limit of nodes",
        }
    }
}

/// How many candidates there were, and what became of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Those that became puzzles.
    pub(crate) puzzles: u64,
    falls: [u64; Fall::ALL.len()],
}

impl Counts {
    /// Counts a candidate.
    pub(crate) fn count<T>(&mut self, result: &Result<T, Fall>) {
        match result {
            Ok(_) => self.puzzles += 1,
            Err(fall) => self.falls[*fall as usize] += 1,
        }
    }

    /// The number of candidates.
    fn candidates(&self) -> u64 {
        self.puzzles + self.falls.iter().sum::<u64>()
    }

    /// The counts as numbers in a line of a file.
    pub(crate) fn line(&self) -> String {
        let numbers = [self.puzzles].into_iter().chain(self.falls);
        numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// Reads such a line.
    pub(crate) fn read(line: &str) -> Option<Counts> {
        let numbers: Option<Vec<u64>> = line.split(' ').map(|it| it.parse().ok()).collect();
        let (&puzzles, falls) = numbers.as_ref()?.split_first()?;
        Some(Counts { puzzles, falls: falls.try_into().ok()? })
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.puzzles += other.puzzles;
        for (sum, more) in self.falls.iter_mut().zip(other.falls) {
            *sum += more;
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} candidates, {} puzzles; fallen:", self.candidates(), self.puzzles)?;
        for (index, fall) in Fall::ALL.into_iter().enumerate() {
            let separator = if index == 0 { " " } else { ", " };
            write!(f, "{separator}{} {}", fall.name(), self.falls[fall as usize])?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_survive_the_round_trip() {
        let mut counts = Counts::default();
        counts.count(&Ok(()));
        for fall in Fall::ALL {
            counts.count::<()>(&Err(fall));
        }
        counts.count::<()>(&Err(Fall::Limit));
        assert_eq!(Counts::read(&counts.line()), Some(counts));
        assert_eq!((counts.candidates(), counts.puzzles), (11, 1));
        assert_eq!(Counts::read("1 2"), None);
        assert!(counts.to_string().ends_with("trivial 1, limit of nodes 2"), "{counts}");
    }
}
