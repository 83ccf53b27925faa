//! Connections are cut, servers stop: nothing is lost.

use fastrand::Rng;
use skep_club::{GameCommand, SeenEvent, Status};
use skep_wire::{Channel, Presence, ServerMessage};

use crate::client::Browser;
use crate::server::TestServer;
use crate::table::{Seat, play, terms, two};

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_was_cut_resumes_where_it_was() {
    let server = TestServer::start();
    let (one, other) = (Browser::guest(&server).await, Browser::guest(&server).await);
    let [mut white, mut black] = two(&server, &one, &other, terms("Base")).await;
    let mut rng = Rng::with_seed(1);
    for _ in 0..8 {
        assert!(white.play(&mut rng).await);
        // Black's connection is cut, and misses White's move.
        let (game, known) = (black.game, black.events.clone());
        drop(black);
        black = Seat::resume(other.socket(&server).await, game, known).await;
        black.wait_for(white.events.len() as u32).await;
        assert!(black.play(&mut rng).await);
        white.wait_for(black.events.len() as u32).await;
    }
    assert_eq!(white.events, black.events);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_counts_even_if_its_socket_is_cut() {
    let server = TestServer::start();
    let (one, other) = (Browser::guest(&server).await, Browser::guest(&server).await);
    let [white, mut black] = two(&server, &one, &other, terms("Base")).await;
    let act = GameCommand::Act { seen: 2, action: "wS1".to_owned() };
    let game = white.game;
    let mut known = white.events.clone();
    // The answer is not waited for; sent again on another connection, it is acknowledged.
    white.socket.send(&skep_wire::ClientMessage::Game { request: 1, game, command: act.clone() });
    drop(white);
    let mut white = one.socket(&server).await;
    assert_eq!(white.command(game, act).await, Ok(3));
    black.wait_for(3).await;
    known.extend(black.events[2..].iter().cloned());
    let seat = Seat::resume(white, game, known).await;
    assert_eq!(seat.events, black.events);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_after_the_server_was_restarted() {
    let mut server = TestServer::start();
    let (one, other) = (Browser::guest(&server).await, Browser::guest(&server).await);
    let seats = &mut two(&server, &one, &other, terms("Base+MLP+Swarm")).await;
    let mut rng = Rng::with_seed(2);
    play(seats, &mut rng, 9).await;
    for _ in 0..2 {
        let game = seats[0].game;
        let known = seats.iter().map(|seat| seat.events.len()).max().unwrap() as u32;
        server.stop();
        let mut events = Vec::new();
        for seat in seats.iter_mut() {
            seat.wait_for(known).await;
            seat.socket
                .until(|message| matches!(message, ServerMessage::Stopping).then_some(()))
                .await;
            assert_eq!(seat.socket.closed().await, Some(1012));
            events.push(seat.events.clone());
        }
        assert_eq!(events[0].len(), events[1].len());
        server.restart();
        for (seat, (browser, events)) in
            seats.iter_mut().zip([&one, &other].into_iter().zip(events))
        {
            *seat = Seat::resume(browser.socket(&server).await, game, events).await;
        }
        let interrupted = |seat: &Seat| {
            seat.events.iter().any(|event| matches!(event.event, SeenEvent::Interrupted { .. }))
        };
        assert!(interrupted(&seats[0]) && interrupted(&seats[1]));
        let known = seats[0].events.len();
        play(seats, &mut rng, 6).await;
        assert!(seats[0].events.len() > known);
        // The bag decides what can be played, and so, rarely, that a game is over soon.
        if seats[0].is_over() {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_seen_to_leave_and_to_come_back() {
    let server = TestServer::start();
    let (one, other) = (Browser::guest(&server).await, Browser::guest(&server).await);
    let seats = &mut two(&server, &one, &other, terms("Base")).await;
    play(seats, &mut Rng::with_seed(3), 2).await;
    let game = seats[0].game;
    let watcher = Browser::guest(&server).await.socket(&server).await;
    let mut spectator = Seat::take(watcher, game).await;
    while spectator.present != [Presence::Here, Presence::Here] {
        spectator.update().await;
    }
    let [white, black] = seats;
    let browser = other.socket(&server).await;
    // Another window of the same person stays: nobody has left.
    let second = Seat::take(browser, game).await;
    let socket = std::mem::replace(&mut black.socket, other.socket(&server).await);
    socket.leave().await;
    second.socket.leave().await;
    let claim_from = loop {
        match white.present[..] {
            [_, Presence::Leaving { claim_from }] => break claim_from,
            _ => drop(white.update().await),
        }
    };
    let answer = white.command(GameCommand::Claim { draw: false }).await;
    assert!(answer.is_err() || claim_from.0 > 0, "{answer:?}");
    if !matches!(white.state().status(), Status::Ended { .. }) && answer.is_err() {
        black.socket.subscribe(Channel::Game { game }, 0);
        while white.present != [Presence::Here, Presence::Here] {
            white.update().await;
        }
    }
}
