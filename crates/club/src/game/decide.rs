//! The decision which events a command causes, or why it is refused.

use skep_rules::{Choice, Color, Outcome};

use crate::chance::Seed;
use crate::game::command::{Asker, Circumstances, GameCommand};
use crate::game::event::{Audience, EndCause, GameEvent, OutcomeName, Recorded, Terms};
use crate::game::fold::cause_of;
use crate::game::refusal::Refusal;
use crate::game::state::{OnlineGame, Pick, Status};
use crate::ids::GameId;
use crate::limits;
use crate::time::Moment;

/// What a command causes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// These events happen, in this order and at once.
    New(Vec<GameEvent>),
    /// The command was sent twice: it has caused the event with this number before, and causes nothing now.
    AlreadyDone {
        /// The number of the event.
        number: u32,
    },
}

impl Decision {
    /// A single event.
    pub(crate) fn one(event: GameEvent) -> Result<Decision, Refusal> {
        Ok(Decision::New(vec![event]))
    }
}

impl OnlineGame {
    /// The event that creates a game.
    pub fn create(
        terms: Terms,
        creator: &Asker,
        audience: Audience,
        seed: Seed,
        rematch_of: Option<GameId>,
    ) -> Result<GameEvent, Refusal> {
        terms.pace.check().map_err(|error| Refusal::BadTerms { reason: error.to_string() })?;
        if terms.rated && !creator.has_account {
            return Err(Refusal::NeedsAccount);
        }
        if (audience == Audience::Invited { person: creator.person }) {
            return Err(Refusal::OwnGame);
        }
        let (creator, commitment) = (creator.person, seed.commitment());
        Ok(GameEvent::Created { terms, creator, audience, commitment, seed, rematch_of })
    }

    /// Which events a command causes. Nothing changes: the caller stores the events, and then [applies](OnlineGame::apply) them.
    pub fn decide(
        &self,
        asker: &Asker,
        command: &GameCommand,
        circumstances: &Circumstances,
    ) -> Result<Decision, Refusal> {
        let now = circumstances.now.max(self.changed);
        let decision = match command {
            GameCommand::Join => self.join(asker),
            GameCommand::Withdraw => self.withdraw(asker),
            command => {
                let color = self.player(asker)?;
                match command {
                    GameCommand::Join | GameCommand::Withdraw => Err(Refusal::HasBegun),
                    GameCommand::Choose { choice } => self.choose(color, choice),
                    GameCommand::Draw { seen } => self.draw(color, *seen, asker, now),
                    GameCommand::Act { seen, action } => self.act(color, *seen, action, asker, now),
                    GameCommand::Offer { offer } => self.offer(color, *offer, circumstances),
                    GameCommand::Accept { offer } => self.accept(color, *offer, circumstances),
                    GameCommand::Decline { offer } => self.decline(color, *offer),
                    GameCommand::Resign => {
                        self.lose(color, EndCause::Resignation, Some(Outcome::Win(!color)))
                    }
                    GameCommand::Abort => self.abort(color),
                    GameCommand::Claim { draw } => self.claim(color, *draw, now, circumstances),
                }
            }
        }?;
        Ok(match decision {
            Decision::New(events) => Decision::New(self.with_consequences(events, now)),
            done @ Decision::AlreadyDone { .. } => done,
        })
    }

    /// The events as they are stored: with the numbers after the last event, and a moment that is not before it.
    pub fn record(&self, events: Vec<GameEvent>, now: Moment) -> Vec<Recorded<GameEvent>> {
        let at = now.max(self.changed);
        let numbers = self.version.saturating_add(1)..;
        let record = |(number, event)| Recorded { number, at, event };
        numbers.zip(events).map(record).collect()
    }

    /// Adds what the events cause by themselves.
    fn with_consequences(&self, mut events: Vec<GameEvent>, now: Moment) -> Vec<GameEvent> {
        let mut after = self.clone();
        let mut done = 0;
        while let Some(event) = events.get(done).cloned() {
            let recorded = after.record(vec![event], now);
            // Decisions are legal events: a test of every kind asserts it. If one were not, applying it would say so.
            if recorded.iter().try_for_each(|event| after.apply(event)).is_err() {
                return events;
            }
            done += 1;
            if done == events.len() {
                events.extend(after.consequence());
            }
        }
        events
    }

    /// What must happen now without anybody's command: picks are revealed, and a game that is over by the rules ends.
    pub(crate) fn consequence(&self) -> Option<GameEvent> {
        if self.status != Status::Playing {
            return None;
        }
        let known = |color: Color| match self.picks[color] {
            Some(Pick::Seen(chosen)) => Some(chosen.to_string()),
            Some(Pick::Unseen) | None => None,
        };
        if let (Some(white), Some(black)) = (known(Color::White), known(Color::Black)) {
            return Some(GameEvent::Revealed { picks: skep_rules::ByColor { white, black } });
        }
        match self.game.ending() {
            Some(ending) => Some(self.end(Some(ending.outcome), cause_of(ending), None)),
            None if self.length() >= limits::MAX_ACTIONS => {
                Some(self.end(Some(Outcome::Draw), EndCause::Length, None))
            }
            None => None,
        }
    }

    pub(crate) fn end(
        &self,
        outcome: Option<Outcome>,
        cause: EndCause,
        by: Option<Color>,
    ) -> GameEvent {
        let outcome = outcome.map(OutcomeName::from);
        GameEvent::Ended { outcome, cause, by, seed: self.seed }
    }

    /// The colour of the person who asks.
    fn player(&self, asker: &Asker) -> Result<Color, Refusal> {
        match (self.color_of(asker.person), self.status) {
            (Some(color), _) => Ok(color),
            (None, Status::Open) if asker.person == self.creator => Err(Refusal::NotBegun),
            (None, Status::Withdrawn) => Err(Refusal::Withdrawn),
            (None, _) => Err(Refusal::NotAPlayer),
        }
    }

    /// Refuses if the game is over, by the rules or otherwise.
    pub(crate) fn check_playing(&self) -> Result<(), Refusal> {
        let playing = self.status == Status::Playing && self.game.ending().is_none();
        playing.then_some(()).ok_or(Refusal::HasEnded)
    }

    fn join(&self, asker: &Asker) -> Result<Decision, Refusal> {
        match self.status {
            Status::Open => {}
            Status::Withdrawn => return Err(Refusal::Withdrawn),
            Status::Playing | Status::Ended { .. } => {
                let joined = asker.person != self.creator && self.color_of(asker.person).is_some();
                // Nothing happens between the creation of a game and somebody's joining it.
                let again = joined.then_some(Decision::AlreadyDone { number: 2 });
                return again.ok_or(Refusal::HasBegun);
            }
        }
        if asker.person == self.creator {
            return Err(Refusal::OwnGame);
        }
        match self.audience {
            Audience::Invited { person } if person != asker.person => Err(Refusal::NotInvited),
            _ if self.terms.rated && !asker.has_account => Err(Refusal::NeedsAccount),
            Audience::Everybody | Audience::Link | Audience::Invited { .. } => {
                let players = self.colors(self.version.saturating_add(1), asker.person);
                Decision::one(GameEvent::Joined { players })
            }
        }
    }

    fn withdraw(&self, asker: &Asker) -> Result<Decision, Refusal> {
        let by = asker.person;
        let invited = self.audience == Audience::Invited { person: by };
        match self.status {
            Status::Open if by == self.creator || invited => {
                Decision::one(GameEvent::Withdrawn { by })
            }
            Status::Open => Err(Refusal::NotYoursToWithdraw),
            Status::Withdrawn => Err(Refusal::Withdrawn),
            Status::Playing | Status::Ended { .. } => Err(Refusal::HasBegun),
        }
    }

    fn choose(&self, color: Color, text: &str) -> Result<Decision, Refusal> {
        let limit = limits::MAX_CHOICE_BYTES;
        if text.len() > limit {
            return Err(Refusal::TooLong { limit: limit as u32 });
        }
        if let Some(number) = self.chosen_before(color, text) {
            return Ok(Decision::AlreadyDone { number });
        }
        self.check_playing()?;
        let is_picked = self.picks[color].is_some();
        let is_open = |choice: Choice| !(choice.is_secret() && is_picked);
        if !self.game.open_choices_of(color).any(is_open) {
            return Err(Refusal::NothingToChoose);
        }
        let chosen = self
            .game
            .read_choice_of(color, text)
            .map_err(|error| Refusal::Illegal { reason: error.to_string() })?;
        if !is_open(chosen.choice) {
            return Err(Refusal::NothingToChoose);
        }
        let choice = chosen.to_string();
        Decision::one(match chosen.choice.is_secret() {
            true => GameEvent::Picked { color, choice },
            false => GameEvent::Chose { color, choice },
        })
    }

    /// The number of the event by which the player has made this choice. The order of the tiles does not matter.
    fn chosen_before(&self, color: Color, text: &str) -> Option<u32> {
        let sorted = |text: &str| {
            let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            words.sort_unstable();
            words
        };
        let asked = sorted(text);
        let made = self.choices.iter().filter(|made| made.color == color);
        let same = |made: &Option<String>| made.as_deref().map(sorted).as_ref() == Some(&asked);
        made.into_iter().find(|made| same(&made.text)).map(|made| made.number)
    }

    pub(crate) fn lose(
        &self,
        loser: Color,
        cause: EndCause,
        outcome: Option<Outcome>,
    ) -> Result<Decision, Refusal> {
        self.check_playing()?;
        Decision::one(self.end(outcome, cause, Some(loser)))
    }

    fn abort(&self, color: Color) -> Result<Decision, Refusal> {
        self.check_playing()?;
        if self.started {
            return Err(Refusal::TooLateToAbort);
        }
        Decision::one(self.end(None, EndCause::Aborted, Some(color)))
    }

    fn claim(
        &self,
        color: Color,
        draw: bool,
        now: Moment,
        circumstances: &Circumstances,
    ) -> Result<Decision, Refusal> {
        self.check_playing()?;
        if !self.started {
            return Err(Refusal::TooEarlyToClaim);
        }
        let since = circumstances.opponent_absent_since.ok_or(Refusal::OpponentPresent)?;
        let from = self.claim_from(since, circumstances.opponent_left);
        if from.is_none_or(|from| now < from) {
            return Err(Refusal::OpponentPresent);
        }
        let outcome = if draw { Outcome::Draw } else { Outcome::Win(color) };
        self.lose(!color, EndCause::Absence, Some(outcome))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::event::{ColorWish, Offer};
    use crate::game::testing::{BLACK, MINUTE, STRANGER, Table, WHITE, asker, person, seed, terms};
    use crate::ids::PersonId;
    use crate::time::Pace;

    fn choose(text: &str) -> GameCommand {
        GameCommand::Choose { choice: text.to_owned() }
    }

    #[test]
    fn only_games_that_are_offered_are_created() {
        let create = |terms, creator: Asker, audience| {
            OnlineGame::create(terms, &creator, audience, seed(), None).map(|_| ())
        };
        let blitz = terms("Base", MINUTE);
        let rated = Terms { rated: true, ..blitz };
        let guest = Asker { has_account: false, ..asker(WHITE) };
        let own = Audience::Invited { person: WHITE };
        assert_eq!(create(blitz, guest, Audience::Link), Ok(()));
        assert_eq!(create(rated, asker(WHITE), Audience::Link), Ok(()));
        assert_eq!(create(rated, guest, Audience::Link), Err(Refusal::NeedsAccount));
        assert_eq!(create(blitz, guest, own), Err(Refusal::OwnGame));
        let never = terms("Base", Pace::Correspondence { days: 0 });
        let reason = "correspondence games have 1 to 14 days a turn".to_owned();
        assert_eq!(create(never, guest, Audience::Link), Err(Refusal::BadTerms { reason }));
    }

    #[test]
    fn the_game_begins_when_somebody_joins() {
        let mut table = Table::open(terms("Base", MINUTE), Audience::Everybody);
        let act = table.act("wS1");
        assert_eq!(table.refused(WHITE, GameCommand::Join), Refusal::OwnGame);
        assert_eq!(table.refused(WHITE, act.clone()), Refusal::NotBegun);
        assert_eq!(table.refused(BLACK, act), Refusal::NotAPlayer);
        table.ok(BLACK, GameCommand::Join);
        assert_eq!(table.game.color_of(BLACK), Some(Color::Black));
        assert_eq!(table.done_before(BLACK, GameCommand::Join), 2);
        for person in [WHITE, STRANGER] {
            assert_eq!(table.refused(person, GameCommand::Join), Refusal::HasBegun);
        }
    }

    #[test]
    fn the_creator_gets_the_colour_that_was_asked_for_and_otherwise_the_seed_decides() {
        let white = |creator_plays, seed| {
            let terms = Terms { creator_plays, ..terms("Base", MINUTE) };
            let created = OnlineGame::create(terms, &asker(WHITE), Audience::Link, seed, None);
            let created = Recorded { number: 1, at: Moment(0), event: created.unwrap() };
            OnlineGame::from_events(&[created]).unwrap().colors(2, BLACK).white
        };
        assert_eq!(white(ColorWish::White, seed()), WHITE);
        assert_eq!(white(ColorWish::Black, seed()), BLACK);
        let seeds = (0..100).map(|byte| Seed::from_random([byte; 32]));
        let whites = seeds.filter(|&seed| white(ColorWish::Either, seed) == WHITE).count();
        assert!((35..65).contains(&whites), "{whites}");
    }

    #[test]
    fn an_invitation_is_for_one_person() {
        let invited = Audience::Invited { person: BLACK };
        let mut table = Table::open(terms("Base", MINUTE), invited);
        assert_eq!(table.refused(STRANGER, GameCommand::Join), Refusal::NotInvited);
        assert_eq!(table.refused(STRANGER, GameCommand::Withdraw), Refusal::NotYoursToWithdraw);
        assert_eq!(table.ok(BLACK, GameCommand::Withdraw), [GameEvent::Withdrawn { by: BLACK }]);
        for command in [GameCommand::Join, GameCommand::Withdraw, GameCommand::Resign] {
            assert_eq!(table.refused(BLACK, command), Refusal::Withdrawn);
        }
    }

    #[test]
    fn a_rated_game_is_between_accounts() {
        let rated = Terms { rated: true, ..terms("Base", MINUTE) };
        let table = Table::open(rated, Audience::Link);
        let guest = Asker { has_account: false, ..asker(BLACK) };
        let refused = table.decide_as(&guest, GameCommand::Join);
        assert_eq!(refused, Err(Refusal::NeedsAccount));
        assert!(table.decide(BLACK, GameCommand::Join).is_ok());
    }

    #[test]
    fn hands_are_picked_in_any_order_and_revealed_together() {
        let mut table = Table::joined("Base+Swarm", MINUTE);
        let act = table.act("wA1");
        assert_eq!(table.refused(WHITE, act), Refusal::ChooseFirst);
        let [black, white] = ["pick bA1 bA2 bG1", "pick wA1 wA2 wG1"];
        assert_eq!(table.ok(BLACK, choose(black)).len(), 1);
        assert!(table.game.has_picked(Color::Black) && !table.game.has_picked(Color::White));
        assert_eq!(table.game.task(Color::Black), None);
        assert_eq!(table.done_before(BLACK, choose("pick bG1 bA2 bA1")), 3);
        let other = choose("pick bB1 bA2 bG1");
        assert_eq!(table.refused(BLACK, other.clone()), Refusal::NothingToChoose);
        let events = table.ok(WHITE, choose(white));
        let picks = skep_rules::ByColor { white: white.to_owned(), black: black.to_owned() };
        assert_eq!(events.get(1), Some(&GameEvent::Revealed { picks }));
        assert_eq!(table.game.game().moves(), [white, black]);
        assert_eq!(table.done_before(BLACK, choose(black)), 3);
        assert_eq!(table.refused(BLACK, other), Refusal::NothingToChoose);
    }

    #[test]
    fn faces_are_chosen_openly_and_white_begins() {
        let mut table = Table::joined("Venom(faces=fixed)", MINUTE);
        let early = table.refused(BLACK, choose("faces bA1"));
        assert_eq!(early, Refusal::NothingToChoose);
        table.ok(WHITE, choose("faces wA1 wB1"));
        assert_eq!(table.done_before(WHITE, choose("faces wB1 wA1")), 3);
        table.ok(BLACK, choose("faces"));
        assert_eq!(table.refused(BLACK, choose("faces bA1")), Refusal::NothingToChoose);
        table.play(&["wG1"]);
    }

    #[test]
    fn impossible_choices_are_refused_with_a_sentence() {
        let table = Table::joined("Base+Swarm", MINUTE);
        for text in ["", "pick", "pick wA1 wA2", "pick bA1 bA2 bA3", "pick wQ wA1 wA2", "wA1", "é"]
        {
            let refusal = table.refused(WHITE, choose(text));
            assert!(matches!(refusal, Refusal::Illegal { .. }), "{text}: {refusal}");
        }
        let limit = limits::MAX_CHOICE_BYTES as u32;
        let long = "pick ".repeat(limits::MAX_CHOICE_BYTES);
        assert_eq!(table.refused(WHITE, choose(&long)), Refusal::TooLong { limit });
    }

    #[test]
    fn a_game_is_called_off_before_both_have_played_and_resigned_later() {
        let mut table = Table::played("Base", MINUTE, &["wS1"]);
        let aborted = table.decide(BLACK, GameCommand::Abort);
        assert!(aborted.is_ok());
        table.play(&["bS1 wS1-"]);
        assert_eq!(table.refused(WHITE, GameCommand::Abort), Refusal::TooLateToAbort);
        table.ok(BLACK, GameCommand::Resign);
        let (outcome, cause) = (Some(OutcomeName::White), EndCause::Resignation);
        let ended = Status::Ended { outcome, cause, by: Some(Color::Black) };
        assert_eq!(table.game.status(), ended);
        let act = table.act("wQ -wS1");
        for command in [GameCommand::Resign, GameCommand::Abort, act] {
            assert_eq!(table.refused(WHITE, command), Refusal::HasEnded);
        }
        let withdraw = table.refused(WHITE, GameCommand::Withdraw);
        assert_eq!(withdraw, Refusal::HasBegun);
    }

    #[test]
    fn an_absent_opponent_loses_by_a_claim_and_never_without() {
        let mut table = Table::played("Base", MINUTE, &["wS1"]);
        let claim = GameCommand::Claim { draw: false };
        table.absent = Some(table.now);
        table.wait(40_000);
        assert_eq!(table.refused(WHITE, claim.clone()), Refusal::TooEarlyToClaim);
        table.play(&["bS1 wS1-"]);
        table.absent = Some(table.now);
        // 60+2 is bullet.
        table.wait(29_999);
        assert_eq!(table.refused(WHITE, claim.clone()), Refusal::OpponentPresent);
        assert_eq!(table.game.tick(table.now, 0), []);
        table.left = true;
        assert!(table.decide(WHITE, claim.clone()).is_ok(), "the page was closed");
        table.left = false;
        table.wait(1);
        assert_eq!(table.refused(STRANGER, claim.clone()), Refusal::NotAPlayer);
        let draw = table.decide(WHITE, GameCommand::Claim { draw: true }).unwrap();
        let (cause, by) = (EndCause::Absence, Some(Color::Black));
        let drawn = GameEvent::Ended { outcome: Some(OutcomeName::Draw), cause, by, seed: seed() };
        assert_eq!(draw, Decision::New(vec![drawn]));
        table.ok(WHITE, claim);
        let outcome = Some(OutcomeName::White);
        assert_eq!(table.game.status(), Status::Ended { outcome, cause, by });
    }

    #[test]
    fn nobody_claims_games_without_a_clock_in_seconds() {
        for pace in [Pace::Correspondence { days: 1 }, Pace::Unlimited] {
            let mut table = Table::played("Base", pace, &["wS1", "bS1 wS1-"]);
            table.absent = Some(Moment(0));
            let claim = GameCommand::Claim { draw: false };
            assert_eq!(table.refused(WHITE, claim), Refusal::OpponentPresent);
        }
    }

    /// Everybody brings tiles to Black's Queen as long as there is room.
    fn surround(table: &mut Table) -> Vec<GameEvent> {
        loop {
            let position = table.game.game().position();
            let queen = skep_rules::Tile::queen(Color::Black);
            let mut after = position.clone();
            let crowd = |&action: &skep_rules::Action| {
                let undo = after.play_listed(action);
                let crowd = after.occupied_sides(queen);
                after.undo(undo);
                crowd
            };
            let action = position.actions().into_iter().max_by_key(crowd).unwrap();
            let command = table.act(&position.write_move(action));
            let events = table.ok(person(position.to_move()), command);
            if events.len() > 1 {
                return events;
            }
        }
    }

    #[test]
    fn a_game_that_is_over_by_the_rules_ends_in_the_same_moment() {
        let mut table = Table::joined("Base", Pace::Unlimited);
        let events = surround(&mut table);
        let outcome = Some(OutcomeName::White);
        let ended = |event: &GameEvent| match event {
            GameEvent::Ended { outcome, cause, by, .. } => Some((*outcome, *cause, *by)),
            _ => None,
        };
        assert_eq!(ended(&events[1]), Some((outcome, EndCause::Surrounded, None)));
        assert_eq!(table.game.tree().main_line().len(), table.game.game().len());
        // The winning action, sent again, is acknowledged.
        let last = table.game.game().moves().pop().unwrap();
        let winner = table.game.played().last().unwrap();
        let again = GameCommand::Act { seen: winner.number - 1, action: last };
        assert_eq!(table.done_before(person(winner.color), again), winner.number);
    }

    #[test]
    fn a_game_ends_by_repetition() {
        let start = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"];
        let mut table = Table::played("Base", Pace::Unlimited, &start);
        let to_and_fro = ["wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"];
        for text in to_and_fro.into_iter().cycle().take(8) {
            table.play(&[text]);
            assert_eq!(table.game.status(), Status::Playing);
        }
        table.play(&["wQ \\wS1"]);
        let (outcome, cause) = (Some(OutcomeName::Draw), EndCause::Repetition);
        assert_eq!(table.game.status(), Status::Ended { outcome, cause, by: None });
    }

    #[test]
    fn a_game_that_never_ends_by_itself_is_a_draw_at_last() {
        let start = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"];
        let mut table = Table::played("Base(repetition=off)", Pace::Unlimited, &start);
        let to_and_fro = ["wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"];
        let left = limits::MAX_ACTIONS as usize - start.len();
        for text in to_and_fro.into_iter().cycle().take(left) {
            assert_eq!(table.game.status(), Status::Playing);
            table.play(&[text]);
        }
        let (outcome, cause) = (Some(OutcomeName::Draw), EndCause::Length);
        assert_eq!(table.game.status(), Status::Ended { outcome, cause, by: None });
        assert_eq!(table.game.length(), limits::MAX_ACTIONS);
        let replayed = OnlineGame::from_events(&table.events).unwrap();
        assert_eq!(replayed.status(), table.game.status());
        assert!(table.game.tree().ending().is_some());
    }

    #[test]
    fn strangers_can_do_nothing() {
        let table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        let offer = Offer::Draw;
        let commands = [
            choose("faces"),
            GameCommand::Draw { seen: 4 },
            table.act("wQ -wS1"),
            GameCommand::Offer { offer },
            GameCommand::Accept { offer },
            GameCommand::Decline { offer },
            GameCommand::Resign,
            GameCommand::Abort,
            GameCommand::Claim { draw: true },
        ];
        for command in commands {
            assert_eq!(table.refused(PersonId(99), command), Refusal::NotAPlayer);
        }
    }
}
