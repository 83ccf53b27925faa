//! An engine process that plays games of a match. It is started on demand and kept for the next game.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use skep_rules::Game;
use skep_uhp::{Client, ClientError};

use crate::settings::ContestantSettings;

/// One engine in one thread of the match.
pub(crate) struct Contestant<'a> {
    contestant: &'a ContestantSettings,
    patience: Duration,
    interrupt: Arc<AtomicBool>,
    client: Option<Client>,
}

impl<'a> Contestant<'a> {
    /// A contestant whose process has not been started yet.
    pub(crate) fn new(
        contestant: &'a ContestantSettings,
        patience: Duration,
        interrupt: Arc<AtomicBool>,
    ) -> Contestant<'a> {
        Contestant { contestant, patience, interrupt, client: None }
    }

    /// The engine's name, as it reports it.
    pub(crate) fn name(&mut self) -> Result<String, ClientError> {
        self.with(|client| Ok(client.name().to_owned()))
    }

    /// Starts a new game.
    pub(crate) fn begin(&mut self, game: &Game) -> Result<(), ClientError> {
        // Some engines accept only a game type for a game without moves.
        let begun = !game.moves().is_empty();
        let text = if begun { game.to_string() } else { game.position().game_type().to_string() };
        self.with(|client| client.new_game(&text).map(drop))
    }

    /// Sends the engine a move that was played.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), ClientError> {
        self.with(|client| client.play(text).map(drop))
    }

    /// Asks the engine for a move.
    pub(crate) fn best_move(&mut self) -> Result<String, ClientError> {
        let limit = self.contestant.limit;
        self.with(|client| client.best_move(limit))
    }

    /// Calls `act` with the running engine. The process is kept unless the error leaves it unusable.
    fn with<T>(
        &mut self,
        act: impl FnOnce(&mut Client) -> Result<T, ClientError>,
    ) -> Result<T, ClientError> {
        let mut client = match self.client.take() {
            Some(client) => client,
            None => self.start()?,
        };
        let result = act(&mut client);
        let sound = match &result {
            Ok(_) => true,
            Err(error) => {
                matches!(error, ClientError::Refused { .. } | ClientError::InvalidMove { .. })
            }
        };
        self.client = Some(client).filter(|_| sound);
        result
    }

    fn start(&self) -> Result<Client, ClientError> {
        let ContestantSettings { command, options, .. } = self.contestant;
        let mut client =
            Client::start_patiently(command, self.patience, Arc::clone(&self.interrupt))?;
        for (name, value) in options {
            client.set_option(name, value)?;
        }
        Ok(client)
    }
}
