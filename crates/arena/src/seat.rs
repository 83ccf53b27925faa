//! An engine's place at the table: a process that is started when it is needed and kept for the next game.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use skep_rules::Game;
use skep_uhp::{Client, ClientError};

use crate::setup::Contestant;

/// One engine at one table.
pub(crate) struct Seat<'a> {
    contestant: &'a Contestant,
    patience: Duration,
    interrupt: Arc<AtomicBool>,
    client: Option<Client>,
}

impl<'a> Seat<'a> {
    /// An empty seat.
    pub(crate) fn new(
        contestant: &'a Contestant,
        patience: Duration,
        interrupt: Arc<AtomicBool>,
    ) -> Seat<'a> {
        Seat { contestant, patience, interrupt, client: None }
    }

    /// What the engine calls itself.
    pub(crate) fn name(&mut self) -> Result<String, ClientError> {
        self.with(|client| Ok(client.name().to_owned()))
    }

    /// Begins a game.
    pub(crate) fn begin(&mut self, game: &Game) -> Result<(), ClientError> {
        // Not all engines understand the string of a game that has not begun.
        let begun = !game.moves().is_empty();
        let text = if begun { game.to_string() } else { game.position().game_type().to_string() };
        self.with(|client| client.new_game(&text).map(drop))
    }

    /// Tells the engine a move.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), ClientError> {
        self.with(|client| client.play(text).map(drop))
    }

    /// Asks the engine for a move.
    pub(crate) fn best_move(&mut self) -> Result<String, ClientError> {
        let limit = self.contestant.limit;
        self.with(|client| client.best_move(limit))
    }

    /// Does something with the engine. Afterwards it has its seat only if it can still be talked to.
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
        let Contestant { command, options, .. } = self.contestant;
        let mut client =
            Client::start_patiently(command, self.patience, Arc::clone(&self.interrupt))?;
        for (name, value) in options {
            client.set_option(name, value)?;
        }
        Ok(client)
    }
}
