//! `skep serve`.

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command};

use common::{command, scratch_file, skep, skep_reading};

/// Starts skep and returns the address that it prints.
fn start(args: &[&str]) -> (Child, String) {
    let mut child = command(&[&["serve", "--no-open"], args].concat()).spawn().unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    // What follows is read by nobody.
    std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()));
    let url = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap();
    let address = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
    (child, address)
}

#[test]
fn it_serves_until_it_is_asked_to_end() {
    let (mut child, address) = start(&["--port", "0"]);
    let answer = get(&address, "/play");
    assert!(answer.contains("<title>skep</title>"), "{answer}");
    assert_eq!(terminate(&mut child), Some(0));
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn terminate(child: &mut Child) -> Option<i32> {
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    child.wait().unwrap().code()
}

#[test]
fn online_play_is_there_unless_it_is_switched_off() {
    let (mut child, address) = start(&["--port", "0", "--no-online"]);
    let answer = get(&address, "/api/me");
    assert!(answer.starts_with("HTTP/1.1 404 ") && answer.contains("no online play"), "{answer}");
    assert_eq!(terminate(&mut child), Some(0));

    let data = scratch_file("serve-data");
    let folder = data.to_str().unwrap();
    let url = "https://hive.example.org";
    let (mut child, address) = start(&["--port", "0", "--data", folder, "--public-url", url]);
    let answer = get(&address, "/api/me");
    assert!(answer.starts_with("HTTP/1.1 200 ") && answer.contains("; Secure"), "{answer}");
    assert_eq!(terminate(&mut child), Some(0));
    assert!(data.join("skep.db").exists());

    for args in [
        &["serve", "--no-online", "--data", folder][..],
        &["serve", "--public-url", "hive.example.org"],
        &["serve", "--max-connections", "many"],
    ] {
        assert_eq!(skep(args).code, 2, "{args:?}");
    }
    let file = scratch_file("serve-no-folder");
    std::fs::write(&file, "").unwrap();
    let run = skep(&["serve", "--no-open", "--port", "0", "--data", file.to_str().unwrap()]);
    assert!(run.code == 1 && run.err.starts_with("error: "), "{}", run.err);
}

#[test]
fn a_backup_is_made_while_the_server_runs_and_restored_elsewhere() {
    let [data, other, file] = ["backup-data", "backup-other", "backup.db"].map(scratch_file);
    let [folder, elsewhere, backup] = [&data, &other, &file].map(|path| path.to_str().unwrap());
    let run = skep(&["backup", "--data", folder, backup]);
    assert!(run.code == 1 && run.err.contains("no server has used this folder"), "{}", run.err);

    let (mut child, address) = start(&["--port", "0", "--data", folder]);
    let answer = get(&address, "/api/me");
    let cookie = answer.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap();
    let run = skep(&["backup", "--data", folder, backup]);
    assert_eq!((run.code, &*run.err), (0, ""));
    assert!(run.out.contains("0 games with 0 events, 11 people"), "{}", run.out);
    let again = skep(&["backup", "--data", folder, backup]);
    assert!(again.code == 1 && again.err.contains("exists already"), "{}", again.err);
    assert_eq!(terminate(&mut child), Some(0));

    let run = skep(&["restore", "--data", elsewhere, backup]);
    assert_eq!((run.code, &*run.err), (0, ""));
    let again = skep(&["restore", "--data", elsewhere, backup]);
    assert!(again.code == 1 && again.err.contains("nothing was restored"), "{}", again.err);
    assert_eq!(skep(&["restore", "--replace", "--data", elsewhere, backup]).code, 0);
    let none = skep(&["restore", "--data", elsewhere, "no-such-file.db"]);
    assert_eq!(none.code, 1);

    // The guest of the first server is known.
    let (mut child, address) = start(&["--port", "0", "--data", elsewhere]);
    let path = format!("/api/me HTTP/1.1\r\nCookie: {cookie}\r\nX-Rest:");
    let known = get(&address, &path);
    assert!(known.starts_with("HTTP/1.1 200 ") && !known.contains("set-cookie"), "{known}");
    assert_eq!(terminate(&mut child), Some(0));
}

#[test]
fn a_game_is_verified_by_its_events() {
    for (text, expected) in [
        ("", "has no events of an online game"),
        ("{}", "has no events of an online game"),
        ("[]", "not proven to be fair"),
    ] {
        let run = skep_reading(&["verify", "-"], text.as_bytes());
        assert_eq!((run.code, &*run.out), (1, ""));
        assert!(run.err.contains(expected) && run.err.lines().count() == 1, "{}", run.err);
    }
    let game = include_str!("verify/game.json");
    let run = skep_reading(&["verify", "-"], game.as_bytes());
    assert_eq!((run.code, &*run.err), (0, ""));
    assert!(run.out.ends_with("The game was fair.\n"), "{}", run.out);
    assert!(run.out.contains(" draws b") && run.out.contains("The colours follow from the seed."));
    // Another tile, another seed.
    let drawn = game.find(" +").unwrap();
    let other = format!(
        "{}{}{}",
        &game[..drawn + 4],
        if &game[drawn + 4..drawn + 5] == "1" { "2" } else { "1" },
        &game[drawn + 5..]
    );
    let run = skep_reading(&["verify", "-"], other.as_bytes());
    assert!(
        run.code == 1 && run.err.starts_with("error: this game is not proven to be fair: "),
        "{}",
        run.err
    );
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
