//! The connection to the server as a state machine, without the browser: the caller passes the moment, opens sockets, and sends.
//!
//! Nothing that was asked for is lost by a break: subscriptions are renewed with the number of the last event that was seen, and
//! requests without an answer are sent again, so far as that cannot do something twice.

use skep_club::{GameId, Moment};
use skep_wire::{Channel, ClientMessage, RequestError, RequestId, ServerMessage, VERSION};

use super::request::{Answer, Pending, Request, RequestFailure};
use super::server_clock::ServerClock;
use super::subscriptions::{Subscriptions, Taken};

/// The time between two pings, in milliseconds.
const PING_EVERY: u64 = skep_wire::PING_EVERY_MS as u64;

/// The silence after which the connection is given up, in milliseconds. Opening must not take longer either.
const SILENCE: u64 = skep_wire::SILENCE_MS as u64;

/// The time after which a request without an answer is sent again, in milliseconds.
const ANSWER_WITHIN: u64 = 2_500;

/// The time before the first attempt to connect again, and the longest between two, in milliseconds.
const RETRY: [u64; 2] = [3_500, 30_000];

/// The time before the first attempt if the server has said that it starts again, in milliseconds.
const RETRY_AFTER_STOP: u64 = 1_500;

/// The part of a waiting time by which it is lengthened at random, so that not everybody comes back at once.
const SPREAD: f64 = 0.3;

/// The code with which the server closes a socket whose session has ended.
const LOGGED_OUT: u16 = 4001;

/// What a page shows of the connection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ConnectionState {
    /// The first attempt is under way.
    #[default]
    Connecting,
    /// Everything is told at once.
    Open,
    /// The connection is lost, and tried again.
    Broken,
    /// The server has no online play.
    Absent,
    /// The server speaks a newer version: the page has to be loaded again.
    Outdated,
}

/// What happens to the connection.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Input {
    /// The server knows who this browser is, and may be connected to.
    Identified,
    /// The server has no online play.
    NoOnlinePlay,
    /// The server could not be asked who this browser is.
    NotIdentified,
    /// The socket is open.
    Opened,
    /// The socket is closed, with this code.
    Closed(u16),
    /// A message has arrived.
    Received(Box<ServerMessage>),
    /// Time has passed.
    Tick,
    /// The network is back, or the page is shown again.
    Wake,
    /// The browser belongs to somebody else now.
    NewIdentity,
}

/// What the caller has to do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Output {
    /// To ask the server who this browser is.
    Identify,
    /// To open a socket in place of the one before.
    Connect,
    /// To close the socket.
    Disconnect,
    /// To send a message.
    Send(ClientMessage),
    /// To tell the pages. Events of games are in order and without gaps.
    Heard(ServerMessage),
    /// There is no such game for this person.
    Missing(GameId),
    /// To tell the one who has asked.
    Answered(RequestId, Result<Answer, RequestFailure>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Identifying,
    Opening,
    /// The first message was sent.
    Greeting,
    Open,
    Waiting {
        until: u64,
    },
    /// It makes no sense to try again.
    GivenUp(ConnectionState),
}

/// The connection. Every `now` is in milliseconds of the browser's clock.
#[derive(Debug)]
pub(crate) struct Connection {
    phase: Phase,
    /// When the phase began.
    since: u64,
    /// Whether the connection was ever open.
    was_open: bool,
    /// Whether the server knows this browser, so that a socket can be opened without asking.
    identified: bool,
    /// Attempts since the connection was last open.
    attempts: u32,
    stopping: bool,
    heard: u64,
    pinged: u64,
    token: u32,
    subscriptions: Subscriptions,
    /// From when on subscriptions are sent again that the server has refused because they were too many.
    subscribe_from: Option<u64>,
    requests: Vec<Pending>,
    last_request: RequestId,
    clock: ServerClock,
    random: fn() -> f64,
}

impl Connection {
    /// A connection that first asks who this browser is. `random` gives numbers from 0 to 1.
    pub(crate) fn new(now: u64, random: fn() -> f64) -> Connection {
        Connection {
            phase: Phase::Identifying,
            since: now,
            was_open: false,
            identified: false,
            attempts: 0,
            stopping: false,
            heard: now,
            pinged: now,
            token: 0,
            subscriptions: Subscriptions::default(),
            subscribe_from: None,
            requests: Vec::new(),
            last_request: 0,
            clock: ServerClock::default(),
            random,
        }
    }

    /// What a page shows of it.
    pub(crate) fn state(&self) -> ConnectionState {
        match self.phase {
            Phase::Open => ConnectionState::Open,
            Phase::GivenUp(state) => state,
            _ if self.was_open || self.attempts > 0 => ConnectionState::Broken,
            _ => ConnectionState::Connecting,
        }
    }

    /// The moment on the server.
    pub(crate) fn server_now(&self, now: u64) -> Moment {
        self.clock.server_now(now)
    }

    /// Something happens.
    pub(crate) fn step(&mut self, now: u64, input: Input) -> Vec<Output> {
        let mut out = Vec::new();
        match (input, self.phase) {
            (Input::Identified, Phase::Identifying) => {
                self.identified = true;
                self.open(now, &mut out);
            }
            (Input::NoOnlinePlay, Phase::Identifying) => {
                self.enter(Phase::GivenUp(ConnectionState::Absent), now);
            }
            (Input::NotIdentified, Phase::Identifying) => self.wait(now),
            (Input::Opened, Phase::Opening) => {
                self.enter(Phase::Greeting, now);
                out.push(Output::Send(ClientMessage::Hello { version: VERSION }));
            }
            (Input::Closed(code), Phase::Opening | Phase::Greeting | Phase::Open) => {
                self.lost(now, code == LOGGED_OUT, &mut out);
            }
            (Input::Received(message), Phase::Greeting | Phase::Open) => {
                self.heard = now;
                self.receive(now, *message, &mut out);
            }
            (Input::Tick, _) => self.tick(now, &mut out),
            (Input::Wake, Phase::Waiting { .. }) => self.connect(now, &mut out),
            (Input::Wake, Phase::Open) => self.ping(now, &mut out),
            (Input::NewIdentity, phase) if !matches!(phase, Phase::GivenUp(_)) => {
                out.push(Output::Disconnect);
                self.lost(now, true, &mut out);
                // Somebody else may see other events of the same games.
                self.subscriptions.forget_events();
                self.connect(now, &mut out);
            }
            _ => {}
        }
        out
    }

    /// Sends a request, now or as soon as there is a connection.
    pub(crate) fn request(&mut self, now: u64, request: Request) -> (RequestId, Vec<Output>) {
        self.last_request = self.last_request.wrapping_add(1);
        let mut pending = Pending::new(self.last_request, request);
        let mut out = Vec::new();
        if self.phase == Phase::Open {
            out.push(Output::Send(pending.send(now)));
        }
        self.requests.push(pending);
        (self.last_request, out)
    }

    /// Waits to be paired no more.
    pub(crate) fn stop_pairing(&mut self) -> Vec<Output> {
        // Without a connection the server has forgotten it; what waits to be sent is not sent.
        self.requests.retain(|pending| !pending.is_pairing());
        if self.phase == Phase::Open {
            return vec![Output::Send(ClientMessage::StopPairing)];
        }
        Vec::new()
    }

    /// Subscribes to a channel.
    pub(crate) fn subscribe(&mut self, channel: Channel) -> Vec<Output> {
        let message = self.subscriptions.add(channel);
        message.filter(|_| self.phase == Phase::Open).map(Output::Send).into_iter().collect()
    }

    /// Ends a subscription.
    pub(crate) fn unsubscribe(&mut self, channel: Channel) -> Vec<Output> {
        let was_there = self.subscriptions.remove(channel);
        let message = ClientMessage::Unsubscribe { channel };
        let tell = was_there && self.phase == Phase::Open;
        tell.then_some(Output::Send(message)).into_iter().collect()
    }

    fn enter(&mut self, phase: Phase, now: u64) {
        self.phase = phase;
        self.since = now;
    }

    /// Begins an attempt.
    fn connect(&mut self, now: u64, out: &mut Vec<Output>) {
        if self.identified {
            return self.open(now, out);
        }
        self.enter(Phase::Identifying, now);
        out.push(Output::Identify);
    }

    fn open(&mut self, now: u64, out: &mut Vec<Output>) {
        self.enter(Phase::Opening, now);
        out.push(Output::Connect);
    }

    /// Waits before the next attempt.
    fn wait(&mut self, now: u64) {
        let [first, longest] = RETRY;
        let first = if self.stopping { RETRY_AFTER_STOP } else { first };
        let pause = first.saturating_mul(1 << self.attempts.min(10)).min(longest);
        let spread = (pause as f64 * SPREAD * (self.random)()) as u64;
        self.attempts += 1;
        self.stopping = false;
        self.enter(Phase::Waiting { until: now + pause + spread }, now);
    }

    /// The socket is gone.
    fn lost(&mut self, now: u64, logged_out: bool, out: &mut Vec<Output>) {
        // Who does not get as far as to be welcomed may have no session.
        self.identified = self.phase == Phase::Open && !logged_out;
        self.subscriptions.unconfirm();
        let (kept, failed): (Vec<Pending>, Vec<Pending>) =
            self.requests.drain(..).partition(Pending::survives_a_break);
        self.requests = kept;
        self.requests.iter_mut().for_each(Pending::unsent);
        for pending in failed {
            out.push(Output::Answered(pending.id(), Err(RequestFailure::Lost)));
        }
        self.wait(now);
    }

    fn tick(&mut self, now: u64, out: &mut Vec<Output>) {
        match self.phase {
            Phase::Waiting { until } if now >= until => self.connect(now, out),
            Phase::Identifying if now >= self.since + SILENCE => self.wait(now),
            Phase::Opening | Phase::Greeting if now >= self.since + SILENCE => {
                out.push(Output::Disconnect);
                self.lost(now, false, out);
            }
            Phase::Open if now >= self.heard + SILENCE => {
                out.push(Output::Disconnect);
                self.lost(now, false, out);
                // The silence was long enough.
                self.connect(now, out);
            }
            Phase::Open => {
                if now >= self.pinged + PING_EVERY {
                    self.ping(now, out);
                }
                if self.subscribe_from.is_some_and(|from| now >= from) {
                    self.subscribe_from = None;
                    out.extend(self.subscriptions.unconfirmed().map(Output::Send));
                }
                let due =
                    self.requests.iter_mut().filter(|pending| pending.is_due(now, ANSWER_WITHIN));
                out.extend(due.map(|pending| Output::Send(pending.send(now))));
            }
            _ => {}
        }
    }

    fn ping(&mut self, now: u64, out: &mut Vec<Output>) {
        self.token = self.token.wrapping_add(1);
        self.pinged = now;
        out.push(Output::Send(ClientMessage::Ping { token: self.token }));
    }

    fn receive(&mut self, now: u64, message: ServerMessage, out: &mut Vec<Output>) {
        match message {
            ServerMessage::Welcome { now: server, .. } => {
                self.clock.add(self.since, now, server);
                self.enter(Phase::Open, now);
                (self.was_open, self.attempts, self.pinged) = (true, 0, now);
                out.push(Output::Heard(message));
                out.extend(self.subscriptions.unconfirmed().map(Output::Send));
                let requests = self.requests.iter_mut();
                out.extend(requests.map(|pending| Output::Send(pending.send(now))));
            }
            ServerMessage::Pong { token, now: server } => {
                if token == self.token {
                    self.clock.add(self.pinged, now, server);
                }
            }
            ServerMessage::Ping { token } => {
                out.push(Output::Send(ClientMessage::Pong { token }));
            }
            ServerMessage::Done { request, number } => {
                self.answered(request, Ok(Answer::Done { number }), out);
            }
            ServerMessage::Created { request, game } => {
                self.answered(request, Ok(Answer::Created { game }), out);
            }
            ServerMessage::Refused { request: Some(request), error } => {
                self.refused(now, request, error, out);
            }
            ServerMessage::Refused { request: None, error } => self.refused_alone(now, error, out),
            ServerMessage::Stopping => {
                self.stopping = true;
                out.push(Output::Heard(ServerMessage::Stopping));
            }
            message => match self.subscriptions.take(message) {
                Taken::Message(message) => out.push(Output::Heard(*message)),
                Taken::Again(message) => out.push(Output::Send(message)),
                Taken::Nothing => {}
            },
        }
    }

    fn answered(
        &mut self,
        request: RequestId,
        answer: Result<Answer, RequestFailure>,
        out: &mut Vec<Output>,
    ) {
        if let Some(place) = self.requests.iter().position(|pending| pending.id() == request) {
            self.requests.remove(place);
            out.push(Output::Answered(request, answer));
        }
    }

    /// A request is refused; one that only came at a bad time is sent again.
    fn refused(
        &mut self,
        now: u64,
        request: RequestId,
        error: RequestError,
        out: &mut Vec<Output>,
    ) {
        let pending = self.requests.iter_mut().find(|pending| pending.id() == request);
        if pending.is_some_and(|pending| pending.postpone(now, &error)) {
            return;
        }
        self.answered(request, Err(RequestFailure::Refused(error)), out);
    }

    /// A message without a number is refused: of those, only subscriptions can be.
    fn refused_alone(&mut self, now: u64, error: RequestError, out: &mut Vec<Output>) {
        match error {
            RequestError::Version { .. } => {
                self.enter(Phase::GivenUp(ConnectionState::Outdated), now);
                out.push(Output::Disconnect);
            }
            RequestError::NoSuchGame => {
                out.extend(self.subscriptions.remove_missing().map(Output::Missing));
            }
            RequestError::TooFast { seconds } => {
                self.subscribe_from = Some(now + u64::from(seconds) * 1_000);
            }
            RequestError::NotStored => self.subscribe_from = Some(now + 1_000),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
