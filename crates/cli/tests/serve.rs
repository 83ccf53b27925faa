//! `skep serve`.

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command};

use common::{command, skep};

/// Starts skep and returns the address that it prints.
fn start(args: &[&str]) -> (Child, String) {
    let mut child = command(&[&["serve", "--no-open"], args].concat()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let url = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap();
    let address = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
    (child, address)
}

#[test]
fn it_serves_until_it_is_asked_to_end() {
    let (mut child, address) = start(&["--port", "0"]);
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET /play HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.contains("<title>skep</title>"), "{answer}");
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_port_in_use_is_not_taken() {
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = other.local_addr().unwrap().port().to_string();
    let run = skep(&["serve", "--no-open", "--port", &port]);
    assert_eq!((run.code, &*run.out), (1, ""));
    assert_eq!(
        run.err,
        format!(
            "error: port {port} of 127.0.0.1 is in use by another program; choose another port, or 0 for any free port\n"
        )
    );
}

#[test]
fn where_the_usual_port_is_in_use_the_next_free_one_is_told() {
    // Another process may have the port already, which serves the test as well.
    let _other = TcpListener::bind("127.0.0.1:8080");
    let (mut child, address) = start(&[]);
    let port: u16 = address.rsplit(':').next().unwrap().parse().unwrap();
    assert!((8081..8200).contains(&port), "{address}");
    assert!(TcpStream::connect(&address).is_ok());
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn an_address_is_one_of_this_machine() {
    let run = skep(&["serve", "--no-open", "--address", "192.0.2.1"]);
    assert_eq!(run.code, 1);
    assert!(run.err.starts_with("error: cannot listen at 192.0.2.1:8080: "), "{}", run.err);
}
