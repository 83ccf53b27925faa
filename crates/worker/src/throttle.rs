//! Limits how often progress is reported.

use std::time::Duration;

/// The shortest time between two reports of progress.
const INTERVAL: Duration = Duration::from_millis(75);

/// Lets through the first update at once and then one per [`INTERVAL`], always the newest. An update that comes too early
/// is kept until it is due.
#[derive(Debug)]
pub(crate) struct Throttle<T> {
    held: Option<T>,
    last: Option<Duration>,
}

impl<T> Throttle<T> {
    pub(crate) fn new() -> Throttle<T> {
        Throttle { held: None, last: None }
    }

    /// Takes an update, which replaces an older one.
    pub(crate) fn offer(&mut self, update: T) {
        self.held = Some(update);
    }

    /// The update to report now, if one is due.
    pub(crate) fn due(&mut self, now: Duration) -> Option<T> {
        if self.last.is_some_and(|last| now.saturating_sub(last) < INTERVAL) {
            return None;
        }
        let due = self.held.take()?;
        self.last = Some(now);
        Some(due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_update_is_due_at_once_and_then_the_newest_of_each_interval() {
        let at = Duration::from_millis;
        let mut throttle = Throttle::new();
        assert_eq!(throttle.due(at(0)), None);
        throttle.offer(1);
        assert_eq!(throttle.due(at(1)), Some(1));
        throttle.offer(2);
        assert_eq!(throttle.due(at(10)), None);
        throttle.offer(3);
        assert_eq!(throttle.due(at(75)), None);
        assert_eq!(throttle.due(at(76)), Some(3));
        assert_eq!(throttle.due(at(500)), None);
        throttle.offer(4);
        assert_eq!(throttle.due(at(500)), Some(4));
    }
}
