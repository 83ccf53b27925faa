//! The client, with engines that are small shell scripts.

#![cfg(unix)]

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use skep_uhp::{Client, ClientError, CommandLine, Limit};

/// An engine that introduces itself, then runs this script for every line, which is in `$line`.
fn engine(answer: &str) -> Result<Client, ClientError> {
    script(&format!("echo id Fake v1; echo ok; while read -r line; do {answer}; done"))
}

/// A shell script as an engine. The patience is long enough to start a shell on a busy machine.
fn script(script: &str) -> Result<Client, ClientError> {
    let command = CommandLine::new("sh", vec!["-c".to_owned(), script.to_owned()]);
    Client::start_patiently(&command, Duration::from_secs(5), Arc::default())
}

const LIMIT: Limit = Limit::Depth(1);

#[test]
fn an_engine_introduces_itself_and_answers() {
    let mut client = engine("echo \"you said $line\"; echo ok").unwrap();
    assert_eq!(client.name(), "Fake v1");
    assert_eq!(client.new_game("Base").unwrap(), "you said newgame Base");
    assert_eq!(client.play("bS1 wS1\\").unwrap(), "you said play bS1 wS1\\");
    assert_eq!(client.best_move(LIMIT).unwrap(), "you said bestmove depth 1");
    assert_eq!(client.undo(2).unwrap(), "you said undo 2");
    client.set_option("Threads", "1").unwrap();
}

#[test]
fn a_mark_of_the_encoding_before_the_greeting_is_passed_over() {
    let client = script("printf '\\357\\273\\277id Fake v1\\nok\\n'; cat > /dev/null").unwrap();
    assert_eq!(client.name(), "Fake v1");
}

#[test]
fn of_several_best_moves_the_last_one_is_meant() {
    let mut client = engine("echo wS1; echo; echo wA1; echo ok").unwrap();
    assert_eq!(client.best_move(LIMIT).unwrap(), "wA1");
}

#[test]
fn a_refusal_is_an_error_and_the_engine_goes_on() {
    let mut client = engine("echo err no, thanks; echo ok").unwrap();
    let error = client.new_game("Base").unwrap_err();
    assert_eq!(error.to_string(), "the engine refuses `newgame Base`: `no, thanks`");
    assert!(matches!(client.best_move(LIMIT), Err(ClientError::Refused { .. })));
    let mut client = engine("echo invalidmove wQ; echo ok").unwrap();
    assert!(matches!(client.play("wQ"), Err(ClientError::InvalidMove { .. })));
    assert!(matches!(client.play("wQ"), Err(ClientError::InvalidMove { .. })));
}

#[test]
fn an_engine_that_dies_hangs_or_says_nothing_is_an_error() {
    let mut client = engine("exit 3").unwrap();
    assert!(matches!(client.new_game("Base"), Err(ClientError::Ended)));
    assert!(matches!(client.play("wS1"), Err(ClientError::Ended)));
    let mut client = engine("true").unwrap();
    assert!(matches!(client.best_move(LIMIT), Err(ClientError::NoAnswer(_))));
    let mut client = engine("echo ok").unwrap();
    assert!(matches!(client.best_move(LIMIT), Err(ClientError::Nonsense(_))));
    assert!(matches!(script("echo hello; echo ok"), Err(ClientError::Nonsense(_))));
    assert!(matches!(script("cat"), Err(ClientError::NoAnswer(_))));
    assert!(matches!(script("exit"), Err(ClientError::Ended)));
    assert!(matches!(script("yes"), Err(ClientError::Nonsense(_) | ClientError::NoAnswer(_))));
    let missing = CommandLine::new("no-such-engine-anywhere", Vec::new());
    assert!(matches!(Client::start(&missing), Err(ClientError::Start { .. })));
}

#[test]
fn a_wait_can_be_interrupted() {
    let flag = Arc::new(AtomicBool::new(true));
    let command: CommandLine = "cat".parse().unwrap();
    let result = Client::start_patiently(&command, Duration::from_secs(60), flag);
    assert!(matches!(result, Err(ClientError::Interrupted)));
}
