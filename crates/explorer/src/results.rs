//! Results of games.

use skep_rules::{Color, Outcome};

/// The number of games with each result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games that White has won.
    pub white: u32,
    /// Drawn games.
    pub draws: u32,
    /// Games that Black has won.
    pub black: u32,
    /// Games without a result.
    pub open: u32,
}

impl Results {
    /// The number of games.
    pub fn games(&self) -> u32 {
        self.decided().saturating_add(self.open)
    }

    /// The number of games with a result.
    pub fn decided(&self) -> u32 {
        self.white.saturating_add(self.draws).saturating_add(self.black)
    }

    /// Counts one more game.
    pub fn add(&mut self, outcome: Option<Outcome>) {
        let count = match outcome {
            Some(Outcome::Win(Color::White)) => &mut self.white,
            Some(Outcome::Draw) => &mut self.draws,
            Some(Outcome::Win(Color::Black)) => &mut self.black,
            None => &mut self.open,
        };
        *count = count.saturating_add(1);
    }

    /// Adds the games of another count.
    pub fn merge(&mut self, other: Results) {
        self.white = self.white.saturating_add(other.white);
        self.draws = self.draws.saturating_add(other.draws);
        self.black = self.black.saturating_add(other.black);
        self.open = self.open.saturating_add(other.open);
    }

    /// White's wins, draws and Black's wins in percent of the decided games. They add up to 100; `None` if there are none.
    pub fn percentages(&self) -> Option<[u32; 3]> {
        let decided = u64::from(self.decided());
        if decided == 0 {
            return None;
        }
        // What rounding down leaves goes to the largest remainders.
        let parts = [self.white, self.draws, self.black].map(|part| u64::from(part) * 100);
        let mut percent = parts.map(|part| (part / decided) as u32);
        let mut by_rest = [0, 1, 2];
        by_rest.sort_by_key(|&index| std::cmp::Reverse(parts[index] % decided));
        let missing = 100 - percent.iter().sum::<u32>();
        for &index in by_rest.iter().take(missing as usize) {
            percent[index] += 1;
        }
        Some(percent)
    }
}

impl FromIterator<Results> for Results {
    fn from_iter<I: IntoIterator<Item = Results>>(all: I) -> Results {
        all.into_iter().fold(Results::default(), |mut sum, results| {
            sum.merge(results);
            sum
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(white: u32, draws: u32, black: u32) -> Results {
        Results { white, draws, black, open: 5 }
    }

    #[test]
    fn percentages_add_up_to_a_hundred() {
        assert_eq!(results(1, 1, 1).percentages(), Some([34, 33, 33]));
        assert_eq!(results(2, 0, 1).percentages(), Some([67, 0, 33]));
        assert_eq!(results(0, 0, 0).percentages(), None);
        for (white, draws, black) in [(7, 3, 1), (1, 0, 0), (199, 1, 0), (5, 6, 7)] {
            let sum: u32 = results(white, draws, black).percentages().unwrap().iter().sum();
            assert_eq!(sum, 100);
        }
    }

    #[test]
    fn every_game_is_counted_once() {
        let mut results = Results::default();
        for outcome in
            [Some(Outcome::Win(Color::White)), Some(Outcome::Draw), Some(Outcome::Draw), None]
        {
            results.add(outcome);
        }
        assert_eq!(results, Results { white: 1, draws: 2, black: 0, open: 1 });
        assert_eq!((results.games(), results.decided()), (4, 3));
        let twice: Results = [results, results].into_iter().collect();
        assert_eq!(twice.games(), 8);
    }
}
