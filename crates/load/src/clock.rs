//! Clocks: how late a flag falls, and what a slow connection costs its player.

use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fastrand::Rng;
use skep_club::{
    Audience, ColorWish, EndCause, GameCommand, GameId, Moment, Pace, SeenEvent, Terms,
};
use skep_rules::{ByColor, Color, GameType};
use skep_wire::{Channel, ClientMessage, ClockView, ServerMessage};
use tokio::time::sleep;

use crate::connection::{Browser, Connection, ConnectionError};
use crate::delays::Delays;
use crate::process::Process;
use crate::seat::Seat;
use crate::slow_line;

/// The shortest game, in which a flag falls soonest.
const SHORT: Pace = Pace::RealTime { time: 30, increment: 0 };

/// A game in which a slow connection is given back its delay.
const BLITZ: Pace = Pace::RealTime { time: 300, increment: 3 };

/// The time for the server to measure the delay of a connection.
const MEASURE: Duration = Duration::from_secs(9);

/// `skep-load clock`
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct ClockArgs {
    /// The games in which a flag falls, all at the same time
    #[arg(long, default_value_t = 50)]
    flags: usize,
    /// What is added to the delay of one player's connection, there and back, in milliseconds
    #[arg(long, default_value_t = 300)]
    lag: u64,
    /// The turns that are played with that delay
    #[arg(long, default_value_t = 40)]
    turns: u32,
}

/// Measures both and prints them.
pub(crate) async fn run(
    args: &ClockArgs,
    program: &Path,
    out: &mut dyn Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let process = Process::start(program, folder.path())?;
    let late = flags(process.address, args.flags).await?;
    let [p50, max] = late.percentiles([50.0, 100.0]);
    writeln!(out, "{} flags: told {p50:.0} ms (median), {max:.0} ms (most) late", late.len())?;
    for lag in [0, args.lag] {
        let slow = slow_line::open(process.address, Duration::from_millis(lag) / 2).await?;
        let costs = costs(slow, process.address, args.turns).await?;
        let mean = costs.iter().sum::<u64>() as f64 / costs.len().max(1) as f64;
        let most = costs.iter().max().copied().unwrap_or_default();
        let turns = costs.len();
        writeln!(
            out,
            "{lag} ms of lag: {turns} turns cost {mean:.0} ms (mean), {most} ms (most) of the clock each"
        )?;
    }
    Ok(())
}

/// Lets flags fall in games that have just started, and returns how late the other player was told.
async fn flags(server: SocketAddr, games: usize) -> Result<Delays, ConnectionError> {
    let mut tables = Vec::new();
    for number in 0..games {
        let mut table = Table::begin(server, server, number, SHORT).await?;
        table.play_turn(Color::White).await?;
        table.play_turn(Color::Black).await?;
        tables.push(table);
    }
    let mut waiting: tokio::task::JoinSet<_> =
        tables.into_iter().map(|mut table| async move { table.flag().await }).collect();
    let mut late = Delays::default();
    while let Some(told) = waiting.join_next().await {
        let told = told.map_err(|error| ConnectionError::Answer(error.to_string()))?;
        late.add(told?);
    }
    Ok(late)
}

/// What each turn takes off the clock of a player who answers at once, through a slow line.
async fn costs(
    slow: SocketAddr,
    fast: SocketAddr,
    turns: u32,
) -> Result<Vec<u64>, ConnectionError> {
    let mut table = Table::begin(slow, fast, 0, BLITZ).await?;
    table.listen(MEASURE).await?;
    table.play_turn(Color::White).await?;
    table.play_turn(Color::Black).await?;
    let Pace::RealTime { increment, .. } = BLITZ else { return Ok(Vec::new()) };
    let mut costs = Vec::new();
    let mut left = table.left(Color::White);
    while (costs.len() as u32) < turns && table.play_turn(Color::White).await? {
        let now = table.left(Color::White);
        costs.push((left + u64::from(increment) * 1_000).saturating_sub(now));
        left = now;
        if !table.play_turn(Color::Black).await? {
            break;
        }
    }
    Ok(costs)
}

/// Two players at a game.
struct Table {
    connections: ByColor<Connection>,
    seats: ByColor<Seat>,
    clock: Option<ClockView>,
    rng: Rng,
    requests: u32,
}

impl Table {
    /// White creates a game at one address of the server, Black joins at the other.
    async fn begin(
        white: SocketAddr,
        black: SocketAddr,
        number: usize,
        pace: Pace,
    ) -> Result<Table, ConnectionError> {
        let from = Browser::address(2 * number);
        let mut white = Browser::guest(white, from).await?.connect().await?;
        let mut black = Browser::guest(black, from).await?.connect().await?;
        let creator_plays = ColorWish::White;
        let terms = Terms { game_type: GameType::BASE, pace, rated: false, creator_plays };
        let create = ClientMessage::Create { request: 1, terms, audience: Audience::Link };
        white.send(&create).await?;
        let game = created(&mut white).await?;
        for connection in [&mut white, &mut black] {
            let channel = Channel::Game { game };
            connection.send(&ClientMessage::Subscribe { channel, after: 0 }).await?;
        }
        let seats =
            ByColor { white: Seat::new(game, Color::White), black: Seat::new(game, Color::Black) };
        let connections = ByColor { white, black };
        let rng = Rng::with_seed(number as u64);
        let mut table = Table { connections, seats, clock: None, rng, requests: 1 };
        table.does(Color::Black, GameCommand::Join).await?;
        Ok(table)
    }

    /// The milliseconds that the player has left, by the last message that had a clock.
    fn left(&self, color: Color) -> u64 {
        self.clock.map_or(0, |clock| clock.left[color])
    }

    /// The player acts at once when it is his turn. Returns whether the game goes on.
    async fn play_turn(&mut self, color: Color) -> Result<bool, ConnectionError> {
        loop {
            if self.seats[color].is_over() {
                return Ok(false);
            }
            if let Some(command) = self.seats[color].next_command(&mut self.rng) {
                self.does(color, command).await?;
                return Ok(!self.seats[color].is_over());
            }
            self.hear(color).await?;
        }
    }

    /// Sends a command and waits until both players have heard of what it has caused.
    async fn does(&mut self, color: Color, command: GameCommand) -> Result<(), ConnectionError> {
        self.requests += 1;
        let (request, game) = (self.requests, self.seats[color].game);
        self.connections[color].send(&ClientMessage::Game { request, game, command }).await?;
        let done = loop {
            match self.hear(color).await? {
                ServerMessage::Done { request: done, number } if done == request => break number,
                ServerMessage::Refused { request: Some(refused), error } if refused == request => {
                    return Err(ConnectionError::Answer(error.to_string()));
                }
                _ => {}
            }
        };
        while self.seats[color].version() < done {
            self.hear(color).await?;
        }
        Ok(())
    }

    /// The next message to a player.
    async fn hear(&mut self, color: Color) -> Result<ServerMessage, ConnectionError> {
        let message = self.connections[color].receive().await?;
        self.note(color, &message)?;
        Ok(message)
    }

    /// Answers pings for a while.
    async fn listen(&mut self, time: Duration) -> Result<(), ConnectionError> {
        let over = sleep(time);
        tokio::pin!(over);
        loop {
            let ByColor { white, black } = &mut self.connections;
            let (color, message) = tokio::select! {
                message = white.receive() => (Color::White, message?),
                message = black.receive() => (Color::Black, message?),
                () = &mut over => return Ok(()),
            };
            self.note(color, &message)?;
        }
    }

    fn note(&mut self, color: Color, message: &ServerMessage) -> Result<(), ConnectionError> {
        let (events, clock) = match message {
            ServerMessage::Game { events, clock, .. } => (events.as_slice(), *clock),
            ServerMessage::Event { event, clock, .. } => (std::slice::from_ref(event), *clock),
            _ => return Ok(()),
        };
        for event in events {
            self.seats[color].take(event).map_err(ConnectionError::Answer)?;
        }
        self.clock = clock.or(self.clock);
        Ok(())
    }

    /// White does nothing more. Returns how late Black is told that the time is over.
    async fn flag(&mut self) -> Result<Duration, ConnectionError> {
        let running = self.clock.filter(|clock| clock.running == Some(Color::White));
        let clock = running.ok_or_else(|| ConnectionError::Answer("no clock runs".to_owned()))?;
        let over = clock.at.plus(clock.left.white);
        loop {
            let ByColor { white, black } = &mut self.connections;
            let message = tokio::select! {
                message = black.receive() => message?,
                message = white.receive() => { message?; continue }
            };
            if let ServerMessage::Event { event, .. } = message
                && let SeenEvent::Ended { cause: EndCause::Time, .. } = event.event
            {
                return Ok(Duration::from_millis(now().since(over)));
            }
        }
    }
}

async fn created(connection: &mut Connection) -> Result<GameId, ConnectionError> {
    loop {
        match connection.receive().await? {
            ServerMessage::Created { game, .. } => return Ok(game),
            ServerMessage::Refused { error, .. } => {
                return Err(ConnectionError::Answer(error.to_string()));
            }
            _ => {}
        }
    }
}

/// The moment by this machine's clock, which is the server's too.
fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
