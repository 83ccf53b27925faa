//! A game, the people around it, and the time.

use fastrand::Rng;
use skep_club::{
    Asker, Audience, Circumstances, ColorWish, Decision, GameCommand, GameEvent, GameId, Moment,
    OnlineGame, Pace, PersonId, Recorded, Seed, Status, Terms, verify, verify_seen,
};
use skep_rules::Color;

use crate::checks::{Rulebook, Viewer, check_clocks};
use crate::commands::{command, written_differently};
use crate::counts::Counts;
use crate::snapshot::snapshot;

const CREATOR: PersonId = PersonId(1);
const FRIEND: PersonId = PersonId(2);

pub(crate) struct World {
    now: Moment,
    game: OnlineGame,
    events: Vec<Recorded<GameEvent>>,
    rulebook: Rulebook,
    viewers: Vec<Viewer>,
    seed: String,
    absent: Option<Moment>,
    lag: u32,
}

impl World {
    pub(crate) fn new(game_type: &str, dice: &mut Rng) -> World {
        let now = Moment(1_800_000_000_000);
        let wishes = [ColorWish::White, ColorWish::Black, ColorWish::Either];
        let terms = Terms {
            game_type: game_type.parse().unwrap(),
            pace: pace(dice),
            rated: dice.u8(..4) == 0,
            creator_plays: wishes[dice.usize(..3)],
        };
        let audience = match dice.u8(..4) {
            0 => Audience::Everybody,
            1 => Audience::Invited { person: FRIEND },
            _ => Audience::Link,
        };
        let seed = Seed::from_random(std::array::from_fn(|_| dice.u8(..)));
        let creator = Asker { person: CREATOR, has_account: true, lag: 0 };
        let event = OnlineGame::create(terms, &creator, audience, seed, None).unwrap();
        let created = Recorded { number: 1, at: now, event };
        let game = OnlineGame::from_events(std::slice::from_ref(&created)).unwrap();
        let colors = [None, Some(Color::White), Some(Color::Black)];
        World {
            now,
            rulebook: Rulebook::new(&game),
            viewers: colors.map(|color| Viewer::new(color, &created)).into(),
            events: vec![created],
            seed: String::from(seed),
            game,
            absent: None,
            lag: dice.u32(..400),
        }
    }

    /// Whether the game is withdrawn or has ended.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.game.status(), Status::Withdrawn | Status::Ended { .. })
    }

    /// Some time passes, and somebody sends something.
    pub(crate) fn step(&mut self, dice: &mut Rng, counts: &mut Counts) {
        self.pass_time(dice, counts);
        let person = self.somebody(dice);
        let has_account = person.0 != 3 && dice.u8(..20) > 0;
        let asker = Asker { person, has_account, lag: self.lag };
        let command = command(&self.game, self.game.color_of(person), dice);
        // The server looks at the clock before it decides; here it sometimes comes too late.
        if dice.u8(..10) > 0 {
            self.tick(counts);
        }
        self.send(&asker, &command, dice, counts);
    }

    fn somebody(&self, dice: &mut Rng) -> PersonId {
        let waits = |color: &Color| self.game.task(*color).is_some();
        let on_turn = Color::ALL.into_iter().find(waits);
        match (self.game.players(), on_turn) {
            (Some(players), Some(color)) if dice.u8(..10) < 8 => players[color],
            _ => PersonId(dice.u64(1..5)),
        }
    }

    fn pass_time(&mut self, dice: &mut Rng, counts: &mut Counts) {
        let (usual, long) = match self.game.terms().pace {
            Pace::RealTime { .. } => (1_500, 40_000),
            Pace::Correspondence { .. } | Pace::Unlimited => (3_600_000, 100_000_000),
        };
        let passed = match dice.u16(..400) {
            0..396 => dice.u64(..usual),
            396..398 => dice.u64(..long),
            398 => long * 2,
            _ => {
                // The clock on the wall is set back.
                self.now = Moment(self.now.0 - dice.u64(..usual));
                0
            }
        };
        self.now = self.now.plus(passed);
        if dice.u16(..150) == 0 {
            self.happen(self.game.interrupted(passed).into_iter().collect(), counts);
        }
        self.absent = match dice.u8(..60) {
            0 => Some(self.now),
            1..3 => None,
            _ => self.absent,
        };
    }

    /// What happens by itself, when it is time for it.
    fn tick(&mut self, counts: &mut Counts) {
        let deadline = self.game.deadline(self.lag);
        let early = deadline.map(|deadline| Moment(deadline.0.saturating_sub(1)));
        if let Some(early) = early.filter(|&early| early >= self.game.changed()) {
            assert_eq!(self.game.tick(early, self.lag), []);
        }
        if let Some(deadline) = deadline.filter(|&deadline| deadline <= self.now) {
            let events = self.game.tick(deadline, self.lag);
            assert!(!events.is_empty(), "nothing happens at the deadline");
            self.happen(events, counts);
        } else {
            assert_eq!(self.game.tick(self.now, self.lag), []);
        }
    }

    fn send(&mut self, asker: &Asker, command: &GameCommand, dice: &mut Rng, counts: &mut Counts) {
        let circumstances = Circumstances {
            now: self.now,
            opponent_absent_since: self.absent,
            opponent_left: dice.bool(),
            next_game: GameId::from_random([dice.u8(..); 10]),
        };
        let before = self.game.clone();
        let decision = self.game.decide(asker, command, &circumstances);
        assert_eq!(snapshot(&before, self.now), snapshot(&self.game, self.now), "deciding is pure");
        match decision {
            Err(refusal) => {
                assert!(!refusal.to_string().is_empty());
                counts.refusal(&refusal);
            }
            Ok(Decision::AlreadyDone { number }) => {
                assert!((1..=self.game.version()).contains(&number));
                counts.already_done += 1;
            }
            Ok(Decision::New(events)) => {
                assert!(!events.is_empty());
                let first = self.game.version() + 1;
                self.happen(events, counts);
                self.send_again(asker, command, &circumstances, first, counts);
                if let GameCommand::Act { seen, action } = command
                    && dice.u8(..4) == 0
                    && let Some(action) = written_differently(before.game().position(), action)
                {
                    let command = GameCommand::Act { seen: *seen, action };
                    self.send_again(asker, &command, &circumstances, first, counts);
                    counts.written_differently += 1;
                }
                self.rematch(dice);
            }
        }
    }

    /// The same command has its effect once: what is repeated in earnest is acknowledged, the rest refused.
    fn send_again(
        &self,
        asker: &Asker,
        command: &GameCommand,
        circumstances: &Circumstances,
        first: u32,
        counts: &mut Counts,
    ) {
        let again = self.game.decide(asker, command, circumstances);
        let acknowledged = matches!(
            command,
            GameCommand::Act { .. }
                | GameCommand::Choose { .. }
                | GameCommand::Draw { .. }
                | GameCommand::Join
        );
        if acknowledged {
            assert_eq!(again, Ok(Decision::AlreadyDone { number: first }), "{command:?}");
            counts.already_done += 1;
        } else {
            counts.refusal(&again.expect_err("a command has had its effect twice"));
        }
    }

    fn happen(&mut self, events: Vec<GameEvent>, counts: &mut Counts) {
        let recorded = self.game.record(events, self.now);
        for event in &recorded {
            counts.event(&event.event);
            let before = self.game.clock(event.at);
            self.game.apply(event).unwrap();
            check_clocks(before, event, &self.game);
            self.rulebook.follow(&event.event, &self.game);
            for viewer in &mut self.viewers {
                viewer.hear(event, &self.game);
            }
            self.events.push(event.clone());
            self.check_secrets();
        }
        // The same events again, or with a gap, are refused and change nothing.
        if let Some(last) = recorded.last() {
            let before = snapshot(&self.game, self.now);
            let gap = Recorded { number: last.number + 2, ..last.clone() };
            assert!(self.game.apply(last).is_err() && self.game.apply(&gap).is_err());
            assert_eq!(snapshot(&self.game, self.now), before);
        }
    }

    fn check_secrets(&self) {
        let ended = matches!(self.game.status(), Status::Ended { .. });
        let revealed = self.events.iter().any(|e| matches!(e.event, GameEvent::Revealed { .. }));
        for viewer in &self.viewers {
            assert_eq!(viewer.has_heard(&self.seed), ended, "the seed is told at the end");
            for event in &self.events {
                if let GameEvent::Picked { color, choice } = &event.event {
                    let may = revealed || viewer.may_see_pick_of(*color);
                    assert_eq!(viewer.has_heard(choice), may, "picks are secret until revealed");
                }
            }
        }
    }

    /// The next game begins with colours swapped.
    fn rematch(&self, dice: &mut Rng) {
        let id = GameId::from_random([7; 10]);
        let seed = Seed::from_random([dice.u8(..); 32]);
        let next = self.game.rematch(id, seed);
        assert_eq!(next.is_some(), self.game.next().is_some());
        let Some(events) = next else { return };
        let at = self.now;
        let numbered = (1..).zip(events).map(|(number, event)| Recorded { number, at, event });
        let next = OnlineGame::from_events(&numbered.collect::<Vec<_>>()).unwrap();
        let (old, new) = (self.game.players().unwrap(), next.players().unwrap());
        assert_eq!((old.white, old.black), (new.black, new.white));
        assert_eq!(next.rematch_of(), Some(id));
    }

    /// The events make the same game again, are written as they are read, and prove that it was fair.
    pub(crate) fn check_replay(&self) {
        let json = serde_json::to_string(&self.events).unwrap();
        let events: Vec<Recorded<GameEvent>> = serde_json::from_str(&json).unwrap();
        let replayed = OnlineGame::from_events(&events).unwrap();
        let now = self.now.plus(500);
        assert_eq!(snapshot(&replayed, now), snapshot(&self.game, now));
        assert_eq!(replayed.game().moves(), self.game.game().moves());
        assert_eq!(replayed.deadline(100), self.game.deadline(100));
        let tree = self.game.tree();
        assert_eq!(tree.game().len(), self.game.game().len());
        let ended = matches!(self.game.status(), Status::Ended { .. });
        let verified = verify(&events);
        assert_eq!(verified.is_ok(), ended, "{verified:?}");
        for viewer in &self.viewers {
            assert_eq!(verify_seen(viewer.events()), verified);
        }
    }
}

fn pace(dice: &mut Rng) -> Pace {
    match dice.u8(..6) {
        0 => Pace::Correspondence { days: dice.u32(1..4) },
        1 => Pace::Unlimited,
        2 => Pace::RealTime { time: 30, increment: 0 },
        3 => Pace::RealTime { time: 600, increment: 5 },
        _ => Pace::RealTime { time: 120, increment: 1 },
    }
}
