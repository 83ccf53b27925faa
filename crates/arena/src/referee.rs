//! The referee: plays one game between two engines and checks everything they send.

use std::time::Instant;

use skep_rules::{Color, Game, Outcome};
use skep_uhp::ClientError;

use crate::contestant::Contestant;
use crate::engine_id::{ByEngine, EngineId};
use crate::openings::random_start;
use crate::pair_rng::PairRng;
use crate::played_game::{EndReason, PlayedGame};
use crate::settings::MatchSettings;

/// Plays one game of the match; `None` if it was interrupted.
pub(crate) fn play(
    settings: &MatchSettings,
    number: u32,
    contestants: &mut ByEngine<Contestant<'_>>,
) -> Option<PlayedGame> {
    let white = if number.is_multiple_of(2) { EngineId::A } else { EngineId::B };
    let pair = number as usize / 2;
    let (opening, game, rng) = begin(settings, pair);
    // If the players choose something before the first turn, the random actions follow the choices.
    let chosen = game.open_choice().is_none();
    let random = if chosen { 0 } else { settings.openings.random_actions() };
    let mut running =
        RunningGame { settings, white, game, rng, random, seconds: ByEngine::default() };
    let (winner, end, note) = match running.play(contestants) {
        Ok((winner, end)) => (winner, end, None),
        Err(Forfeit { cause: ForfeitCause::Client(ClientError::Interrupted), .. }) => return None,
        Err(forfeit) => (Some(!forfeit.side), forfeit.cause.end(), Some(forfeit.sentence())),
    };
    Some(PlayedGame {
        game: number,
        opening: opening as u32,
        white,
        winner,
        end,
        note,
        plies: running.game.len(),
        seconds: running.seconds,
        string: running.game.to_string(),
    })
}

/// The start of both games of a pair: the number of the opening, the game, and the random choices.
pub(crate) fn begin(settings: &MatchSettings, pair: usize) -> (usize, Game, PairRng) {
    let mut rng = PairRng::new(settings.game_type, settings.seed, pair);
    let (opening, listed) = settings.openings.of_pair(pair);
    let game = match listed {
        Some(game) => game.clone(),
        None => random_start(settings.game_type, settings.openings.random_actions(), &mut rng),
    };
    (opening, game, rng)
}

/// An engine has forfeited the game.
struct Forfeit {
    side: EngineId,
    cause: ForfeitCause,
}

enum ForfeitCause {
    Client(ClientError),
    /// The engine exceeded its time; the seconds it took.
    Late(f64),
    /// The engine played an illegal move; the move and the reason.
    Illegal(String, String),
}

impl ForfeitCause {
    fn end(&self) -> EndReason {
        match self {
            ForfeitCause::Late(_) => EndReason::Time,
            ForfeitCause::Illegal(..) => EndReason::IllegalMove,
            ForfeitCause::Client(error) => match error {
                ClientError::Start { .. } | ClientError::Ended => EndReason::Crash,
                ClientError::Refused { .. } | ClientError::InvalidMove { .. } => EndReason::Refusal,
                ClientError::NoAnswer(_) | ClientError::Nonsense(_) | ClientError::Interrupted => {
                    EndReason::NoAnswer
                }
            },
        }
    }
}

impl Forfeit {
    fn sentence(&self) -> String {
        let side = self.side;
        match &self.cause {
            ForfeitCause::Client(error) => format!("{side}: {error}"),
            ForfeitCause::Late(seconds) => format!("{side}: the engine answered after {seconds} s"),
            ForfeitCause::Illegal(text, error) => {
                format!("{side}: the engine played {text:?}, but {error}")
            }
        }
    }
}

/// A game in progress.
struct RunningGame<'a> {
    settings: &'a MatchSettings,
    white: EngineId,
    game: Game,
    rng: PairRng,
    /// The number of random actions still to be played.
    random: usize,
    seconds: ByEngine<Vec<f64>>,
}

impl RunningGame<'_> {
    /// Plays until the game is over.
    fn play(
        &mut self,
        contestants: &mut ByEngine<Contestant<'_>>,
    ) -> Result<(Option<EngineId>, EndReason), Forfeit> {
        for side in EngineId::BOTH {
            contestants[side].begin(&self.game).map_err(|error| client_forfeit(side, error))?;
        }
        loop {
            if let Some(ending) = self.game.ending() {
                return Ok((self.winner(ending.outcome), ending.reason.into()));
            }
            if self.game.len() >= self.settings.max_plies {
                return Ok((None, EndReason::MaxPlies));
            }
            let text = self.advance(contestants)?;
            // After the last move no engine has to confirm it.
            if self.game.ending().is_none() {
                for side in EngineId::BOTH {
                    contestants[side].play(&text).map_err(|error| client_forfeit(side, error))?;
                }
            }
        }
    }

    /// Plays one choice or action and returns its text.
    fn advance(&mut self, contestants: &mut ByEngine<Contestant<'_>>) -> Result<String, Forfeit> {
        let choice = self.game.open_choice();
        if choice.is_none() && self.random > 0 {
            self.random -= 1;
            if let Some(action) = self.rng.action(&self.game) {
                let text = self.game.position().write_move(action);
                if self.game.play(action).is_ok() {
                    return Ok(text);
                }
            }
        }
        let player = choice.map_or_else(|| self.game.position().to_move(), |(_, player)| player);
        let side = if player == Color::White { self.white } else { !self.white };
        let text = self.ask(side, &mut contestants[side])?;
        let (game, rng) = (&mut self.game, &self.rng);
        let illegal =
            |error: String| Forfeit { side, cause: ForfeitCause::Illegal(text.clone(), error) };
        game.play_text_drawing(&text, |bag| rng.draw(bag))
            .map_err(|error| illegal(error.to_string()))?;
        Ok(match choice {
            Some(_) => text,
            None => self.game.moves().pop().unwrap_or(text),
        })
    }

    /// Asks the engine for a move and measures the time.
    fn ask(&mut self, side: EngineId, contestant: &mut Contestant<'_>) -> Result<String, Forfeit> {
        let start = Instant::now();
        let answer = contestant.best_move();
        let time = start.elapsed();
        let seconds = (time.as_secs_f64() * 1e4).round() / 1e4;
        let answer = answer.map_err(|error| client_forfeit(side, error))?;
        self.seconds[side].push(seconds);
        let limit = self.settings.engines[side].limit.time();
        if limit.is_some_and(|limit| time > limit + self.settings.tolerance) {
            return Err(Forfeit { side, cause: ForfeitCause::Late(seconds) });
        }
        // The referee draws: ignore the tile that the engine names.
        Ok(answer.split_once(" +").map_or(&*answer, |(action, _)| action).to_owned())
    }

    fn winner(&self, outcome: Outcome) -> Option<EngineId> {
        match outcome {
            Outcome::Win(Color::White) => Some(self.white),
            Outcome::Win(Color::Black) => Some(!self.white),
            Outcome::Draw => None,
        }
    }
}

fn client_forfeit(side: EngineId, error: ClientError) -> Forfeit {
    Forfeit { side, cause: ForfeitCause::Client(error) }
}
