//! An engine in a process of its own that plays at the table.

use std::time::Duration;

use skep_rules::Game;
use skep_uhp::{Client, ClientError, CommandLine, Limit};

/// Any engine that speaks the Universal Hive Protocol.
pub(super) struct Guest {
    command: CommandLine,
    client: Client,
    /// The moves of the game as the engine knows it; nothing if it has not heard of the game yet.
    known: Option<Vec<String>>,
    time: Duration,
}

impl Guest {
    /// Starts an engine that thinks so long about a move.
    pub(super) fn invite(command: CommandLine, time: Duration) -> Result<Guest, ClientError> {
        let client = Client::start(&command)?;
        Ok(Guest { command, client, known: None, time })
    }

    /// What the engine calls itself.
    pub(super) fn name(&self) -> &str {
        self.client.name()
    }

    /// The game is another one.
    pub(super) fn forget(&mut self) {
        self.known = None;
    }

    /// What the engine plays or chooses, in its own words. One that has ended is started once more.
    pub(super) fn best_move(&mut self, game: &Game) -> Result<String, ClientError> {
        let answer = match self.ask(game) {
            Err(ClientError::Ended) => {
                self.client = Client::start(&self.command)?;
                self.known = None;
                self.ask(game)
            }
            answer => answer,
        }?;
        // What is drawn is not the engine's to say.
        Ok(answer.split_once(" +").map_or(&*answer, |(action, _)| action).to_owned())
    }

    fn ask(&mut self, game: &Game) -> Result<String, ClientError> {
        self.follow(game)?;
        self.client.best_move(Limit::Time(self.time))
    }

    /// Tells the engine what has been taken back and played since it was asked last.
    fn follow(&mut self, game: &Game) -> Result<(), ClientError> {
        let moves = game.moves();
        if let Some(known) = self.known.take() {
            match self.catch_up(&known, &moves) {
                // It may not be able to take back, or so much. The whole game says the same.
                Err(ClientError::Refused { .. } | ClientError::InvalidMove { .. }) => {}
                result => {
                    self.known = Some(moves);
                    return result;
                }
            }
        }
        // Not all engines understand the string of a game that has not begun.
        let text = match game.has_whole_history() && moves.is_empty() {
            true => game.position().game_type().to_string(),
            false => game.to_string(),
        };
        self.client.new_game(&text)?;
        self.known = Some(moves);
        Ok(())
    }

    fn catch_up(&mut self, known: &[String], moves: &[String]) -> Result<(), ClientError> {
        let common = known.iter().zip(moves).take_while(|(known, played)| known == played).count();
        if known.len() > common {
            self.client.undo(known.len() - common)?;
        }
        moves[common..].iter().try_for_each(|text| self.client.play(text).map(drop))
    }
}
