//! Another program that plays a side.

use std::time::Duration;

use skep_rules::Game;
use skep_uhp::{Client, ClientError, CommandLine, Limit};

/// A program that speaks the Universal Hive Protocol.
pub(super) struct UhpPlayer {
    command: CommandLine,
    client: Client,
    /// The moves of the game as the program knows it; `None` if it does not know the game yet.
    known: Option<Vec<String>>,
    time: Duration,
}

impl UhpPlayer {
    /// Starts a program that has this time for each move.
    pub(super) fn start(command: CommandLine, time: Duration) -> Result<UhpPlayer, ClientError> {
        let client = Client::start(&command)?;
        Ok(UhpPlayer { command, client, known: None, time })
    }

    /// The program's name, as it reports it.
    pub(super) fn name(&self) -> &str {
        self.client.name()
    }

    /// Makes the program start with the whole game when it is asked next.
    pub(super) fn forget_game(&mut self) {
        self.known = None;
    }

    /// The program's move or choice, as it writes it. A program that has ended is started once more.
    pub(super) fn best_move(&mut self, game: &Game) -> Result<String, ClientError> {
        let answer = match self.ask(game) {
            Err(ClientError::Ended) => {
                self.client = Client::start(&self.command)?;
                self.known = None;
                self.ask(game)
            }
            answer => answer,
        }?;
        // The bag decides what is drawn: ignore the tile that the program names.
        Ok(answer.split_once(" +").map_or(&*answer, |(action, _)| action).to_owned())
    }

    fn ask(&mut self, game: &Game) -> Result<String, ClientError> {
        self.update(game)?;
        self.client.best_move(Limit::Time(self.time))
    }

    /// Sends the program what has been taken back and played since it was asked last, or else the whole game.
    fn update(&mut self, game: &Game) -> Result<(), ClientError> {
        let moves = game.moves();
        if let Some(known) = self.known.take() {
            match self.send_changes(&known, &moves) {
                // Some programs cannot take back, or not that much. The whole game brings them to the same position.
                Err(ClientError::Refused { .. } | ClientError::InvalidMove { .. }) => {}
                result => {
                    self.known = Some(moves);
                    return result;
                }
            }
        }
        // Some programs accept only a game type for a game without moves.
        let text = match game.has_whole_history() && moves.is_empty() {
            true => game.position().game_type().to_string(),
            false => game.to_string(),
        };
        self.client.new_game(&text)?;
        self.known = Some(moves);
        Ok(())
    }

    fn send_changes(&mut self, known: &[String], moves: &[String]) -> Result<(), ClientError> {
        let common = known.iter().zip(moves).take_while(|(known, played)| known == played).count();
        if known.len() > common {
            self.client.undo(known.len() - common)?;
        }
        moves[common..].iter().try_for_each(|text| self.client.play(text).map(drop))
    }
}
