//! Events make the state of a game. Every event is checked: one that cannot have happened changes nothing.

use skep_rules::{ByColor, Choice, Color, DrawnTile, Ending, Game, Outcome, Reason};

use crate::chance::Seed;
use crate::game::clock::Clock;
use crate::game::corrupt::{CorruptGame, EventFault};
use crate::game::event::{EndCause, GameEvent, Offer, OutcomeName, Recorded};
use crate::game::offers::Offers;
use crate::game::seen::SeenEvent;
use crate::game::state::{ChoiceMade, GameState, OnlineGame, Pick, Played, SeenGame, Status};
use crate::limits;
use crate::time::Moment;

impl OnlineGame {
    /// The game that these events make, from the first on.
    pub fn from_events(events: &[Recorded<GameEvent>]) -> Result<OnlineGame, CorruptGame> {
        let (first, rest) = split(events)?;
        let GameEvent::Created { seed, .. } = first.event else {
            return Err(CorruptGame { number: first.number, fault: EventFault::Creation });
        };
        let mut game = GameState::begin(&unveiled(first), seed)?;
        game.check_seed(seed).map_err(|fault| CorruptGame { number: first.number, fault })?;
        rest.iter().try_for_each(|event| game.apply(event))?;
        Ok(game)
    }

    /// Adds the next event. An event that cannot have happened is refused and changes nothing.
    pub fn apply(&mut self, event: &Recorded<GameEvent>) -> Result<(), CorruptGame> {
        self.apply_fairly(&unveiled(event))
    }

    /// Adds the next event, if what is chance in it follows from the seed.
    pub(crate) fn apply_fairly(&mut self, event: &Recorded<SeenEvent>) -> Result<(), CorruptGame> {
        let corrupt = |fault| CorruptGame { number: event.number, fault };
        self.check_number(event.number).map_err(corrupt)?;
        self.check_chance(event.number, &event.event).map_err(corrupt)?;
        self.fold(event)
    }
}

impl SeenGame {
    /// The game as far as these events show it, from the first on.
    pub fn from_seen(events: &[Recorded<SeenEvent>]) -> Result<SeenGame, CorruptGame> {
        let (first, rest) = split(events)?;
        let mut game = GameState::begin(first, ())?;
        rest.iter().try_for_each(|event| game.apply(event))?;
        Ok(game)
    }

    /// Adds the next event. An event that cannot have happened is refused and changes nothing.
    pub fn apply(&mut self, event: &Recorded<SeenEvent>) -> Result<(), CorruptGame> {
        self.fold(event)
    }
}

fn split<E>(events: &[Recorded<E>]) -> Result<(&Recorded<E>, &[Recorded<E>]), CorruptGame> {
    events.split_first().ok_or(CorruptGame { number: 1, fault: EventFault::Nothing })
}

/// The event as the server sees it, who may see every pick.
pub(crate) fn unveiled(recorded: &Recorded<GameEvent>) -> Recorded<SeenEvent> {
    let viewer = match recorded.event {
        GameEvent::Picked { color, .. } => Some(color),
        _ => None,
    };
    recorded.seen_by(viewer)
}

impl<S> GameState<S> {
    /// A game after its first event.
    pub(crate) fn begin(first: &Recorded<SeenEvent>, seed: S) -> Result<Self, CorruptGame> {
        let corrupt = |fault| CorruptGame { number: first.number, fault };
        if first.number != 1 {
            return Err(corrupt(EventFault::Number { expected: 1 }));
        }
        let SeenEvent::Created { terms, creator, audience, commitment, rematch_of } = first.event
        else {
            return Err(corrupt(EventFault::Creation));
        };
        Ok(GameState {
            seed,
            version: 1,
            created: first.at,
            changed: first.at,
            terms,
            creator,
            audience,
            commitment,
            rematch_of,
            players: None,
            status: Status::Open,
            game: Game::new(terms.game_type),
            picks: ByColor::default(),
            choices: Vec::new(),
            drawn: DrawnTile::default(),
            drew: None,
            played: Vec::new(),
            took_back: 0,
            started: false,
            clock: Clock::new(terms.pace),
            waiting: ByColor::default(),
            offers: Offers::default(),
            next: None,
        })
    }

    /// Adds the next event.
    pub(crate) fn fold(&mut self, recorded: &Recorded<SeenEvent>) -> Result<(), CorruptGame> {
        let corrupt = |fault| CorruptGame { number: recorded.number, fault };
        self.check_number(recorded.number).map_err(corrupt)?;
        // Clocks on walls are set back now and then. For a game, time only goes forward.
        let at = recorded.at.max(self.changed);
        self.happen(recorded.number, at, &recorded.event).map_err(corrupt)?;
        self.version = recorded.number;
        self.changed = at;
        for color in Color::ALL {
            self.wait(color, at);
        }
        Ok(())
    }

    fn check_number(&self, number: u32) -> Result<(), EventFault> {
        let expected = self.version.saturating_add(1);
        if number == expected { Ok(()) } else { Err(EventFault::Number { expected }) }
    }

    /// Notes what a player has to do from now on.
    fn wait(&mut self, color: Color, at: Moment) {
        let now = self.task(color);
        let since = match (self.waiting[color], now) {
            (Some((before, since)), Some(now)) if now.continues(before) => since,
            _ => at,
        };
        self.waiting[color] = now.map(|task| (task, since));
    }

    fn happen(&mut self, number: u32, at: Moment, event: &SeenEvent) -> Result<(), EventFault> {
        match *event {
            SeenEvent::Created { .. } => Err(EventFault::Creation),
            SeenEvent::Joined { players } => self.joined(players),
            SeenEvent::Withdrawn { .. } => {
                self.expect(Status::Open)?;
                self.status = Status::Withdrawn;
                Ok(())
            }
            SeenEvent::Chose { color, ref choice } => self.chose(number, color, choice),
            SeenEvent::Picked { color, ref choice } => {
                self.picked(number, color, choice.as_deref())
            }
            SeenEvent::Revealed { ref picks } => self.revealed(picks),
            SeenEvent::Drew { color, ref tile } => self.drew(number, color, tile),
            SeenEvent::Acted { color, ref action, credit } => {
                self.acted(Recorded { number, at, event: (color, action, credit) })
            }
            SeenEvent::Offered { color, offer } => self.offered(color, offer),
            SeenEvent::Declined { color, offer } => self.declined(color, offer),
            SeenEvent::TookBack { color, length } => {
                self.took_back(Recorded { number, at, event: (color, length) })
            }
            SeenEvent::Interrupted { milliseconds } => self.was_interrupted(milliseconds, at),
            SeenEvent::Ended { outcome, cause, by, seed } => {
                self.check_seed(seed)?;
                self.ended(outcome, cause, by, at)
            }
            SeenEvent::Rematched { next } => {
                let ended = matches!(self.status, Status::Ended { .. });
                possible(ended && self.next.is_none())?;
                self.offers.close(Offer::Rematch);
                self.next = Some(next);
                Ok(())
            }
        }
    }

    fn expect(&self, status: Status) -> Result<(), EventFault> {
        possible(self.status == status)
    }

    /// Whether this seed is the one whose hash was published.
    pub(crate) fn check_seed(&self, seed: Seed) -> Result<(), EventFault> {
        let (promised, found) = (self.commitment, seed.commitment());
        if promised == found { Ok(()) } else { Err(EventFault::Seed { promised, found }) }
    }

    fn joined(&mut self, players: ByColor<crate::PersonId>) -> Result<(), EventFault> {
        self.expect(Status::Open)?;
        let creators = Color::ALL.iter().filter(|&&color| players[color] == self.creator);
        possible(creators.count() == 1)?;
        self.players = Some(players);
        self.status = Status::Playing;
        Ok(())
    }

    fn chose(&mut self, number: u32, color: Color, text: &str) -> Result<(), EventFault> {
        self.expect(Status::Playing)?;
        let chosen = self.game.read_choice_of(color, text)?;
        possible(!chosen.choice.is_secret())?;
        self.game.choose(chosen)?;
        self.choices.push(ChoiceMade { number, color, text: Some(chosen.to_string()) });
        Ok(())
    }

    fn picked(&mut self, number: u32, color: Color, text: Option<&str>) -> Result<(), EventFault> {
        self.expect(Status::Playing)?;
        let can_pick = self.game.open_choices_of(color).any(Choice::is_secret);
        possible(can_pick && self.picks[color].is_none())?;
        let pick = match text {
            Some(text) => Pick::Seen(self.game.read_choice_of(color, text)?),
            None => Pick::Unseen,
        };
        if let Pick::Seen(chosen) = pick {
            possible(chosen.choice.is_secret())?;
        }
        self.picks[color] = Some(pick);
        self.choices.push(ChoiceMade { number, color, text: text.map(str::to_owned) });
        Ok(())
    }

    fn revealed(&mut self, picks: &ByColor<String>) -> Result<(), EventFault> {
        self.expect(Status::Playing)?;
        // The rules ask White first.
        let mut game = self.game.clone();
        for color in Color::ALL {
            let revealed = self.game.read_choice_of(color, &picks[color])?;
            match self.picks[color] {
                None => return Err(EventFault::NotNow),
                Some(Pick::Seen(known)) if known != revealed => return Err(EventFault::Picks),
                Some(_) => possible(revealed.choice.is_secret())?,
            }
            game.choose(revealed)?;
        }
        self.game = game;
        self.picks = ByColor::default();
        Ok(())
    }

    fn drew(&mut self, number: u32, color: Color, name: &str) -> Result<(), EventFault> {
        self.expect(Status::Playing)?;
        let position = self.game.position();
        let on_turn = self.game.open_choice().is_none() && position.to_move() == color;
        possible(on_turn && self.drawn.can_draw(position))?;
        let named = position.bag().into_iter().find(|tile| tile.to_string() == name);
        let tile = named.ok_or(EventFault::NotDrawn)?;
        let mut drawn = self.drawn;
        // What cannot be placed is an action, and no event of this kind.
        possible(drawn.draw(position, tile).is_none() && drawn.tile() == Some(tile))?;
        (self.drawn, self.drew) = (drawn, Some(number));
        Ok(())
    }

    fn acted(&mut self, event: Recorded<(Color, &String, u32)>) -> Result<(), EventFault> {
        let Recorded { number, at, event: (color, text, credit) } = event;
        self.expect(Status::Playing)?;
        possible(self.game.open_choice().is_none() && self.game.position().to_move() == color)?;
        let action = self.game.position().read_move(text)?;
        self.drawn.check(self.game.position(), action).map_err(|_| EventFault::NotDrawn)?;
        if credit > self.clock.credit(color, at, credit) {
            return Err(EventFault::Credit);
        }
        self.game.play(action)?;
        let turn_of = Some(self.game.position().to_move()).filter(|&next| next != color);
        let ends_turn = turn_of.is_some() || self.game.ending().is_some();
        if self.started {
            self.clock.press(color, turn_of, at, credit);
        }
        self.played.push(Played { number, at, color, ends_turn, drew: self.drew });
        (self.drawn, self.drew) = (DrawnTile::default(), None);
        self.offers.acted(color);
        if !self.started && Color::ALL.into_iter().all(|color| self.turns(color) > 0) {
            self.started = true;
            self.clock.start(self.game.position().to_move(), at);
        }
        Ok(())
    }

    fn offered(&mut self, color: Color, offer: Offer) -> Result<(), EventFault> {
        let ended = matches!(self.status, Status::Ended { .. });
        possible(match offer {
            Offer::Draw | Offer::TakeBack => self.status == Status::Playing,
            Offer::Rematch => ended && self.next.is_none(),
        })?;
        possible(!self.offers.is_open(color, offer))?;
        self.offers.offer(color, offer, self.turns(color));
        Ok(())
    }

    fn declined(&mut self, _by: Color, offer: Offer) -> Result<(), EventFault> {
        possible(self.open_offer(offer).is_some())?;
        self.offers.close(offer);
        Ok(())
    }

    fn took_back(&mut self, event: Recorded<(Color, u32)>) -> Result<(), EventFault> {
        let Recorded { number, at, event: (color, length) } = event;
        self.expect(Status::Playing)?;
        possible(self.take_back_to(color) == Some(length))?;
        while self.length() > length {
            self.game.undo();
            self.played.pop();
        }
        self.took_back = number;
        self.offers.took_back();
        if self.started {
            self.clock.start(self.game.position().to_move(), at);
        }
        Ok(())
    }

    /// The number of actions that stay if a player's last turn is taken back.
    pub(crate) fn take_back_to(&self, color: Color) -> Option<u32> {
        let last = self.played.iter().rposition(|played| played.color == color)?;
        let before = self.played.get(..last)?;
        let in_turn = before.iter().rev();
        let in_turn = in_turn.take_while(|played| played.color == color && !played.ends_turn);
        u32::try_from(last - in_turn.count()).ok()
    }

    fn was_interrupted(&mut self, milliseconds: u64, at: Moment) -> Result<(), EventFault> {
        self.expect(Status::Playing)?;
        self.clock.interrupted(at, milliseconds);
        for color in Color::ALL {
            if let Some((_, since)) = &mut self.waiting[color] {
                *since = since.plus(milliseconds).min(at);
            }
        }
        Ok(())
    }

    fn ended(
        &mut self,
        outcome: Option<OutcomeName>,
        cause: EndCause,
        by: Option<Color>,
        at: Moment,
    ) -> Result<(), EventFault> {
        self.expect(Status::Playing)?;
        let result = outcome.map(Outcome::from);
        let lost = by.map(|loser| Outcome::Win(!loser));
        let follows = match (self.game.ending(), cause) {
            (Some(ending), cause) => {
                (result, cause, by) == (Some(ending.outcome), cause_of(ending), None)
            }
            (None, EndCause::Length) => {
                (result, by) == (Some(Outcome::Draw), None) && self.length() >= limits::MAX_ACTIONS
            }
            (None, EndCause::Agreement) => (result, by) == (Some(Outcome::Draw), None),
            (None, EndCause::Resignation) => by.is_some() && result == lost,
            (None, EndCause::Time) => by.is_some() && result == lost && self.started,
            (None, EndCause::Absence) => {
                let won_or_drawn = result == lost || result == Some(Outcome::Draw);
                by.is_some() && won_or_drawn && self.started
            }
            (None, EndCause::Aborted) => result.is_none() && !self.started,
            (None, EndCause::Surrounded | EndCause::Removed | EndCause::Repetition) => false,
        };
        if !follows {
            return Err(EventFault::Outcome);
        }
        self.clock.stop(at);
        self.offers.close(Offer::Draw);
        self.offers.close(Offer::TakeBack);
        self.status = Status::Ended { outcome, cause, by };
        Ok(())
    }
}

/// Why a game has ended that is over by the rules.
pub(crate) fn cause_of(ending: Ending) -> EndCause {
    match ending.reason {
        Reason::Surrounded => EndCause::Surrounded,
        Reason::Removed => EndCause::Removed,
        Reason::Repetition => EndCause::Repetition,
        Reason::Agreement => EndCause::Agreement,
        Reason::Resignation => EndCause::Resignation,
    }
}

fn possible(possible: bool) -> Result<(), EventFault> {
    if possible { Ok(()) } else { Err(EventFault::NotNow) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::event::OutcomeName;
    use crate::game::testing::{BLACK, MINUTE, Table, WHITE, seed};
    use crate::{GameId, PersonId};

    /// What is wrong with this event if it comes next.
    #[track_caller]
    fn fault(table: &Table, event: GameEvent) -> EventFault {
        let mut game = table.game.clone();
        let recorded = game.record(vec![event], table.now);
        let error = game.apply(&recorded[0]).unwrap_err();
        assert_eq!(error.number, table.game.version() + 1);
        assert_eq!(game.version(), table.game.version(), "a wrong event changes nothing");
        error.fault
    }

    fn acted(color: Color, action: &str, credit: u32) -> GameEvent {
        GameEvent::Acted { color, action: action.to_owned(), credit }
    }

    fn ended(outcome: Option<OutcomeName>, cause: EndCause, by: Option<Color>) -> GameEvent {
        GameEvent::Ended { outcome, cause, by, seed: seed() }
    }

    #[test]
    fn events_come_in_order_and_the_first_one_creates_the_game() {
        let table = Table::played("Base", MINUTE, &["wS1"]);
        let fault_of = |events: &[Recorded<GameEvent>]| {
            OnlineGame::from_events(events).map(|_| ()).unwrap_err().fault
        };
        assert_eq!(fault_of(&[]), EventFault::Nothing);
        assert_eq!(fault_of(&table.events[1..]), EventFault::Creation);
        let gap = [&table.events[..1], &table.events[2..]].concat();
        assert_eq!(fault_of(&gap), EventFault::Number { expected: 2 });
        let twice = [&table.events[..], &table.events[2..]].concat();
        assert_eq!(fault_of(&twice), EventFault::Number { expected: 4 });
        assert_eq!(fault(&table, table.events[0].event.clone()), EventFault::Creation);
        let late = Recorded { number: 2, ..table.events[0].clone() };
        assert_eq!(fault_of(&[late]), EventFault::Number { expected: 1 });
    }

    #[test]
    fn events_break_no_rule() {
        let table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        let (white, black) = (Color::White, Color::Black);
        assert_eq!(fault(&table, acted(black, "bQ bS1-", 0)), EventFault::NotNow);
        assert_eq!(fault(&table, acted(white, "wQ -wS1", 1)), EventFault::Credit);
        assert!(matches!(fault(&table, acted(white, "wS1 bS1-", 0)), EventFault::Move(_)));
        let players = ByColor { white: WHITE, black: PersonId(7) };
        assert_eq!(fault(&table, GameEvent::Joined { players }), EventFault::NotNow);
        let took_back = |color, length| GameEvent::TookBack { color, length };
        assert_eq!(fault(&table, took_back(black, 0)), EventFault::NotNow);
        assert_eq!(fault(&table, took_back(white, 9)), EventFault::NotNow);
        let choice = "pick wA1 wA2 wA3".to_owned();
        assert_eq!(fault(&table, GameEvent::Picked { color: white, choice }), EventFault::NotNow);
        let declined = GameEvent::Declined { color: white, offer: Offer::Draw };
        assert_eq!(fault(&table, declined), EventFault::NotNow);
        let next = GameId::from_random([1; 10]);
        assert_eq!(fault(&table, GameEvent::Rematched { next }), EventFault::NotNow);
        assert_eq!(fault(&table, GameEvent::Withdrawn { by: BLACK }), EventFault::NotNow);
    }

    #[test]
    fn results_follow_from_what_has_happened() {
        let table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        let (white, won, drawn) =
            (Some(Color::White), Some(OutcomeName::White), Some(OutcomeName::Draw));
        let wrong = [
            ended(won, EndCause::Surrounded, None),
            ended(drawn, EndCause::Repetition, None),
            ended(won, EndCause::Agreement, None),
            ended(drawn, EndCause::Agreement, white),
            ended(won, EndCause::Resignation, white),
            ended(won, EndCause::Resignation, None),
            ended(None, EndCause::Time, white),
            ended(won, EndCause::Absence, white),
            ended(None, EndCause::Aborted, white),
        ];
        for event in wrong {
            assert_eq!(fault(&table, event.clone()), EventFault::Outcome, "{event:?}");
        }
    }

    #[test]
    fn revealed_picks_are_those_that_were_made() {
        let mut table = Table::joined("Base+Swarm", MINUTE);
        table.play(&["pick bA1 bA2 bA3"]);
        let reveal = |white: &str, black: &str| GameEvent::Revealed {
            picks: ByColor { white: white.to_owned(), black: black.to_owned() },
        };
        let [white, black, other] = ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3", "pick bA1 bA2 bB1"];
        assert_eq!(fault(&table, reveal(white, black)), EventFault::NotNow);
        let pick = GameEvent::Picked { color: Color::White, choice: white.to_owned() };
        table.happen(vec![pick]);
        assert_eq!(fault(&table, reveal(white, other)), EventFault::Picks);
        assert!(matches!(fault(&table, reveal(black, white)), EventFault::Move(_)));
        table.happen(vec![reveal(white, black)]);
        assert_eq!(
            fault(&table, reveal(white, black)),
            EventFault::Move(skep_rules::Illegal::NotInThisGame.into())
        );
    }

    #[test]
    fn who_sees_only_part_of_it_makes_the_same_game() {
        let mut table = Table::joined("Base+Swarm", MINUTE);
        let seen = |table: &Table, viewer| {
            let events: Vec<_> = table.events.iter().map(|event| event.seen_by(viewer)).collect();
            SeenGame::from_seen(&events).unwrap()
        };
        table.play(&["pick wA1 wA2 wG1"]);
        for viewer in [None, Some(Color::White), Some(Color::Black)] {
            let game = seen(&table, viewer);
            assert!(game.has_picked(Color::White) && !game.has_picked(Color::Black));
            assert_eq!(game.to_act(), table.game.to_act());
            assert_eq!(game.pick_of(Color::White).is_some(), viewer == Some(Color::White));
        }
        table.play(&["pick bA1 bA2 bG1", "wA1"]);
        let game = seen(&table, None);
        assert_eq!(game.game().moves(), table.game.game().moves());
        assert!(game.pick_of(Color::Black).is_some());
    }
}
