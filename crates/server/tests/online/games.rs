//! Whole games.

use fastrand::Rng;
use skep_club::{
    Audience, ColorWish, EndCause, GameCommand, GameEvent, Offer, OutcomeName, Pace, Recorded,
    SeenEvent, SeenGame, Speed, Status, Terms, verify,
};
use skep_rules::{Color, Outcome};
use skep_wire::{
    BoardName, Channel, ClientMessage, GamesPage, LeaderboardRow, Profile, ServerMessage,
};

use crate::accounts::account;
use crate::client::{Answered, Browser};
use crate::server::{Request, TestServer};
use crate::table::{Seat, play, terms, two, two_guests};

#[tokio::test(flavor = "multi_thread")]
async fn two_guests_play_by_link_and_agree_on_a_rematch() {
    let server = TestServer::start();
    let mut seats = two_guests(&server, terms("Base+MLP")).await;
    assert_eq!(seats[0].color, Some(Color::White));
    play(&mut seats, &mut Rng::with_seed(1), 16).await;
    let [one, other] = &mut seats;
    assert_eq!(one.events, other.events);
    assert!(one.clock.is_some_and(|clock| clock.running.is_some()));

    let number = other.does(GameCommand::Resign).await;
    one.wait_for(number).await;
    let ended = Status::Ended {
        outcome: Some(OutcomeName::White),
        cause: EndCause::Resignation,
        by: Some(Color::Black),
    };
    assert_eq!(one.state().status(), ended);

    one.does(GameCommand::Offer { offer: Offer::Rematch }).await;
    let number = other.does(GameCommand::Accept { offer: Offer::Rematch }).await;
    one.wait_for(number).await;
    let Some(SeenEvent::Rematched { next }) = one.events.last().map(|event| event.event.clone())
    else {
        panic!("{:?}", one.events.last());
    };
    one.socket.subscribe(Channel::Game { game: next }, 0);
    let ServerMessage::Game { color, events, .. } = one.socket.of_game(next).await else {
        panic!("no game");
    };
    assert_eq!((color, events.len()), (Some(Color::Black), 2));

    // Everybody can have the whole game, and verify it.
    let answer = server.ask(Request::get(&format!("/api/games/{}", one.game))).await;
    let events: Vec<Recorded<GameEvent>> = answer.json();
    assert_eq!(events.len(), one.events.len());
    verify(&events).unwrap();
    let next = server.ask(Request::get(&format!("/api/games/{next}"))).await;
    assert_eq!(next.status, 404, "it is not over");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_all_kinds_can_be_played() {
    let server = TestServer::start();
    let types =
        ["Base", "Venom+MLP", "Base+MLP+Swarm", "Base+Swarm(swarm_place=drawn)", "Ultimate"];
    let games = types.into_iter().zip(0..).map(|(game_type, seed)| {
        let server = &server;
        async move {
            let mut seats = two_guests(server, terms(game_type)).await;
            play(&mut seats, &mut Rng::with_seed(seed), 40).await;
            let [one, other] = &mut seats;
            if !one.is_over() {
                one.does(GameCommand::Resign).await;
            }
            other.wait_until(|game| matches!(game.status(), Status::Ended { .. })).await;
            let answer = server.ask(Request::get(&format!("/api/games/{}", one.game))).await;
            verify(&answer.json::<Vec<Recorded<GameEvent>>>()).unwrap();
        }
    });
    futures_util::future::join_all(games).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_are_answered_and_turns_taken_back() {
    let server = TestServer::start();
    let mut seats = two_guests(&server, terms("Base")).await;
    play(&mut seats, &mut Rng::with_seed(2), 4).await;
    let [white, black] = &mut seats;
    let length = white.state().played().len();
    black.does(GameCommand::Offer { offer: Offer::TakeBack }).await;
    let number = white.does(GameCommand::Accept { offer: Offer::TakeBack }).await;
    black.wait_for(number).await;
    assert_eq!(black.state().played().len(), length - 1);
    black.play(&mut Rng::with_seed(3)).await;
    white.wait_for(black.events.len() as u32).await;

    white.does(GameCommand::Offer { offer: Offer::Draw }).await;
    black.does(GameCommand::Decline { offer: Offer::Draw }).await;
    black.does(GameCommand::Offer { offer: Offer::Draw }).await;
    let number = white.does(GameCommand::Accept { offer: Offer::Draw }).await;
    black.wait_for(number).await;
    let Status::Ended { outcome, cause, .. } = black.state().status() else { panic!("not over") };
    assert_eq!((outcome, cause), (Some(OutcomeName::Draw), EndCause::Agreement));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_when_the_time_is_over() {
    let server = TestServer::start();
    let pace = Pace::RealTime { time: 1, increment: 3 };
    let mut seats = two_guests(&server, Terms { pace, ..terms("Base") }).await;
    play(&mut seats, &mut Rng::with_seed(4), 2).await;
    let [white, black] = &mut seats;
    let clock = white.clock.unwrap();
    assert_eq!(clock.running, Some(Color::White));
    let falls = clock.at.plus(clock.left[Color::White]);
    black.wait_until(|game| matches!(game.status(), Status::Ended { .. })).await;
    let end = black.events.last().unwrap();
    let Status::Ended { outcome, cause, by } = black.state().status() else { panic!("not over") };
    assert_eq!((outcome, cause), (Some(OutcomeName::Black), EndCause::Time));
    assert_eq!(by, Some(Color::White));
    assert!(end.at >= falls, "{end:?}");
    white.wait_for(end.number).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_plays_picks_and_answers() {
    let server = TestServer::start();
    let browser = Browser::guest(&server).await;
    for (game_type, level) in [("Base", 1), ("Base+Swarm", 3), ("Base+Swarm(swarm_place=drawn)", 2)]
    {
        let mut socket = browser.socket(&server).await;
        let terms = Terms { creator_plays: ColorWish::White, ..terms(game_type) };
        let created = socket
            .request(|request| ClientMessage::CreateWithComputer { request, terms, level })
            .await;
        let Ok(Answered::Created(game)) = created else { panic!("{created:?}") };
        let mut seat = Seat::take(socket, game).await;
        let mut rng = Rng::with_seed(u64::from(level));
        let is_my_turn = |game: &SeenGame| {
            game.task(Color::White).is_some() || matches!(game.status(), Status::Ended { .. })
        };
        for _ in 0..12 {
            seat.wait_until(is_my_turn).await;
            if !seat.play(&mut rng).await {
                break;
            }
        }
        seat.wait_until(is_my_turn).await;
        if game_type == "Base" && !seat.is_over() {
            seat.does(GameCommand::Offer { offer: Offer::TakeBack }).await;
            seat.wait_until(|game| game.open_offer(Offer::TakeBack).is_none()).await;
            let is_taken_back = |event: &Recorded<SeenEvent>| {
                matches!(event.event, SeenEvent::TookBack { color: Color::White, .. })
            };
            assert!(seat.events.iter().any(is_taken_back));
        }
        if !seat.is_over() {
            seat.does(GameCommand::Offer { offer: Offer::Draw }).await;
            seat.wait_until(|game| game.open_offer(Offer::Draw).is_none()).await;
        }
        if !seat.is_over() {
            seat.does(GameCommand::Resign).await;
            seat.wait_until(|game| matches!(game.status(), Status::Ended { .. })).await;
        }
        seat.does(GameCommand::Offer { offer: Offer::Rematch }).await;
        seat.wait_until(|game| game.next().is_some()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_changes_the_ratings_of_both() {
    let server = TestServer::start();
    let (one, _) = account(&server, "Winner").await;
    let (other, _) = account(&server, "Loser").await;
    let rated = Terms { rated: true, ..terms("Base+MLP") };
    let mut seats = two(&server, &one, &other, rated).await;
    play(&mut seats, &mut Rng::with_seed(5), 4).await;
    let [winner, loser] = &mut seats;
    let number = loser.does(GameCommand::Resign).await;
    winner.wait_for(number).await;
    let won = winner.state().rated_outcome();
    assert_eq!(won, winner.color.map(Outcome::Win));

    let answer = server.ask(Request::get("/api/people/winner")).await;
    let profile: Profile = answer.json();
    assert_eq!((profile.results, profile.ratings.len()), ([1, 0, 0], 1));
    assert!(profile.ratings[0].now.rating > 1500 && profile.ratings[0].now.provisional);
    assert_eq!((&*profile.ratings[0].family, profile.ratings[0].games), ("tournament", 1));
    let asked = Request::get("/api/people/Loser").cookie(&one.cookie);
    let profile: Profile = server.ask(asked).await.json();
    assert_eq!((profile.results, profile.results_against_me), ([0, 1, 0], [0, 1, 0]));
    assert!(profile.ratings[0].now.rating < 1500);
    let games = server.ask(Request::get("/api/people/Winner/games?result=won&rated=true")).await;
    let games: GamesPage = games.json();
    assert_eq!((games.total, games.page, games.pages), (1, 0, 1));
    assert_eq!(games.games[0].game, winner.game);
    let boards: Vec<BoardName> = server.ask(Request::get("/api/leaderboard")).await.json();
    assert_eq!((boards.len(), &*boards[0].family, boards[0].people), (1, "tournament", 2));
    assert_eq!(boards[0].speed, Speed::Classical);
    let board = server.ask(Request::get("/api/leaderboard/tournament/classical")).await;
    let board: Vec<LeaderboardRow> = board.json();
    let names: Vec<_> = board.iter().map(|row| row.person.name.as_deref()).collect();
    assert_eq!(names, [Some("Winner"), Some("Loser")]);
    assert!(board.iter().all(|row| row.rating.provisional && row.place.is_none()));

    // A guest cannot play rated games.
    let mut guest = Browser::guest(&server).await.socket(&server).await;
    let answer = guest
        .request(|request| ClientMessage::Create {
            request,
            terms: rated,
            audience: Audience::Link,
        })
        .await;
    assert!(answer.unwrap_err().to_string().contains("account"));
}
