//! Servers at real addresses.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, TcpListener, TcpStream};
use std::thread;

use skep_server::{App, AppFile, Port, ServeError, Server};
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

#[test]
fn a_server_answers_until_it_is_told_to_stop() {
    let server = Server::bind(HERE, Port::Exactly(0)).unwrap();
    let address = server.address();
    assert_eq!(server.url(), format!("http://{address}/"));
    let (tell, told) = oneshot::channel::<()>();
    let stop = async {
        let _ = told.await;
    };
    let serving = thread::spawn(move || server.run_until(App::new(FILES), stop));
    let mut stream = TcpStream::connect(address).unwrap();
    // An idle connection does not prevent the server from stopping.
    let idle = TcpStream::connect(address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("<title>skep</title>"));
    tell.send(()).unwrap();
    serving.join().unwrap().unwrap();
    drop(idle);
    assert!(TcpStream::connect(address).is_err());
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
