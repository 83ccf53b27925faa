//! Lobby, pairing, invitations, watching and chat.

use fastrand::Rng;
use skep_club::{Audience, ColorWish, GameCommand, Terms};
use skep_wire::{
    Channel, ClientMessage, GameSummary, RequestError, RequestId, Room, ServerMessage,
};

use crate::client::{Answered, Browser, Socket};
use crate::server::{Request, TestServer};
use crate::table::{Seat, play, terms, two_guests};

#[tokio::test(flavor = "multi_thread")]
async fn open_games_are_in_the_lobby_until_somebody_joins() {
    let server = TestServer::start();
    let mut creator = Browser::guest(&server).await.socket(&server).await;
    let mut other = Browser::guest(&server).await.socket(&server).await;
    other.subscribe(Channel::Lobby, 0);
    let lobby = |message: &ServerMessage| match message {
        ServerMessage::Lobby { seeks, .. } => {
            Some(seeks.iter().map(|seek| seek.game).collect::<Vec<_>>())
        }
        _ => None,
    };
    assert_eq!(other.until(lobby).await, []);
    let hidden = creator.create(terms("Base"), Audience::Link).await;
    let first = creator.create(terms("Base"), Audience::Everybody).await;
    let second = creator.create(terms("Venom"), Audience::Everybody).await;
    while other.until(lobby).await.len() < 2 {}
    creator.command(first, GameCommand::Withdraw).await.unwrap();
    loop {
        let games = other.until(lobby).await;
        assert!(!games.contains(&hidden));
        if games == [second] {
            break;
        }
    }
    other.command(second, GameCommand::Join).await.unwrap();
    while !other.until(lobby).await.is_empty() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_want_the_same_are_paired() {
    let server = TestServer::start();
    let pair = |request: RequestId| ClientMessage::Pair { request, terms: terms("Base+MLP") };
    let begun = |message: &ServerMessage| match message {
        ServerMessage::Begun { game } => Some(*game),
        _ => None,
    };
    let mut sockets: Vec<Socket> = Vec::new();
    for _ in 0..4 {
        let mut socket = Browser::guest(&server).await.socket(&server).await;
        socket.subscribe(Channel::Own, 0);
        assert_eq!(socket.request(pair).await, Ok(Answered::Done(0)));
        sockets.push(socket);
    }
    // Somebody who wants something else, and somebody who has changed his mind.
    let mut alone = Browser::guest(&server).await.socket(&server).await;
    let other = |request: RequestId| ClientMessage::Pair { request, terms: terms("Ultimate") };
    assert!(alone.request(other).await.is_ok());
    let mut gone = Browser::guest(&server).await.socket(&server).await;
    assert!(gone.request(other).await.is_ok());
    gone.send(&ClientMessage::StopPairing);
    let mut games = Vec::new();
    for socket in &mut sockets {
        games.push(socket.until(begun).await);
    }
    games.sort();
    assert!(games[0] == games[1] && games[1] < games[2] && games[2] == games[3], "{games:?}");
    alone.subscribe(Channel::Own, 0);
    let pairing = alone
        .until(|message| match message {
            ServerMessage::Own { pairing, .. } => Some(*pairing),
            _ => None,
        })
        .await;
    assert!(pairing);
}

#[tokio::test(flavor = "multi_thread")]
async fn own_games_and_invitations_are_listed() {
    let server = TestServer::start();
    let (one, other) = (Browser::guest(&server).await, Browser::guest(&server).await);
    let mut creator = one.socket(&server).await;
    let mut invited = other.socket(&server).await;
    creator.subscribe(Channel::Own, 0);
    invited.subscribe(Channel::Own, 0);
    let own = |message: &ServerMessage| match message {
        ServerMessage::Own { games, open, invitations, .. } => {
            Some((games.clone(), open.clone(), invitations.clone()))
        }
        _ => None,
    };
    let terms = Terms { creator_plays: ColorWish::Black, ..terms("Base") };
    let game = creator.create(terms, Audience::Invited { person: other.id() }).await;
    loop {
        let (_, open, _) = creator.until(own).await;
        if open.iter().any(|seek| seek.game == game) {
            break;
        }
    }
    loop {
        let (games, open, invitations) = invited.until(own).await;
        assert!(games.is_empty() && open.is_empty());
        if invitations.iter().any(|seek| seek.game == game && seek.creator.id == one.id()) {
            break;
        }
    }
    invited.command(game, GameCommand::Join).await.unwrap();
    loop {
        let (games, open, _) = creator.until(own).await;
        if let [summary] = &games[..] {
            assert!(open.is_empty());
            assert_eq!(summary.players.black.id, one.id());
            break;
        }
    }
    // Somebody who comes later is sent the same.
    let mut later = other.socket(&server).await;
    later.subscribe(Channel::Own, 0);
    let (games, _, invitations) = later.until(own).await;
    assert_eq!((games.len(), invitations.len()), (1, 0));
    assert_eq!(games[0].game, game);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_are_played_can_be_watched() {
    let server = TestServer::start();
    let mut creator = Browser::guest(&server).await.socket(&server).await;
    let mut joiner = Browser::guest(&server).await.socket(&server).await;
    let game = creator.create(terms("Base"), Audience::Everybody).await;
    joiner.command(game, GameCommand::Join).await.unwrap();
    let _private = two_guests(&server, terms("Base")).await;
    let mut watcher = Browser::guest(&server).await.socket(&server).await;
    watcher.subscribe(Channel::Watch, 0);
    let games = |message: &ServerMessage| match message {
        ServerMessage::Watch { games } => Some(games.clone()),
        _ => None,
    };
    let listed = watcher.until(games).await;
    assert_eq!(listed.iter().map(|game| game.game).collect::<Vec<_>>(), [game]);
    let act = GameCommand::Act { seen: 2, action: "wS1".to_owned() };
    creator.command(game, act).await.unwrap();
    loop {
        let listed = watcher.until(games).await;
        if listed[0].length == 1 {
            assert!(listed[0].position.contains("wS1"), "{}", listed[0].position);
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_have_ended_can_be_looked_up() {
    let server = TestServer::start();
    let creator = Browser::guest(&server).await.socket(&server).await;
    let mut joiner = Browser::guest(&server).await.socket(&server).await;
    let mut one = creator;
    let game = one.create(terms("Venom"), Audience::Everybody).await;
    joiner.command(game, GameCommand::Join).await.unwrap();
    let mut seats = [Seat::take(one, game).await, Seat::take(joiner, game).await];
    play(&mut seats, &mut Rng::with_seed(3), 2).await;
    let recent =
        async || -> Vec<GameSummary> { server.ask(Request::get("/api/games")).await.json() };
    assert_eq!(recent().await, []);
    seats[0].command(GameCommand::Resign).await.unwrap();
    // What is played by link is for those who have the link.
    let mut private = two_guests(&server, terms("Base")).await;
    play(&mut private, &mut Rng::with_seed(3), 2).await;
    private[0].command(GameCommand::Resign).await.unwrap();
    let games = recent().await;
    assert_eq!(games.iter().map(|game| game.game).collect::<Vec<_>>(), [game]);
    assert!(games[0].ended.is_some_and(|end| end.outcome.is_some()));
    assert!(games[0].position.starts_with("Venom"), "{}", games[0].position);
}

async fn say(seat: &mut Seat, room: Room, text: &str) -> Result<Answered, RequestError> {
    let game = seat.game;
    seat.socket
        .request(|request| ClientMessage::Say { request, game, room, text: text.to_owned() })
        .await
}

/// Waits until this is heard, and returns everything that was heard before.
async fn heard(seat: &mut Seat, text: &str) -> Vec<String> {
    let mut texts = Vec::new();
    loop {
        let said = seat
            .socket
            .until(|message| match message {
                ServerMessage::Said { text, .. } => Some(text.clone()),
                _ => None,
            })
            .await;
        if said == text {
            return texts;
        }
        texts.push(said);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_and_spectators_have_chats_of_their_own() {
    let server = TestServer::start();
    let mut seats = two_guests(&server, terms("Base")).await;
    play(&mut seats, &mut Rng::with_seed(1), 2).await;
    let watcher = Browser::guest(&server).await;
    let other = Browser::guest(&server).await;
    let game = seats[0].game;
    let mut spectators = [
        Seat::take(watcher.socket(&server).await, game).await,
        Seat::take(other.socket(&server).await, game).await,
    ];
    let [white, black] = &mut seats;
    let [one, two] = &mut spectators;

    assert!(say(white, Room::Players, "<b>good luck</b>").await.is_ok());
    assert!(heard(black, "<b>good luck</b>").await.is_empty());
    assert!(say(one, Room::Spectators, "white wins").await.is_ok());
    assert!(heard(two, "white wins").await.is_empty(), "spectators do not hear players");
    assert_eq!(say(one, Room::Players, "psst").await, Err(RequestError::MayNotSpeak));
    assert_eq!(say(white, Room::Spectators, "hello").await, Err(RequestError::MayNotSpeak));
    assert_eq!(say(one, Room::Spectators, "White  WINS!").await, Err(RequestError::BadText));
    assert_eq!(say(one, Room::Spectators, "").await, Err(RequestError::BadText));
    assert_eq!(say(one, Room::Spectators, &"a".repeat(201)).await, Err(RequestError::BadText));
    for text in ["second", "third", "fourth", "fifth"] {
        let _ = say(one, Room::Spectators, text).await;
    }
    let answer = say(one, Room::Spectators, "sixth").await;
    assert!(matches!(answer, Err(RequestError::TooFast { .. })), "{answer:?}");

    // The other spectator blocks the first, and hears nothing more of him.
    let path = format!("/api/blocked/{}", watcher.id());
    let blocked = server.ask(Request::post(&path, &()).cookie(&other.cookie)).await;
    assert_eq!(blocked.status, 204, "{blocked:?}");
    let list = server.ask(Request::get("/api/blocked").cookie(&other.cookie)).await;
    assert_eq!(list.json::<serde_json::Value>()[0]["id"], watcher.id().0);
    let again = Seat::take(other.socket(&server).await, game).await;
    assert!(!again.socket.bytes().contains("white wins"));

    // Players hear spectators when the game is over.
    assert!(!white.socket.bytes().contains("white wins"));
    let number = black.command(GameCommand::Resign).await.unwrap();
    white.wait_for(number).await;
    two.wait_for(number).await;
    assert!(say(two, Room::Spectators, "well played").await.is_ok());
    heard(white, "well played").await;
    assert!(
        white.socket.kept().iter().all(|message| !matches!(message, ServerMessage::Refused { .. }))
    );

    // Who comes later reads what was said.
    let mut late = Seat::take(Browser::guest(&server).await.socket(&server).await, game).await;
    let before = heard(&mut late, "well played").await;
    assert!(before.contains(&"white wins".to_owned()), "{before:?}");
    assert!(!late.socket.bytes().contains("good luck"));
}
