//! The clock on the server's wall, estimated from answers to pings.

use std::collections::VecDeque;

use skep_club::Moment;

/// The number of measurements of which the best counts.
const KEPT: usize = 8;

/// The difference between the server's clock and the browser's.
#[derive(Clone, Debug, Default)]
pub(crate) struct ServerClock {
    /// The delay of each measurement, and how far the server was ahead, in milliseconds.
    measured: VecDeque<(u64, i64)>,
}

impl ServerClock {
    /// A question sent at one moment was answered at another, with the moment on the server.
    pub(crate) fn add(&mut self, sent: u64, answered: u64, server: Moment) {
        // If the clock was set back, there is no delay to speak of.
        let delay = answered.saturating_sub(sent);
        let halfway = answered.saturating_sub(delay / 2);
        self.measured.push_back((delay, server.0 as i64 - halfway as i64));
        if self.measured.len() > KEPT {
            self.measured.pop_front();
        }
    }

    /// How far the server is ahead. The measurement with the least delay is the most exact.
    fn ahead(&self) -> i64 {
        self.measured.iter().min_by_key(|(delay, _)| *delay).map_or(0, |&(_, ahead)| ahead)
    }

    /// The moment on the server.
    pub(crate) fn server_now(&self, now: u64) -> Moment {
        Moment(now.saturating_add_signed(self.ahead()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_measurement_with_the_least_delay_counts() {
        let mut clock = ServerClock::default();
        assert_eq!(clock.server_now(500), Moment(500));
        clock.add(1_000, 1_400, Moment(11_300));
        assert_eq!(clock.server_now(1_400), Moment(11_500));
        clock.add(2_000, 2_020, Moment(12_010));
        assert_eq!(clock.server_now(2_020), Moment(12_020));
        clock.add(3_000, 5_000, Moment(13_001));
        assert_eq!(clock.server_now(5_000), Moment(15_000));
    }

    #[test]
    fn old_measurements_are_forgotten() {
        let mut clock = ServerClock::default();
        clock.add(0, 0, Moment(1_000_000));
        for time in 1..=KEPT as u64 {
            clock.add(time, time + 10, Moment(time + 5));
        }
        assert_eq!(clock.server_now(100), Moment(100));
    }
}
