//! How hard a puzzle is, measured when it was made.

/// The numbers that a puzzle's difficulty is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The positions that the solver visits to prove the solution.
    pub nodes: u64,
    /// The legal actions in the first position.
    pub actions: u32,
    /// The wrong first actions that a search one action deep likes at least as well as the right one.
    pub tempting: u32,
}

/// The lowest and the highest rating that a puzzle begins with.
const LOWEST: u32 = 600;
const HIGHEST: u32 = 2600;

impl Effort {
    /// The rating with which a puzzle begins whose solution has that many actions of both sides: the logarithms of what has to
    /// be searched, looked through and resisted. It orders puzzles; how strong a player solves them, only players can show.
    pub(super) fn rating(self, actions_of_both: usize) -> u32 {
        let log = |count: u64, unit: u32| unit * (u64::BITS - count.leading_zeros());
        let length = 90 * actions_of_both.saturating_sub(1) as u32;
        let searched = log(self.nodes, 45);
        let looked_through = log(u64::from(self.actions), 20);
        let resisted = log(u64::from(self.tempting), 60);
        (400 + length + searched + looked_through + resisted).clamp(LOWEST, HIGHEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_more_is_harder() {
        let effort = Effort { nodes: 100, actions: 40, tempting: 2 };
        let rating = effort.rating(3);
        assert!(effort.rating(5) > rating);
        for harder in [
            Effort { nodes: 1_000, ..effort },
            Effort { actions: 80, ..effort },
            Effort { tempting: 9, ..effort },
        ] {
            assert!(harder.rating(3) > rating);
        }
        let most = Effort { nodes: u64::MAX, actions: u32::MAX, tempting: u32::MAX };
        assert_eq!(most.rating(9), HIGHEST);
    }
}
