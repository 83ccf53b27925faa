//! Measured delays and their percentiles.

use std::time::Duration;

/// Delays, in any order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Delays(Vec<Duration>);

impl Delays {
    pub(crate) fn add(&mut self, delay: Duration) {
        self.0.push(delay);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The delays that these parts of a hundred do not exceed, in milliseconds.
    pub(crate) fn percentiles<const N: usize>(&self, parts: [f64; N]) -> [f64; N] {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        parts.map(|part| {
            let place = (part / 100.0 * sorted.len() as f64).ceil() as usize;
            let delay = sorted.get(place.saturating_sub(1)).copied().unwrap_or_default();
            delay.as_secs_f64() * 1000.0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_the_smallest_delays_that_enough_do_not_exceed() {
        let mut delays = Delays::default();
        assert_eq!(delays.percentiles([50.0]), [0.0]);
        for milliseconds in (1..=200).rev() {
            delays.add(Duration::from_millis(milliseconds));
        }
        assert_eq!(delays.percentiles([50.0, 99.0, 100.0]), [100.0, 198.0, 200.0]);
    }
}
