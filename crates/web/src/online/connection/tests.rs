//! Tests of the connection: a server that is played by hand, and simulated time.

use skep_club::{
    Audience, ColorWish, GameCommand, Moment, Pace, PersonId, Recorded, SeenEvent, Terms,
};
use skep_rules::{ByColor, Color, GameType};
use skep_wire::{Person, PersonKind, Presence};

use super::*;

const CODE: u16 = 1006;

fn received(message: ServerMessage) -> Input {
    Input::Received(Box::new(message))
}

fn game(number: u8) -> GameId {
    GameId::from_random([number; 10])
}

fn terms() -> Terms {
    Terms {
        game_type: GameType::BASE,
        pace: Pace::Unlimited,
        rated: false,
        creator_plays: ColorWish::Either,
    }
}

fn create() -> Request {
    Request::Create { terms: terms(), audience: Audience::Link }
}

fn act(seen: u32) -> Request {
    let command = GameCommand::Act { seen, action: "wS1".to_owned() };
    Request::Game { game: game(1), command }
}

fn welcome(now: u64) -> Input {
    let me = Person { id: PersonId(1), name: None, kind: PersonKind::Guest };
    received(ServerMessage::Welcome { version: VERSION, me, now: Moment(now) })
}

fn acted(number: u32) -> Recorded<SeenEvent> {
    let event = SeenEvent::Acted { color: Color::White, action: format!("{number}"), credit: 0 };
    Recorded { number, at: Moment(0), event }
}

fn event(number: u32) -> Input {
    received(ServerMessage::Event {
        game: game(1),
        event: acted(number),
        clock: None,
        people: Vec::new(),
    })
}

fn state_of_game(numbers: impl IntoIterator<Item = u32>) -> Input {
    received(ServerMessage::Game {
        game: game(1),
        color: None,
        people: Vec::new(),
        present: ByColor { white: Presence::Here, black: Presence::Here },
        events: numbers.into_iter().map(acted).collect(),
        clock: None,
        watching: 0,
    })
}

fn refused(request: Option<RequestId>, error: RequestError) -> Input {
    received(ServerMessage::Refused { request, error })
}

/// The messages that are sent, as JSON.
fn sent(outputs: &[Output]) -> Vec<String> {
    let messages = outputs.iter().filter_map(|output| match output {
        Output::Send(message) => serde_json::to_string(message).ok(),
        _ => None,
    });
    messages.collect()
}

/// The numbers of the events that are told.
fn heard(outputs: &[Output]) -> Vec<u32> {
    let numbers = outputs.iter().flat_map(|output| match output {
        Output::Heard(ServerMessage::Game { events, .. }) => {
            events.iter().map(|event| event.number).collect()
        }
        Output::Heard(ServerMessage::Event { event, .. }) => vec![event.number],
        _ => Vec::new(),
    });
    numbers.collect()
}

fn new(now: u64) -> Connection {
    Connection::new(now, || 0.0)
}

/// A connection that is open at a moment.
fn open(now: u64) -> Connection {
    let mut connection = new(now);
    assert_eq!(connection.step(now, Input::Identified), [Output::Connect]);
    reopen(&mut connection, now);
    connection
}

/// The socket is open, and the server greets. Returns what is done then.
fn reopen(connection: &mut Connection, now: u64) -> Vec<Output> {
    let hello = sent(&connection.step(now, Input::Opened));
    assert_eq!(hello, [r#"{"type":"hello","version":1}"#]);
    let outputs = connection.step(now, welcome(now));
    assert_eq!(connection.state(), ConnectionState::Open);
    outputs
}

/// Lets time pass until a moment, in small steps. Returns everything that is done.
fn pass(connection: &mut Connection, from: u64, to: u64) -> Vec<(u64, Output)> {
    let moments = (from + 1..=to).filter(|moment| moment % 250 == 0);
    let done = moments.flat_map(|moment| {
        let outputs = connection.step(moment, Input::Tick);
        outputs.into_iter().map(move |output| (moment, output)).collect::<Vec<_>>()
    });
    done.collect()
}

#[test]
fn a_connection_begins_with_who_one_is_and_hello() {
    let mut connection = new(0);
    assert_eq!(connection.state(), ConnectionState::Connecting);
    assert_eq!(connection.step(10, Input::Identified), [Output::Connect]);
    assert_eq!(connection.state(), ConnectionState::Connecting);
    reopen(&mut connection, 20);
}

#[test]
fn a_server_without_online_play_is_not_asked_again() {
    let mut connection = new(0);
    connection.step(10, Input::NoOnlinePlay);
    assert_eq!(connection.state(), ConnectionState::Absent);
    assert_eq!(pass(&mut connection, 10, 100_000), []);
    assert_eq!(connection.step(100_001, Input::Wake), []);
}

#[test]
fn a_newer_server_asks_for_a_new_page() {
    let mut connection = new(0);
    connection.step(0, Input::Identified);
    connection.step(0, Input::Opened);
    let outputs = connection.step(10, refused(None, RequestError::Version { version: 2 }));
    assert_eq!(outputs, [Output::Disconnect]);
    assert_eq!(connection.state(), ConnectionState::Outdated);
    assert_eq!(pass(&mut connection, 10, 100_000), []);
}

#[test]
fn pings_are_sent_and_answered() {
    let mut connection = open(0);
    let outputs = connection.step(100, received(ServerMessage::Ping { token: 7 }));
    assert_eq!(sent(&outputs), [r#"{"type":"pong","token":7}"#]);
    let outputs = pass(&mut connection, 0, 8_000);
    let moments: Vec<u64> = outputs.iter().map(|(moment, _)| *moment).collect();
    assert_eq!(moments, [2_500, 5_000, 7_500]);
}

#[test]
fn the_servers_clock_is_known() {
    let mut connection = open(1_000);
    connection.step(3_500, Input::Tick);
    let pong = ServerMessage::Pong { token: 1, now: Moment(103_540) };
    connection.step(3_580, received(pong));
    // The greeting took no time at all and counts for more.
    assert_eq!(connection.server_now(4_000), Moment(4_000));
    let mut connection = new(0);
    connection.step(0, Input::Identified);
    connection.step(0, Input::Opened);
    connection.step(100, welcome(50_050));
    assert_eq!(connection.server_now(100), Moment(50_100));
}

#[test]
fn silence_ends_a_connection_and_the_next_is_tried_at_once() {
    let mut connection = open(0);
    let outputs = pass(&mut connection, 0, 9_000);
    let last: Vec<_> = outputs.iter().filter(|(moment, _)| *moment == 9_000).collect();
    assert_eq!(last, [&(9_000, Output::Disconnect), &(9_000, Output::Connect)]);
    assert_eq!(connection.state(), ConnectionState::Broken);
    reopen(&mut connection, 9_100);
}

#[test]
fn attempts_become_rarer_and_stop_being_rarer() {
    let mut connection = open(0);
    connection.step(0, Input::Closed(CODE));
    let (mut now, mut pauses) = (0, Vec::new());
    for _ in 0..6 {
        let mut moments = (now..now + 40_000).step_by(250);
        let step = |at| connection.step(at, Input::Tick).pop().map(|output| (at, output));
        let (at, output) = moments.find_map(step).unwrap();
        pauses.push(at - now);
        now = at;
        let failed = match output {
            Output::Identify => Input::NotIdentified,
            _ => Input::Closed(CODE),
        };
        connection.step(now, failed);
    }
    assert_eq!(pauses, [3_500, 7_000, 14_000, 28_000, 30_000, 30_000]);
}

#[test]
fn a_connection_that_is_never_welcomed_asks_again_who_one_is() {
    let mut connection = open(0);
    connection.step(0, Input::Closed(CODE));
    assert_eq!(connection.step(3_500, Input::Tick), [Output::Connect]);
    connection.step(3_600, Input::Closed(CODE));
    assert_eq!(connection.step(20_000, Input::Tick), [Output::Identify]);
    assert_eq!(connection.step(20_001, Input::Identified), [Output::Connect]);
}

#[test]
fn who_is_logged_out_asks_who_one_is() {
    let mut connection = open(0);
    connection.step(0, Input::Closed(LOGGED_OUT));
    assert_eq!(connection.step(3_500, Input::Tick), [Output::Identify]);
}

#[test]
fn a_server_that_starts_again_is_tried_sooner() {
    let mut connection = open(0);
    connection.step(0, received(ServerMessage::Stopping));
    connection.step(0, Input::Closed(1012));
    assert_eq!(connection.step(RETRY_AFTER_STOP, Input::Tick), [Output::Connect]);
}

#[test]
fn the_network_is_tried_as_soon_as_it_is_back() {
    let mut connection = open(0);
    connection.step(0, Input::Closed(CODE));
    assert_eq!(connection.step(10, Input::Wake), [Output::Connect]);
    // While that is under way, nothing more is tried.
    assert_eq!(connection.step(20, Input::Wake), []);
}

#[test]
fn an_attempt_that_takes_too_long_is_given_up() {
    let mut connection = new(0);
    connection.step(0, Input::Identified);
    assert_eq!(connection.step(8_999, Input::Tick), []);
    assert_eq!(connection.step(9_000, Input::Tick), [Output::Disconnect]);
    assert_eq!(connection.state(), ConnectionState::Broken);
}

#[test]
fn a_new_connection_subscribes_after_the_last_event_that_was_seen() {
    let mut connection = open(0);
    let channel = Channel::Game { game: game(1) };
    let after = |number: u32| {
        format!(
            r#"{{"type":"subscribe","channel":{{"channel":"game","game":"{}"}},"after":{number}}}"#,
            game(1)
        )
    };
    assert_eq!(sent(&connection.subscribe(channel)), [after(0)]);
    assert_eq!(heard(&connection.step(1, state_of_game([1, 2]))), [1, 2]);
    assert_eq!(heard(&connection.step(2, event(3))), [3]);
    connection.step(3, Input::Closed(CODE));
    connection.step(4, Input::Wake);
    assert_eq!(sent(&reopen(&mut connection, 5)), [after(3)]);
    assert_eq!(heard(&connection.step(6, state_of_game([4, 5]))), [4, 5]);
}

#[test]
fn events_are_told_once_and_in_order() {
    let mut connection = open(0);
    connection.subscribe(Channel::Game { game: game(1) });
    connection.step(1, state_of_game([1, 2, 3]));
    assert_eq!(connection.step(2, event(3)), [], "an old number");
    let outputs = connection.step(3, event(5));
    assert_eq!(heard(&outputs), [] as [u32; 0], "number 4 is missing");
    assert!(sent(&outputs)[0].contains(r#""after":3"#));
    assert_eq!(heard(&connection.step(4, state_of_game([4, 5]))), [4, 5]);
    assert_eq!(heard(&connection.step(5, state_of_game([2, 3, 4, 5, 6]))), [6]);
}

#[test]
fn a_channel_that_was_left_is_not_heard() {
    let mut connection = open(0);
    let channel = Channel::Game { game: game(1) };
    connection.subscribe(channel);
    connection.step(1, state_of_game([1]));
    assert_eq!(connection.unsubscribe(channel).len(), 1);
    assert_eq!(connection.step(2, event(2)), []);
    assert!(sent(&connection.subscribe(channel))[0].contains(r#""after":0"#));
}

#[test]
fn a_game_that_does_not_exist_is_told_to_those_who_asked_for_it() {
    let mut connection = open(0);
    connection.subscribe(Channel::Game { game: game(1) });
    connection.step(1, state_of_game([1]));
    connection.subscribe(Channel::Lobby);
    connection.subscribe(Channel::Game { game: game(2) });
    let outputs = connection.step(2, refused(None, RequestError::NoSuchGame));
    assert_eq!(outputs, [Output::Missing(game(2))]);
    assert_eq!(connection.step(3, refused(None, RequestError::NoSuchGame)), []);
}

#[test]
fn subscriptions_that_came_too_fast_are_sent_again() {
    let mut connection = open(0);
    connection.subscribe(Channel::Watch);
    connection.step(100, refused(None, RequestError::TooFast { seconds: 2 }));
    assert_eq!(connection.step(2_099, Input::Tick), []);
    assert_eq!(sent(&connection.step(2_100, Input::Tick)).len(), 1);
}

#[test]
fn a_request_without_an_answer_is_sent_again_with_the_same_number() {
    let mut connection = open(0);
    let (number, outputs) = connection.request(100, act(2));
    let first = sent(&outputs);
    assert_eq!(connection.step(2_599, received(ServerMessage::Ping { token: 1 })).len(), 1);
    let again = sent(&connection.step(2_600, Input::Tick));
    assert!(again.contains(&first[0]), "{again:?}");
    let done = received(ServerMessage::Done { request: number, number: 3 });
    let answer = Output::Answered(number, Ok(Answer::Done { number: 3 }));
    assert_eq!(connection.step(2_700, done.clone()), [answer]);
    assert_eq!(connection.step(2_800, done), [], "a second answer");
    let later = pass(&mut connection, 2_800, 6_000);
    assert!(later.iter().all(|(_, output)| !format!("{output:?}").contains("Act")));
}

#[test]
fn a_move_survives_a_break() {
    let mut connection = open(0);
    let (number, outputs) = connection.request(100, act(2));
    let first = sent(&outputs);
    connection.step(200, Input::Closed(CODE));
    connection.step(300, Input::Wake);
    assert_eq!(sent(&reopen(&mut connection, 400)), first);
    let done = received(ServerMessage::Done { request: number, number: 3 });
    assert_eq!(connection.step(500, done).len(), 1);
}

#[test]
fn requests_wait_for_the_first_connection() {
    let mut connection = new(0);
    let (number, outputs) = connection.request(0, create());
    assert_eq!(outputs, []);
    connection.step(0, Input::Identified);
    assert_eq!(sent(&reopen(&mut connection, 10)).len(), 1);
    let created = received(ServerMessage::Created { request: number, game: game(4) });
    let answer = Output::Answered(number, Ok(Answer::Created { game: game(4) }));
    assert_eq!(connection.step(20, created), [answer]);
}

#[test]
fn what_must_not_be_done_twice_is_not_sent_twice() {
    let mut connection = open(0);
    let (number, _) = connection.request(0, create());
    let later = pass(&mut connection, 0, 8_000);
    assert!(later.iter().all(|(_, output)| !format!("{output:?}").contains("Create")));
    let outputs = connection.step(8_000, Input::Closed(CODE));
    assert_eq!(outputs, [Output::Answered(number, Err(RequestFailure::Lost))]);
    connection.step(8_100, Input::Wake);
    assert_eq!(sent(&reopen(&mut connection, 8_200)), [] as [String; 0]);
}

#[test]
fn a_refusal_is_told_and_a_bad_moment_waited_out() {
    let mut connection = open(0);
    let (number, _) = connection.request(0, act(2));
    let fast = refused(Some(number), RequestError::TooFast { seconds: 3 });
    assert_eq!(connection.step(10, fast.clone()), []);
    let later = pass(&mut connection, 10, 3_250);
    let again: Vec<u64> = later
        .iter()
        .filter(|(_, output)| format!("{output:?}").contains("Act"))
        .map(|(moment, _)| *moment)
        .collect();
    assert_eq!(again, [3_250]);
    let outputs = connection.step(3_300, refused(Some(number), RequestError::NoSuchGame));
    let failure = RequestFailure::Refused(RequestError::NoSuchGame);
    assert_eq!(outputs, [Output::Answered(number, Err(failure))]);
    // A person presses a button again instead.
    let (number, _) = connection.request(3_400, create());
    let fast = refused(Some(number), RequestError::TooFast { seconds: 3 });
    assert!(matches!(connection.step(3_500, fast)[..], [Output::Answered(_, Err(_))]));
}

#[test]
fn a_request_that_cannot_be_stored_is_not_repeated_for_ever() {
    let mut connection = open(0);
    let (number, _) = connection.request(0, act(2));
    let mut now = 0;
    let told = loop {
        let outputs = connection.step(now, refused(Some(number), RequestError::NotStored));
        if let [Output::Answered(..)] = outputs[..] {
            break now;
        }
        now += 1_000;
        connection.step(now, Input::Tick);
    };
    assert!((5_000..20_000).contains(&told), "{told}");
}

#[test]
fn who_waits_no_more_is_not_paired_after_a_break() {
    let mut connection = open(0);
    connection.request(0, Request::Pair { terms: terms() });
    connection.step(10, Input::Closed(CODE));
    assert_eq!(connection.stop_pairing(), []);
    connection.step(20, Input::Wake);
    assert_eq!(sent(&reopen(&mut connection, 30)), [] as [String; 0]);
    assert_eq!(sent(&connection.stop_pairing()), [r#"{"type":"stop-pairing"}"#]);
}

#[test]
fn somebody_else_sees_a_game_from_its_beginning() {
    let mut connection = open(0);
    connection.subscribe(Channel::Game { game: game(1) });
    connection.step(1, state_of_game([1, 2]));
    let outputs = connection.step(2, Input::NewIdentity);
    assert_eq!(outputs, [Output::Disconnect, Output::Identify]);
    connection.step(3, Input::Identified);
    assert!(sent(&reopen(&mut connection, 4))[0].contains(r#""after":0"#));
}
