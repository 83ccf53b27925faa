//! The WebSocket: the first message, pings, reading, and writing.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Error;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use skep_wire::{
    ClientMessage, PING_EVERY_MS, RequestError, RequestId, SILENCE_MS, ServerMessage, VERSION,
};
use tokio::sync::mpsc;
use tokio::time::{interval, sleep, timeout};

use crate::online::connection::{Connection, Ended, to_text};
use crate::online::identity::Identity;
use crate::online::limits::{FAREWELL, HELLO};
use crate::online::rate::Used;
use crate::online::{Online, requests};

/// The largest number of requests of one socket that wait to be carried out. Beyond it, nothing more is read.
const WAITING: usize = 16;

/// Pings whose answers are waited for.
const PINGS: usize = 8;

/// The time between two pings.
const PING_EVERY: Duration = Duration::from_millis(PING_EVERY_MS as u64);

/// The silence after which a connection is given up.
const SILENCE: Duration = Duration::from_millis(SILENCE_MS as u64);

/// Serves a socket until it is closed.
pub(crate) async fn run(online: Arc<Online>, socket: WebSocket, identity: Identity) {
    let (mut sink, mut stream) = socket.split();
    if let Err(error) = read_hello(&mut stream).await {
        let refused = ServerMessage::Refused { request: None, error };
        let farewell = async {
            sink.send(Message::Text(to_text(&refused))).await?;
            sink.send(Message::Close(Some(Ended::NoHello.frame()))).await
        };
        // Who does not begin well need not hear it.
        let _ = timeout(FAREWELL, farewell).await;
        return;
    }
    let blocked = online.store.blocked_by(identity.person.id).await.unwrap_or_default();
    let (connection, queue) = Connection::new(
        online.hub.next_id(),
        identity.session,
        identity.person.clone(),
        blocked.into_iter().collect(),
        online.limits.outgoing,
    );
    let connection = Arc::new(connection);
    online.hub.add(&connection);
    let welcome =
        ServerMessage::Welcome { version: VERSION, me: identity.person, now: online.now() };
    connection.send(&welcome);
    online.lists.people_changed();
    // The server may have begun to stop before the connection was in the hub.
    if online.is_stopping() {
        connection.end(Ended::Stopping);
    }
    converse(&online, &connection, sink, stream, queue).await;
    online.hub.remove(&connection);
    requests::disconnected(&online, &connection);
}

/// Waits for the first message.
async fn read_hello(stream: &mut SplitStream<WebSocket>) -> Result<(), RequestError> {
    let error = RequestError::Version { version: VERSION };
    let first = timeout(HELLO, async {
        loop {
            match stream.next().await {
                Some(Ok(Message::Text(text))) => return Some(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    });
    let Ok(Some(text)) = first.await else { return Err(error) };
    match serde_json::from_str(&text) {
        Ok(ClientMessage::Hello { version: VERSION.. }) => Ok(()),
        _ => Err(error),
    }
}

/// Reads, works and writes at the same time, until one of them ends.
async fn converse(
    online: &Arc<Online>,
    connection: &Arc<Connection>,
    sink: SplitSink<WebSocket, Message>,
    stream: SplitStream<WebSocket>,
    queue: mpsc::Receiver<Utf8Bytes>,
) {
    let (requests, waiting) = mpsc::channel(WAITING);
    let pings = Pings::default();
    let pings = std::sync::Mutex::new(pings);
    let mut reading = pin!(read(online, connection, stream, requests, &pings));
    let mut working = pin!(work(online, connection, waiting));
    let mut pinging = pin!(ping(connection, &pings));
    let mut writing = pin!(write(connection, sink, queue));
    tokio::select! {
        () = reading.as_mut() => {}
        () = working.as_mut() => {}
        () = pinging.as_mut() => {}
        // Writing ends also when the connection is ended by the server.
        () = writing.as_mut() => {}
    }
}

/// The pings that were sent, and when.
#[derive(Debug, Default)]
struct Pings {
    last: u32,
    sent: VecDeque<(u32, Instant)>,
}

impl Pings {
    fn next(&mut self) -> u32 {
        self.last = self.last.wrapping_add(1);
        self.sent.push_back((self.last, Instant::now()));
        if self.sent.len() > PINGS {
            self.sent.pop_front();
        }
        self.last
    }

    /// The delay of an answer, if a ping with that token was sent. It counts once.
    fn answered(&mut self, token: u32) -> Option<u32> {
        let place = self.sent.iter().position(|(sent, _)| *sent == token)?;
        let (_, sent) = self.sent.remove(place)?;
        u32::try_from(sent.elapsed().as_millis()).ok()
    }
}

type SharedPings = std::sync::Mutex<Pings>;

fn lock(pings: &SharedPings) -> std::sync::MutexGuard<'_, Pings> {
    pings.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Sends pings.
async fn ping(connection: &Connection, pings: &SharedPings) {
    let mut ticks = interval(PING_EVERY);
    loop {
        ticks.tick().await;
        let token = lock(pings).next();
        connection.send(&ServerMessage::Ping { token });
    }
}

/// Reads messages until the connection is closed or silent. Pings are answered at once.
async fn read(
    online: &Online,
    connection: &Connection,
    mut stream: SplitStream<WebSocket>,
    requests: mpsc::Sender<ClientMessage>,
    pings: &SharedPings,
) {
    let mut used = Used::default();
    loop {
        let message = match timeout(SILENCE, stream.next()).await {
            Ok(Some(Ok(message))) => message,
            Ok(Some(Err(_)) | None) => return,
            Err(_) => {
                connection.end(Ended::Silent);
                // Writing says so, and ends the connection.
                return std::future::pending().await;
            }
        };
        if used.once(online.limits.messages, Instant::now()).is_err() {
            connection.end(Ended::Flood);
            return std::future::pending().await;
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => {
                connection.leave();
                return;
            }
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Binary(_) => {
                let reason = "messages are JSON texts".to_owned();
                connection.refuse(None, RequestError::Unreadable { reason });
                continue;
            }
        };
        let message = match understand(online, connection, &text, pings) {
            ControlFlow::Continue(Some(message)) => message,
            ControlFlow::Continue(None) => continue,
            ControlFlow::Break(()) => return,
        };
        if requests.send(message).await.is_err() {
            return;
        }
    }
}

/// The request in a text. Pings are answered here, and what cannot be read is refused.
fn understand(
    online: &Online,
    connection: &Connection,
    text: &str,
    pings: &SharedPings,
) -> ControlFlow<(), Option<ClientMessage>> {
    let message = match serde_json::from_str(text) {
        Ok(ClientMessage::Ping { token }) => {
            connection.send(&ServerMessage::Pong { token, now: online.now() });
            None
        }
        Ok(ClientMessage::Pong { token }) => {
            if let Some(delay) = lock(pings).answered(token) {
                connection.measured(delay);
            }
            None
        }
        Ok(message) => Some(message),
        Err(error) => {
            let reason = error.to_string();
            connection.refuse(request_of(text), RequestError::Unreadable { reason });
            None
        }
    };
    ControlFlow::Continue(message)
}

/// The number of a request that cannot be read otherwise.
fn request_of(text: &str) -> Option<RequestId> {
    #[derive(Deserialize)]
    struct Numbered {
        request: RequestId,
    }
    serde_json::from_str(text).ok().map(|Numbered { request }| request)
}

/// Carries out the requests, one after the other.
async fn work(
    online: &Arc<Online>,
    connection: &Arc<Connection>,
    mut waiting: mpsc::Receiver<ClientMessage>,
) {
    while let Some(message) = waiting.recv().await {
        requests::carry_out(online, connection, message).await;
    }
    // Nothing more is read; what was asked for is done.
    std::future::pending().await
}

/// Writes messages until the connection is closed, or ended by the server, which then says why.
async fn write(
    connection: &Connection,
    mut sink: SplitSink<WebSocket, Message>,
    mut queue: mpsc::Receiver<Utf8Bytes>,
) {
    let ended = {
        let mut ended = pin!(connection.ended());
        loop {
            tokio::select! {
                biased;
                reason = ended.as_mut() => break reason,
                text = queue.recv() => {
                    let Some(text) = text else { return };
                    tokio::select! {
                        biased;
                        sent = send_waiting(&mut sink, text, &mut queue) => {
                            if sent.is_err() {
                                return;
                            }
                        }
                        // Who takes nothing does not take the rest either.
                        () = give_up(connection) => return,
                    }
                }
            }
        }
    };
    let farewell = async {
        if ended != Ended::TooSlow {
            while let Ok(text) = queue.try_recv() {
                sink.feed(Message::Text(text)).await?;
            }
        }
        sink.send(Message::Close(Some(ended.frame()))).await
    };
    // The connection is closed either way.
    let _ = timeout(FAREWELL, farewell).await;
}

/// Completes some time after the connection was ended.
async fn give_up(connection: &Connection) {
    connection.ended().await;
    sleep(FAREWELL).await;
}

/// Sends a message, and all others that wait, in as few writes as possible.
async fn send_waiting(
    sink: &mut SplitSink<WebSocket, Message>,
    first: Utf8Bytes,
    queue: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), Error> {
    sink.feed(Message::Text(first)).await?;
    while let Ok(text) = queue.try_recv() {
        sink.feed(Message::Text(text)).await?;
    }
    sink.flush().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_answers_to_own_pings_count_and_each_once() {
        let mut pings = Pings::default();
        let token = pings.next();
        assert_eq!(pings.answered(token.wrapping_add(1)), None);
        assert!(pings.answered(token).is_some());
        assert_eq!(pings.answered(token), None);
        (0..100).for_each(|_| _ = pings.next());
        assert_eq!(pings.sent.len(), PINGS);
    }

    #[test]
    fn the_number_of_an_unknown_request_is_found() {
        assert_eq!(request_of(r#"{"type":"dance","request":7}"#), Some(7));
        for text in ["", "{}", "[]", r#"{"request":-1}"#, r#"{"request":"7"}"#] {
            assert_eq!(request_of(text), None, "{text}");
        }
    }
}
