//! The referee: plays one game between two engines and trusts neither.

use std::time::Instant;

use skep_rules::{Color, Game, Outcome};
use skep_uhp::ClientError;

use crate::chance::Chance;
use crate::openings::random_start;
use crate::played::{End, Played};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::side::{Both, Side};

/// Plays one game of the match; nothing if it was interrupted.
pub(crate) fn play(setup: &Setup, number: u32, seats: &mut Both<Seat<'_>>) -> Option<Played> {
    let white = if number.is_multiple_of(2) { Side::A } else { Side::B };
    let pair = number as usize / 2;
    let (opening, game, chance) = begin(setup, pair);
    // Where something is chosen first, the random actions come after that.
    let chosen = game.open_choice().is_none();
    let random = if chosen { 0 } else { setup.openings.random_actions() };
    let mut table = Table { setup, white, game, chance, random, seconds: Both::default() };
    let (winner, end, note) = match table.play(seats) {
        Ok((winner, end)) => (winner, end, None),
        Err(Fault { error: Wrong::Client(ClientError::Interrupted), .. }) => return None,
        Err(fault) => (Some(!fault.side), fault.error.end(), Some(fault.sentence())),
    };
    Some(Played {
        game: number,
        opening: opening as u32,
        white,
        winner,
        end,
        note,
        plies: table.game.len(),
        seconds: table.seconds,
        string: table.game.to_string(),
    })
}

/// How the games of a pair begin: the number of their opening, the game, and what is left to chance.
pub(crate) fn begin(setup: &Setup, pair: usize) -> (usize, Game, Chance) {
    let mut chance = Chance::new(setup.game_type, setup.seed, pair);
    let (opening, listed) = setup.openings.of_pair(pair);
    let game = match listed {
        Some(game) => game.clone(),
        None => random_start(setup.game_type, setup.openings.random_actions(), &mut chance),
    };
    (opening, game, chance)
}

/// An engine has lost by something it should not have done.
struct Fault {
    side: Side,
    error: Wrong,
}

enum Wrong {
    Client(ClientError),
    /// It answered after so many seconds.
    Late(f64),
    /// What it played, and why that cannot be.
    Illegal(String, String),
}

impl Wrong {
    fn end(&self) -> End {
        match self {
            Wrong::Late(_) => End::Time,
            Wrong::Illegal(..) => End::IllegalMove,
            Wrong::Client(error) => match error {
                ClientError::Start { .. } | ClientError::Ended => End::Crash,
                ClientError::Refused { .. } | ClientError::InvalidMove { .. } => End::Refusal,
                ClientError::NoAnswer(_) | ClientError::Nonsense(_) | ClientError::Interrupted => {
                    End::NoAnswer
                }
            },
        }
    }
}

impl Fault {
    fn sentence(&self) -> String {
        let side = self.side;
        match &self.error {
            Wrong::Client(error) => format!("{side}: {error}"),
            Wrong::Late(seconds) => format!("{side}: the engine has answered after {seconds} s"),
            Wrong::Illegal(text, error) => {
                format!("{side}: the engine has played {text:?}, but {error}")
            }
        }
    }
}

/// A game under way.
struct Table<'a> {
    setup: &'a Setup,
    white: Side,
    game: Game,
    chance: Chance,
    /// How many actions are still to be played at random.
    random: usize,
    seconds: Both<Vec<f64>>,
}

impl Table<'_> {
    /// Plays until the game is over.
    fn play(&mut self, seats: &mut Both<Seat<'_>>) -> Result<(Option<Side>, End), Fault> {
        for side in Side::BOTH {
            seats[side].begin(&self.game).map_err(|error| client_fault(side, error))?;
        }
        loop {
            if let Some(ending) = self.game.ending() {
                return Ok((self.winner(ending.outcome), ending.reason.into()));
            }
            if self.game.len() >= self.setup.max_plies {
                return Ok((None, End::MaxPlies));
            }
            let text = self.advance(seats)?;
            // A finished game needs no consent.
            if self.game.ending().is_none() {
                for side in Side::BOTH {
                    seats[side].play(&text).map_err(|error| client_fault(side, error))?;
                }
            }
        }
    }

    /// One choice or action; returns how it is written.
    fn advance(&mut self, seats: &mut Both<Seat<'_>>) -> Result<String, Fault> {
        let choice = self.game.open_choice();
        if choice.is_none() && self.random > 0 {
            self.random -= 1;
            if let Some(action) = self.chance.action(&self.game) {
                let text = self.game.position().write_move(action);
                if self.game.play(action).is_ok() {
                    return Ok(text);
                }
            }
        }
        let player = choice.map_or_else(|| self.game.position().to_move(), |(_, player)| player);
        let side = if player == Color::White { self.white } else { !self.white };
        let text = self.ask(side, &mut seats[side])?;
        let (game, chance) = (&mut self.game, &self.chance);
        let illegal = |error: String| Fault { side, error: Wrong::Illegal(text.clone(), error) };
        game.play_text_drawing(&text, |bag| chance.draw(bag))
            .map_err(|error| illegal(error.to_string()))?;
        Ok(match choice {
            Some(_) => text,
            None => self.game.moves().pop().unwrap_or(text),
        })
    }

    /// The engine's move, if it comes in time.
    fn ask(&mut self, side: Side, seat: &mut Seat<'_>) -> Result<String, Fault> {
        let start = Instant::now();
        let answer = seat.best_move();
        let time = start.elapsed();
        let seconds = (time.as_secs_f64() * 1e4).round() / 1e4;
        let answer = answer.map_err(|error| client_fault(side, error))?;
        self.seconds[side].push(seconds);
        let limit = self.setup.engines[side].limit.time();
        if limit.is_some_and(|limit| time > limit + self.setup.tolerance) {
            return Err(Fault { side, error: Wrong::Late(seconds) });
        }
        // What is drawn is not the engine's to say.
        Ok(answer.split_once(" +").map_or(&*answer, |(action, _)| action).to_owned())
    }

    fn winner(&self, outcome: Outcome) -> Option<Side> {
        match outcome {
            Outcome::Win(Color::White) => Some(self.white),
            Outcome::Win(Color::Black) => Some(!self.white),
            Outcome::Draw => None,
        }
    }
}

fn client_fault(side: Side, error: ClientError) -> Fault {
    Fault { side, error: Wrong::Client(error) }
}
