//! What is done for the messages of a socket.

use std::sync::Arc;

use skep_club::{Asker, Audience, GameId, Status, Terms};
use skep_wire::{Channel, ClientMessage, RequestError, RequestId, ServerMessage, VERSION};

use crate::online::Online;
use crate::online::connection::Connection;
use crate::online::games::{NewGame, may_see, said};
use crate::online::lists::{lobby, watch};
use crate::online::people::or_unknown;

/// Carries out a request, and answers it.
pub(crate) async fn carry_out(
    online: &Arc<Online>,
    connection: &Arc<Connection>,
    message: ClientMessage,
) {
    let (request, answer) = match message {
        // Answered where messages are read.
        ClientMessage::Ping { .. } | ClientMessage::Pong { .. } => return,
        ClientMessage::Hello { .. } => (None, Err(RequestError::Version { version: VERSION })),
        ClientMessage::Subscribe { channel, after } => {
            (None, subscribe(online, connection, channel, after).await)
        }
        ClientMessage::Unsubscribe { channel } => {
            unsubscribe(online, connection, channel, true);
            (None, Ok(None))
        }
        ClientMessage::Create { request, terms, audience } => {
            (Some(request), create(online, connection, request, terms, audience).await)
        }
        ClientMessage::CreateWithComputer { request, terms, level } => {
            let created = create_with_computer(online, connection, request, terms, level).await;
            (Some(request), created)
        }
        ClientMessage::Pair { request, terms } => {
            (Some(request), pair(online, connection, request, terms).await)
        }
        ClientMessage::StopPairing => {
            let person = connection.person_id();
            if online.pairing.stop(person) {
                online.own.person_changed(person);
            }
            (None, Ok(None))
        }
        ClientMessage::Game { request, game, command } => {
            let played = match online.rates.play(connection.person_id()) {
                Ok(()) => online.command(connection.asker(), game, command).await,
                Err(error) => Err(error),
            };
            (Some(request), played.map(|number| Some(ServerMessage::Done { request, number })))
        }
        ClientMessage::Say { request, game, room, text } => {
            let said = online.say(connection, game, room, &text).await;
            (Some(request), said.map(|number| Some(ServerMessage::Done { request, number })))
        }
    };
    match answer {
        Ok(Some(message)) => connection.send(&message),
        Ok(None) => {}
        Err(error) => connection.refuse(request, error),
    }
}

/// What is answered to a request, if anything.
type Answer = Result<Option<ServerMessage>, RequestError>;

async fn create(
    online: &Arc<Online>,
    connection: &Connection,
    request: RequestId,
    terms: Terms,
    audience: Audience,
) -> Answer {
    let creator = connection.asker();
    online.rates.lobby(creator.person)?;
    let game = online.create(NewGame { terms, creator, audience, opponent: None }).await?;
    Ok(Some(ServerMessage::Created { request, game }))
}

async fn create_with_computer(
    online: &Arc<Online>,
    connection: &Connection,
    request: RequestId,
    terms: Terms,
    level: u8,
) -> Answer {
    let creator = connection.asker();
    online.rates.lobby(creator.person)?;
    let bad = |reason: &str| RequestError::BadTerms { reason: reason.to_owned() };
    if terms.rated {
        return Err(bad("games against the computer are not rated"));
    }
    let computer = online.computers.person(level);
    let person = computer.ok_or_else(|| bad("a level is a number from 1 to 10"))?;
    let opponent = Some(Asker { person, has_account: false, lag: 0 });
    let audience = Audience::Invited { person };
    let game = online.create(NewGame { terms, creator, audience, opponent }).await?;
    Ok(Some(ServerMessage::Created { request, game }))
}

async fn pair(
    online: &Online,
    connection: &Connection,
    request: RequestId,
    terms: Terms,
) -> Answer {
    online.rates.lobby(connection.person_id())?;
    online.pair(connection, terms).await?;
    Ok(Some(ServerMessage::Done { request, number: 0 }))
}

/// Subscribes to a channel, and sends its state.
async fn subscribe(
    online: &Online,
    connection: &Arc<Connection>,
    channel: Channel,
    after: u32,
) -> Answer {
    online.rates.watch(connection.person_id())?;
    {
        let mut channels = connection.channels();
        let limit = online.limits.subscriptions;
        if !channels.contains(&channel) && channels.len() >= limit {
            let limit = u32::try_from(limit).unwrap_or(u32::MAX);
            return Err(RequestError::TooMany { limit });
        }
        channels.insert(channel);
    }
    let subscribed = match channel {
        Channel::Game { game } => follow(online, connection, game, after).await,
        Channel::Lobby => {
            online.hub.subscribe(connection, channel);
            lobby(online)
                .await
                .map(|text| connection.send_text(text))
                .ok_or(RequestError::NotStored)
        }
        Channel::Watch => {
            online.hub.subscribe(connection, channel);
            watch(online)
                .await
                .map(|text| connection.send_text(text))
                .ok_or(RequestError::NotStored)
        }
        Channel::Own => {
            let listening = online.own.listen(online, connection).await;
            listening.map_err(|error| online.not_stored(&error))
        }
    };
    if subscribed.is_err() {
        connection.channels().remove(&channel);
        online.hub.unsubscribe(connection, channel);
    }
    subscribed.map(|()| None)
}

/// Lets a connection follow a game, and sends what it has not seen. No event can happen in between.
async fn follow(
    online: &Online,
    connection: &Arc<Connection>,
    id: GameId,
    after: u32,
) -> Result<(), RequestError> {
    let live = online.games.get(id);
    let locked = live.lock(online).await?;
    let loaded = locked.loaded()?;
    let game = &loaded.game;
    let person = connection.person_id();
    if !may_see(game, person) {
        return Err(RequestError::NoSuchGame);
    }
    let people = online.people.of_game(online, game).await;
    let said_by: Vec<_> = live.room().speakers();
    let speakers = online.people.all(online, said_by).await;
    let color = game.color_of(person);
    let unseen = loaded.events.iter().filter(|event| event.number > after);
    let events = unseen.map(|event| event.seen_by(color)).collect();
    let mut room = live.room();
    room.enter(connection);
    connection.send(&ServerMessage::Game {
        game: id,
        color,
        people,
        present: room.present(game, |person| online.computers.is_computer(person)),
        events,
        clock: loaded.clock(online.now()),
        watching: room.watching(),
    });
    let is_over = !matches!(game.status(), Status::Open | Status::Playing);
    for line in room.heard(connection, is_over) {
        connection.send(&said(line, or_unknown(&speakers, line.person)));
    }
    drop(room);
    online.lists.presence_changed(id);
    // The lag of a player's connection may move the moment at which a flag falls.
    online.timers.set(id, game.deadline(live.lag(game)));
    Ok(())
}

/// Ends a subscription.
fn unsubscribe(online: &Online, connection: &Connection, channel: Channel, left: bool) {
    connection.channels().remove(&channel);
    match channel {
        Channel::Game { game } => {
            if let Some(live) = online.games.in_memory(game) {
                live.room().exit(connection, left, online.now());
                online.lists.presence_changed(game);
            }
        }
        Channel::Lobby | Channel::Watch => online.hub.unsubscribe(connection, channel),
        Channel::Own => {}
    }
}

/// A connection is closed, and removed from the hub.
pub(crate) fn disconnected(online: &Online, connection: &Connection) {
    let channels: Vec<Channel> = connection.channels().iter().copied().collect();
    for channel in channels {
        unsubscribe(online, connection, channel, connection.has_left());
    }
    let person = connection.person_id();
    if !online.hub.is_here(person) {
        online.pairing.stop(person);
        online.own.forget(person);
    }
    online.lists.people_changed();
}
