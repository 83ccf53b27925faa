//! The players' time. The clock has no time of its own: whoever asks says what time it is.

use serde::{Deserialize, Serialize};
use skep_rules::{ByColor, Color};

use crate::colors;

/// How much time the players have, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    Unlimited,
    /// So much for the whole game.
    SuddenDeath {
        /// What each player begins with.
        time: u64,
    },
    /// So much, and some more for every turn.
    Increment {
        /// What each player begins with.
        time: u64,
        /// What is added after every turn.
        increment: u64,
    },
}

impl TimeControl {
    /// The longest time that is read: a hundred days.
    pub const MAX_TIME: u64 = 100 * 24 * 60 * 60 * 1000;

    /// What each player begins with.
    pub const fn time(self) -> Option<u64> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::SuddenDeath { time } | TimeControl::Increment { time, .. } => Some(time),
        }
    }

    /// What is added after every turn.
    pub const fn increment(self) -> u64 {
        match self {
            TimeControl::Unlimited | TimeControl::SuddenDeath { .. } => 0,
            TimeControl::Increment { increment, .. } => increment,
        }
    }
}

/// A clock with a side for each player. Every `now` is in milliseconds since any moment, always the same one.
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
    /// What was left when the time began to run.
    #[serde(with = "colors::both")]
    left: ByColor<u64>,
    /// Whose time runs.
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

    /// How much time the players began with.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.player)
    }

    /// Whether the clock has ever run.
    pub fn has_started(&self) -> bool {
        self.started
    }

    /// Lets this player's time run, and nobody else's: after a pause, or when a turn is taken back.
    pub fn start(&mut self, player: Color, now: u64) {
        self.pause(now);
        self.started = true;
        self.running = Some(Running { player, since: now });
    }

    /// The player has ended a turn: the opponent's time runs. The first press of a game starts the clock and costs nothing.
    /// Nothing happens if it is not this player's time that runs, or if it has run out.
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

    /// How much time a player has left; nothing is said if there is no limit.
    pub fn remaining(&self, player: Color, now: u64) -> Option<u64> {
        self.control.time().map(|_| self.left_at(player, now))
    }

    /// Who has no time left.
    pub fn flag(&self, now: u64) -> Option<Color> {
        let out = |&player: &Color| self.remaining(player, now) == Some(0);
        self.running().into_iter().chain(Color::ALL).find(out)
    }

    fn left_at(&self, player: Color, now: u64) -> u64 {
        let running = self.running.filter(|running| running.player == player);
        // A clock that was set back takes no time and gives none.
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
