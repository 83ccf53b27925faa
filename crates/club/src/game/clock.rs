//! The clocks of a game: real time with increment, or days a turn.

use skep_rules::{ByColor, Color};

use crate::limits;
use crate::time::{Moment, Pace};

/// What the clocks show at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockState {
    /// The milliseconds that each player has left.
    pub left: ByColor<u64>,
    /// Whose time is running.
    pub running: Option<Color>,
}

/// The clocks of a game. They stand still until both players have finished their first turn.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pace: Pace,
    /// The time that each player had left when a clock last started or stopped.
    left: ByColor<u64>,
    /// The player whose time is running, and since when.
    running: Option<(Color, Moment)>,
    /// The lag that can still be given back to each player, in milliseconds.
    quota: ByColor<u32>,
}

impl Clock {
    pub(crate) fn new(pace: Pace) -> Clock {
        let time = match pace {
            // Without time at the beginning, White would lose before a turn could add the increment.
            Pace::RealTime { time, increment } => u64::from(time.max(increment)) * 1_000,
            Pace::Correspondence { days } => u64::from(days) * limits::DAY,
            Pace::Unlimited => 0,
        };
        let quota = quota_gain(pace).saturating_mul(limits::LAG_QUOTA_AT_START);
        Clock {
            pace,
            left: ByColor { white: time, black: time },
            running: None,
            quota: ByColor { white: quota, black: quota },
        }
    }

    /// What the clocks show; nothing in games without limit.
    pub(crate) fn state(&self, now: Moment) -> Option<ClockState> {
        let [white, black] = Color::ALL.map(|color| self.left(color, now));
        let running = self.running.map(|(color, _)| color);
        let state = ClockState { left: ByColor { white, black }, running };
        (self.pace != Pace::Unlimited).then_some(state)
    }

    /// Starts a player's time and stops the other's.
    pub(crate) fn start(&mut self, color: Color, at: Moment) {
        self.stop(at);
        self.running = Some((color, at));
        if let Pace::Correspondence { days } = self.pace {
            self.left[color] = u64::from(days) * limits::DAY;
        }
    }

    /// Stops the clocks.
    pub(crate) fn stop(&mut self, at: Moment) {
        if let Some((color, _)) = self.running {
            self.left[color] = self.left(color, at);
            self.running = None;
        }
    }

    /// What a player whose connection has that delay gets back for an action: never more than the time used.
    pub(crate) fn credit(&self, color: Color, now: Moment, lag: u32) -> u32 {
        let used = u32::try_from(self.used(color, now)).unwrap_or(u32::MAX);
        lag.min(self.quota[color]).min(used)
    }

    /// Accounts for an action of the player whose time is running. The end of a turn adds the increment and starts the time of
    /// the player whose turn it is then. The credit is at most [`Clock::credit`].
    pub(crate) fn press(&mut self, color: Color, turn_of: Option<Color>, at: Moment, credit: u32) {
        let credit = self.credit(color, at, credit);
        let gain = quota_gain(self.pace);
        let most = gain.saturating_mul(limits::LAG_QUOTA_AT_MOST);
        self.quota[color] = (self.quota[color] - credit).saturating_add(gain).min(most);
        let used = self.used(color, at) - u64::from(credit);
        self.left[color] = self.left[color].saturating_sub(used);
        self.running = Some((color, at));
        if let Some(next) = turn_of {
            if let Pace::RealTime { increment, .. } = self.pace {
                self.left[color] = self.left[color].saturating_add(u64::from(increment) * 1_000);
            }
            self.start(next, at);
        }
    }

    /// Gives the player whose time is running the milliseconds back in which the server was not running.
    pub(crate) fn interrupted(&mut self, at: Moment, milliseconds: u64) {
        if let Some((color, since)) = self.running {
            let back = milliseconds.min(at.since(since));
            self.running = Some((color, since.plus(back)));
        }
    }

    /// Whether a player's time is running, and whose.
    pub(crate) fn running(&self) -> Option<Color> {
        self.running.map(|(color, _)| color)
    }

    /// When the time of the player whose time is running will be over, if an action can be under way for `lag` milliseconds.
    pub(crate) fn runs_out(&self, lag: u32) -> Option<Moment> {
        let (color, since) = self.running.filter(|_| self.pace != Pace::Unlimited)?;
        let grace = u64::from(lag.min(self.quota[color]));
        Some(since.plus(self.left[color]).plus(grace))
    }

    /// The milliseconds that the player has left.
    fn left(&self, color: Color, now: Moment) -> u64 {
        self.left[color].saturating_sub(self.used(color, now))
    }

    /// The milliseconds since the player's time began to run.
    fn used(&self, color: Color, now: Moment) -> u64 {
        match self.running {
            Some((running, since)) if running == color => now.since(since),
            _ => 0,
        }
    }
}

/// Lag matters where seconds do.
fn quota_gain(pace: Pace) -> u32 {
    pace.expected_seconds().map_or(0, limits::lag_quota_gain)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Color = Color::White;
    const BLACK: Color = Color::Black;

    /// One minute, two seconds a turn; White's time runs from the moment 0 on.
    fn minute() -> Clock {
        let mut clock = Clock::new(Pace::RealTime { time: 60, increment: 2 });
        clock.start(WHITE, Moment(0));
        clock
    }

    fn left(clock: &Clock, now: u64) -> (u64, u64) {
        let left = clock.state(Moment(now)).unwrap().left;
        (left.white, left.black)
    }

    #[test]
    fn a_turn_costs_its_time_and_adds_the_increment() {
        let mut clock = minute();
        clock.press(WHITE, Some(BLACK), Moment(5_000), 0);
        assert_eq!(left(&clock, 5_000), (57_000, 60_000));
        assert_eq!(left(&clock, 9_000), (57_000, 56_000));
        assert_eq!(clock.running(), Some(BLACK));
    }

    #[test]
    fn a_game_begins_with_at_least_the_increment() {
        let mut clock = Clock::new(Pace::RealTime { time: 0, increment: 3 });
        clock.start(WHITE, Moment(0));
        assert_eq!(clock.runs_out(0), Some(Moment(3_000)));
    }

    #[test]
    fn a_double_turn_is_one_turn() {
        let mut clock = minute();
        clock.press(WHITE, None, Moment(1_000), 0);
        assert_eq!(left(&clock, 1_000), (59_000, 60_000));
        clock.press(WHITE, Some(BLACK), Moment(2_000), 0);
        assert_eq!(left(&clock, 2_000), (60_000, 60_000));
    }

    #[test]
    fn lag_is_given_back_up_to_the_quota() {
        let mut clock = minute();
        // 60 + 40 × 2 s expected: 710 ms a move, 2,130 ms at first, 4,970 ms at most.
        assert_eq!(clock.credit(WHITE, Moment(3_000), 300), 300);
        assert_eq!(clock.credit(WHITE, Moment(3_000), 5_000), 2_130);
        assert_eq!(clock.credit(WHITE, Moment(100), 300), 100, "never more than the time used");
        clock.press(WHITE, Some(BLACK), Moment(3_000), 2_130);
        assert_eq!(left(&clock, 3_000), (61_130, 60_000));
        clock.press(BLACK, Some(WHITE), Moment(4_000), 0);
        assert_eq!(clock.credit(WHITE, Moment(9_000), 5_000), 710);
        for turn in 0..20 {
            clock.press(WHITE, Some(WHITE), Moment(9_000 + turn), 0);
        }
        assert_eq!(clock.credit(WHITE, Moment(20_000), 99_999), 4_970);
    }

    #[test]
    fn the_flag_waits_for_an_action_under_way() {
        let clock = minute();
        assert_eq!(clock.runs_out(0), Some(Moment(60_000)));
        assert_eq!(clock.runs_out(300), Some(Moment(60_300)));
        assert_eq!(clock.runs_out(u32::MAX), Some(Moment(62_130)));
    }

    #[test]
    fn every_turn_by_correspondence_begins_with_all_days() {
        let mut clock = Clock::new(Pace::Correspondence { days: 2 });
        let two = 2 * limits::DAY;
        clock.start(WHITE, Moment(0));
        assert_eq!(left(&clock, limits::DAY), (limits::DAY, two));
        clock.press(WHITE, Some(BLACK), Moment(limits::DAY), 0);
        clock.press(BLACK, Some(WHITE), Moment(limits::DAY + 5), 0);
        assert_eq!(left(&clock, limits::DAY + 5), (two, two - 5));
        assert_eq!(clock.credit(WHITE, Moment(two), 300), 0);
    }

    #[test]
    fn games_without_limit_have_no_clock() {
        let mut clock = Clock::new(Pace::Unlimited);
        clock.start(WHITE, Moment(0));
        assert_eq!((clock.state(Moment(1)), clock.runs_out(0)), (None, None));
    }

    #[test]
    fn an_interruption_costs_nothing() {
        let mut clock = minute();
        clock.interrupted(Moment(50_000), 45_000);
        assert_eq!(left(&clock, 50_000), (55_000, 60_000));
        clock.interrupted(Moment(51_000), 99_000);
        assert_eq!(left(&clock, 51_000), (60_000, 60_000), "not more than was used");
    }
}
