//! Who follows a game: its players, spectators, and what they have been told.

use std::collections::HashSet;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use skep_club::{GameId, Moment, OnlineGame, PersonId};
use skep_rules::{ByColor, Color};
use skep_store::ChatLine;
use skep_wire::{Person, Presence, Room as ChatRoom, ServerMessage};

use crate::online::connection::{Connection, to_text};
use crate::online::games::Loaded;
use crate::online::limits::CHAT_LINES;

/// Who follows a game.
#[derive(Debug, Default)]
pub(crate) struct Room {
    connections: Vec<Arc<Connection>>,
    players: Option<ByColor<PersonId>>,
    absent: ByColor<Option<Absence>>,
    /// The number of the last event that everybody here was told.
    told: u32,
    chat: Vec<ChatLine>,
}

/// A player is not connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Absence {
    /// Since when.
    pub(crate) since: Moment,
    /// Whether the page was closed.
    pub(crate) left: bool,
}

impl Room {
    /// Whether nobody follows the game.
    pub(crate) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// Whether somebody here knows events of the game.
    pub(crate) fn has_told(&self) -> bool {
        self.told > 0
    }

    /// The game was read.
    pub(crate) fn loaded(&mut self, loaded: &Loaded, chat: Vec<ChatLine>, now: Moment) {
        if self.connections.is_empty() {
            self.told = loaded.game.version();
        }
        self.chat = chat;
        self.seat(&loaded.game, now);
    }

    /// The players of the game are known.
    pub(crate) fn seat(&mut self, game: &OnlineGame, now: Moment) {
        if self.players.is_some() || game.players().is_none() {
            return;
        }
        self.players = game.players();
        for color in Color::ALL {
            let absence = Absence { since: now, left: false };
            self.absent[color] = (!self.is_connected(color)).then_some(absence);
        }
    }

    fn color_of(&self, person: PersonId) -> Option<Color> {
        let players = self.players?;
        Color::ALL.into_iter().find(|&color| players[color] == person)
    }

    fn of_player(&self, color: Color) -> impl Iterator<Item = &Arc<Connection>> {
        let player = self.players.map(|players| players[color]);
        self.connections.iter().filter(move |connection| Some(connection.person_id()) == player)
    }

    fn is_connected(&self, color: Color) -> bool {
        self.of_player(color).next().is_some()
    }

    /// The delay of a player's connection: of several, the longest.
    pub(crate) fn lag(&self, color: Color) -> u32 {
        self.of_player(color).map(|connection| connection.lag()).max().unwrap_or_default()
    }

    /// Since when a player is absent.
    pub(crate) fn absence(&self, color: Color) -> Option<Absence> {
        self.absent[color]
    }

    /// A connection follows the game from now on.
    pub(crate) fn enter(&mut self, connection: &Arc<Connection>) {
        if self.connections.iter().any(|other| other.id == connection.id) {
            return;
        }
        self.connections.push(Arc::clone(connection));
        if let Some(color) = self.color_of(connection.person_id()) {
            self.absent[color] = None;
        }
    }

    /// A connection does not follow the game any more.
    pub(crate) fn exit(&mut self, connection: &Connection, left: bool, now: Moment) {
        self.connections.retain(|other| other.id != connection.id);
        if let Some(color) = self.color_of(connection.person_id())
            && !self.is_connected(color)
        {
            self.absent[color] = Some(Absence { since: now, left });
        }
    }

    /// The number of people who watch.
    pub(crate) fn watching(&self) -> u32 {
        let people = self.connections.iter().map(|connection| connection.person_id());
        let watching: HashSet<PersonId> =
            people.filter(|&person| self.color_of(person).is_none()).collect();
        u32::try_from(watching.len()).unwrap_or(u32::MAX)
    }

    /// Who of the players is there. Computers always are.
    pub(crate) fn present(
        &self,
        game: &OnlineGame,
        is_computer: impl Fn(PersonId) -> bool,
    ) -> ByColor<Presence> {
        let presence = |color: Color| match (self.players, self.absent[color]) {
            (None, _) => Presence::Away,
            (Some(players), _) if is_computer(players[color]) => Presence::Here,
            (Some(_), None) => Presence::Here,
            (Some(_), Some(Absence { since, left })) => match game.claim_from(since, left) {
                Some(claim_from) => Presence::Leaving { claim_from },
                None => Presence::Away,
            },
        };
        ByColor { white: presence(Color::White), black: presence(Color::Black) }
    }

    /// Tells everybody here the events that they do not know, each as that viewer may see it.
    pub(crate) fn tell(&mut self, id: GameId, loaded: &Loaded, people: &[Person], now: Moment) {
        let told = self.told;
        self.told = told.max(loaded.game.version());
        if self.connections.is_empty() {
            return;
        }
        let clock = loaded.clock(now);
        let new = loaded.events.iter().filter(|event| event.number > told);
        for (place, event) in new.enumerate() {
            let text = |viewer: Option<Color>| {
                to_text(&ServerMessage::Event {
                    game: id,
                    event: event.seen_by(viewer),
                    clock,
                    people: if place == 0 { people.to_vec() } else { Vec::new() },
                })
            };
            let mut texts = ByViewer::default();
            for connection in &self.connections {
                let viewer = loaded.game.color_of(connection.person_id());
                connection.send_text(texts.get(viewer, text));
            }
        }
    }

    /// Sends the same message to everybody here.
    pub(crate) fn send(&self, message: &ServerMessage) {
        if !self.connections.is_empty() {
            let text = to_text(message);
            self.connections.iter().for_each(|connection| connection.send_text(text.clone()));
        }
    }

    /// Something was said.
    pub(crate) fn said(&mut self, line: ChatLine, by: &Person, is_over: bool) {
        let message = to_text(&said(&line, by.clone()));
        let hearing = self.connections.iter().filter(|connection| {
            self.may_hear(connection, line.room, is_over) && connection.hears(line.person)
        });
        hearing.for_each(|connection| connection.send_text(message.clone()));
        if self.chat.len() >= CHAT_LINES as usize {
            self.chat.remove(0);
        }
        self.chat.push(line);
    }

    /// The people who have said something.
    pub(crate) fn speakers(&self) -> Vec<PersonId> {
        let people: HashSet<PersonId> = self.chat.iter().map(|line| line.person).collect();
        people.into_iter().collect()
    }

    /// What was said before, so far as a connection may hear it.
    pub(crate) fn heard<'a>(
        &'a self,
        connection: &'a Connection,
        is_over: bool,
    ) -> impl Iterator<Item = &'a ChatLine> {
        self.chat.iter().filter(move |line| {
            self.may_hear(connection, line.room, is_over) && connection.hears(line.person)
        })
    }

    /// Players speak among themselves. While they play, they do not hear what spectators say.
    fn may_hear(&self, connection: &Connection, room: ChatRoom, is_over: bool) -> bool {
        let is_player = self.color_of(connection.person_id()).is_some();
        match room {
            ChatRoom::Players => is_player,
            ChatRoom::Spectators => !is_player || is_over,
        }
    }
}

/// A line of a chat as a message.
pub(crate) fn said(line: &ChatLine, by: Person) -> ServerMessage {
    let ChatLine { game, room, at, text, person: _ } = line.clone();
    ServerMessage::Said { game, room, by, at, text }
}

/// A text for each kind of viewer, written when it is first needed.
#[derive(Default)]
struct ByViewer {
    players: ByColor<Option<Utf8Bytes>>,
    spectators: Option<Utf8Bytes>,
}

impl ByViewer {
    fn get(
        &mut self,
        viewer: Option<Color>,
        write: impl FnOnce(Option<Color>) -> Utf8Bytes,
    ) -> Utf8Bytes {
        let text = match viewer {
            Some(color) => &mut self.players[color],
            None => &mut self.spectators,
        };
        text.get_or_insert_with(|| write(viewer)).clone()
    }
}
