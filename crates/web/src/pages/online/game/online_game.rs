//! The game of the page: what is known of it as a signal, and everything that can be asked.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use skep_club::{GameCommand, GameId, Offer};
use skep_record::{Clock, TimeControl};
use skep_rules::{Action, ByColor, Chosen, Color};
use skep_wire::{Channel, Room};

use super::notify::{Notifier, say_news};
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::online::{FollowedGame, Heard, News, Online, Request, RequestFailure};
use crate::pages::online::address::game_path;
use crate::pages::online::texts::{failure_text, person_name};
use crate::session::RemoteGame;
use crate::time;

/// The game of the page. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct OnlineGame {
    /// The game.
    pub(super) id: GameId,
    /// What is known of it.
    pub(super) followed: RwSignal<FollowedGame>,
    /// The connection.
    pub(super) online: Online,
    missing: RwSignal<bool>,
    i18n: I18n,
    notices: Notices,
}

impl OnlineGame {
    /// Follows a game as long as the current view exists.
    pub(super) fn provide(id: GameId) -> OnlineGame {
        let online = Online::from_context();
        let me = untrack(|| online.me()).map(|me| me.id);
        let game = OnlineGame {
            id,
            followed: RwSignal::new(FollowedGame::new(me)),
            online,
            missing: RwSignal::new(false),
            i18n: I18n::from_context(),
            notices: Notices::from_context(),
        };
        Effect::new(move |_| {
            let me = online.me().map(|me| me.id);
            game.followed.update(|followed| followed.set_me(me));
        });
        if online.begun.get_untracked() == Some(id) {
            online.begun.set(None);
        }
        let notifier = Notifier::new();
        let navigate = use_navigate();
        online.listen(Channel::Game { game: id }, move |heard| match heard {
            Heard::Missing => game.missing.set(true),
            Heard::Message(message) => {
                let news = game.followed.try_update(|followed| followed.hear(&message));
                for news in news.unwrap_or_default() {
                    if let News::Rematch(next) = news
                        && untrack(|| game.color()).is_some()
                    {
                        navigate(&game_path(next), Default::default());
                    }
                    say_news(game, notifier, news);
                }
                let planned = game.followed.read_untracked().due_plan();
                if let Some(action) = planned {
                    game.act(action);
                }
            }
        });
        game
    }

    /// Whether there is no such game.
    pub(super) fn is_missing(self) -> bool {
        self.missing.get()
    }

    /// The colour that the person plays.
    pub(super) fn color(self) -> Option<Color> {
        self.followed.read().color()
    }

    /// The messages of the chosen language.
    pub(super) fn i18n(self) -> I18n {
        self.i18n
    }

    /// The notices.
    pub(super) fn notices(self) -> Notices {
        self.notices
    }

    /// Plays an action, or chooses it ahead while the other player is on turn.
    pub(super) fn act(self, action: Action) {
        let command = self.followed.try_update(|followed| followed.act(action)).flatten();
        match command {
            Some(command) => self.send(command, move |sent| {
                if sent.is_err() {
                    self.followed.try_update(FollowedGame::refused);
                }
            }),
            None => self.plan(Some(action)),
        }
    }

    /// Chooses an action ahead, or none.
    pub(super) fn plan(self, action: Option<Action>) {
        self.followed.update(|followed| followed.plan(action));
    }

    /// Makes a choice before the first turn.
    pub(super) fn choose(self, chosen: Chosen) {
        let command = self.followed.read_untracked().choose(chosen);
        self.ask(command);
    }

    /// Draws the tile that is to be placed.
    pub(super) fn draw(self) {
        let command = self.followed.read_untracked().draw();
        if let Some(command) = command {
            self.ask(command);
        }
    }

    /// Offers something.
    pub(super) fn offer(self, offer: Offer) {
        self.ask(GameCommand::Offer { offer });
    }

    /// Asks for something, and says why if it is refused.
    pub(super) fn ask(self, command: GameCommand) {
        self.send(command, |_| {});
    }

    fn send(self, command: GameCommand, done: impl FnOnce(&Result<(), RequestFailure>) + 'static) {
        let game = self.id;
        spawn_local(async move {
            let answer = self.online.ask(Request::Game { game, command }).await.map(|_| ());
            done(&answer);
            if let Err(failure) = answer {
                self.notices.error(failure_text(&self.i18n.words_untracked(), &failure));
            }
        });
    }

    /// Says something in a chat, and calls `done` with whether it was said.
    pub(super) fn say(self, room: Room, text: String, done: impl FnOnce(bool) + 'static) {
        let game = self.id;
        spawn_local(async move {
            let answer = self.online.ask(Request::Say { game, room, text }).await;
            done(answer.is_ok());
            if let Err(failure) = answer {
                self.notices.error(failure_text(&self.i18n.words_untracked(), &failure));
            }
        });
    }

    /// The game for the table; nothing before the server has told of it.
    pub(super) fn remote(self) -> Option<RemoteGame> {
        let followed = self.followed.read_untracked();
        let game = followed.game()?;
        let words = self.i18n.words_untracked();
        let name = |color: Color| {
            followed.player(color).map_or_else(String::new, |person| person_name(&words, person))
        };
        Some(RemoteGame {
            steps: followed.steps(),
            drawn: game.drawn(),
            clock: self.clock(&followed),
            names: ByColor { white: name(Color::White), black: name(Color::Black) },
        })
    }

    /// The clock in the time of the browser.
    fn clock(self, followed: &FollowedGame) -> Clock {
        let pace = followed.game().map(|game| game.terms().pace);
        let control = pace.map_or(TimeControl::Unlimited, control);
        let Some(view) = followed.clock() else { return Clock::new(TimeControl::Unlimited) };
        let now = time::now();
        let ago = self.online.server_now().since(view.at);
        let running = view.running.filter(|_| followed.is_playing());
        let mut clock = Clock::resumed(control, view.left, running, now.saturating_sub(ago));
        if followed.is_pending() && running == followed.color() {
            // The action is under way: the server gives back what that takes, as far as it can.
            clock.pause(now);
        }
        clock
    }
}

/// The time control of the record.
fn control(pace: skep_club::Pace) -> TimeControl {
    use skep_club::Pace;
    match pace {
        Pace::RealTime { time, increment: 0 } => {
            TimeControl::SuddenDeath { time: u64::from(time) * 1_000 }
        }
        Pace::RealTime { time, increment } => TimeControl::Increment {
            time: u64::from(time) * 1_000,
            increment: u64::from(increment) * 1_000,
        },
        Pace::Correspondence { days } => {
            TimeControl::SuddenDeath { time: u64::from(days) * skep_club::limits::DAY }
        }
        Pace::Unlimited => TimeControl::Unlimited,
    }
}
