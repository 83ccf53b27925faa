//! Two players who play one game after the other over sockets that may be cut, and lose nothing.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use fastrand::Rng;
use skep_club::{Audience, GameCommand, GameId, Refusal};
use skep_rules::{ByColor, Color};
use skep_wire::{Channel, ClientMessage, RequestError, RequestId, ServerMessage};
use tokio::time::sleep;

use crate::connection::{Browser, Connection, ConnectionError};
use crate::seat::{Seat, terms};

/// How long a player waits for an answer before the request is sent again.
const AGAIN: Duration = Duration::from_millis(2_500);

/// The pause before the next attempt to reach the server.
const RETRY: Duration = Duration::from_millis(100);

/// What the server has acknowledged: the event that an action has caused.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) game: GameId,
    pub(crate) color: Color,
    /// The number of the event.
    pub(crate) number: u32,
    /// The number of actions before it.
    pub(crate) after: u32,
}

/// What happens to a pair, told to whoever measures.
pub(crate) trait Observer: Send {
    /// The pair plays this game from now on.
    fn began(&mut self, _game: GameId) {}
    /// The other player was told of an action that was sent that long ago.
    fn told(&mut self, _delay: Duration) {}
    /// An action was acknowledged.
    fn acknowledged(&mut self, _done: Acknowledged) {}
    /// How long to wait before the next action.
    fn pause(&mut self, _rng: &mut Rng) -> Duration {
        Duration::ZERO
    }
    /// Whether to cut a connection now.
    fn cuts(&mut self, _rng: &mut Rng) -> bool {
        false
    }
    /// Whether to stop before the next action.
    fn stops(&self) -> bool;
}

/// A request without an answer.
#[derive(Debug)]
struct Open {
    request: RequestId,
    command: GameCommand,
    /// The number of actions before it.
    after: u32,
    sent: Instant,
    first_sent: Instant,
}

struct Player {
    browser: Browser,
    connection: Connection,
    seat: Seat,
    requests: RequestId,
    open: Option<Open>,
}

/// Two players at a table.
pub(crate) struct Couple<O> {
    number: usize,
    players: ByColor<Player>,
    rng: Rng,
    observer: O,
    /// Not before this moment does anybody act.
    rest_until: Instant,
    /// When the last action was sent, and the number of actions before it.
    acted: Option<(Instant, u32)>,
}

impl<O: Observer> Couple<O> {
    /// Two new guests who begin a game.
    pub(crate) async fn begin(
        server: SocketAddr,
        number: usize,
        observer: O,
    ) -> Result<Couple<O>, ConnectionError> {
        let mut rng = Rng::with_seed(number as u64);
        let from = Browser::address(2 * number);
        let white = Browser::guest(server, from).await?;
        let black = Browser::guest(server, from).await?;
        let (mut white_socket, black_socket) = (white.connect().await?, black.connect().await?);
        let game = create(&mut white_socket, number).await?;
        let player = |browser, connection, color| Player {
            browser,
            connection,
            seat: Seat::new(game, color),
            requests: 1,
            open: None,
        };
        let players = ByColor {
            white: player(white, white_socket, Color::White),
            black: player(black, black_socket, Color::Black),
        };
        let rest_until = Instant::now() + Duration::from_millis(rng.u64(0..2_000));
        let mut couple = Couple { number, players, rng, observer, rest_until, acted: None };
        couple.observer.began(game);
        for color in Color::ALL {
            couple.players[color].subscribe().await?;
        }
        Ok(couple)
    }

    /// Plays until the observer stops. Connections that break are opened again. Returns what was seen of the last game.
    pub(crate) async fn play(mut self) -> Result<(O, u32), String> {
        while !self.observer.stops() {
            if self.players.white.seat.is_over() && self.players.black.seat.is_over() {
                self.next_game().await;
                continue;
            }
            for color in Color::ALL {
                if self.act(color).await.is_err() {
                    self.players[color].reconnect().await;
                }
            }
            let wait = self.rest_until.saturating_duration_since(Instant::now());
            let wait = wait.clamp(Duration::from_millis(1), Duration::from_millis(500));
            let ByColor { white, black } = &mut self.players;
            let (color, message) = tokio::select! {
                message = white.connection.receive() => (Color::White, message),
                message = black.connection.receive() => (Color::Black, message),
                () = sleep(wait) => continue,
            };
            match message {
                Ok(message) => self.hear(color, message)?,
                Err(_) => self.players[color].reconnect().await,
            }
            if self.observer.cuts(&mut self.rng) {
                let color = if self.rng.bool() { Color::White } else { Color::Black };
                self.players[color].reconnect().await;
            }
        }
        let length = self.players.white.seat.length();
        Ok((self.observer, length))
    }

    /// Sends what this player has to do now, or an unanswered request once more.
    async fn act(&mut self, color: Color) -> Result<(), ConnectionError> {
        let player = &mut self.players[color];
        if let Some(open) = &mut player.open {
            if open.sent.elapsed() < AGAIN {
                return Ok(());
            }
            open.sent = Instant::now();
            return player.send_open().await;
        }
        if Instant::now() < self.rest_until {
            return Ok(());
        }
        let command = if color == Color::Black && player.seat.version() == 1 {
            Some(GameCommand::Join)
        } else {
            player.seat.next_command(&mut self.rng)
        };
        let Some(command) = command else { return Ok(()) };
        let now = Instant::now();
        let after = player.seat.length();
        if let GameCommand::Act { .. } = command {
            self.acted = Some((now, after));
        }
        player.requests += 1;
        let request = player.requests;
        player.open = Some(Open { request, command, after, sent: now, first_sent: now });
        self.rest_until = now + self.observer.pause(&mut self.rng);
        player.send_open().await
    }

    fn hear(&mut self, color: Color, message: ServerMessage) -> Result<(), String> {
        let player = &mut self.players[color];
        match message {
            ServerMessage::Game { game, events, .. } if game == player.seat.game => {
                for event in &events {
                    player.seat.take(event)?;
                }
            }
            ServerMessage::Event { game, event, .. } if game == player.seat.game => {
                let before = player.seat.length();
                let is_new = player.seat.take(&event)?;
                let acted = self.acted.filter(|&(_, after)| after == before);
                if let Some((sent, _)) = acted
                    && is_new
                    && player.open.is_none()
                    && player.seat.length() > before
                {
                    self.observer.told(sent.elapsed());
                    self.acted = None;
                }
            }
            ServerMessage::Done { request, number } => {
                if let Some(open) = player.open.take_if(|open| open.request == request)
                    && let GameCommand::Act { .. } = open.command
                {
                    let (game, after) = (player.seat.game, open.after);
                    self.observer.acknowledged(Acknowledged { game, color, number, after });
                }
            }
            ServerMessage::Refused { request: Some(request), error } => {
                let Some(open) = player.open.take_if(|open| open.request == request) else {
                    return Ok(());
                };
                match error {
                    RequestError::TooFast { .. } | RequestError::NotStored => {
                        player.open = Some(open)
                    }
                    // The state has changed under way: the other player was first to end the game.
                    RequestError::Refused(Refusal::HasEnded | Refusal::Outdated { .. }) => {}
                    error => {
                        let (game, command) = (player.seat.game, &open.command);
                        let waited = open.first_sent.elapsed();
                        return Err(format!("game {game}: {command:?} after {waited:?}: {error}"));
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Creates the next game of the two, and tries again until it is there.
    async fn next_game(&mut self) {
        loop {
            match create(&mut self.players.white.connection, self.number).await {
                Ok(game) => {
                    self.observer.began(game);
                    self.acted = None;
                    for color in Color::ALL {
                        let player = &mut self.players[color];
                        let old = player.seat.game;
                        player.seat = Seat::new(game, color);
                        player.open = None;
                        let channel = Channel::Game { game: old };
                        let leave = ClientMessage::Unsubscribe { channel };
                        if player.connection.send(&leave).await.is_err()
                            || player.subscribe().await.is_err()
                        {
                            player.reconnect().await;
                        }
                    }
                    return;
                }
                Err(_) => self.players.white.reconnect().await,
            }
        }
    }
}

/// Creates a game by link.
async fn create(connection: &mut Connection, number: usize) -> Result<GameId, ConnectionError> {
    let terms = terms(number);
    let message = ClientMessage::Create { request: 1, terms, audience: Audience::Link };
    connection.send(&message).await?;
    loop {
        match connection.receive().await? {
            ServerMessage::Created { request: 1, game } => return Ok(game),
            ServerMessage::Refused { request: Some(1), error } => {
                sleep(RETRY).await;
                return Err(ConnectionError::Answer(error.to_string()));
            }
            _ => {}
        }
    }
}

impl Player {
    async fn subscribe(&mut self) -> Result<(), ConnectionError> {
        let (game, after) = (self.seat.game, self.seat.version());
        let channel = Channel::Game { game };
        self.connection.send(&ClientMessage::Subscribe { channel, after }).await
    }

    async fn send_open(&mut self) -> Result<(), ConnectionError> {
        let Some(open) = &self.open else { return Ok(()) };
        let (request, command) = (open.request, open.command.clone());
        let message = ClientMessage::Game { request, game: self.seat.game, command };
        self.connection.send(&message).await
    }

    /// Opens the connection again, asks for what was missed, and sends the unanswered request once more.
    async fn reconnect(&mut self) {
        loop {
            let tried = async {
                self.connection = self.browser.connect().await?;
                self.subscribe().await?;
                self.send_open().await
            };
            match tried.await {
                Ok(()) => return,
                Err(_) => sleep(RETRY).await,
            }
        }
    }
}
