//! A game with its two players, for tests: what they send is decided, applied, and shown to two viewers.

use skep_rules::Color;

use crate::{
    Asker, Audience, Circumstances, ColorWish, Decision, GameCommand, GameEvent, GameId, Moment,
    Offer, OnlineGame, Pace, PersonId, Recorded, Refusal, Seed, Terms,
};

/// The creator plays White.
pub(crate) const WHITE: PersonId = PersonId(1);
/// Who joins plays Black.
pub(crate) const BLACK: PersonId = PersonId(2);
/// Anybody else.
pub(crate) const STRANGER: PersonId = PersonId(3);

/// One minute and two seconds a turn.
pub(crate) const MINUTE: Pace = Pace::RealTime { time: 60, increment: 2 };

pub(crate) fn terms(game_type: &str, pace: Pace) -> Terms {
    let game_type = game_type.parse().unwrap();
    Terms { game_type, pace, rated: false, creator_plays: ColorWish::White }
}

pub(crate) fn seed() -> Seed {
    Seed::from_random([42; 32])
}

pub(crate) fn asker(person: PersonId) -> Asker {
    Asker { person, has_account: true, lag: 0 }
}

pub(crate) struct Table {
    pub(crate) game: OnlineGame,
    pub(crate) events: Vec<Recorded<GameEvent>>,
    pub(crate) now: Moment,
    pub(crate) lag: u32,
    pub(crate) absent: Option<Moment>,
    pub(crate) left: bool,
}

impl Table {
    /// A game that nobody has joined yet.
    pub(crate) fn open(terms: Terms, audience: Audience) -> Table {
        let now = Moment(1_000_000);
        let event = OnlineGame::create(terms, &asker(WHITE), audience, seed(), None).unwrap();
        let created = Recorded { number: 1, at: now, event };
        let game = OnlineGame::from_events(std::slice::from_ref(&created)).unwrap();
        Table { game, events: vec![created], now, lag: 0, absent: None, left: false }
    }

    /// A game that has been joined.
    pub(crate) fn joined(game_type: &str, pace: Pace) -> Table {
        let mut table = Table::open(terms(game_type, pace), Audience::Link);
        table.ok(BLACK, GameCommand::Join);
        table
    }

    /// A game in which these moves were played, with a second for each.
    pub(crate) fn played(game_type: &str, pace: Pace, moves: &[&str]) -> Table {
        let mut table = Table::joined(game_type, pace);
        table.play(moves);
        table
    }

    /// Choices and moves of the players whose turn it is.
    pub(crate) fn play(&mut self, moves: &[&str]) {
        for text in moves {
            let choice = text.starts_with("pick") || text.starts_with("faces");
            let color =
                if choice { self.chooser(text) } else { self.game.game().position().to_move() };
            let command = if choice {
                GameCommand::Choose { choice: (*text).to_owned() }
            } else {
                self.act(text)
            };
            self.now = self.now.plus(1_000);
            self.ok(person(color), command);
        }
    }

    /// A choice names own tiles.
    fn chooser(&self, text: &str) -> Color {
        if text.contains(" b") { Color::Black } else { Color::White }
    }

    /// The command to play this now.
    pub(crate) fn act(&self, text: &str) -> GameCommand {
        GameCommand::Act { seen: self.game.version(), action: text.to_owned() }
    }

    pub(crate) fn decide(&self, by: PersonId, command: GameCommand) -> Result<Decision, Refusal> {
        self.decide_as(&Asker { lag: self.lag, ..asker(by) }, command)
    }

    pub(crate) fn decide_as(
        &self,
        asker: &Asker,
        command: GameCommand,
    ) -> Result<Decision, Refusal> {
        let circumstances = Circumstances {
            now: self.now,
            opponent_absent_since: self.absent,
            opponent_left: self.left,
            next_game: GameId::from_random([9; 10]),
        };
        self.game.decide(asker, &command, &circumstances)
    }

    /// Why a command is refused.
    #[track_caller]
    pub(crate) fn refused(&self, by: PersonId, command: GameCommand) -> Refusal {
        self.decide(by, command).unwrap_err()
    }

    /// The command succeeds. Returns the events.
    #[track_caller]
    pub(crate) fn ok(&mut self, by: PersonId, command: GameCommand) -> Vec<GameEvent> {
        match self.decide(by, command) {
            Ok(Decision::New(events)) => self.happen(events),
            other => panic!("{other:?}"),
        }
    }

    /// The number of the event that the command has caused before.
    #[track_caller]
    pub(crate) fn done_before(&self, by: PersonId, command: GameCommand) -> u32 {
        match self.decide(by, command) {
            Ok(Decision::AlreadyDone { number }) => number,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn happen(&mut self, events: Vec<GameEvent>) -> Vec<GameEvent> {
        for event in self.game.record(events.clone(), self.now) {
            self.game.apply(&event).unwrap();
            self.events.push(event);
        }
        events
    }

    #[track_caller]
    pub(crate) fn offer(&mut self, by: PersonId, offer: Offer) {
        self.ok(by, GameCommand::Offer { offer });
    }

    pub(crate) fn wait(&mut self, milliseconds: u64) {
        self.now = self.now.plus(milliseconds);
    }

    /// What the clocks show, in milliseconds.
    pub(crate) fn left(&self) -> (u64, u64) {
        let left = self.game.clock(self.now).unwrap().left;
        (left.white, left.black)
    }
}

pub(crate) fn person(color: Color) -> PersonId {
    match color {
        Color::White => WHITE,
        Color::Black => BLACK,
    }
}
