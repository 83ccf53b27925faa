//! A browser without a page: a cookie and a WebSocket.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};

use skep_wire::{ClientMessage, ServerMessage, VERSION};
use thiserror::Error;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};

/// The time for anything that a server does.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why there is no connection.
#[derive(Debug, Error)]
pub(crate) enum ConnectionError {
    /// The machine refuses.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// The server refuses, or has closed the connection.
    #[error("{0}")]
    Socket(Box<SocketError>),
    /// The server has not answered.
    #[error("the server has not answered in {PATIENCE:?}")]
    Silent,
    /// The server has answered something that was not asked for.
    #[error("not the answer that was expected: {0}")]
    Answer(String),
    /// The connection is closed.
    #[error("the connection is closed")]
    Closed,
}

impl From<SocketError> for ConnectionError {
    fn from(error: SocketError) -> ConnectionError {
        ConnectionError::Socket(Box::new(error))
    }
}

/// A person and the way to the server.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    server: SocketAddr,
    /// The address from which this browser connects: a server limits what comes from one address.
    from: Ipv4Addr,
    cookie: String,
}

impl Browser {
    /// The loopback address for a number: fifty people live at each.
    pub(crate) fn address(number: usize) -> Ipv4Addr {
        let house = u8::try_from(number / 50 + 1).unwrap_or(u8::MAX);
        Ipv4Addr::new(127, 1, 0, house)
    }

    /// A new guest.
    pub(crate) async fn guest(
        server: SocketAddr,
        from: Ipv4Addr,
    ) -> Result<Browser, ConnectionError> {
        let answer = timeout(PATIENCE, ask_who_i_am(server, from));
        let cookie = answer.await.map_err(|_| ConnectionError::Silent)??;
        Ok(Browser { server, from, cookie })
    }

    /// Opens a socket and says hello.
    pub(crate) async fn connect(&self) -> Result<Connection, ConnectionError> {
        let opened = timeout(PATIENCE, self.open()).await;
        opened.map_err(|_| ConnectionError::Silent)?
    }

    async fn open(&self) -> Result<Connection, ConnectionError> {
        let mut request = format!("ws://{}/ws", self.server).into_client_request()?;
        let origin = format!("http://{}", self.server);
        for (name, value) in [("cookie", &self.cookie), ("origin", &origin)] {
            let value =
                HeaderValue::from_str(value).map_err(|_| ConnectionError::Answer(value.clone()))?;
            request.headers_mut().insert(name, value);
        }
        let stream = dial(self.server, self.from).await?;
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        let mut connection = Connection { stream };
        connection.send(&ClientMessage::Hello { version: VERSION }).await?;
        loop {
            if let ServerMessage::Welcome { .. } = connection.receive().await? {
                return Ok(connection);
            }
        }
    }
}

async fn dial(server: SocketAddr, from: Ipv4Addr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.set_nodelay(true)?;
    socket.connect(server).await
}

/// One request of HTTP, which makes a guest.
async fn ask_who_i_am(server: SocketAddr, from: Ipv4Addr) -> Result<String, ConnectionError> {
    let mut stream = dial(server, from).await?;
    let request = format!("GET /api/me HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let read = || {
        let (head, _) = answer.split_once("\r\n\r\n")?;
        let cookie = head.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            name.eq_ignore_ascii_case("set-cookie").then_some(value)
        })?;
        cookie.split(';').next().map(str::to_owned)
    };
    read().ok_or_else(|| ConnectionError::Answer(answer.chars().take(200).collect()))
}

/// An open WebSocket. Dropping it cuts the connection without a word.
#[derive(Debug)]
pub(crate) struct Connection {
    stream: WebSocketStream<TcpStream>,
}

impl Connection {
    pub(crate) async fn send(&mut self, message: &ClientMessage) -> Result<(), ConnectionError> {
        let text = serde_json::to_string(message)
            .map_err(|error| ConnectionError::Answer(error.to_string()))?;
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next message. Pings are answered.
    pub(crate) async fn receive(&mut self) -> Result<ServerMessage, ConnectionError> {
        loop {
            let message = self.stream.next().await.ok_or(ConnectionError::Closed)??;
            let Message::Text(text) = message else { continue };
            let message = serde_json::from_str(&text);
            match message.map_err(|error| ConnectionError::Answer(format!("{error}: {text}")))? {
                ServerMessage::Ping { token } => self.send(&ClientMessage::Pong { token }).await?,
                message => return Ok(message),
            }
        }
    }
}
