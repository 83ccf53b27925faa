//! The players' time. The clock does not read the time itself: every call passes the current time.

use serde::{Deserialize, Serialize};
use skep_rules::{ByColor, Color};

use crate::colors;

/// The time that the players have, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeControl {
    /// No limit.
    #[default]
    Unlimited,
    /// A fixed time for the whole game.
    SuddenDeath {
        /// The time with which each player begins.
        time: u64,
    },
    /// A time for the game, and an increment for every turn.
    Increment {
        /// The time with which each player begins.
        time: u64,
        /// The time that is added after every turn.
        increment: u64,
    },
}

impl TimeControl {
    /// The longest time that is accepted: a hundred days.
    pub const MAX_TIME: u64 = 100 * 24 * 60 * 60 * 1000;

    /// The time with which each player begins.
    pub const fn time(self) -> Option<u64> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::SuddenDeath { time } | TimeControl::Increment { time, .. } => Some(time),
        }
    }

    /// The time that is added after every turn.
    pub const fn increment(self) -> u64 {
        match self {
            TimeControl::Unlimited | TimeControl::SuddenDeath { .. } => 0,
            TimeControl::Increment { increment, .. } => increment,
        }
    }
}

/// A clock for two players. Every `now` is in milliseconds since some fixed moment.
///
/// ```
/// use skep_record::{Clock, TimeControl};
/// use skep_rules::Color;
///
/// let mut clock = Clock::new(TimeControl::Increment { time: 60_000, increment: 2_000 });
/// assert_eq!(clock.remaining(Color::White, 5_000), Some(60_000));
/// clock.press(Color::White, 10_000); // the first turn is free, and starts Black's time
/// clock.press(Color::Black, 13_000);
/// assert_eq!(clock.remaining(Color::Black, 14_000), Some(59_000));
/// assert_eq!(clock.remaining(Color::White, 14_000), Some(59_000));
/// assert_eq!(clock.flag(80_000), Some(Color::White));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    control: TimeControl,
    /// The time that each player had left when the clock last started or stopped.
    #[serde(with = "colors::both")]
    left: ByColor<u64>,
    /// The player whose time is running.
    running: Option<Running>,
    /// Whether the first turn has been played.
    started: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Running {
    #[serde(with = "colors::One")]
    player: Color,
    since: u64,
}

impl Clock {
    /// A clock that stands still until the first turn has been played.
    pub fn new(control: TimeControl) -> Clock {
        let time = control.time().unwrap_or_default();
        let left = ByColor { white: time, black: time };
        Clock { control, left, running: None, started: false }
    }

    /// A clock as it was at a moment: what each player had left then, and whose time was running.
    pub fn resumed(
        control: TimeControl,
        left: ByColor<u64>,
        running: Option<Color>,
        at: u64,
    ) -> Clock {
        let running = running.map(|player| Running { player, since: at });
        Clock { control, left, running, started: running.is_some() }
    }

    /// The time with which the players began.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The player whose time is running.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.player)
    }

    /// Whether the clock has ever run.
    pub fn has_started(&self) -> bool {
        self.started
    }

    /// Starts this player's time and stops the other's: after a pause, or when a turn is taken back.
    pub fn start(&mut self, player: Color, now: u64) {
        self.pause(now);
        self.started = true;
        self.running = Some(Running { player, since: now });
    }

    /// Ends the player's turn and starts the opponent's time. The first press of a game starts the clock and costs no time.
    /// Does nothing if this player's time is not running or has run out.
    pub fn press(&mut self, player: Color, now: u64) {
        if !self.started {
            return self.start(!player, now);
        }
        if self.running() != Some(player) || self.flag(now).is_some() {
            return;
        }
        self.start(!player, now);
        self.left[player] = self.left[player].saturating_add(self.control.increment());
    }

    /// Stops the clock.
    pub fn pause(&mut self, now: u64) {
        if let Some(Running { player, .. }) = self.running {
            self.left[player] = self.left_at(player, now);
            self.running = None;
        }
    }

    /// The time that a player has left. `None` if there is no limit.
    pub fn remaining(&self, player: Color, now: u64) -> Option<u64> {
        self.control.time().map(|_| self.left_at(player, now))
    }

    /// The player who has no time left.
    pub fn flag(&self, now: u64) -> Option<Color> {
        let out = |&player: &Color| self.remaining(player, now) == Some(0);
        self.running().into_iter().chain(Color::ALL).find(out)
    }

    fn left_at(&self, player: Color, now: u64) -> u64 {
        let running = self.running.filter(|running| running.player == player);
        // If the system clock was set back, no time has passed.
        let passed = running.map_or(0, |running| now.saturating_sub(running.since));
        self.left[player].saturating_sub(passed)
    }

    /// Whether no time is longer than [`TimeControl::MAX_TIME`].
    pub(crate) fn is_sensible(&self) -> bool {
        let times = [self.control.time().unwrap_or_default(), self.control.increment()];
        let left = Color::ALL.map(|color| self.left[color]);
        times.into_iter().chain(left).all(|time| time <= TimeControl::MAX_TIME)
    }
}
