//! Games that are played elsewhere: the table shows them, and what a person does at their end is asked of somebody else.

use leptos::prelude::*;
use skep_rules::{Action, Choice, Chosen, Color, Position};

use super::{ComputerRequest, GameContext};
use crate::random;
use crate::saved_games::GameId;
use crate::session::{GameSession, RemoteGame};
use crate::time;

/// How a person takes part in a game that is played elsewhere. At the end of the main line everything is asked of `act`, `choose`
/// and `draw`; elsewhere people try out variations as in every game. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct Remote {
    /// The colour that the person plays; none for spectators.
    pub(crate) color: Signal<Option<Color>>,
    /// Whether the person may act now.
    pub(crate) may_act: Signal<bool>,
    /// The position in which the person chooses an action ahead, while the other player is on turn.
    pub(crate) ahead: Signal<Option<Position>>,
    /// The action that was chosen ahead.
    pub(crate) planned: Signal<Option<Action>>,
    /// The choice that the person has to make before the first turn.
    pub(crate) choice: Signal<Option<(Choice, Color)>>,
    /// How the game stands, in place of what the table says.
    pub(crate) status: Signal<Option<String>>,
    /// What is shown beside a player's name.
    pub(crate) badge: Callback<Signal<Color>, AnyView>,
    /// Plays an action, or chooses it ahead.
    pub(crate) act: Callback<Action>,
    /// Makes a choice.
    pub(crate) choose: Callback<Chosen>,
    /// Draws the tile that is to be placed.
    pub(crate) draw: Callback<()>,
}

impl GameContext {
    /// The context of a game that is played elsewhere, in place of the context of the open game. It is not saved. It is also
    /// provided to the views below.
    pub(crate) fn provide_remote(self, session: GameSession, remote: Remote) -> GameContext {
        let context = GameContext {
            session: RwSignal::new(session),
            id: RwSignal::new(Some(GameId::new(time::now(), random::unit()))),
            request: RwSignal::new(ComputerRequest::None),
            draw_offer: RwSignal::new(None),
            analysing: RwSignal::new(false),
            copy: StoredValue::new(None),
            paused: RwSignal::new(false),
            resumed_at: RwSignal::new(None),
            now: RwSignal::new(time::now()),
            evaluation: RwSignal::new(None),
            unread: RwSignal::new(None),
            saving: StoredValue::default(),
            draft: StoredValue::new(None),
            remote: Some(remote),
            ..self
        };
        provide_context(context);
        context
    }

    /// How the person takes part in a game that is played elsewhere.
    pub(crate) fn remote(self) -> Option<Remote> {
        self.remote
    }

    /// Whether what is done now is done in a game that is played elsewhere, and not in a variation of it.
    pub(super) fn remote_here(self) -> Option<Remote> {
        self.remote.filter(|_| self.session.read_untracked().is_at_main_end())
    }

    /// Shows the game as it is now.
    pub(crate) fn follow_remote(self, game: RemoteGame) {
        let length = |session: &GameSession| session.tree().main_line().len();
        let before = length(&self.session.read_untracked());
        let moved = self.session.try_update(|session| session.follow_remote(game));
        let grown = length(&self.session.read_untracked()) > before;
        match moved {
            Some(true) => {
                self.clear_position_state();
                self.announce_status();
            }
            Some(false) if grown => self.tell_of_game(),
            _ => {}
        }
    }

    /// The actions that a person may choose from at the end of a game that is played elsewhere.
    pub(super) fn remote_offers(self, remote: Remote) -> Vec<Action> {
        if let Some(ahead) = &*remote.ahead.read() {
            return ahead.actions().into_iter().collect();
        }
        match remote.may_act.get() {
            true => self.session.read().legal_actions(),
            false => Vec::new(),
        }
    }

    /// The position in which an action is chosen ahead, if the end of the game is shown.
    pub(crate) fn ahead(self) -> Option<Position> {
        let remote = self.remote?;
        let at_end = self.session.read().is_at_main_end();
        if at_end { remote.ahead.get() } else { None }
    }

    /// The action that was chosen ahead, if the end of the game is shown.
    pub(crate) fn planned(self) -> Option<Action> {
        let remote = self.remote?;
        let at_end = self.session.read().is_at_main_end();
        if at_end { remote.planned.get() } else { None }
    }

    /// The choice before the first turn that a person at this screen has to make.
    pub(crate) fn choice_to_make(self) -> Option<(Choice, Color)> {
        if let Some(remote) = self.remote {
            return remote.choice.get();
        }
        let session = self.session.read();
        let player = session.person_to_act()?;
        let (choice, _) = session.tree().game().open_choice()?;
        Some((choice, player))
    }

    /// Whether two people share this screen.
    pub(crate) fn is_shared(self) -> bool {
        self.remote.is_none() && self.session.read().is_hot_seat()
    }

    /// The player shown at the bottom.
    pub(crate) fn bottom_player(self) -> Color {
        match self.remote {
            Some(remote) => remote.color.get().unwrap_or(Color::White),
            None => self.session.read().bottom_player(),
        }
    }

    /// The status as a sentence.
    pub(crate) fn status_text(self, words: &skep_words::Words) -> String {
        let of_game = self.remote.and_then(|remote| remote.status.get());
        let session = self.session.read();
        of_game
            .filter(|_| session.is_at_main_end())
            .unwrap_or_else(|| super::status(words, &session))
    }
}
