//! A client: a browser with a cookie, and its sockets.

use std::fmt::Debug;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use skep_club::{Audience, GameCommand, GameId, PersonId, Terms};
use skep_wire::{Channel, ClientMessage, Me, RequestError, RequestId, ServerMessage, VERSION};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{interval, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::server::{PATIENCE, Request, TestServer};

/// A browser.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) cookie: String,
    pub(crate) me: Me,
}

impl Browser {
    /// The browser of a new guest.
    pub(crate) async fn guest(server: &TestServer) -> Browser {
        let answer = server.ask(Request::get("/api/me")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        Browser { cookie: answer.cookie(), me: answer.json() }
    }

    pub(crate) fn id(&self) -> PersonId {
        self.me.person.id
    }

    /// A socket that is welcome.
    pub(crate) async fn socket(&self, server: &TestServer) -> Socket {
        let mut socket = self.open(server).await.unwrap();
        socket.send(&ClientMessage::Hello { version: VERSION });
        let me = socket
            .until(|message| match message {
                ServerMessage::Welcome { me, .. } => Some(me.clone()),
                _ => None,
            })
            .await;
        assert_eq!(me.id, self.id());
        socket
    }

    /// A socket that has not said anything.
    pub(crate) async fn open(&self, server: &TestServer) -> Result<Socket, Error> {
        let origin = format!("http://{}", server.address);
        open(server, Some(&self.cookie), Some(&origin)).await
    }
}

/// Opens a socket.
pub(crate) async fn open(
    server: &TestServer,
    cookie: Option<&str>,
    origin: Option<&str>,
) -> Result<Socket, Error> {
    let mut request = format!("ws://{}/ws", server.address).into_client_request().unwrap();
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
    }
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().unwrap());
    }
    let stream = TcpStream::connect(server.address).await.unwrap();
    let (stream, _) = timeout(PATIENCE, tokio_tungstenite::client_async(request, stream))
        .await
        .expect("no answer")?;
    let (mut sink, mut source) = stream.split();
    let (sender, mut to_send) = mpsc::unbounded_channel::<Message>();
    let (received, messages) = mpsc::unbounded_channel();
    let bytes = Arc::new(Mutex::new(String::new()));
    let seen = Arc::clone(&bytes);
    let ponging = sender.clone();
    // Pings are sent and answered also while the test waits for something else.
    let task = tokio::spawn(async move {
        let mut pings = interval(Duration::from_secs(2));
        pings.tick().await;
        loop {
            tokio::select! {
                message = to_send.recv() => {
                    let Some(message) = message else { break };
                    if sink.send(message).await.is_err() { break }
                }
                _ = pings.tick() => {
                    let ping = serde_json::to_string(&ClientMessage::Ping { token: 0 }).unwrap();
                    if sink.send(Message::text(ping)).await.is_err() { break }
                }
                message = source.next() => {
                    let Some(Ok(message)) = message else { break };
                    if let Message::Close(frame) = &message {
                        let code = frame.as_ref().map(|frame| u16::from(frame.code));
                        let _ = received.send(Received::Closed(code));
                        continue;
                    }
                    let Message::Text(text) = message else { continue };
                    seen.lock().unwrap().push_str(&text);
                    seen.lock().unwrap().push('\n');
                    match serde_json::from_str(&text).unwrap() {
                        ServerMessage::Ping { token } => {
                            let pong = ClientMessage::Pong { token };
                            let _ = ponging.send(Message::text(serde_json::to_string(&pong).unwrap()));
                        }
                        message => drop(received.send(Received::Message(Box::new(message)))),
                    }
                }
            }
        }
    });
    Ok(Socket { sender, messages, bytes, task, requests: 0, kept: Vec::new() })
}

enum Received {
    Message(Box<ServerMessage>),
    Closed(Option<u16>),
}

/// A socket of a browser.
pub(crate) struct Socket {
    sender: mpsc::UnboundedSender<Message>,
    messages: mpsc::UnboundedReceiver<Received>,
    bytes: Arc<Mutex<String>>,
    task: tokio::task::JoinHandle<()>,
    requests: RequestId,
    /// Messages that came while others were waited for.
    kept: Vec<ServerMessage>,
}

impl Drop for Socket {
    /// Cuts the connection, without a word.
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Socket {
    /// Everything that was received.
    pub(crate) fn bytes(&self) -> String {
        self.bytes.lock().unwrap().clone()
    }

    pub(crate) fn send(&self, message: &ClientMessage) {
        self.send_text(serde_json::to_string(message).unwrap());
    }

    pub(crate) fn send_text(&self, text: impl Into<String>) {
        let _ = self.sender.send(Message::text(text.into()));
    }

    pub(crate) fn send_binary(&self, bytes: Vec<u8>) {
        let _ = self.sender.send(Message::binary(bytes));
    }

    /// Closes the connection as a page does that is left.
    pub(crate) async fn leave(mut self) {
        let _ = self.sender.send(Message::Close(None));
        self.closed().await;
    }

    /// The next message for which the function gives something. Others are kept.
    pub(crate) async fn until<T>(
        &mut self,
        mut wanted: impl FnMut(&ServerMessage) -> Option<T>,
    ) -> T {
        if let Some((place, found)) = self
            .kept
            .iter()
            .enumerate()
            .find_map(|(place, message)| wanted(message).map(|found| (place, found)))
        {
            self.kept.remove(place);
            return found;
        }
        loop {
            match timeout(PATIENCE, self.messages.recv()).await {
                Ok(Some(Received::Message(message))) => match wanted(&message) {
                    Some(found) => return found,
                    None => self.kept.push(*message),
                },
                Ok(Some(Received::Closed(code))) => panic!("closed: {code:?}"),
                Ok(None) => panic!("the connection is closed; kept: {:#?}", self.kept),
                Err(_) => panic!("waited for nothing; kept: {:#?}", self.kept),
            }
        }
    }

    /// Waits until the server has closed the connection, and returns the code.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        let mut code = None;
        loop {
            match timeout(PATIENCE, self.messages.recv()).await.expect("not closed") {
                Some(Received::Closed(said)) => code = said,
                Some(Received::Message(message)) => self.kept.push(*message),
                None => return code,
            }
        }
    }

    /// The next message of the game's channel.
    pub(crate) async fn of_game(&mut self, game: GameId) -> ServerMessage {
        let channel = Some(Channel::Game { game });
        self.until(|message| (message.channel() == channel).then(|| message.clone())).await
    }

    /// Whether a message was received that has not been waited for.
    pub(crate) fn kept(&self) -> &[ServerMessage] {
        &self.kept
    }

    /// Sends a request and returns the answer.
    pub(crate) async fn request(
        &mut self,
        message: impl FnOnce(RequestId) -> ClientMessage,
    ) -> Answer {
        self.requests += 1;
        let number = self.requests;
        self.send(&message(number));
        self.answer(number).await
    }

    /// The answer to a request.
    pub(crate) async fn answer(&mut self, number: RequestId) -> Answer {
        self.until(|message| match message {
            ServerMessage::Done { request, number: event } if *request == number => {
                Some(Ok(Answered::Done(*event)))
            }
            ServerMessage::Created { request, game } if *request == number => {
                Some(Ok(Answered::Created(*game)))
            }
            ServerMessage::Refused { request, error } if *request == Some(number) => {
                Some(Err(error.clone()))
            }
            _ => None,
        })
        .await
    }

    /// Asks something of a game.
    pub(crate) async fn command(
        &mut self,
        game: GameId,
        command: GameCommand,
    ) -> Result<u32, RequestError> {
        let answer = self.request(|request| ClientMessage::Game { request, game, command }).await;
        answer.map(|answer| match answer {
            Answered::Done(number) => number,
            Answered::Created(game) => panic!("created {game}"),
        })
    }

    /// Creates a game.
    pub(crate) async fn create(&mut self, terms: Terms, audience: Audience) -> GameId {
        let answer =
            self.request(|request| ClientMessage::Create { request, terms, audience }).await;
        match answer {
            Ok(Answered::Created(game)) => game,
            other => panic!("{other:?}"),
        }
    }

    /// Subscribes to a channel.
    pub(crate) fn subscribe(&self, channel: Channel, after: u32) {
        self.send(&ClientMessage::Subscribe { channel, after });
    }

    /// Why a message without a number was refused.
    pub(crate) async fn refusal(&mut self) -> RequestError {
        self.until(|message| match message {
            ServerMessage::Refused { request: None, error } => Some(error.clone()),
            _ => None,
        })
        .await
    }
}

/// What a request has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answered {
    Done(u32),
    Created(GameId),
}

pub(crate) type Answer = Result<Answered, RequestError>;

/// The error.
#[track_caller]
pub(crate) fn error<T: Debug>(answer: Result<T, RequestError>) -> RequestError {
    answer.expect_err("it was not refused")
}
