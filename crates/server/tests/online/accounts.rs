//! Accounts.

use fastrand::Rng;
use skep_club::GameCommand;
use skep_server::{OnlineLimits, Rate};
use skep_wire::{
    AccountError, Channel, Credentials, Device, Me, NewCode, NewPassword, PasswordCheck,
    PersonKind, Recovery, Registered, ServerMessage,
};

use crate::client::Browser;
use crate::server::{GENEROUS, Request, Response, TestServer};
use crate::table::{play, terms, two};

const PASSWORD: &str = "correct horse";

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials { name: name.to_owned(), password: password.to_owned() }
}

/// The browser of somebody who has made an account, and the recovery code.
pub(crate) async fn account(server: &TestServer, name: &str) -> (Browser, String) {
    let mut browser = Browser::guest(server).await;
    let body = credentials(name, PASSWORD);
    let answer = server.ask(Request::post("/api/account", &body).cookie(&browser.cookie)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let registered: Registered = answer.json();
    browser.me = registered.me;
    (browser, registered.recovery_code)
}

#[track_caller]
fn refused(answer: &Response, status: u16, error: &AccountError) {
    assert_eq!((answer.status, &answer.json::<AccountError>()), (status, error));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_made_after_a_game_keeps_it() {
    let server = TestServer::start();
    let (one, other) = (Browser::guest(&server).await, Browser::guest(&server).await);
    let seats = &mut two(&server, &one, &other, terms("Base")).await;
    play(seats, &mut Rng::with_seed(1), 6).await;
    let body = credentials("Newcomer", PASSWORD);
    let answer = server.ask(Request::post("/api/account", &body).cookie(&one.cookie)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let registered: Registered = answer.json();
    assert_eq!(registered.me.person.id, one.id());
    assert_eq!(registered.me.person.kind, PersonKind::Account);

    // The game goes on in the same socket, and on another device of the same account.
    play(seats, &mut Rng::with_seed(2), 2).await;
    let answer = server.ask(Request::post("/api/login", &body)).await;
    let phone = Browser { cookie: answer.cookie(), me: answer.json() };
    assert_eq!(phone.me, registered.me);
    let mut socket = phone.socket(&server).await;
    socket.subscribe(Channel::Own, 0);
    let games = socket
        .until(|message| match message {
            ServerMessage::Own { games, .. } => Some(games.clone()),
            _ => None,
        })
        .await;
    assert_eq!(games[0].game, seats[0].game);
    assert_eq!(games[0].players.white.name.as_deref(), Some("Newcomer"));
    let game = seats[0].game;
    socket.command(game, GameCommand::Resign).await.unwrap();
    let profile = server.ask(Request::get("/api/people/newcomer")).await;
    assert_eq!(profile.json::<serde_json::Value>()["results"], serde_json::json!([0, 1, 0]));
    let export = server.ask(Request::get("/api/export").cookie(&phone.cookie)).await;
    assert!(export.status == 200 && export.body.contains(game.as_str()), "{export:?}");
    assert!(!export.body.contains("argon2"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_known_by_a_cookie_that_scripts_cannot_read() {
    let server = TestServer::start();
    let answer = server.ask(Request::get("/api/me")).await;
    let cookie = answer.header("set-cookie").unwrap();
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let cookie = answer.cookie();
    let again = server.ask(Request::get("/api/me").cookie(&cookie)).await;
    assert_eq!((again.json::<Me>(), again.header("set-cookie")), (answer.json(), None));
    let other = server.ask(Request::get("/api/me")).await;
    assert_ne!(other.json::<Me>(), answer.json::<Me>());
    // The token is not in the database, nor is it in what is exported.
    let export = server.ask(Request::get("/api/export").cookie(&cookie)).await;
    assert!(!export.body.contains(cookie.trim_start_matches("skep=")));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_passwords_are_checked() {
    let server = TestServer::start();
    account(&server, "Taken").await;
    let guest = Browser::guest(&server).await;
    let register = async |name: &str, password: &str| {
        let body = credentials(name, password);
        server.ask(Request::post("/api/account", &body).cookie(&guest.cookie)).await
    };
    refused(&register("tAKEN", PASSWORD).await, 409, &AccountError::NameTaken);
    for name in ["", "x", "<b>", "a b", "1st"] {
        let answer = register(name, PASSWORD).await;
        assert!(matches!(answer.json(), AccountError::BadName { .. }), "{name}");
    }
    let answer = register("fine", "short").await;
    assert!(matches!(answer.json(), AccountError::BadPassword { .. }));
    for body in ["", "{}", "[1", "{\"name\":1}", &format!("\"{}\"", "a".repeat(10_000))] {
        let request = Request {
            method: "POST",
            path: "/api/account",
            body: body.to_owned(),
            ..Request::default()
        };
        let answer = server.ask(request.cookie(&guest.cookie)).await;
        assert_eq!(answer.status, 400, "{body}");
        assert!(matches!(answer.json(), AccountError::Unreadable { .. }));
    }
    assert_eq!(register("Fine", PASSWORD).await.status, 200);
    refused(&register("Again", PASSWORD).await, 409, &AccountError::HasAccount);

    let login = async |name: &str, password: &str| {
        server.ask(Request::post("/api/login", &credentials(name, password))).await
    };
    for (name, password) in
        [("Fine", "wrong horse"), ("Nobody", PASSWORD), ("", ""), ("Fine", ""), ("<b>", PASSWORD)]
    {
        refused(&login(name, password).await, 403, &AccountError::WrongCredentials);
    }
    assert_eq!(login("fine", PASSWORD).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_the_recovery_code_gets_a_new_password_once() {
    let server = TestServer::start();
    let (browser, code) = account(&server, "Forgetful").await;
    let mut socket = browser.socket(&server).await;
    let recover = async |code: &str| {
        let body = Recovery {
            name: "forgetful".to_owned(),
            code: code.to_owned(),
            password: "new password".to_owned(),
        };
        server.ask(Request::post("/api/recover", &body)).await
    };
    refused(&recover("22222-22222-22222-22222").await, 403, &AccountError::WrongCredentials);
    let answer = recover(&code.to_uppercase()).await;
    let registered: Registered = answer.json();
    assert_ne!(registered.recovery_code, code);
    refused(&recover(&code).await, 403, &AccountError::WrongCredentials);
    // All browsers were logged out.
    assert_eq!(socket.closed().await, Some(4001));
    let me = server.ask(Request::get("/api/devices").cookie(&browser.cookie)).await;
    refused(&me, 401, &AccountError::NotLoggedIn);
    let login = Request::post("/api/login", &credentials("Forgetful", "new password")).clone();
    assert_eq!(server.ask(login).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_knows_the_password_gets_a_new_recovery_code() {
    let server = TestServer::start();
    let (browser, old) = account(&server, "Careful").await;
    let login = server.ask(Request::post("/api/login", &credentials("careful", PASSWORD))).await;
    let elsewhere = login.cookie();
    let ask = async |password: &str| {
        let body = PasswordCheck { password: password.to_owned() };
        server.ask(Request::post("/api/recovery-code", &body).cookie(&browser.cookie)).await
    };
    refused(&ask("wrong horse").await, 403, &AccountError::WrongCredentials);
    let NewCode { recovery_code: new } = ask(PASSWORD).await.json();
    assert_ne!(new, old);
    let devices =
        async |cookie: &str| server.ask(Request::get("/api/devices").cookie(cookie)).await.status;
    assert_eq!((devices(&browser.cookie).await, devices(&elsewhere).await), (200, 401));
    let recover = async |code: &str| {
        let (name, code) = ("Careful".to_owned(), code.to_owned());
        let body = Recovery { name, code, password: "new password".to_owned() };
        server.ask(Request::post("/api/recover", &body)).await.status
    };
    assert_eq!((recover(&old).await, recover(&new).await), (403, 200));

    let guest = Browser::guest(&server).await;
    let body = PasswordCheck { password: PASSWORD.to_owned() };
    let answer = server.ask(Request::post("/api/recovery-code", &body).cookie(&guest.cookie)).await;
    refused(&answer, 401, &AccountError::NotLoggedIn);
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_are_listed_and_logged_out() {
    let server = TestServer::start();
    let (browser, _) = account(&server, "Traveller").await;
    let login = async |password: &str| {
        let answer =
            server.ask(Request::post("/api/login", &credentials("Traveller", password))).await;
        Browser { cookie: answer.cookie(), me: answer.json() }
    };
    let (phone, tablet) = (login(PASSWORD).await, login(PASSWORD).await);
    let devices = async |browser: &Browser| {
        server.ask(Request::get("/api/devices").cookie(&browser.cookie)).await
    };
    let list: Vec<Device> = devices(&phone).await.json();
    assert_eq!((list.len(), list.iter().filter(|device| device.this).count()), (3, 1));
    assert!(list.iter().all(|device| device.description == "test"));
    let list: Vec<Device> = devices(&tablet).await.json();
    let id = list.iter().find(|device| device.this).unwrap().id;
    let mut socket = tablet.socket(&server).await;
    let path = format!("/api/devices/{id}");
    // Only the owner can do that.
    let stranger = Browser::guest(&server).await;
    let answer = server.ask(Request::delete(&path).cookie(&stranger.cookie)).await;
    refused(&answer, 404, &AccountError::NotFound);
    assert_eq!(server.ask(Request::delete(&path).cookie(&phone.cookie)).await.status, 204);
    assert_eq!(socket.closed().await, Some(4001));
    assert_eq!(devices(&tablet).await.status, 401);

    // A new password logs out all others.
    let body = NewPassword { old: "wrong horse".to_owned(), new: "new password".to_owned() };
    let answer = server.ask(Request::post("/api/password", &body).cookie(&phone.cookie)).await;
    refused(&answer, 403, &AccountError::WrongCredentials);
    let body = NewPassword { old: PASSWORD.to_owned(), ..body };
    let answer = server.ask(Request::post("/api/password", &body).cookie(&phone.cookie)).await;
    assert_eq!(answer.status, 204, "{answer:?}");
    assert_eq!(devices(&browser).await.status, 401);
    assert_eq!(devices(&phone).await.json::<Vec<Device>>().len(), 1);

    let answer = server.ask(Request::post("/api/logout", &()).cookie(&phone.cookie)).await;
    assert!(answer.status == 204 && answer.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(devices(&phone).await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_is_gone_and_its_games_are_over() {
    let server = TestServer::start();
    let (one, _) = account(&server, "Leaver").await;
    let other = Browser::guest(&server).await;
    let seats = &mut two(&server, &one, &other, terms("Base")).await;
    play(seats, &mut Rng::with_seed(1), 4).await;
    let delete = async |password: &str| {
        let body = serde_json::to_string(&credentials("Leaver", password)).unwrap();
        let request = Request { body, ..Request::delete("/api/account") };
        server.ask(request.cookie(&one.cookie)).await
    };
    refused(&delete("wrong horse").await, 403, &AccountError::WrongCredentials);
    assert_eq!(delete(PASSWORD).await.status, 204);
    let [leaver, other] = seats;
    assert_eq!(leaver.socket.closed().await, Some(4001));
    while !other.is_over() {
        other.update().await;
    }
    assert_eq!(server.ask(Request::get("/api/people/Leaver")).await.status, 404);
    let answer = server.ask(Request::post("/api/login", &credentials("Leaver", PASSWORD))).await;
    refused(&answer, 403, &AccountError::WrongCredentials);
}

#[tokio::test(flavor = "multi_thread")]
async fn attempts_are_limited_by_name_and_by_address() {
    let limits = OnlineLimits {
        passwords_by_name: Rate::new(3, 3600),
        passwords_by_address: Rate::new(6, 3600),
        guests: Rate::new(2, 3600),
        ..GENEROUS
    };
    let server = TestServer::with_limits(limits);
    let login = async |name: &str| {
        server.ask(Request::post("/api/login", &credentials(name, "wrong horse"))).await
    };
    for name in ["Victim", "VICTIM", "victim"] {
        assert_eq!(login(name).await.status, 403);
    }
    let answer = login("Victim").await;
    assert!(answer.status == 429 && answer.header("retry-after").is_some(), "{answer:?}");
    assert!(matches!(answer.json(), AccountError::TooManyAttempts { .. }));
    assert_eq!(login("Other").await.status, 403);
    assert_eq!(login("Third").await.status, 403);
    assert_eq!(login("Fourth").await.status, 429, "six from one address");

    assert_eq!(server.ask(Request::get("/api/me")).await.status, 200);
    assert_eq!(server.ask(Request::get("/api/me")).await.status, 200);
    assert_eq!(server.ask(Request::get("/api/me")).await.status, 429);
}
