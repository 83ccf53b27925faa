//! Nobody is sent what he may not know.

use fastrand::Rng;
use skep_club::{GameCommand, GameEvent, Recorded, Status};
use skep_rules::Color;

use crate::client::Browser;
use crate::server::{Request, TestServer};
use crate::table::{Seat, play, terms, two_guests};

/// The words of a choice, which are searched for in every order and form.
fn tiles(choice: &str) -> Vec<String> {
    choice.split(' ').skip(1).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn in_swarm_no_byte_says_what_was_picked_or_what_will_be_drawn() {
    let server = TestServer::start();
    for (seed, first) in [(1, 0), (2, 1)] {
        let mut rng = Rng::with_seed(seed);
        let mut seats = two_guests(&server, terms("Base+MLP+Swarm")).await;
        let game = seats[0].game;
        let watcher = Browser::guest(&server).await;
        let mut spectator = Seat::take(watcher.socket(&server).await, game).await;
        seats.rotate_left(first);

        // One of them picks; the other, the spectator, and one who comes later, hear that it was done.
        let [picker, other] = &mut seats;
        let Some(GameCommand::Choose { choice }) = picker.some_command(&mut rng) else {
            panic!("nothing to pick");
        };
        let pick = GameCommand::Choose { choice: choice.clone() };
        let number = picker.command(pick.clone()).await.unwrap();
        // The same again is acknowledged, and nobody hears of it.
        assert_eq!(picker.command(pick).await, Ok(number));
        picker.wait_for(number).await;
        other.wait_for(number).await;
        spectator.wait_for(number).await;
        let mut late = Seat::take(watcher.socket(&server).await, game).await;
        late.wait_for(number).await;
        let color = picker.color.unwrap();
        assert!(other.state().has_picked(color) && late.state().has_picked(color));
        let names = tiles(&choice);
        assert_eq!(names.len(), 3);
        for seat in [&*other, &spectator, &late] {
            let bytes = seat.socket.bytes();
            assert!(bytes.contains("picked"));
            for name in &names {
                assert!(!bytes.contains(name.as_str()), "{name} of {choice} in {bytes}");
            }
        }
        assert!(picker.socket.bytes().contains(&names[0]));

        // Both have picked: everybody sees both.
        assert!(other.play(&mut rng).await);
        let revealed = other.events.len() as u32;
        for seat in [&mut *picker, &mut *other, &mut spectator, &mut late] {
            seat.wait_for(revealed).await;
            assert!(names.iter().all(|name| seat.socket.bytes().contains(name.as_str())));
        }

        // The seed, from which all draws follow, is sent when the game is over and not before.
        play(&mut seats, &mut rng, 20).await;
        let before: Vec<String> =
            [&seats[0], &seats[1], &spectator, &late].map(|seat| seat.socket.bytes()).to_vec();
        let [one, other] = &mut seats;
        one.does(GameCommand::Resign).await;
        for seat in [one, other, &mut spectator, &mut late] {
            seat.wait_until(|game| matches!(game.status(), Status::Ended { .. })).await;
        }
        let answer = server.ask(Request::get(&format!("/api/games/{game}"))).await;
        let events: Vec<Recorded<GameEvent>> = answer.json();
        let GameEvent::Created { seed, .. } = events[0].event else { panic!("not created") };
        let seed = String::from(seed);
        assert!(before.iter().all(|bytes| !bytes.contains(&seed)));
        assert!(spectator.socket.bytes().contains(&seed));
        assert!(
            events
                .iter()
                .any(|event| matches!(event.event, GameEvent::Picked { color: Color::White, .. }))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_nobody_elses_business() {
    let server = TestServer::start();
    let [one, other, third] = [
        Browser::guest(&server).await,
        Browser::guest(&server).await,
        Browser::guest(&server).await,
    ];
    let mut creator = one.socket(&server).await;
    let audience = skep_club::Audience::Invited { person: other.id() };
    let game = creator.create(terms("Base"), audience).await;
    let mut stranger = third.socket(&server).await;
    stranger.subscribe(skep_wire::Channel::Game { game }, 0);
    assert_eq!(stranger.refusal().await, skep_wire::RequestError::NoSuchGame);
    let joined = stranger.command(game, GameCommand::Join).await;
    assert_eq!(joined, Err(skep_wire::RequestError::NoSuchGame));
    let mut invited = other.socket(&server).await;
    assert_eq!(invited.command(game, GameCommand::Join).await, Ok(2));
}
