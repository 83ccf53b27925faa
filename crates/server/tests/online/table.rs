//! Somebody who plays or watches a game, and knows of it what was sent.

use fastrand::Rng;
use skep_club::{
    Audience, ColorWish, GameCommand, GameId, Pace, Recorded, SeenEvent, SeenGame, Status, Task,
    Terms,
};
use skep_rules::{Choice, Color};
use skep_wire::{Channel, ClockView, Presence, RequestError, ServerMessage};

use crate::client::{Browser, Socket};
use crate::server::TestServer;

/// A game by link, of this type.
pub(crate) fn terms(game_type: &str) -> Terms {
    Terms {
        game_type: game_type.parse().unwrap(),
        pace: Pace::RealTime { time: 3600, increment: 10 },
        rated: false,
        creator_plays: ColorWish::White,
    }
}

/// Somebody at a table.
pub(crate) struct Seat {
    pub(crate) socket: Socket,
    pub(crate) game: GameId,
    pub(crate) color: Option<Color>,
    pub(crate) events: Vec<Recorded<SeenEvent>>,
    pub(crate) clock: Option<ClockView>,
    pub(crate) present: Vec<Presence>,
}

impl Seat {
    /// Follows a game.
    pub(crate) async fn take(socket: Socket, game: GameId) -> Seat {
        Seat::resume(socket, game, Vec::new()).await
    }

    /// Follows a game of which these events are known.
    pub(crate) async fn resume(
        socket: Socket,
        game: GameId,
        known: Vec<Recorded<SeenEvent>>,
    ) -> Seat {
        let after = known.last().map_or(0, |event| event.number);
        socket.subscribe(Channel::Game { game }, after);
        let mut seat =
            Seat { socket, game, color: None, events: known, clock: None, present: Vec::new() };
        seat.update().await;
        seat
    }

    /// Takes the next message of the game.
    pub(crate) async fn update(&mut self) -> ServerMessage {
        let message = self.socket.of_game(self.game).await;
        match message.clone() {
            ServerMessage::Game { color, events, clock, present, .. } => {
                self.color = color;
                self.clock = clock;
                self.present = vec![present.white, present.black];
                events.into_iter().for_each(|event| self.add(event));
            }
            ServerMessage::Event { event, clock, .. } => {
                self.clock = clock;
                self.add(event);
            }
            ServerMessage::Presence { present, .. } => {
                self.present = vec![present.white, present.black];
            }
            _ => {}
        }
        message
    }

    fn add(&mut self, event: Recorded<SeenEvent>) {
        assert_eq!(event.number as usize, self.events.len() + 1, "{event:?}");
        self.events.push(event);
    }

    /// Waits for an event with that number.
    pub(crate) async fn wait_for(&mut self, number: u32) {
        while self.events.len() < number as usize {
            self.update().await;
        }
    }

    /// Waits until the game is so.
    pub(crate) async fn wait_until(&mut self, is_so: impl Fn(&SeenGame) -> bool) {
        while !is_so(&self.state()) {
            self.update().await;
        }
    }

    /// The game as it is seen.
    pub(crate) fn state(&self) -> SeenGame {
        SeenGame::from_seen(&self.events).unwrap()
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.state().status(), Status::Ended { .. })
    }

    /// Asks something of the game.
    pub(crate) async fn command(&mut self, command: GameCommand) -> Result<u32, RequestError> {
        self.socket.command(self.game, command).await
    }

    /// Asks something of the game that is not refused, and waits until it has happened.
    pub(crate) async fn does(&mut self, command: GameCommand) -> u32 {
        let number = self.command(command.clone()).await;
        let number = number.unwrap_or_else(|error| panic!("{command:?}: {error}"));
        self.wait_for(number).await;
        number
    }

    /// A command that is legal now, if there is something to do.
    pub(crate) fn some_command(&self, rng: &mut Rng) -> Option<GameCommand> {
        let state = self.state();
        let color = self.color?;
        let game = state.game();
        let seen = state.version();
        Some(match state.task(color)? {
            Task::Choose(choice) => {
                let among: Vec<_> =
                    choice.among(state.terms().game_type, color).into_iter().collect();
                let tiles = match choice {
                    Choice::Pick => rng.choose_multiple(among, Choice::PICK_SIZE as usize),
                    Choice::Faces => Vec::new(),
                };
                let names: Vec<String> = tiles.iter().map(|tile| format!(" {tile}")).collect();
                GameCommand::Choose { choice: format!("{}{}", choice.word(), names.concat()) }
            }
            Task::Act | Task::Place(_) => {
                let actions = state.drawn().allowed(game.position());
                let Some(action) = rng.choice(actions) else {
                    return Some(GameCommand::Draw { seen });
                };
                GameCommand::Act { seen, action: game.position().write_move(action) }
            }
        })
    }

    /// Does something legal, if there is something to do. Returns whether there was.
    pub(crate) async fn play(&mut self, rng: &mut Rng) -> bool {
        let Some(command) = self.some_command(rng) else { return false };
        self.does(command).await;
        true
    }
}

/// Two guests at a table, White first.
pub(crate) async fn two_guests(server: &TestServer, terms: Terms) -> [Seat; 2] {
    let (one, other) = (Browser::guest(server).await, Browser::guest(server).await);
    two(server, &one, &other, terms).await
}

/// Two people at a table, the creator first.
pub(crate) async fn two(
    server: &TestServer,
    one: &Browser,
    other: &Browser,
    terms: Terms,
) -> [Seat; 2] {
    let mut creator = one.socket(server).await;
    let game = creator.create(terms, Audience::Link).await;
    let mut creator = Seat::take(creator, game).await;
    let mut joiner = Seat::take(other.socket(server).await, game).await;
    assert_eq!(joiner.color, None);
    assert_eq!(joiner.command(GameCommand::Join).await, Ok(2));
    creator.wait_for(2).await;
    joiner.wait_for(2).await;
    for (seat, browser) in [(&mut creator, one), (&mut joiner, other)] {
        seat.color = seat.state().color_of(browser.id());
    }
    [creator, joiner]
}

/// Lets both play, at most so many times. Both then know the same.
pub(crate) async fn play(seats: &mut [Seat; 2], rng: &mut Rng, times: usize) {
    for _ in 0..times {
        meet(seats).await;
        if seats[0].is_over() {
            return;
        }
        let [one, other] = seats;
        if !one.play(rng).await {
            assert!(other.play(rng).await, "nobody has something to do: {:?}", one.events.last());
        }
    }
    meet(seats).await;
}

/// Waits until both know the same.
async fn meet(seats: &mut [Seat; 2]) {
    let known = seats.iter().map(|seat| seat.events.len() as u32).max().unwrap_or_default();
    for seat in seats.iter_mut() {
        seat.wait_for(known).await;
    }
}
