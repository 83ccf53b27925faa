//! Streaks: of days, and of puzzles without a mistake.

/// The daily puzzles that were solved on days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DailyStreak {
    /// The last day, counted from 1970. Without meaning if there is none.
    pub(super) last: u64,
    /// The number of days.
    pub(super) days: u32,
    /// The number of days of the longest streak.
    pub(super) best: u32,
}

impl DailyStreak {
    /// The days in a row up to today, or up to yesterday while the puzzle of today is still open.
    pub fn days(self, today: u64) -> u32 {
        let goes_on = self.last.saturating_add(1) >= today;
        if goes_on { self.days } else { 0 }
    }

    /// The longest streak.
    pub fn best(self) -> u32 {
        self.best
    }

    /// Whether the puzzle of this day was solved.
    pub fn has(self, day: u64) -> bool {
        self.first().is_some_and(|first| (first..=self.last).contains(&day))
    }

    pub(super) fn add(&mut self, day: u64) {
        self.merge(DailyStreak { last: day, days: 1, best: 1 });
    }

    /// The streaks of two places: one if they touch, or else the later one.
    pub(super) fn merge(&mut self, other: DailyStreak) {
        let best = self.best.max(other.best);
        *self = match (self.first(), other.first()) {
            (_, None) => *self,
            (None, Some(_)) => other,
            (Some(ours), Some(theirs)) => {
                let touch =
                    ours <= other.last.saturating_add(1) && theirs <= self.last.saturating_add(1);
                match touch {
                    true => DailyStreak::between(ours.min(theirs), self.last.max(other.last)),
                    false if other.last > self.last => other,
                    false => *self,
                }
            }
        };
        self.best = best.max(self.days);
    }

    fn between(first: u64, last: u64) -> DailyStreak {
        let days = u32::try_from(last - first).unwrap_or(u32::MAX).saturating_add(1);
        DailyStreak { last, days, best: days }
    }

    fn first(self) -> Option<u64> {
        let before = u64::from(self.days).checked_sub(1)?;
        Some(self.last.saturating_sub(before))
    }
}

/// Puzzles solved one after the other without a mistake.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MistakeFreeRun {
    pub(super) now: u32,
    pub(super) best: u32,
}

impl MistakeFreeRun {
    /// How many have been solved since the last mistake.
    pub fn now(self) -> u32 {
        self.now
    }

    /// The longest run.
    pub fn best(self) -> u32 {
        self.best
    }

    pub(super) fn add(&mut self, is_right: bool) {
        self.now = if is_right { self.now.saturating_add(1) } else { 0 };
        self.best = self.best.max(self.now);
    }

    /// The run goes on where it is; the best one is that of both places.
    pub(super) fn merge(&mut self, other: MistakeFreeRun) {
        self.best = self.best.max(other.best);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missed_day_ends_the_streak() {
        let mut streak = DailyStreak::default();
        for day in [100, 101, 101, 102] {
            streak.add(day);
        }
        assert_eq!([streak.days(102), streak.days(103), streak.days(104)], [3, 3, 0]);
        assert!(streak.has(100) && streak.has(102) && !streak.has(99) && !streak.has(103));
        streak.add(105);
        assert_eq!((streak.days(105), streak.best()), (1, 3));
        // A clock that was set back changes nothing.
        streak.add(90);
        assert_eq!((streak.days(105), streak.best()), (1, 3));
    }

    #[test]
    fn streaks_that_touch_are_one() {
        let of = |first, last| DailyStreak::between(first, last);
        let merged = |mut ours: DailyStreak, theirs| {
            ours.merge(theirs);
            (ours.last, ours.days, ours.best)
        };
        assert_eq!(merged(of(10, 12), of(13, 15)), (15, 6, 6));
        assert_eq!(merged(of(13, 15), of(10, 12)), (15, 6, 6));
        assert_eq!(merged(of(10, 14), of(12, 13)), (14, 5, 5));
        assert_eq!(merged(of(10, 14), of(16, 17)), (17, 2, 5));
        assert_eq!(merged(of(16, 17), of(10, 14)), (17, 2, 5));
        assert_eq!(merged(DailyStreak::default(), of(3, 4)), (4, 2, 2));
        assert_eq!(merged(of(3, 4), DailyStreak::default()), (4, 2, 2));
    }

    #[test]
    fn a_mistake_ends_the_run() {
        let mut run = MistakeFreeRun::default();
        for is_right in [true, true, false, true] {
            run.add(is_right);
        }
        assert_eq!((run.now(), run.best()), (1, 2));
    }
}
