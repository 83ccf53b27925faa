//! What happens because time passes, or because the server was not running.

use skep_rules::{Color, Outcome};

use crate::game::event::{Audience, EndCause, GameEvent};
use crate::game::state::{OnlineGame, Status};
use crate::limits;
use crate::time::{Moment, Pace};

impl OnlineGame {
    /// What happens because it is `now`: a player's time is over, a game that nobody starts is called off, a game that nobody
    /// joins is withdrawn. An action may be under way for `lag` milliseconds, those of the player whose time is running.
    pub fn tick(&self, now: Moment, lag: u32) -> Vec<GameEvent> {
        self.overdue(now.max(self.changed), lag).into_iter().collect()
    }

    fn overdue(&self, now: Moment, lag: u32) -> Option<GameEvent> {
        if let Some(event) = self.consequence() {
            return Some(event);
        }
        if self.deadline(lag).is_none_or(|deadline| now < deadline) {
            return None;
        }
        match self.status {
            Status::Open => Some(GameEvent::Withdrawn { by: self.creator }),
            Status::Playing => Some(match self.clock.running() {
                Some(loser) => self.end(Some(Outcome::Win(!loser)), EndCause::Time, Some(loser)),
                None => self.end(None, EndCause::Aborted, self.late_to_start(now)),
            }),
            Status::Withdrawn | Status::Ended { .. } => None,
        }
    }

    /// The next moment at which [`tick`](OnlineGame::tick) would cause something, if nothing else happens before.
    pub fn deadline(&self, lag: u32) -> Option<Moment> {
        if self.consequence().is_some() {
            return Some(self.changed);
        }
        match self.status {
            Status::Open => Some(self.created.plus(self.open_for())),
            Status::Playing if self.started => self.clock.runs_out(lag),
            Status::Playing => {
                Color::ALL.into_iter().filter_map(|color| self.start_by(color)).min()
            }
            Status::Withdrawn | Status::Ended { .. } => None,
        }
    }

    /// How long the game waits for somebody to join.
    fn open_for(&self) -> u64 {
        let live = matches!(self.terms.pace, Pace::RealTime { .. });
        if live && self.audience == Audience::Everybody {
            limits::LISTED_FOR
        } else {
            limits::OPEN_FOR
        }
    }

    /// When a player who has not finished the first turn must have done what is to be done now.
    fn start_by(&self, color: Color) -> Option<Moment> {
        let within = match self.terms.pace {
            Pace::RealTime { .. } => limits::START_WITHIN,
            Pace::Correspondence { days } => u64::from(days) * limits::DAY,
            Pace::Unlimited => return None,
        };
        self.waiting[color].map(|(_, since)| since.plus(within))
    }

    /// The player who has not started in time; nobody in particular if it is both.
    fn late_to_start(&self, now: Moment) -> Option<Color> {
        let late = |&color: &Color| self.start_by(color).is_some_and(|end| now >= end);
        let mut late = Color::ALL.into_iter().filter(late);
        late.next().filter(|_| late.next().is_none())
    }

    /// What happens because the server was not running for that long: the player who had to do something gets the time back.
    pub fn interrupted(&self, milliseconds: u64) -> Option<GameEvent> {
        let counts = self.status == Status::Playing && self.terms.pace != Pace::Unlimited;
        let happens = counts && milliseconds > 0 && self.consequence().is_none();
        happens.then_some(GameEvent::Interrupted { milliseconds })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::event::OutcomeName;
    use crate::game::testing::{BLACK, MINUTE, Table, WHITE, seed, terms};
    use crate::{GameCommand, Offer};

    const DAYS: Pace = Pace::Correspondence { days: 2 };

    /// Nothing happens a millisecond before the deadline; at the deadline these events do.
    #[track_caller]
    fn at_deadline(table: &Table, lag: u32) -> Vec<GameEvent> {
        let deadline = table.game.deadline(lag).unwrap();
        assert_eq!(table.game.tick(Moment(deadline.0 - 1), lag), []);
        table.game.tick(deadline, lag)
    }

    fn ended(outcome: Option<OutcomeName>, cause: EndCause, by: Option<Color>) -> GameEvent {
        GameEvent::Ended { outcome, cause, by, seed: seed() }
    }

    #[test]
    fn the_flag_falls_when_the_time_is_over() {
        let mut table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        let over = ended(Some(OutcomeName::Black), EndCause::Time, Some(Color::White));
        assert_eq!(table.game.deadline(0), Some(table.now.plus(60_000)));
        assert_eq!(table.game.deadline(250), Some(table.now.plus(60_250)));
        assert_eq!(at_deadline(&table, 250), [over]);
        table.wait(60_000);
        table.happen(table.game.tick(table.now, 0));
        assert_eq!((table.left(), table.game.deadline(0)), ((0, 60_000), None));
        assert_eq!(table.game.clock(table.now).unwrap().running, None);
        assert_eq!(table.game.tick(table.now.plus(1_000_000), 0), []);
    }

    #[test]
    fn clocks_stand_until_both_have_played() {
        let mut table = Table::played("Base", MINUTE, &["wS1"]);
        table.wait(30_000);
        assert_eq!(table.left(), (60_000, 60_000));
        table.play(&["bS1 wS1-"]);
        assert_eq!(table.left(), (60_000, 60_000));
        table.wait(30_000);
        assert_eq!(table.left(), (30_000, 60_000));
    }

    #[test]
    fn a_game_that_is_not_started_in_time_is_called_off() {
        let aborted = |by| [ended(None, EndCause::Aborted, by)];
        let mut table = Table::joined("Base", MINUTE);
        assert_eq!(table.game.deadline(0), Some(table.now.plus(limits::START_WITHIN)));
        assert_eq!(at_deadline(&table, 0), aborted(Some(Color::White)));
        table.wait(59_000);
        table.play(&["wS1"]);
        assert_eq!(table.game.deadline(0), Some(table.now.plus(limits::START_WITHIN)));
        assert_eq!(at_deadline(&table, 0), aborted(Some(Color::Black)));
        let days = Table::joined("Base", DAYS);
        assert_eq!(days.game.deadline(0), Some(days.now.plus(2 * limits::DAY)));
        let unlimited = Table::joined("Base", Pace::Unlimited);
        assert_eq!(unlimited.game.deadline(0), None);
    }

    #[test]
    fn both_must_pick_in_time() {
        let mut table = Table::joined("Base+Swarm", MINUTE);
        assert_eq!(at_deadline(&table, 0), [ended(None, EndCause::Aborted, None)]);
        table.play(&["pick bA1 bA2 bA3"]);
        let late = ended(None, EndCause::Aborted, Some(Color::White));
        assert_eq!(at_deadline(&table, 0), [late]);
        table.wait(30_000);
        table.play(&["pick wA1 wA2 wA3"]);
        // The first turn has its own minute.
        assert_eq!(table.game.deadline(0), Some(table.now.plus(limits::START_WITHIN)));
    }

    #[test]
    fn a_turn_by_correspondence_has_its_days() {
        let mut table = Table::played("Base", DAYS, &["wS1", "bS1 wS1-"]);
        assert_eq!(table.game.deadline(9_999), Some(table.now.plus(2 * limits::DAY)));
        table.wait(limits::DAY);
        table.play(&["wQ -wS1", "bQ bS1-"]);
        assert_eq!(table.left(), (2 * limits::DAY, 2 * limits::DAY - 1_000));
        let late = ended(Some(OutcomeName::Black), EndCause::Time, Some(Color::White));
        assert_eq!(at_deadline(&table, 0), [late]);
        // A turn taken back is a new turn.
        table.wait(limits::DAY);
        table.offer(BLACK, Offer::TakeBack);
        table.ok(WHITE, GameCommand::Accept { offer: Offer::TakeBack });
        assert_eq!(table.left().1, 2 * limits::DAY);
    }

    #[test]
    fn a_game_that_nobody_joins_is_withdrawn() {
        let withdrawn_after = |pace, audience| {
            let table = Table::open(terms("Base", pace), audience);
            assert_eq!(at_deadline(&table, 0), [GameEvent::Withdrawn { by: WHITE }]);
            table.game.deadline(0).unwrap().since(table.now)
        };
        let invited = Audience::Invited { person: BLACK };
        assert_eq!(withdrawn_after(MINUTE, Audience::Everybody), limits::LISTED_FOR);
        assert_eq!(withdrawn_after(MINUTE, invited), limits::OPEN_FOR);
        assert_eq!(withdrawn_after(DAYS, Audience::Everybody), limits::OPEN_FOR);
        assert_eq!(withdrawn_after(Pace::Unlimited, Audience::Link), limits::OPEN_FOR);
    }

    #[test]
    fn time_in_which_the_server_was_not_running_is_given_back() {
        let mut table = Table::played("Base", MINUTE, &["wS1"]);
        table.wait(70_000);
        table.happen(table.game.interrupted(65_000).into_iter().collect());
        assert_eq!(table.game.deadline(0), Some(table.now.plus(55_000)));
        table.play(&["bS1 wS1-"]);
        table.wait(70_000);
        table.happen(table.game.interrupted(65_000).into_iter().collect());
        assert_eq!(table.left(), (55_000, 60_000));
        assert_eq!(table.game.interrupted(0), None);
        table.ok(WHITE, GameCommand::Resign);
        assert_eq!(table.game.interrupted(1_000), None);
        let unlimited = Table::played("Base", Pace::Unlimited, &["wS1"]);
        assert_eq!(unlimited.game.interrupted(1_000), None);
    }

    #[test]
    fn a_clock_on_the_wall_that_is_set_back_changes_nothing() {
        let mut table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        table.wait(10_000);
        table.play(&["wQ -wS1"]);
        let before = table.game.changed();
        table.now = Moment(5);
        assert_eq!(table.left(), (51_000, 60_000));
        table.play(&["bQ bS1-"]);
        assert_eq!(table.game.changed(), before);
        assert_eq!(table.left(), (51_000, 62_000));
        assert_eq!(table.game.tick(Moment(0), 0), []);
    }

    #[test]
    fn what_should_have_happened_happens_at_the_next_tick() {
        // A store that has kept only the first of two events.
        let mut table = Table::joined("Base+Swarm", MINUTE);
        table.play(&["pick bA1 bA2 bA3"]);
        let mut cut = Table::joined("Base+Swarm", MINUTE);
        table.play(&["pick wA1 wA2 wA3"]);
        let kept = table.events.get(2..4).unwrap();
        kept.iter().for_each(|event| cut.game.apply(event).unwrap());
        assert_eq!(cut.game.deadline(0), Some(cut.game.changed()));
        let overdue = cut.game.tick(table.now, 0);
        assert!(matches!(overdue[..], [GameEvent::Revealed { .. }]));
    }
}
