//! Rates: how often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A number of times in a period. After a quiet period all of them may come at once; from then on they are evenly spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// The number of times.
    pub count: u32,
    /// The period.
    pub per: Duration,
}

impl Rate {
    /// So many times in a number of seconds.
    pub const fn new(count: u32, seconds: u64) -> Rate {
        Rate { count, per: Duration::from_secs(seconds) }
    }

    /// The time after which one more is allowed.
    fn interval(self) -> Duration {
        self.per / self.count.max(1)
    }
}

/// Too often: how many seconds to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooOften {
    /// The seconds, at least one.
    pub(crate) seconds: u32,
}

/// How much of a rate is used up, by the generic cell rate algorithm: the moment at which nothing of it is.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Used(Option<Instant>);

impl Used {
    /// Uses the rate once, if that is allowed.
    pub(crate) fn once(&mut self, rate: Rate, now: Instant) -> Result<(), TooOften> {
        let free = self.0.map_or(now, |free| free.max(now));
        let next = free + rate.interval();
        let excess = next.duration_since(now).saturating_sub(rate.per);
        if excess > Duration::ZERO {
            let seconds = excess.as_millis().div_ceil(1000).try_into().unwrap_or(u32::MAX);
            return Err(TooOften { seconds });
        }
        self.0 = Some(next);
        Ok(())
    }

    fn is_unused(&self, now: Instant) -> bool {
        self.0.is_none_or(|free| free <= now)
    }
}

/// A rate for each of many: addresses, names, people.
#[derive(Debug)]
pub(crate) struct Rates<K> {
    rate: Rate,
    used: Mutex<HashMap<K, Used>>,
}

/// The number of entries from which on those that are no longer needed are removed.
const SWEEP_FROM: usize = 1024;

impl<K: Eq + Hash> Rates<K> {
    /// A rate that nobody has used.
    pub(crate) fn new(rate: Rate) -> Rates<K> {
        Rates { rate, used: Mutex::default() }
    }

    /// Uses the rate once, if that is allowed.
    pub(crate) fn once(&self, key: K) -> Result<(), TooOften> {
        self.once_at(key, Instant::now())
    }

    fn once_at(&self, key: K, now: Instant) -> Result<(), TooOften> {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        // The capacity doubles, so the entries are looked through seldom.
        if used.len() >= SWEEP_FROM && used.len() == used.capacity() {
            used.retain(|_, used| !used.is_unused(now));
        }
        used.entry(key).or_default().once(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_one_at_a_time() {
        let rate = Rate::new(4, 10);
        let start = Instant::now();
        let mut used = Used::default();
        for _ in 0..4 {
            assert_eq!(used.once(rate, start), Ok(()));
        }
        assert_eq!(used.once(rate, start), Err(TooOften { seconds: 3 }));
        let later = start + Duration::from_millis(2_500);
        assert_eq!(used.once(rate, later), Ok(()));
        assert_eq!(used.once(rate, later), Err(TooOften { seconds: 3 }));
        let after = start + Duration::from_secs(60);
        assert!((0..4).all(|_| used.once(rate, after).is_ok()));
        assert!(used.once(rate, after).is_err());
    }

    #[test]
    fn everybody_has_a_rate_of_his_own() {
        let rates = Rates::new(Rate::new(1, 60));
        assert!(rates.once("a").is_ok() && rates.once("b").is_ok());
        assert!(rates.once("a").is_err());
    }

    #[test]
    fn entries_that_are_not_needed_are_forgotten() {
        let rates = Rates::new(Rate::new(1, 1));
        let start = Instant::now();
        for number in 0..100_000_u64 {
            rates.once_at(number, start + Duration::from_millis(10 * number)).unwrap();
        }
        assert!(rates.used.lock().unwrap().len() < 10_000);
    }
}
