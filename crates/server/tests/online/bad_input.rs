//! Whatever is sent: a typed refusal, and no effect.

use fastrand::Rng;
use skep_club::{Audience, GameCommand, GameId, Offer, Pace, PersonId, Refusal, Terms};
use skep_server::{OnlineLimits, Rate};
use skep_wire::{
    Channel, ClientMessage, MAX_MESSAGE_BYTES, RequestError, Room, ServerMessage, VERSION,
};
use tokio_tungstenite::tungstenite;

use crate::client::{Answered, Browser, error, open};
use crate::server::{GENEROUS, Request, TestServer};
use crate::table::{play, terms, two_guests};

#[tokio::test(flavor = "multi_thread")]
async fn commands_at_the_wrong_time_are_refused_and_have_no_effect() {
    let server = TestServer::start();
    let mut seats = two_guests(&server, terms("Base")).await;
    let stranger = Browser::guest(&server).await;
    let mut stranger = stranger.socket(&server).await;
    let [white, black] = &mut seats;
    let game = white.game;
    let act = |seen: u32, action: &str| GameCommand::Act { seen, action: action.to_owned() };
    let refused = |refusal| Err(RequestError::Refused(refusal));

    assert_eq!(black.command(act(2, "bS1")).await, refused(Refusal::NotYourTurn));
    assert_eq!(stranger.command(game, act(2, "wS1")).await, refused(Refusal::NotAPlayer));
    assert_eq!(stranger.command(game, GameCommand::Resign).await, refused(Refusal::NotAPlayer));
    assert_eq!(stranger.command(game, GameCommand::Join).await, refused(Refusal::HasBegun));
    assert_eq!(white.command(GameCommand::Withdraw).await, refused(Refusal::HasBegun));
    assert_eq!(
        white.command(GameCommand::Accept { offer: Offer::Draw }).await,
        refused(Refusal::NoSuchOffer)
    );
    assert!(matches!(
        error(white.command(GameCommand::Claim { draw: false }).await),
        RequestError::Refused(Refusal::TooEarlyToClaim)
    ));
    for nonsense in ["", "wX9", "bS1", "wS1 wS1-", "'; DROP TABLE games", "\u{0}", "💥"] {
        let answer = error(white.command(act(2, nonsense)).await);
        assert!(matches!(answer, RequestError::Refused(Refusal::Illegal { .. })), "{answer}");
    }
    let long = act(2, &"w".repeat(1000));
    let answer = error(white.command(long).await);
    assert!(matches!(answer, RequestError::Refused(Refusal::TooLong { .. })), "{answer}");
    assert!(error(white.command(act(9, "wS1")).await).to_string().contains("gone on"));

    // Nothing of it has happened.
    assert_eq!((white.events.len(), black.events.len()), (2, 2));
    assert_eq!(white.command(act(2, "wS1")).await, Ok(3));
    white.wait_for(3).await;
    black.wait_for(3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_sent_again_is_acknowledged_and_done_once() {
    let server = TestServer::start();
    let mut seats = two_guests(&server, terms("Base")).await;
    let [white, black] = &mut seats;
    let act = GameCommand::Act { seen: 2, action: "wS1".to_owned() };
    let message = ClientMessage::Game { request: 77, game: white.game, command: act.clone() };
    for _ in 0..5 {
        white.socket.send(&message);
    }
    for _ in 0..5 {
        assert_eq!(white.socket.answer(77).await, Ok(Answered::Done(3)));
    }
    black.wait_for(3).await;
    assert!(black.play(&mut Rng::with_seed(1)).await);
    // Also later.
    assert_eq!(white.command(act).await, Ok(3));
    white.wait_for(4).await;
    assert_eq!(black.command(GameCommand::Join).await, Ok(2));
    assert_eq!(white.state().played().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_do_not_exist_or_are_not_offered_are_refused() {
    let server = TestServer::start();
    let mut socket = Browser::guest(&server).await.socket(&server).await;
    let game: GameId = "2222222222".parse().unwrap();
    assert_eq!(socket.command(game, GameCommand::Join).await, Err(RequestError::NoSuchGame));
    socket.subscribe(Channel::Game { game }, 0);
    assert_eq!(socket.refusal().await, RequestError::NoSuchGame);
    let said = socket
        .request(|request| ClientMessage::Say {
            request,
            game,
            room: Room::Players,
            text: "hello".to_owned(),
        })
        .await;
    assert_eq!(said, Err(RequestError::NoSuchGame));
    for pace in [
        Pace::RealTime { time: 0, increment: 0 },
        Pace::RealTime { time: u32::MAX, increment: u32::MAX },
        Pace::Correspondence { days: 0 },
    ] {
        let terms = Terms { pace, ..terms("Base") };
        let answer = socket
            .request(|request| ClientMessage::Create { request, terms, audience: Audience::Link })
            .await;
        assert!(answer.is_err(), "{pace:?}");
        let answer = socket.request(|request| ClientMessage::Pair { request, terms }).await;
        assert!(answer.is_err(), "{pace:?}");
    }
    for level in [0, 11, 255] {
        let terms = terms("Base");
        let answer = socket
            .request(|request| ClientMessage::CreateWithComputer { request, terms, level })
            .await;
        assert!(matches!(answer, Err(RequestError::BadTerms { .. })), "{level}");
    }
    for person in [u64::MAX >> 1, u64::MAX, 0] {
        let audience = Audience::Invited { person: PersonId(person) };
        let terms = terms("Base");
        let answer =
            socket.request(|request| ClientMessage::Create { request, terms, audience }).await;
        assert_eq!(answer, Err(RequestError::Refused(Refusal::NotInvited)), "{person}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_cannot_be_read_are_refused_by_a_sentence() {
    let server = TestServer::start();
    let mut socket = Browser::guest(&server).await.socket(&server).await;
    let deep = "[".repeat(2000);
    for text in [
        "",
        "null",
        "{}",
        "[]",
        "hello",
        "{\"type\":\"dance\"}",
        "{\"type\":\"game\"}",
        "{\"type\":\"subscribe\",\"channel\":{\"channel\":\"moon\"},\"after\":0}",
        "{\"type\":\"subscribe\",\"channel\":{\"channel\":\"lobby\"},\"after\":-1}",
        &deep,
    ] {
        socket.send_text(text);
        let error = socket.refusal().await;
        assert!(matches!(error, RequestError::Unreadable { .. }), "{text}: {error}");
    }
    // The number of a request is found, so that the client knows which one it was.
    socket.send_text("{\"type\":\"dance\",\"request\":42}");
    assert!(matches!(socket.answer(42).await, Err(RequestError::Unreadable { .. })));
    socket.send_text(
        "{\"type\":\"game\",\"request\":43,\"game\":\"2222222222\",\"command\":\"dance\"}",
    );
    assert!(matches!(socket.answer(43).await, Err(RequestError::Unreadable { .. })));
    socket.send_binary(vec![0, 159, 146, 150]);
    assert!(matches!(socket.refusal().await, RequestError::Unreadable { .. }));
    socket.send(&ClientMessage::Hello { version: VERSION });
    assert!(matches!(socket.refusal().await, RequestError::Version { .. }));
    // Unknown fields are ignored.
    socket.send_text("{\"type\":\"ping\",\"token\":9,\"mood\":\"good\"}");
    socket
        .until(|message| matches!(message, ServerMessage::Pong { token: 9, .. }).then_some(()))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_large_ends_the_connection() {
    let server = TestServer::start();
    let browser = Browser::guest(&server).await;
    let mut socket = browser.socket(&server).await;
    let most =
        format!("{{\"type\":\"ping\",\"token\":5,\"x\":\"{}\"}}", "y".repeat(MAX_MESSAGE_BYTES));
    socket.send_text(&most[..MAX_MESSAGE_BYTES]);
    assert!(matches!(socket.refusal().await, RequestError::Unreadable { .. }));
    socket.send_text(most);
    socket.closed().await;
    browser.socket(&server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_begins_with_hello() {
    let server = TestServer::start();
    let browser = Browser::guest(&server).await;
    for first in ["{\"type\":\"ping\",\"token\":1}", "{\"type\":\"hello\",\"version\":0}", "", "{"]
    {
        let mut socket = browser.open(&server).await.unwrap();
        socket.send_text(first);
        assert_eq!(socket.refusal().await, RequestError::Version { version: VERSION }, "{first}");
        assert_eq!(socket.closed().await, Some(1008));
    }
    let socket = browser.open(&server).await.unwrap();
    socket.send(&ClientMessage::Hello { version: VERSION + 7 });
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_for_own_pages_with_a_session() {
    let server = TestServer::start();
    let browser = Browser::guest(&server).await;
    let own = format!("http://{}", server.address);
    let status = |result: Result<_, tungstenite::Error>| match result {
        Err(tungstenite::Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
        Ok(_) => 101,
    };
    let cookie = Some(&*browser.cookie);
    for (cookie, origin, expected) in [
        (cookie, Some("http://evil.example"), 403),
        (cookie, Some("null"), 403),
        (cookie, None, 403),
        (None, Some(&*own), 401),
        (Some("skep=0000"), Some(&*own), 401),
        (cookie, Some(&*own), 101),
    ] {
        let opened = open(&server, cookie, origin).await;
        assert_eq!(status(opened.map(drop)), expected, "{cookie:?} {origin:?}");
    }
    for path in ["/api/logout", "/api/login", "/api/account", "/api/blocked/1"] {
        let request = Request::post(path, &()).cookie(&browser.cookie);
        let answer = server.ask(Request { origin: Some("http://evil.example"), ..request }).await;
        assert_eq!(answer.status, 403, "{path}: {answer:?}");
    }
    assert_eq!(server.ask(Request::get("/api/nothing")).await.status, 404);
    assert_eq!(server.ask(Request::post("/api/me", &())).await.status, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn rates_and_numbers_are_limited() {
    let limits = OnlineLimits {
        play: Rate::new(3, 3600),
        lobby: Rate::new(4, 3600),
        sockets_per_person: 2,
        subscriptions: 2,
        open_games: 2,
        ..GENEROUS
    };
    let server = TestServer::with_limits(limits);
    let browser = Browser::guest(&server).await;
    let mut socket = browser.socket(&server).await;
    let _second = browser.socket(&server).await;
    assert!(browser.open(&server).await.is_err(), "two sockets are enough");

    let create =
        |request| ClientMessage::Create { request, terms: terms("Base"), audience: Audience::Link };
    let Ok(Answered::Created(game)) = socket.request(create).await else { panic!("not created") };
    assert!(socket.request(create).await.is_ok());
    assert_eq!(socket.request(create).await, Err(RequestError::TooMany { limit: 2 }));
    assert!(socket.request(create).await.is_err());
    assert!(matches!(socket.request(create).await, Err(RequestError::TooFast { .. })));

    for _ in 0..3 {
        let answer = socket.command(game, GameCommand::Join).await;
        assert_eq!(answer, Err(RequestError::Refused(Refusal::OwnGame)));
    }
    let answer = socket.command(game, GameCommand::Withdraw).await;
    let Err(RequestError::TooFast { seconds }) = answer else { panic!("{answer:?}") };
    assert!((1..=1200).contains(&seconds), "{seconds}");

    for channel in [Channel::Lobby, Channel::Own, Channel::Watch] {
        socket.subscribe(channel, 0);
    }
    assert_eq!(socket.refusal().await, RequestError::TooMany { limit: 2 });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_ends_the_connection() {
    let limits = OnlineLimits { messages: Rate::new(50, 3600), ..GENEROUS };
    let server = TestServer::with_limits(limits);
    let browser = Browser::guest(&server).await;
    let mut socket = browser.socket(&server).await;
    for token in 1..200 {
        socket.send(&ClientMessage::Ping { token });
    }
    socket.closed().await;
    browser.socket(&server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn random_requests_never_break_a_game() {
    let server = TestServer::start();
    let mut seats = two_guests(&server, terms("Base+Swarm")).await;
    let mut rng = Rng::with_seed(9);
    for round in 0..120 {
        let seat = &mut seats[round % 2];
        let offer = [Offer::Draw, Offer::TakeBack, Offer::Rematch][rng.usize(..3)];
        let command = match rng.u8(..9) {
            0 => GameCommand::Join,
            1 => GameCommand::Withdraw,
            2 => GameCommand::Offer { offer },
            3 if offer != Offer::Draw => GameCommand::Accept { offer },
            4 => GameCommand::Decline { offer },
            5 => GameCommand::Draw { seen: rng.u32(..4) },
            6 => GameCommand::Choose { choice: "pick wA1 wA2 wA3".to_owned() },
            7 => GameCommand::Claim { draw: true },
            _ => GameCommand::Act { seen: rng.u32(..), action: "wA1".to_owned() },
        };
        // Refused or not: the game goes on.
        if let Ok(number) = seat.command(command).await {
            seat.wait_for(number).await;
        }
    }
    play(&mut seats, &mut rng, 20).await;
    assert!(seats[0].state().played().len() > 8);
}
