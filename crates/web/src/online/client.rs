//! The page's connection to the server: one for all pages of online play, as long as the tab is open.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::reactive::owner::{LocalStorage, Owner};
use leptos::task::spawn_local;
use skep_club::{GameId, Moment, PersonId};
use skep_wire::{Channel, GameSummary, Me, Person, RequestId, SeekView, ServerMessage};
use tokio::sync::oneshot;

use super::connection::{Connection, ConnectionState, Input, Output};
use super::http::{self, ApiFailure};
use super::request::{Answer, Request, RequestFailure};
use super::socket::Socket;
use crate::random;
use crate::time;

/// How often the connection looks whether something is due.
const TICK: Duration = Duration::from_millis(250);

/// The connection to the server, and who one is there. Cheap to copy.
///
/// - [`me`](Online::me) is the person, once the server has said so;
/// - [`state`](Online::state) is the state of the connection;
/// - [`own`](Online::own) are the person's own games, always up to date;
/// - [`ask`](Online::ask) sends a request and waits for its answer, over breaks of the connection too;
/// - [`listen`](Online::listen) subscribes the current view to a channel.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    me: RwSignal<Option<Person>>,
    state: RwSignal<ConnectionState>,
    own: RwSignal<Option<OwnGames>>,
    /// The game that has begun last, until a page has opened it.
    pub(crate) begun: RwSignal<Option<GameId>>,
    inner: StoredValue<Inner, LocalStorage>,
}

/// The person's own games.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct OwnGames {
    /// Games that are being played, the most urgent first.
    pub(crate) games: Vec<GameSummary>,
    /// Games that nobody has joined yet.
    pub(crate) open: Vec<SeekView>,
    /// Games to which the person is invited.
    pub(crate) invitations: Vec<SeekView>,
    /// Whether the person waits to be paired.
    pub(crate) pairing: bool,
}

impl OwnGames {
    /// The number of games in which a person is to act.
    fn waiting_for(&self, me: PersonId) -> usize {
        self.games.iter().filter(|game| waits_for(game, me)).count()
    }
}

/// Whether a person is to act in a game.
fn waits_for(game: &GameSummary, me: PersonId) -> bool {
    game.to_move.is_some_and(|color| game.players[color].id == me)
}

/// What is heard of a channel.
#[derive(Clone, Debug)]
pub(crate) enum Heard {
    /// A message of the channel.
    Message(Rc<ServerMessage>),
    /// There is no such game, or this person may not see it.
    Missing,
}

struct Listener {
    number: u64,
    channel: Channel,
    hear: Rc<dyn Fn(Heard)>,
}

struct Inner {
    connection: Connection,
    socket: Option<Socket>,
    listeners: Vec<Listener>,
    last_listener: u64,
    waiting: HashMap<RequestId, oneshot::Sender<Result<Answer, RequestFailure>>>,
}

thread_local! {
    /// The connection of this tab, and the owner of its signals, which is not that of a page.
    static ONLINE: OnceCell<(Owner, Online)> = const { OnceCell::new() };
}

impl Online {
    /// The connection, which is opened when it is first asked for. It is also provided to the views below.
    pub(crate) fn provide() -> Online {
        let online = ONLINE.with(|online| {
            let (_, online) = online.get_or_init(|| {
                let page = Owner::current();
                let owner = Owner::new_root(None);
                let online = owner.with(Online::new);
                // A new root becomes the current owner, and has none of the page's contexts.
                if let Some(page) = page {
                    page.set();
                }
                (owner, online)
            });
            *online
        });
        online.start();
        provide_context(online);
        online
    }

    /// The connection from the context.
    pub(crate) fn from_context() -> Online {
        expect_context()
    }

    fn new() -> Online {
        Online {
            me: RwSignal::new(None),
            state: RwSignal::new(ConnectionState::Connecting),
            own: RwSignal::new(None),
            begun: RwSignal::new(None),
            inner: StoredValue::new_local(Inner {
                connection: Connection::new(time::now(), random::unit),
                socket: None,
                listeners: Vec::new(),
                last_listener: 0,
                waiting: HashMap::new(),
            }),
        }
    }

    /// Begins, unless that was done before.
    fn start(self) {
        let begun = self.inner.with_value(|inner| inner.last_listener > 0);
        if begun {
            return;
        }
        self.add_listener(Channel::Own, Rc::new(move |heard| self.hear_own(&heard)));
        set_interval(move || self.step(Input::Tick), TICK);
        window_event_listener(ev::online, move |_| self.step(Input::Wake));
        window_event_listener(ev::visibilitychange, move |_| {
            if !document().hidden() {
                self.step(Input::Wake);
            }
        });
        self.identify();
    }

    /// Who this browser belongs to; nothing before the server has said so.
    pub(crate) fn me(self) -> Option<Person> {
        self.me.get()
    }

    /// The state of the connection.
    pub(crate) fn state(self) -> ConnectionState {
        self.state.get()
    }

    /// The person's own games; nothing before the server has sent them.
    pub(crate) fn own(self) -> Option<OwnGames> {
        self.own.get()
    }

    /// The number of own games in which one is to act.
    pub(crate) fn waiting_for_me(self) -> usize {
        let Some(me) = self.me.read().as_ref().map(|me| me.id) else { return 0 };
        self.own.read().as_ref().map_or(0, |own| own.waiting_for(me))
    }

    /// The most urgent of one's own games in which one is to act, apart from this one.
    pub(crate) fn next_for_me(self, except: Option<GameId>) -> Option<GameId> {
        let me = self.me.read().as_ref()?.id;
        let own = self.own.read();
        let mut waiting = own.as_ref()?.games.iter().filter(|game| waits_for(game, me));
        waiting.find(|game| Some(game.game) != except).map(|game| game.game)
    }

    /// The moment on the server.
    pub(crate) fn server_now(self) -> Moment {
        let now = time::now();
        self.inner.with_value(|inner| inner.connection.server_now(now))
    }

    /// Sends a request, now or as soon as there is a connection, and waits for the answer.
    pub(crate) async fn ask(self, request: Request) -> Result<Answer, RequestFailure> {
        let (tell, answer) = oneshot::channel();
        let outputs = self.inner.try_update_value(|inner| {
            let (number, outputs) = inner.connection.request(time::now(), request);
            inner.waiting.insert(number, tell);
            outputs
        });
        self.perform(outputs.unwrap_or_default());
        answer.await.unwrap_or(Err(RequestFailure::Lost))
    }

    /// Waits to be paired no more.
    pub(crate) fn stop_pairing(self) {
        let outputs = self.inner.try_update_value(|inner| inner.connection.stop_pairing());
        self.perform(outputs.unwrap_or_default());
    }

    /// Tells the current view what is heard of a channel, from its whole state on, until the view is left. A channel that
    /// several listen to is told to all of them.
    pub(crate) fn listen(self, channel: Channel, hear: impl Fn(Heard) + 'static) {
        let number = self.add_listener(channel, Rc::new(hear));
        on_cleanup(move || self.remove_listener(number));
    }

    fn add_listener(self, channel: Channel, hear: Rc<dyn Fn(Heard)>) -> u64 {
        let added = self.inner.try_update_value(|inner| {
            inner.last_listener += 1;
            inner.listeners.push(Listener { number: inner.last_listener, channel, hear });
            // Who comes later is told the whole state too.
            let mut outputs = inner.connection.unsubscribe(channel);
            outputs.extend(inner.connection.subscribe(channel));
            (inner.last_listener, outputs)
        });
        let (number, outputs) = added.unwrap_or_default();
        self.perform(outputs);
        number
    }

    fn remove_listener(self, number: u64) {
        let outputs = self.inner.try_update_value(|inner| {
            let place = inner.listeners.iter().position(|listener| listener.number == number)?;
            let Listener { channel, .. } = inner.listeners.remove(place);
            let others = inner.listeners.iter().any(|listener| listener.channel == channel);
            Some(if others { Vec::new() } else { inner.connection.unsubscribe(channel) })
        });
        self.perform(outputs.flatten().unwrap_or_default());
    }

    /// The browser belongs to somebody else now, because somebody has logged in or out.
    pub(crate) fn identity_changed(self) {
        self.own.set(None);
        self.step(Input::NewIdentity);
    }

    /// The person has got a name, and is still the same.
    pub(crate) fn renamed(self, me: Person) {
        self.me.set(Some(me));
    }

    fn step(self, input: Input) {
        let outputs =
            self.inner.try_update_value(|inner| inner.connection.step(time::now(), input));
        self.perform(outputs.unwrap_or_default());
    }

    /// Does what the connection asks for.
    fn perform(self, outputs: Vec<Output>) {
        let state = self.inner.with_value(|inner| inner.connection.state());
        if state != self.state.get_untracked() {
            self.state.set(state);
        }
        for output in outputs {
            match output {
                Output::Identify => self.identify(),
                Output::Connect => self.connect(),
                Output::Disconnect => self.inner.update_value(|inner| inner.socket = None),
                Output::Send(message) => self.inner.with_value(|inner| {
                    if let Some(socket) = &inner.socket {
                        socket.send(&message);
                    }
                }),
                Output::Heard(message) => self.hear(message),
                Output::Missing(game) => self.tell(Channel::Game { game }, &Heard::Missing),
                Output::Answered(request, answer) => {
                    let waiting =
                        self.inner.try_update_value(|inner| inner.waiting.remove(&request));
                    if let Some(tell) = waiting.flatten() {
                        // Who has asked may have left.
                        let _ = tell.send(answer);
                    }
                }
            }
        }
    }

    /// Asks the server who this browser is.
    fn identify(self) {
        spawn_local(async move {
            match http::get::<Me>("/api/me").await {
                Ok(me) => {
                    self.me.set(Some(me.person));
                    self.step(Input::Identified);
                }
                Err(ApiFailure::Absent) => self.step(Input::NoOnlinePlay),
                Err(ApiFailure::Refused(_) | ApiFailure::Unreachable) => {
                    self.step(Input::NotIdentified);
                }
            }
        });
    }

    fn connect(self) {
        match Socket::open(move |input| self.step(input)) {
            Ok(socket) => self.inner.update_value(|inner| inner.socket = Some(socket)),
            Err(closed) => self.step(closed),
        }
    }

    fn hear(self, message: ServerMessage) {
        if let ServerMessage::Welcome { me, .. } = &message
            && self.me.read_untracked().as_ref() != Some(me)
        {
            self.me.set(Some(me.clone()));
        }
        if let Some(channel) = message.channel() {
            self.tell(channel, &Heard::Message(Rc::new(message)));
        }
    }

    fn tell(self, channel: Channel, heard: &Heard) {
        let listeners: Vec<Rc<dyn Fn(Heard)>> = self.inner.with_value(|inner| {
            let listening = inner.listeners.iter().filter(|listener| listener.channel == channel);
            listening.map(|listener| Rc::clone(&listener.hear)).collect()
        });
        listeners.into_iter().for_each(|hear| hear(heard.clone()));
    }

    fn hear_own(self, heard: &Heard) {
        let Heard::Message(message) = heard else { return };
        match &**message {
            ServerMessage::Own { games, open, invitations, pairing } => {
                self.own.set(Some(OwnGames {
                    games: games.clone(),
                    open: open.clone(),
                    invitations: invitations.clone(),
                    pairing: *pairing,
                }));
            }
            ServerMessage::Begun { game } => self.begun.set(Some(*game)),
            _ => {}
        }
    }
}
