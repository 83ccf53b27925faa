//! One socket, as the rest of the server sees it: who is there, and a queue of messages.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use axum::extract::ws::{CloseFrame, Utf8Bytes};
use skep_club::{Asker, PersonId};
use skep_wire::{Channel, Person, PersonKind, RequestError, RequestId, ServerMessage};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// A longer delay counts as this, in milliseconds. Nobody gets that much time back.
const LONGEST_LAG: u32 = 10_000;

/// A socket.
#[derive(Debug)]
pub(crate) struct Connection {
    /// Its number, which no other has had since the server was started.
    pub(crate) id: u64,
    /// The session of the browser.
    pub(crate) session: u64,
    /// Who it is. A guest may get a name.
    person: Mutex<Person>,
    /// Whom the person does not want to hear.
    blocked: Mutex<HashSet<PersonId>>,
    channels: Mutex<HashSet<Channel>>,
    outgoing: mpsc::Sender<Utf8Bytes>,
    lag: AtomicU32,
    /// Whether the page was closed, instead of the connection lost.
    left: AtomicBool,
    ended: CancellationToken,
    reason: OnceLock<Ended>,
}

/// Why the server ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// The server stops.
    Stopping,
    /// More messages wait than fit the queue. The client resumes by the numbers of the events.
    TooSlow,
    /// Nothing was heard for too long.
    Silent,
    /// Too many messages.
    Flood,
    /// The first message is missing, or is another one.
    NoHello,
    /// The session has ended: somebody has logged out, or in as somebody else.
    LoggedOut,
}

impl Ended {
    /// The frame that says so.
    pub(crate) fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Ended::Stopping => (1012, "the server stops for a short time"),
            Ended::TooSlow => (1013, "too many messages wait; connect again"),
            Ended::Silent => (1001, "nothing was heard for too long"),
            Ended::Flood => (1008, "too many messages"),
            Ended::NoHello => (1008, "the connection begins with hello"),
            Ended::LoggedOut => (4001, "the session has ended"),
        };
        CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
    }
}

/// A message as it is sent.
pub(crate) fn to_text(message: &ServerMessage) -> Utf8Bytes {
    // Our own types can be written as JSON; were one not, the client would get a message that it does not know.
    serde_json::to_string(message).unwrap_or_default().into()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Connection {
    /// A connection, and the queue from which its messages are taken.
    pub(crate) fn new(
        id: u64,
        session: u64,
        person: Person,
        blocked: HashSet<PersonId>,
        queue: usize,
    ) -> (Connection, mpsc::Receiver<Utf8Bytes>) {
        let (outgoing, queue) = mpsc::channel(queue.max(1));
        let connection = Connection {
            id,
            session,
            person: Mutex::new(person),
            blocked: Mutex::new(blocked),
            channels: Mutex::default(),
            outgoing,
            lag: AtomicU32::new(0),
            left: AtomicBool::new(false),
            ended: CancellationToken::new(),
            reason: OnceLock::new(),
        };
        (connection, queue)
    }

    /// Who it is.
    pub(crate) fn person(&self) -> Person {
        lock(&self.person).clone()
    }

    /// The person's number.
    pub(crate) fn person_id(&self) -> PersonId {
        lock(&self.person).id
    }

    /// The person has got a name.
    pub(crate) fn set_person(&self, person: Person) {
        *lock(&self.person) = person;
    }

    /// Whom the person does not want to hear from now on.
    pub(crate) fn set_blocked(&self, blocked: HashSet<PersonId>) {
        *lock(&self.blocked) = blocked;
    }

    /// Whether the person wants to hear somebody.
    pub(crate) fn hears(&self, person: PersonId) -> bool {
        !lock(&self.blocked).contains(&person)
    }

    /// The person as games see it.
    pub(crate) fn asker(&self) -> Asker {
        let person = lock(&self.person);
        Asker {
            person: person.id,
            has_account: person.kind == PersonKind::Account,
            lag: self.lag(),
        }
    }

    /// The delay of the connection, there and back, in milliseconds.
    pub(crate) fn lag(&self) -> u32 {
        self.lag.load(Ordering::Relaxed)
    }

    /// A delay was measured. The lag is an average in which the last measurements count most.
    pub(crate) fn measured(&self, delay: u32) {
        let delay = delay.clamp(1, LONGEST_LAG);
        let lag = match self.lag() {
            0 => delay,
            lag => (lag * 3 + delay) / 4,
        };
        self.lag.store(lag, Ordering::Relaxed);
    }

    /// Sends a message.
    pub(crate) fn send(&self, message: &ServerMessage) {
        self.send_text(to_text(message));
    }

    /// Sends a message that is written already. If the queue is full, the connection ends: no message is left out.
    pub(crate) fn send_text(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.outgoing.try_send(text) {
            self.end(Ended::TooSlow);
        }
    }

    /// Tells that a request is refused.
    pub(crate) fn refuse(&self, request: Option<RequestId>, error: RequestError) {
        self.send(&ServerMessage::Refused { request, error });
    }

    /// Ends the connection.
    pub(crate) fn end(&self, reason: Ended) {
        self.reason.get_or_init(|| reason);
        self.ended.cancel();
    }

    /// Waits until the connection is ended.
    pub(crate) async fn ended(&self) -> Ended {
        self.ended.cancelled().await;
        self.reason.get().copied().unwrap_or(Ended::Stopping)
    }

    /// The page was closed.
    pub(crate) fn leave(&self) {
        self.left.store(true, Ordering::Relaxed);
    }

    /// Whether the page was closed.
    pub(crate) fn has_left(&self) -> bool {
        self.left.load(Ordering::Relaxed)
    }

    /// The channels to which it is subscribed.
    pub(crate) fn channels(&self) -> MutexGuard<'_, HashSet<Channel>> {
        lock(&self.channels)
    }

    /// Whether it is subscribed to a channel.
    pub(crate) fn hears_of(&self, channel: Channel) -> bool {
        self.channels().contains(&channel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connection(queue: usize) -> (Connection, mpsc::Receiver<Utf8Bytes>) {
        let person = Person { id: PersonId(1), name: None, kind: PersonKind::Guest };
        Connection::new(1, 1, person, HashSet::new(), queue)
    }

    #[tokio::test]
    async fn a_connection_with_a_full_queue_ends() {
        let (connection, _queue) = connection(2);
        connection.send(&ServerMessage::Ping { token: 1 });
        connection.send(&ServerMessage::Ping { token: 2 });
        assert!(!connection.ended.is_cancelled());
        connection.send(&ServerMessage::Ping { token: 3 });
        connection.end(Ended::Stopping);
        assert_eq!(connection.ended().await, Ended::TooSlow);
    }

    #[test]
    fn lag_is_an_average() {
        let (connection, _queue) = connection(1);
        connection.measured(300);
        assert_eq!(connection.lag(), 300);
        connection.measured(100);
        assert_eq!(connection.lag(), 250);
        connection.measured(u32::MAX);
        connection.measured(u32::MAX);
        (0..60).for_each(|_| connection.measured(40));
        assert!((37..=43).contains(&connection.lag()), "{}", connection.lag());
    }
}
