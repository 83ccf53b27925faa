//! A server in this process, and requests to it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::thread::JoinHandle;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use skep_server::{
    App, AppFile, ConnectionLimits, OnlineLimits, OnlineOptions, Port, Rate, ServeError,
    ServeOptions, Server,
};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Longer than anything takes on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

const FILES: &[AppFile] = &[AppFile {
    path: "/index.html",
    etag: "\"1\"",
    hashed: false,
    plain: b"<title>skep</title>",
    brotli: None,
    gzip: None,
}];

/// Limits that no test meets by accident.
pub(crate) const GENEROUS: OnlineLimits = OnlineLimits {
    sockets_per_address: 10_000,
    guests: Rate::new(10_000, 1),
    passwords_by_address: Rate::new(10_000, 1),
    requests: Rate::new(10_000, 1),
    play: Rate::new(10_000, 1),
    messages: Rate::new(10_000, 1),
    ..OnlineLimits::DEFAULT
};

/// A running server. It is stopped when it is dropped.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    folder: PathBuf,
    _temporary: Option<TempDir>,
    tell: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<Result<(), ServeError>>>,
}

impl TestServer {
    /// A server with a new folder.
    pub(crate) fn start() -> TestServer {
        TestServer::with_limits(GENEROUS)
    }

    /// A server with a new folder and these limits.
    pub(crate) fn with_limits(limits: OnlineLimits) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let mut server = TestServer::in_folder(folder.path(), limits);
        server._temporary = Some(folder);
        server
    }

    fn in_folder(folder: &Path, limits: OnlineLimits) -> TestServer {
        let server = Server::bind(HERE, Port::Exactly(0)).unwrap();
        let address = server.address();
        let (tell, told) = oneshot::channel::<()>();
        let stop = async {
            let _ = told.await;
        };
        let online = OnlineOptions { limits, ..OnlineOptions::new(folder.to_owned()) };
        let connections = ConnectionLimits { per_address: 10_000, ..ConnectionLimits::DEFAULT };
        let options = ServeOptions { connections, online: Some(online) };
        let serving = std::thread::spawn(move || server.run_until(App::new(FILES), options, stop));
        TestServer {
            address,
            folder: folder.to_owned(),
            _temporary: None,
            tell: Some(tell),
            serving: Some(serving),
        }
    }

    /// Stops the server.
    pub(crate) fn stop(&mut self) {
        if let (Some(tell), Some(serving)) = (self.tell.take(), self.serving.take()) {
            // If it is gone, joining says why.
            let _ = tell.send(());
            serving.join().unwrap().unwrap();
        }
    }

    /// Stops the server and starts another with the same folder, at another port.
    pub(crate) fn restart(&mut self) {
        self.stop();
        let temporary = self._temporary.take();
        *self = TestServer::in_folder(&self.folder.clone(), GENEROUS);
        self._temporary = temporary;
    }

    /// The answer to a request: its status, headers and body.
    pub(crate) async fn ask(&self, request: Request<'_>) -> Response {
        let work = async {
            let mut stream = TcpStream::connect(self.address).await.unwrap();
            let Request { method, path, cookie, origin, body } = request;
            let address = self.address;
            let own = format!("http://{address}");
            let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\n");
            let origin = origin.unwrap_or(&own);
            head += &format!(
                "Origin: {origin}\r\nConnection: close\r\nContent-Length: {}\r\n",
                body.len()
            );
            if let Some(cookie) = cookie {
                head += &format!("Cookie: {cookie}\r\n");
            }
            head += "User-Agent: test\r\n\r\n";
            stream.write_all(head.as_bytes()).await.unwrap();
            stream.write_all(body.as_bytes()).await.unwrap();
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await.unwrap();
            String::from_utf8(answer).unwrap()
        };
        let answer = timeout(PATIENCE, work).await.expect("no answer");
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Response { status, head: head.to_owned(), body: body.to_owned() }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A request.
#[derive(Clone, Default)]
pub(crate) struct Request<'a> {
    pub(crate) method: &'a str,
    pub(crate) path: &'a str,
    pub(crate) cookie: Option<&'a str>,
    pub(crate) origin: Option<&'a str>,
    pub(crate) body: String,
}

impl<'a> Request<'a> {
    pub(crate) fn get(path: &'a str) -> Request<'a> {
        Request { method: "GET", path, ..Request::default() }
    }

    pub(crate) fn post(path: &'a str, body: &impl Serialize) -> Request<'a> {
        let body = serde_json::to_string(body).unwrap();
        Request { method: "POST", path, body, ..Request::default() }
    }

    pub(crate) fn delete(path: &'a str) -> Request<'a> {
        Request { method: "DELETE", path, ..Request::default() }
    }

    pub(crate) fn cookie(self, cookie: &'a str) -> Request<'a> {
        Request { cookie: Some(cookie), ..self }
    }
}

/// A response.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Response {
    /// The body.
    #[track_caller]
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The cookie that is set.
    #[track_caller]
    pub(crate) fn cookie(&self) -> String {
        let cookie = self.header("set-cookie").unwrap_or_else(|| panic!("no cookie: {self:?}"));
        cookie.split(';').next().unwrap_or_default().to_owned()
    }
}
