//! Servers at real addresses.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use skep_server::{App, AppFile, ConnectionLimits, Port, ServeError, ServeOptions, Server};
use tokio::sync::oneshot;

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

const FILES: &[AppFile] = &[AppFile {
    path: "/index.html",
    etag: "\"1\"",
    hashed: false,
    plain: b"<title>skep</title>",
    brotli: None,
    gzip: None,
}];

/// A server in a thread, which is stopped when it is dropped.
struct Running {
    address: SocketAddr,
    tell: Option<oneshot::Sender<()>>,
    serving: Option<thread::JoinHandle<Result<(), ServeError>>>,
}

impl Running {
    fn start(connections: ConnectionLimits) -> Running {
        let server = Server::bind(HERE, Port::Exactly(0)).unwrap();
        let address = server.address();
        assert_eq!(server.url(), format!("http://{address}/"));
        let (tell, told) = oneshot::channel::<()>();
        let stop = async {
            let _ = told.await;
        };
        let options = ServeOptions { connections, online: None };
        let serving = thread::spawn(move || server.run_until(App::new(FILES), options, stop));
        Running { address, tell: Some(tell), serving: Some(serving) }
    }

    fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).unwrap()
    }

    /// What is answered to this before the connection is closed.
    fn answer(&self, request: &str) -> String {
        let mut stream = self.connect();
        write!(stream, "{request}").unwrap();
        read(&mut stream)
    }

    fn stop(&mut self) {
        if let (Some(tell), Some(serving)) = (self.tell.take(), self.serving.take()) {
            tell.send(()).unwrap();
            serving.join().unwrap().unwrap();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Everything until the other end closes the connection. That it is reset is as good.
fn read(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8(answer).unwrap()
}

const GET: &str = "GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";

#[test]
fn a_server_answers_until_it_is_told_to_stop() {
    let mut server = Running::start(ConnectionLimits::DEFAULT);
    // An idle connection does not prevent the server from stopping.
    let idle = server.connect();
    let answer = server.answer(GET);
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("<title>skep</title>"));
    server.stop();
    drop(idle);
    assert!(TcpStream::connect(server.address).is_err());
}

#[test]
fn half_a_request_is_not_waited_for() {
    let head = Duration::from_millis(300);
    let server = Running::start(ConnectionLimits { head, ..ConnectionLimits::DEFAULT });
    let mut streams: Vec<TcpStream> = (0..200).map(|_| server.connect()).collect();
    for (number, stream) in streams.iter_mut().enumerate() {
        let half = ["", "GET / HT", "GET / HTTP/1.1\r\nHost: he"][number % 3];
        write!(stream, "{half}").unwrap();
    }
    // Reading ends, because the server closes all of them.
    for stream in &mut streams {
        assert_eq!(read(stream), "");
    }
    assert!(server.answer(GET).starts_with("HTTP/1.1 200 OK\r\n"));
}

#[test]
fn a_connection_that_is_kept_open_is_closed_when_nothing_is_asked() {
    let head = Duration::from_millis(300);
    let server = Running::start(ConnectionLimits { head, ..ConnectionLimits::DEFAULT });
    let answer = server.answer("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
    assert!(answer.ends_with("<title>skep</title>"));
}

#[test]
fn one_address_cannot_have_all_connections() {
    let server = Running::start(ConnectionLimits { per_address: 2, ..ConnectionLimits::DEFAULT });
    let mut first = server.connect();
    let _second = server.connect();
    // The server accepts in this order, and an answer shows that it has accepted the first two.
    write!(first, "GET / HTTP/1.1\r\nHost: here\r\n\r\n").unwrap();
    first.read_exact(&mut [0; 12]).unwrap();
    assert_eq!(read(&mut server.connect()), "");
    drop(first);
    // The place is free once the server has noticed that the first connection is closed.
    while !server.answer(GET).starts_with("HTTP/1.1 200 OK\r\n") {}
}

#[test]
fn port_from_skips_ports_in_use() {
    let taken = TcpListener::bind((HERE, 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    assert!(matches!(Server::bind(HERE, Port::Exactly(port)), Err(ServeError::InUse(_))));
    if let Ok(server) = Server::bind(HERE, Port::From(port)) {
        assert!(server.address().port() > port);
    }
}
